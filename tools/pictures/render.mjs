import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue } from './catalogue.mjs';
import { writeManifest } from './manifest.mjs';
import { marks } from './marks/marks.mjs';
import { publishMark } from './marks/publish.mjs';
import { writeWordmark } from './marks/wordmark.mjs';
import { published } from './published.mjs';

/** `node tools/pictures/render.mjs [name ...]` draws the name of the house, all its marks and pictures, or those named, and
 * lists them for the site. */
const named = new Set(process.argv.slice(2));
const wanted = ({ name }) => named.size === 0 || named.has(name);
sharp.concurrency(1);

if (wanted({ name: 'wordmark' })) await writeWordmark();
for (const mark of marks.filter(wanted)) {
  console.log(`${mark.path}: ${Math.ceil((await publishMark(mark)) / 1024)} KB`);
}
for (const picture of catalogue.filter(wanted)) {
  console.log(`${picture.folder}/${picture.name}: ${await render(picture)} KB`);
}
await writeManifest(catalogue);

async function render({ folder, name, draw, widths }) {
  await mkdir(join(published, folder), { recursive: true });
  const drawn = await sharp(typeof draw === 'string' ? draw : Buffer.from(draw()), { unlimited: true })
    .autoOrient()
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (width) => sharp(drawn.data, { raw: drawn.info }).resize({ width, kernel: 'lanczos3' });
  const file = (suffix) => join(published, folder, name + suffix);
  const made = [await at(widths.at(-1)).jpeg({ quality: 76, mozjpeg: true }).toFile(file('.jpg'))];
  for (const width of widths) {
    made.push(
      await at(width)
        .avif({ quality: 50, effort: 5 })
        .toFile(file(`-${width}.avif`)),
    );
    made.push(
      await at(width)
        .webp({ quality: 70, effort: 5, smartSubsample: true })
        .toFile(file(`-${width}.webp`)),
    );
  }
  return Math.round(made.reduce((sum, { size }) => sum + size, 0) / 1024);
}
