import type { Burger } from './menu-item.js';
import { upgradeWords } from './menu-price.js';

/** One option for burgers, with its price for all of them. */
export interface UpgradeBoard {
  title: 'Bacon' | 'Fries';
  lines: readonly UpgradeLine[];
}

export interface UpgradeLine {
  name: string;
  /** '+MXN$60' */
  price: string;
  /** '+MXN$20 on The Chicken Breast', where a burger has another price; '' where none does. */
  except: string;
}

/** The upgrades of some burgers. The first burger sets the price; burgers with another price are named. */
export function upgradeBoards(burgers: readonly Burger[]): UpgradeBoard[] {
  return [
    { title: 'Bacon', lines: linesOf(burgers, 'baconUpgrades') },
    { title: 'Fries', lines: linesOf(burgers, 'friesUpgrades') },
  ];
}

function linesOf(burgers: readonly Burger[], kind: 'baconUpgrades' | 'friesUpgrades'): UpgradeLine[] {
  const [first, ...others] = burgers;
  return (first?.[kind] ?? []).map(({ name, price }) => ({
    name,
    price: upgradeWords(price),
    except: others
      .flatMap((burger) => {
        const asked = burger[kind].find((upgrade) => upgrade.name === name)?.price ?? price;
        return asked === price ? [] : [`${upgradeWords(asked)} on ${burger.name}`];
      })
      .join(', '),
  }));
}
