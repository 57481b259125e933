import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const source = fileURLToPath(new URL('../src/first-screens.tsx', import.meta.url));
const starter = fileURLToPath(new URL('../src/shell/picture-first.ts', import.meta.url));
const emptyRoot = '<div id="root"></div>';

/**
 * Prerenders: writes, for each page with a first screen, an HTML file that contains it, beside the general one. Like
 * the manifest these files are for the server, and are not served themselves. The general HTML gets a notice for
 * scripts that do not load.
 */
export function firstScreens(): Plugin {
  let config: { root: string; conditions: string[] };
  let started: string;
  return {
    name: 'first-screens',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, resolve }) {
      config = { root, conditions: resolve.conditions };
    },
    buildStart() {
      started = this.emitFile({ type: 'chunk', id: starter, name: 'picture-first' });
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? String(page.source) : '';
      if (page?.type !== 'asset' || !html.includes(emptyRoot)) {
        throw new Error(`The site's index.html has no ${emptyRoot}`);
      }
      const { module } = await runnerImport<typeof import('../src/first-screens.tsx')>(source, {
        configFile: false,
        root: config.root,
        resolve: { conditions: config.conditions },
        plugins: [withoutStyles],
      });
      for (const [fileName, screen] of module.firstScreens()) {
        const late = scriptsLast(html);
        const head = screen.includes('<img') ? pictureFirst(late, this.getFileName(started)) : late;
        const shown = head.replace(emptyRoot, () => `<div id="root">${screen}</div>`);
        this.emitFile({ type: 'asset', fileName, source: shown });
      }
      page.source = html.replace('</noscript>', (end) => `${end}\n    ${module.overdue()}`);
    },
  };
}

const noStyles = '\0no-styles';

/** Skips styles, which are those of the site. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? noStyles : undefined),
  load: (id) => (id === noStyles ? '' : undefined),
};

/** Moves scripts behind the picture and the fonts, which are visible without them. */
function scriptsLast(html: string): string {
  return html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

/** Leaves loading the scripts to the one that waits for the picture. */
function pictureFirst(html: string, file: string): string {
  const start = `<script type="module" fetchpriority="low" crossorigin src="/${file}"></script>`;
  return html.replace(
    /<script type="module".*\n(?:\s*<link rel="modulepreload".*\n)*/,
    (scripts) => `<template>${scripts.trimEnd()}</template>\n    ${start}\n`,
  );
}
