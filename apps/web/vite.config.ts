import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstScreens } from './vite/first-screens.ts';
import { precompress } from './vite/precompress.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { printedMenus } from './vite/printed-menus.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:8080';
const fromTheGateway = ['/api', '/media', '/events.ics', '/robots.txt', '/sitemap.xml', '/site.webmanifest'];

/** Without its warnings to developers. Nothing in the package's own `exports` leads to it. */
const productionRouter = fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/');

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(), printedMenus(), firstScreens(), precompress()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: [{ find: /^react-router$/, replacement: productionRouter }],
  },
  server: { proxy: Object.fromEntries(fromTheGateway.map((path) => [path, { target: api, changeOrigin: true }])) },
  build: {
    // What the README says. A newer Vite would by itself leave some of them out.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
    // The Content-Security-Policy allows no data: scripts or fonts, and pictures cache better as files.
    assetsInlineLimit: 0,
    // From which the server tells the browser at once what a page takes.
    manifest: true,
    // Browsers know it, or fetch a part when it is asked for: that is not worth a script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What is always taken together is one file, not a dozen: each costs a turn of its own on a slow line.
      output: {
        codeSplitting: {
          groups: [
            { name: 'house', tags: ['$initial'], test: (id) => !id.includes('picture-first'), priority: 3 },
            {
              name: 'server-state',
              test: /@tanstack\/(react-query|query-core)|src\/http\/(served|query-client)/,
              priority: 2,
            },
            // Else it would come with the menu, to every page.
            { name: 'notice', test: /ui\/src\/(notice|badge)\./, priority: 2 },
            { name: 'menu', test: /src\/features\/menu\//, priority: 1 },
          ],
        },
      },
    },
  },
});
