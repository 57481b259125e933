import { lightboxPicture } from './lightbox-picture.js';

const upload = '/media/0b0f6a5e-4a7c-4a0e-9c53-2f6f1c1c9a11/photo-1600x1067.jpg';

describe('a photo in the lightbox', () => {
  it('comes in the width that fits the screen', () => {
    expect(lightboxPicture(upload, 'The box player', 'Half past one')).toEqual({
      src: upload,
      alt: 'The box player',
      caption: 'Half past one',
      width: 1600,
      height: 1067,
      srcSet: [
        { src: `${upload}?w=480`, width: 480, height: 320 },
        { src: `${upload}?w=800`, width: 800, height: 534 },
        { src: `${upload}?w=1200`, width: 1200, height: 800 },
        { src: upload, width: 1600, height: 1067 },
      ],
    });
  });

  it('is as it is when it comes from elsewhere, and without a caption it has none', () => {
    expect(lightboxPicture('https://pub.test/a.jpg', 'Photo 1', '')).toEqual({
      src: 'https://pub.test/a.jpg',
      alt: 'Photo 1',
    });
  });
});
