import type { CaptureKind } from './devices.js';

/** The browser cannot record at all. */
export class UnsupportedCapture extends Error {}

/** The recording has nothing in it. */
export class EmptyRecording extends Error {}

/** The recording broke off. */
export class BrokenRecording extends Error {}

const again = 'Recording failed. Please try again.';

/** Why a capture came to nothing, in words for the person at the device. */
export function captureFailure(kind: CaptureKind, cause: unknown): string {
  if (cause instanceof BrokenRecording) return again;
  if (cause instanceof EmptyRecording) {
    return kind === 'audio' ? 'Recording failed - no audio data captured. Please try again.' : again;
  }
  if (kind === 'photo') return 'Unable to access camera. Please check permissions.';
  if (kind === 'video') return 'Unable to access camera and microphone. Please check permissions.';
  return microphoneFailure(cause);
}

function microphoneFailure(cause: unknown): string {
  if (cause instanceof UnsupportedCapture) return 'Your browser does not support audio recording.';
  switch (cause instanceof DOMException ? cause.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'Microphone access was denied. Please allow it in your browser’s settings and try again.';
    case 'NotFoundError':
      return 'No microphone found. Please connect one and try again.';
    case 'NotSupportedError':
      return 'Your browser does not support audio recording.';
    default:
      return again;
  }
}
