import type { LibraryItem } from '@rover/contracts/media';
import { housePhotos, photosNamed, uploadedPhotos } from '../media/library-photos.js';
import { choosablePhotos } from './choosable-photos.js';
import { photoName, photoStem, tileSource } from './photo.js';

const upload = '/media/0b8f2a52-7d0c-4f0e-9a39-6c4b8f5b0f11/photo-1600x1067.jpg';

describe('the tile of a photo', () => {
  it.each([
    ['/herophotos/session.jpg', '/herophotos/session-480.webp'],
    [upload, `${upload}?w=480`],
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

describe('the library', () => {
  const item = { url: upload, name: 'Quiz night.jpg' } as LibraryItem;
  const library = uploadedPhotos({ images: [upload], items: [item] });

  it('begins with what was uploaded and ends with the four of the house', () => {
    expect(choosablePhotos(library).map(({ url }) => url)).toEqual([upload, ...housePhotos.map(({ url }) => url)]);
    expect(housePhotos).toHaveLength(4);
  });

  it('needs no more than the addresses of what was uploaded', () => {
    const elsewhere = 'https://elsewhere.test/St%20Patrick.png';
    expect(uploadedPhotos({ images: [elsewhere, upload] })).toMatchObject([
      { url: elsewhere, name: 'St Patrick.png', uploadedAt: null, width: null, height: null, ofTheHouse: false },
      { url: upload, name: 'photo-1600x1067.jpg', width: 1600, height: 1067, ofTheHouse: false },
    ]);
    expect(uploadedPhotos({})).toEqual([]);
  });

  it('is the four of the house while it is out of reach', () => {
    expect(choosablePhotos(undefined)).toEqual(housePhotos.map(({ url, alt }) => ({ url, name: alt })));
  });

  it('is searched in any case', () => {
    expect(photosNamed(choosablePhotos(library), ' quiz')).toEqual([{ url: upload, name: 'Quiz night.jpg' }]);
    expect(photosNamed(choosablePhotos(library), 'karaoke')).toEqual([]);
    expect(photosNamed(choosablePhotos(library), '')).toHaveLength(5);
  });
});
