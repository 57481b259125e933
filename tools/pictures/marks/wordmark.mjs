import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { venue } from '@rover/venue/venue';
import { lettering } from './lettering.mjs';

const listed = fileURLToPath(new URL('../../../libs/venue/src/wordmark.ts', import.meta.url));
const size = 100;
/** How far below the upper edge the letters stand, and how much air is left around them. */
const line = 80;
const air = 4;
const above = 78;
const below = 6;
/** Where the gap between two words would be too wide: the space moves them closer, in thousandths of their size. */
const closer = { ' W': -70, ' R': -70 };

/** The name of the house as one outline, in whole units: a browser reads half as much, and nobody sees it. */
export async function writeWordmark() {
  const { d, width } = lettering(venue.name, size, { closer, warp: ([x, y]) => [x, y + line] });
  const outline = d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(number)));
  const box = [-air, line - above, Math.ceil(width) + 2 * air, above + below].join(' ');
  await writeFile(
    listed,
    "/** The pub's name as an outline (Almendra Bold). Written by `node tools/pictures/render.mjs wordmark`. */\n" +
      `export const wordmark = {\n  name: '${venue.name}',\n  viewBox: '${box}',\n  path: '${relative(outline)}',\n};\n`,
  );
}

/** The same outline, each point told from the one before: a third smaller once it is compressed. */
function relative(outline) {
  let start = [0, 0];
  let at = start;
  let told = '';
  for (const [, command, numbers] of outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const given = numbers.match(/-?\d+/g)?.map(Number) ?? [];
    const end = command === 'Z' ? start : given.slice(-2);
    const isStill = command === 'L' && end.join() === at.join();
    if (!isStill) told += command.toLowerCase() + given.map((number, i) => number - at[i % 2]).join(' ');
    at = end;
    if (command === 'M') start = end;
  }
  return told.replaceAll(' -', '-');
}
