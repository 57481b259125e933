import { Button } from '@rover/ui/button';
import { PageHero } from '@rover/ui/page-hero';
import { headPictures } from '@rover/venue/head-pictures';
import { pageTitles } from '@rover/venue/page-titles';
import { prehydrationButton } from '../browser/prehydration-button.js';
import { CustomRequests } from '../features/vip/components/custom-requests.js';
import { Occasions } from '../features/vip/components/occasions.js';
import { Packages } from '../features/vip/components/packages.js';
import { Services } from '../features/vip/components/services.js';
import { useVipDialog } from '../features/vip/use-vip-dialog.js';
import { withQueryClient } from '../http/with-query-client.js';
import { HeadPicture } from '../pictures/head-picture.js';
import { usePageTitle } from '../shell/use-page-title.js';

export const VipPackagesPage = withQueryClient(Page);

function Page() {
  usePageTitle(pageTitles.vipPackages);
  const { openVip, vipDialog } = useVipDialog();
  return (
    <>
      <VipPackagesHead onBook={() => openVip({ buttonSource: 'Hero' })} />
      <Occasions onChoose={(eventType) => openVip({ eventType, buttonSource: `Type of event: ${eventType}` })} />
      <Packages
        onChoose={({ name }) => openVip({ specialRequests: `Package: ${name}`, buttonSource: `Package: ${name}` })}
      />
      <Services />
      <CustomRequests onBook={() => openVip({ buttonSource: 'Custom Requests' })} />
      {vipDialog}
    </>
  );
}

/** The head of the page, also prerendered; its button is then marked as not working yet. */
export function VipPackagesHead({ onBook }: { onBook?: () => void }) {
  return (
    <PageHero
      over={pageTitles.vipPackages}
      title="Your night, our house"
      view={<HeadPicture picture={headPictures.vipPackages} />}
    >
      <p className="mt-4 max-w-prose text-lead text-sand">
        Say what there is to celebrate. We see to the stools, the stout, the band and the cake, and we are discreet
        about the speeches.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button look="loud" size="large" aria-haspopup="dialog" onClick={onBook} {...(!onBook && prehydrationButton)}>
          Book Your Event
        </Button>
        <Button asChild look="gilded" size="large">
          <a href="#packages">See the packages</a>
        </Button>
      </div>
    </PageHero>
  );
}
