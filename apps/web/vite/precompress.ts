import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = new Set(['.css', '.js', '.svg', '.ico']);

const formats = [
  {
    suffix: '.br',
    compress: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  },
  { suffix: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

/** Compresses the built files once, at the highest level, so that no server compresses at each request. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
      for (const { parentPath, name } of files) await compressFile(join(parentPath, name));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  for (const { suffix, compress } of formats) {
    const packed = await compress(bytes);
    if (packed.length < bytes.length) await writeFile(path + suffix, packed);
  }
}
