import { demoEvents } from './events/demo-events.js';
import { heroPhotos } from './hero-photos.js';
import { srcset } from './picture.js';
import { pictureAt } from './picture-at.js';
import { pictures } from './pictures.js';
import { venue } from './venue.js';

describe('the pictures of the pub', () => {
  it('offer every width in the format asked for', () => {
    expect(srcset(pictures['herophotos/session'], 'avif')).toBe(
      '/herophotos/session-480.avif 480w, /herophotos/session-800.avif 800w, ' +
        '/herophotos/session-1200.avif 1200w, /herophotos/session-1600.avif 1600w',
    );
  });

  it('are found by the path that an event carries', () => {
    expect(pictureAt('/herophotos/bar-at-dusk.jpg')).toBe(pictures['herophotos/bar-at-dusk']);
    expect(pictureAt('/media/an-upload.jpg')).toBeUndefined();
  });

  it('are four that an event may always have, and one of them is what it has if nobody chooses', () => {
    expect(heroPhotos.map(({ src }) => src)).toEqual([
      '/herophotos/bar-at-dusk.jpg',
      '/herophotos/arch-at-dusk.jpg',
      '/herophotos/session.jpg',
      '/herophotos/terrace-at-night.jpg',
    ]);
    expect(venue.event.image).toBe(heroPhotos[0]?.src);
  });

  it('hang over every sample event', () => {
    expect(demoEvents().filter(({ image }) => !pictureAt(image))).toEqual([]);
  });
});
