import { palette as c } from '../drawing/palette.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { bulbs } from '../parts/bunting.mjs';
import { bayAtDusk, counter } from '../parts/evening.mjs';
import { agave, flowerpot } from '../parts/plant.mjs';
import { twoRings } from '../parts/rings.mjs';
import { sparkling } from '../parts/sparkling.mjs';

/** The evening before, or the evening after: two rings, an agave, and the sun under the Arch. */
export function wedding() {
  const sheet = new Sheet(1200, 800);
  const light = { rim: '#ffd58a', away: [-3, 3] };
  return sheet.toSvg([
    bayAtDusk(sheet, { x: 716, horizon: 470, scale: 0.96, seed: 531 }),
    bulbs(sheet, [-20, 30], [620, 14], { sag: 66, count: 9, size: 9, strength: 0.5 }),
    bulbs(sheet, [580, 14], [1220, 30], { sag: 66, count: 9, size: 9, strength: 0.5 }),
    counter(sheet, 612, { seed: 534, lit: [690, 0.3] }),
    agave(sheet, 150, 726, 320, { light, seed: 16 }),
    flowerpot(sheet, 1142, 756, 136, { light: { rim: c.amber, away: [3, 3] }, seed: 15 }),
    sparkling(sheet, 880, 712, 380, { seed: 71 }),
    sparkling(sheet, 1004, 736, 396, { seed: 72 }),
    twoRings(sheet, 408, 746, 152),
    sheet.glow(760, 470, 480, '#ffb04a', 0.2),
    sheet.finish({ vignette: 0.56 }),
  ]);
}
