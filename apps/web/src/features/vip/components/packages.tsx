import { Section } from '@rover/ui/section';
import { packagePersonsWords, type VipPackage, vipPackages } from '@rover/venue/vip/vip-packages';
import { PackageCard } from './package-card.js';

/** Three evenings at a price per person. */
export function Packages({ onChoose }: { onChoose: (chosen: VipPackage) => void }) {
  return (
    <div id="packages">
      <div className="double-rule" />
      <Section
        painted
        title="Packages"
        lead={`An evening at a price per person, with nothing to add up at the end. ${packagePersonsWords()}`}
      >
        <ul className="grid items-stretch gap-x-6 gap-y-10 pt-3 lg:grid-cols-3">
          {vipPackages.map((offered) => (
            <li key={offered.id} className="min-w-0">
              <PackageCard offered={offered} onChoose={() => onChoose(offered)} />
            </li>
          ))}
        </ul>
      </Section>
      <div className="double-rule" />
    </div>
  );
}
