import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Which of the fonts' files the site takes, under which name, and the weights of those that have many. */
const fonts = {
  'young-serif': { from: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2' },
  'hanken-grotesk': {
    from: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
};

/** What becomes of letters by itself, and figures of one width. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum'];

/** Leaves out what no page shows, every character kept: a quarter of the bytes. Hints stay, or Linux spaces letters badly. */
const folder = new URL('../dist/fonts/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, { from, variationAxes }] of Object.entries(fonts)) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(from)));
  const options = { targetFormat: 'woff2', keepAllGlyphs: true, keepFeatures, variationAxes };
  await writeFile(new URL(`${name}.woff2`, folder), await subsetFont(whole, undefined, options));
}
