/** The back camera of a phone, or the only camera. */
const camera: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1280 },
  height: { ideal: 720 },
};

const microphone: MediaTrackConstraints = { sampleRate: 44_100, echoCancellation: true, noiseSuppression: true };

/** What each kind of capture asks the browser for. */
export const devices = {
  photo: { video: camera },
  video: { video: camera, audio: microphone },
  audio: { audio: microphone },
} as const satisfies Record<string, MediaStreamConstraints>;

export type CaptureKind = keyof typeof devices;

/** The file formats of recordings, in order of preference. */
export const recordingTypes = {
  video: ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
  audio: ['audio/webm', 'audio/mp4', 'audio/wav'],
} as const;
