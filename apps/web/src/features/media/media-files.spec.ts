import { isLarge, mediaOnly, sizeWords } from './media-files.js';

const photo = new File(['x'], 'bar.jpg', { type: 'image/jpeg' });
const tune = new File(['x'], 'reel.mp3', { type: 'audio/mpeg' });
const unknown = new File(['x'], 'camera-roll');
const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });

describe('chosen files', () => {
  it('of the wanted kind are taken, and those that the system does not know', () => {
    expect(mediaOnly([photo, tune, unknown], ['image', 'audio'])).toEqual({ taken: [photo, tune, unknown] });
  });

  it('of another kind are turned away by name', () => {
    expect(mediaOnly([photo, notes], ['image', 'video', 'audio'])).toEqual({
      taken: [photo],
      refusal: 'Only images, videos and audio can be added, not notes.txt.',
    });
    expect(mediaOnly([tune, notes], ['image'])).toEqual({
      taken: [],
      refusal: 'Only images can be added, not reel.mp3 and notes.txt.',
    });
  });

  it.each([
    [12, '1 KB'],
    [820 * 1024, '820 KB'],
    [12.44 * 1024 * 1024, '12.4 MB'],
  ])('of %d bytes weigh %s', (bytes, words) => {
    expect(sizeWords(bytes)).toBe(words);
  });

  it('over 10 MB are large', () => {
    expect(isLarge({ size: 10 * 1024 * 1024 } as File)).toBe(false);
    expect(isLarge({ size: 10 * 1024 * 1024 + 1 } as File)).toBe(true);
  });
});
