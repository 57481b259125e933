import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const source = fileURLToPath(new URL('../src/first-screen.tsx', import.meta.url));
const emptyRoot = '<div id="root"></div>';

/**
 * Lays the HTML of the home page beside that of every page, with its first screen in it: seen before a script has run.
 * Like the manifest it is for the server, and no file to be asked for.
 */
export function firstScreen(): Plugin {
  let config: { root: string; conditions: string[] };
  return {
    name: 'first-screen',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, resolve }) {
      config = { root, conditions: resolve.conditions };
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? String(page.source) : '';
      if (!html.includes(emptyRoot)) throw new Error(`The site's index.html has no ${emptyRoot}`);
      const { module } = await runnerImport<typeof import('../src/first-screen.tsx')>(source, {
        configFile: false,
        root: config.root,
        resolve: { conditions: config.conditions },
      });
      const shown = scriptsLast(html).replace(emptyRoot, () => `<div id="root">${module.firstScreen()}</div>`);
      this.emitFile({ type: 'asset', fileName: '.vite/home.html', source: shown });
    },
  };
}

/** What is seen without them, the picture and the letters, is fetched before the scripts. */
function scriptsLast(html: string): string {
  return html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}
