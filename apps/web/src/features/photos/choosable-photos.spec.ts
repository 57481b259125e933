import type { LibraryItem } from '@rover/contracts/media';
import { photosNamed, pubPhotos, uploadedPhotos } from '../media/library-photos.js';
import { choosablePhotos } from './choosable-photos.js';

const upload = '/media/0b8f2a52-7d0c-4f0e-9a39-6c4b8f5b0f11/photo-1600x1067.jpg';

describe('the photos to choose from', () => {
  const item = { url: upload, name: 'Quiz night.jpg' } as LibraryItem;
  const library = uploadedPhotos({ images: [upload], items: [item] });

  it('begin with what was uploaded and end with the four of the pub', () => {
    expect(choosablePhotos(library).map(({ url }) => url)).toEqual([upload, ...pubPhotos.map(({ url }) => url)]);
    expect(pubPhotos).toHaveLength(4);
  });

  it('begin with the one that is chosen already, however far down it would stand', () => {
    const [first, ...others] = pubPhotos.map(({ url }) => url);
    const chosen = others.pop();
    expect(choosablePhotos(library, chosen).map(({ url }) => url)).toEqual([chosen, upload, first, ...others]);
  });

  it('are the four of the pub while the library is out of reach', () => {
    expect(choosablePhotos(undefined)).toEqual(pubPhotos.map(({ url, alt }) => ({ url, name: alt })));
  });

  it('are searched in any case', () => {
    expect(photosNamed(choosablePhotos(library), ' quiz')).toEqual([{ url: upload, name: 'Quiz night.jpg' }]);
    expect(photosNamed(choosablePhotos(library), 'karaoke')).toEqual([]);
    expect(photosNamed(choosablePhotos(library), '')).toHaveLength(5);
  });
});
