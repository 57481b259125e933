import { sea, sky } from './dusk.mjs';
import { landsEnd } from './lands-end.mjs';

/** The bay as it is seen from the bar, with the sun beside the Arch. @param halo radius and opacity */
export function harbour(sheet, { arch, halo: [radius, opacity] }) {
  const sun = [840, 520];
  return [
    sky(sheet, { sun, horizon: 560, radius: 50, seed: 71 }),
    sea(sheet, { sun, horizon: 560, seed: 72, glitter: 0.7 }),
    landsEnd(sheet, { x: 840, horizon: 560, scale: arch, seed: 73 }),
    sheet.glow(...sun, radius, '#ffd27a', opacity),
  ];
}
