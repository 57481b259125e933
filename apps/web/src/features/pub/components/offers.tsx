import { Card } from '@rover/ui/card';
import { offers } from '@rover/venue/story';
import { ResponsivePicture } from '../../../pictures/responsive-picture.js';

/** The offers of food, drink and music. */
export function Offers() {
  return (
    <section aria-labelledby="offers" className="page-width pb-24">
      <h2 id="offers" className="text-h2">
        What we are good at
      </h2>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {offers.map(({ kind, title, words, picture }) => (
          <li key={kind} className="flex min-w-0">
            <Card className="flex-1 overflow-hidden">
              <ResponsivePicture
                picture={picture}
                sizes="(min-width: 48rem) 23rem, 100vw"
                className="aspect-3/2 w-full border-b-4 border-b-brass object-cover"
              />
              <div className="p-7">
                <h3 className="mb-2 text-h3">{title}</h3>
                <p className="text-muted">{words}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
