import { uploadedPhotos } from './library-photos.js';

const upload = '/media/0b8f2a52-7d0c-4f0e-9a39-6c4b8f5b0f11/photo-1600x1067.jpg';

describe('the photos of the library', () => {
  it('need no more than the addresses of what was uploaded', () => {
    const elsewhere = 'https://elsewhere.test/St%20Patrick.png';
    expect(uploadedPhotos({ images: [elsewhere, upload] })).toMatchObject([
      { url: elsewhere, name: 'St Patrick.png', uploadedAt: null, width: null, height: null, ofTheHouse: false },
      { url: upload, name: 'photo-1600x1067.jpg', width: 1600, height: 1067, ofTheHouse: false },
    ]);
    expect(uploadedPhotos({})).toEqual([]);
  });
});
