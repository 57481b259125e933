import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const menus = ['food', 'drinks'];

/** Copies the printed menus to /menus of the site. */
export function printedMenus(): Plugin {
  return {
    name: 'printed-menus',
    generateBundle() {
      for (const name of menus) {
        this.emitFile({ type: 'asset', fileName: `menus/${name}.pdf`, source: readFileSync(file(name)) });
      }
    },
    configureServer({ middlewares }) {
      for (const name of menus) {
        middlewares.use(`/menus/${name}.pdf`, (_request, response) => {
          response.setHeader('Content-Type', 'application/pdf');
          response.end(readFileSync(file(name)));
        });
      }
    },
  };
}

function file(name: string): string {
  return fileURLToPath(import.meta.resolve(`@rover/printed-menus/${name}.pdf`));
}
