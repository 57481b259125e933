import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { published } from './published.mjs';

const listed = fileURLToPath(new URL('../../libs/venue/src/pictures.ts', import.meta.url));

/** Lists the rendered pictures for the site, with the size and the colour that keep their place until they arrive. */
export async function writeManifest(catalogue) {
  const entries = [];
  for (const { folder, name, alt, widths } of catalogue) {
    const file = sharp(join(published, folder, `${name}.jpg`));
    const { width, height } = await file.metadata();
    const { data } = await file.resize(1, 1).raw().toBuffer({ resolveWithObject: true });
    const colour = `#${[...data].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    entries.push(
      `  '${folder}/${name}': {\n    src: '/${folder}/${name}.jpg',\n    alt: '${alt}',\n    width: ${width},\n    height: ${height},\n` +
        `    widths: [${widths.join(', ')}],\n    colour: '${colour}',\n  },\n`,
    );
  }
  await writeFile(
    listed,
    "import type { Picture } from './picture.js';\n\n/** Every drawn picture of the pub. Written by `node tools/pictures/render.mjs`: change it there. */\n" +
      `export const pictures = {\n${entries.join('')}} as const satisfies Record<string, Picture>;\n`,
  );
}
