import { BrokenRecording, captureFailure, EmptyRecording, UnsupportedCapture } from './capture-failure.js';

const denied = new DOMException('', 'NotAllowedError');
const missing = new DOMException('', 'NotFoundError');

describe('what is said when a capture comes to nothing', () => {
  it.each([
    ['photo', denied, 'Unable to access camera. Please check permissions.'],
    ['photo', new UnsupportedCapture(), 'Unable to access camera. Please check permissions.'],
    ['video', missing, 'Unable to access camera and microphone. Please check permissions.'],
    ['video', new BrokenRecording(), 'Recording failed. Please try again.'],
    ['video', new EmptyRecording(), 'Recording failed. Please try again.'],
    ['audio', denied, 'Microphone access was denied. Please allow it in your browser’s settings and try again.'],
    ['audio', missing, 'No microphone found. Please connect one and try again.'],
    ['audio', new UnsupportedCapture(), 'Your browser does not support audio recording.'],
    ['audio', new EmptyRecording(), 'Recording failed - no audio data captured. Please try again.'],
    ['audio', new BrokenRecording(), 'Recording failed. Please try again.'],
    ['audio', new DOMException('', 'NotReadableError'), 'Recording failed. Please try again.'],
  ] as const)('%s, %s: %s', (kind, cause, words) => {
    expect(captureFailure(kind, cause)).toBe(words);
  });
});
