import { Lightbox } from '@rover/ui/lightbox';
import { Section } from '@rover/ui/section';
import { gallery } from '@rover/venue/gallery';
import { pictureFiles } from '@rover/venue/picture';
import { useState } from 'react';
import { ResponsivePicture } from '../../../pictures/responsive-picture.js';

const slides = gallery.map(({ picture, caption }) => ({
  src: picture.src,
  alt: picture.alt,
  width: picture.width,
  height: picture.height,
  srcSet: pictureFiles(picture, 'webp'),
  caption,
}));

/** Four photos of the pub; each opens at its full size. */
export function OnOurWalls() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <Section title="A look inside" lead="It is darker than this, and louder. We tidied up for the picture.">
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-5">
        {gallery.map(({ picture, caption }, place) => (
          <li key={picture.src}>
            <figure>
              <button
                type="button"
                aria-label={`View ${picture.alt}`}
                onClick={() => setIndex(place)}
                className="group block w-full cursor-zoom-in overflow-hidden rounded border border-brass-dark shadow-paper hover:shadow-lifted"
              >
                <ResponsivePicture
                  picture={picture}
                  sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 100vw"
                  className="aspect-3/2 w-full object-cover transition-transform duration-250 group-hover:scale-103 lg:aspect-4/5"
                />
              </button>
              <figcaption className="mt-3 text-muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox pictures={slides} index={index} onClose={() => setIndex(null)} />
    </Section>
  );
}
