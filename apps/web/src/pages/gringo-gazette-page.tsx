import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { PageHero } from '@rover/ui/page-hero';
import { pageTitles } from '@rover/venue/page-titles';
import { venue } from '@rover/venue/venue';
import { Link } from 'react-router-dom';
import { Embedded } from '../features/pub/components/embedded.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function GringoGazettePage() {
  usePageTitle(pageTitles.gringoGazette);
  return (
    <>
      <GringoGazetteHead />
      <div className="page-width section flex max-w-4xl flex-col items-start gap-8">
        <Embedded
          embed={venue.embeds.gringoGazette}
          loading="Loading the video..."
          failed="The video will not play here just now."
          open="Watch the video in a tab of its own"
          className="aspect-video"
        />
        <Button asChild look="quiet">
          <Link to={pages.press}>Back to Press</Link>
        </Button>
      </div>
    </>
  );
}

/** The head of the page, also prerendered. */
export function GringoGazetteHead() {
  return (
    <PageHero title="Gringo Gazette Placeholder">
      <p className="mt-4 max-w-prose text-lead text-sand">The paper is still wet. Until it is dry, there is a film.</p>
    </PageHero>
  );
}
