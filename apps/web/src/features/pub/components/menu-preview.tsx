import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { previewBurgers } from '@rover/venue/menu-burgers';
import { priceWords } from '@rover/venue/menu-price';
import { Link } from 'react-router-dom';

/** The five burgers that are the face of the house, as on the board over the hatch. */
export function MenuPreview() {
  return (
    <section aria-labelledby="from-the-kitchen" className="painted mt-16 sm:mt-24">
      <div className="double-rule" />
      <div className="page-width section grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 id="from-the-kitchen" className="text-h2">
            Off the iron
          </h2>
          <p className="mt-4 max-w-prose text-lead text-sand">
            Five burgers to start an argument with. Fries come beside every one, and the bun does not hold for long.
          </p>
          <Button asChild look="loud" size="large" className="mt-8">
            <Link to={pages.food}>See the Food Menu</Link>
          </Button>
        </div>
        <ul className="flex flex-col gap-6">
          {previewBurgers.map(({ id, name, description, price }) => (
            <li key={id} className="border-b border-green-light pb-6 last:border-0 last:pb-0">
              <div className="flex items-baseline gap-4">
                <h3 className="min-w-0 text-h3 text-brass">{name}</h3>
                <span aria-hidden className="min-w-4 flex-1 border-b-2 border-dotted border-brass/50" />
                <span className="whitespace-nowrap font-semibold tabular-nums">{priceWords(price)}</span>
              </div>
              <p className="mt-1 max-w-prose text-sand">{description}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="double-rule" />
    </section>
  );
}
