import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { venue } from '@rover/venue/venue';
import sharp from 'sharp';
import { published } from '../published.mjs';

/** Draws a mark and puts it where browsers, phones and link previews look for it. Answers its size in bytes. */
export async function publishMark({ path, draw, width }) {
  const file = join(published, path);
  const made = await formats[extname(path)](draw(), width);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, made);
  return made.length;
}

const formats = {
  '.svg': (drawn) => Buffer.from(`${drawn.replace('<defs>', `<title>${venue.name}</title><defs>`)}\n`),
  '.png': (drawn, width) => raster(drawn, width).png({ compressionLevel: 9 }).toBuffer(),
  '.jpg': (drawn, width) => raster(drawn, width).flatten().jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
  '.ico': async (drawn, width) => ico(await formats['.png'](drawn, width), width),
};

/** Drawn as large as it is needed: an outline that is enlarged after drawing is a blur. */
function raster(drawn, width) {
  const units = Number(/ width="(\d+)"/.exec(drawn)[1]);
  return sharp(Buffer.from(drawn), { density: Math.max(72, Math.ceil((72 * width * 2) / units)) }).resize({ width });
}

/** One PNG in the box that browsers ask for by themselves at /favicon.ico. */
function ico(png, width) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  header.writeUInt16LE(1, 10); // plane
  header.writeUInt16LE(32, 12); // bits to a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
