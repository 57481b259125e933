import { captureFile } from './capture-file.js';

const lateFriday = new Date(2026, 10, 27, 23, 5, 9);

it.each([
  ['photo', 'image/jpeg', 'photo-20261127-230509.jpg'],
  ['video', 'video/webm', 'video-20261127-230509.webm'],
  ['audio', 'audio/webm', 'audio-20261127-230509.webm'],
  ['audio', 'audio/mp4', 'audio-20261127-230509.mp4'],
  ['audio', 'audio/wav', 'audio-20261127-230509.wav'],
] as const)('%s of type %s is called %s', (kind, type, name) => {
  const file = captureFile(kind, new Blob(['x'], { type }), lateFriday);
  expect(file.name).toBe(name);
  expect(file.type).toBe(type);
});
