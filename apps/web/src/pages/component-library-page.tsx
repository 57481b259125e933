import { PageHero } from '@rover/ui/page-hero';
import { pageTitles } from '@rover/venue/page-titles';
import { ComponentLibrary } from '../features/component-library/components/component-library.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function ComponentLibraryPage() {
  usePageTitle(pageTitles.componentLibrary);
  return (
    <>
      <PageHero title="Component Library">
        <p className="mt-4 max-w-prose text-lead text-sand">
          What the house is built of: every board, tap and stool, with the drawing it was made from.
        </p>
      </PageHero>
      <div className="page-width pb-24 pt-10">
        <ComponentLibrary />
      </div>
    </>
  );
}
