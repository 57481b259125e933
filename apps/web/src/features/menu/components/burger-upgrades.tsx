import type { Burger } from '@rover/venue/menu/menu-item';
import { upgradeBoards } from '@rover/venue/menu/menu-upgrades';

/** The options for burgers. */
export function BurgerUpgrades({ burgers }: { burgers: readonly Burger[] }) {
  return (
    <div className="burger-upgrades mb-12 border print:mb-3 border-brass-dark p-5 print:break-inside-avoid print:p-3">
      <h3 className="mb-3 text-center text-xl text-green">Have your burger your way</h3>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {upgradeBoards(burgers).map(({ title, lines }) => (
          <div key={title}>
            <h4 className="font-semibold">{title}</h4>
            <ul>
              {lines.map(({ name, price, except }) => (
                <li key={name} className="text-muted">
                  <span className="flex flex-wrap justify-between gap-x-2 wrap-anywhere">
                    {name}
                    <span className="whitespace-nowrap tabular-nums text-stout">{price}</span>
                  </span>
                  {except && <span className="block text-sm">{except}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
