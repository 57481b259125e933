import { photoName, photoStem, tileSource } from './photo.js';

const upload = '/media/0b8f2a52-7d0c-4f0e-9a39-6c4b8f5b0f11/photo-1600x1067.jpg';
const moving = upload.replace('.jpg', '.gif');

describe('the tile of a photo', () => {
  it.each([
    ['/herophotos/session.jpg', '/herophotos/session-480.webp'],
    [upload, `${upload}?w=480`],
    [moving, moving],
    ['https://elsewhere.test/a.jpg', 'https://elsewhere.test/a.jpg'],
    ['', ''],
  ])('of %p is %p', (url, source) => {
    expect(tileSource(url)).toBe(source);
  });
});

describe('the name of a photo', () => {
  it.each([
    ['/herophotos/session.jpg', 'Fiddle, flute and bodhrán around a table under one lamp.', 'session'],
    ['https://elsewhere.test/St%20Patrick.png?x=1', 'St Patrick.png', 'St Patrick'],
    ['/media/100%.jpg', '100%.jpg', '100%'],
    ['', 'Photo', 'Photo'],
  ])('of %p is %p', (url, name, stem) => {
    expect(photoName(url)).toBe(name);
    expect(photoStem(url)).toBe(stem);
  });
});
