import { srcset } from './picture.js';
import { pictureAt } from './picture-at.js';
import { pictures } from './pictures.js';

describe('the pictures of the house', () => {
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
});
