import { photoSrcset } from './media-url.js';

const folder = '/media/0b8f2a52-7d0c-4f0e-9a39-6c4b8f5b0f11';

describe('the widths of an uploaded photo', () => {
  it.each(['jpg', 'png'])('are its own and those below it, as %s', (ending) => {
    const url = `${folder}/photo-1000x700.${ending}`;
    expect(photoSrcset(url)).toBe(`${url}?w=480 480w, ${url}?w=800 800w, ${url} 1000w`);
  });

  it.each(['gif', 'webp'])('are its own alone where it moves, as %s', (ending) => {
    const url = `${folder}/photo-1000x700.${ending}`;
    expect(photoSrcset(url)).toBe(`${url} 1000w`);
  });

  it('are not told of a picture of the pub', () => {
    expect(photoSrcset('/herophotos/session.jpg')).toBeUndefined();
  });
});
