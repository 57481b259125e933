import { Card } from '@rover/ui/card';
import { offers } from '@rover/venue/story';
import { Beer, Music, UtensilsCrossed } from 'lucide-react';

const icons = { food: UtensilsCrossed, drinks: Beer, entertainment: Music };

/** What there is to eat, to drink and to hear. */
export function Offers() {
  return (
    <section aria-labelledby="offers" className="page-width pb-24">
      <h2 id="offers" className="text-h2">
        What we are good at
      </h2>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {offers.map(({ kind, title, words }) => {
          const Icon = icons[kind];
          return (
            <li key={kind} className="flex">
              <Card className="flex-1 border-t-4 border-t-brass p-7">
                <Icon aria-hidden className="size-8 text-brass-dark" />
                <h3 className="mb-2 mt-4 text-h3">{title}</h3>
                <p className="text-muted">{words}</p>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
