import { Section } from '@rover/ui/section';
import { vipServices } from '@rover/venue/vip-services';
import { serviceIcons } from '../service-icons.js';

/** What can be had with any party, or alone. */
export function Services() {
  return (
    <Section title="All Services" lead="With any package, or on their own. Ask for one, ask for all of them.">
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {vipServices.map(({ id, name, words }) => {
          const Icon = serviceIcons[id];
          return (
            <li key={id} className="flex gap-4 border-t border-brass-dark/50 py-5">
              <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-brass-dark" />
              <div className="min-w-0">
                <h3 className="text-lg">{name}</h3>
                <p className="mt-1 text-muted">{words}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
