import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { PageHero } from '@rover/ui/page-hero';
import { headPictures } from '@rover/venue/head-pictures';
import { pageTitles } from '@rover/venue/page-titles';
import { Link } from 'react-router-dom';
import { HeadPicture } from '../pictures/head-picture.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function NotFoundPage() {
  usePageTitle(pageTitles.notFound);
  return (
    <PageHero title="404 Page Not Found" view={<HeadPicture picture={headPictures.notFound} />}>
      <p className="mt-5 max-w-prose text-lead text-sand">
        You have walked past the end of the land. There is nothing here but the sea.
      </p>
      <Button asChild look="loud" size="large" className="mt-8">
        <Link to={pages.home}>Back to the pub</Link>
      </Button>
    </PageHero>
  );
}
