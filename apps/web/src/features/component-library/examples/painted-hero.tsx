import { Button } from '@rover/ui/button';
import { PageHero } from '@rover/ui/page-hero';
import { pictures } from '@rover/venue/pictures';
import { HeadPicture } from '../../../pictures/head-picture.js';

export function PaintedHero() {
  return (
    <PageHero
      heading="h2"
      over="Friday to Sunday"
      title="Where the land ends, the pint begins."
      view={<HeadPicture picture={pictures['herophotos/terrace-at-night']} />}
    >
      <p className="mt-5 max-w-prose text-lead text-sand">Pull up a stool. Kitchen till late, stories till later.</p>
      <Button look="loud" size="large" className="mt-8">
        Book a Table
      </Button>
    </PageHero>
  );
}
