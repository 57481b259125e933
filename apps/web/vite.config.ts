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

/** The router's production build, without warnings to developers; the package's `exports` do not lead to it. */
const productionRouter = fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/');

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(), printedMenus(), firstScreens(), precompress()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: [{ find: /^react-router$/, replacement: productionRouter }],
  },
  server: { proxy: Object.fromEntries(fromTheGateway.map((path) => [path, { target: api, changeOrigin: true }])) },
  build: {
    // As in the README. A newer Vite would drop some of them by default.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
    // The Content-Security-Policy allows no data: scripts or fonts, and pictures cache better as files.
    assetsInlineLimit: 0,
    // The server reads from it what to preload for a page.
    manifest: true,
    // The other browsers load a part when it is needed; a polyfill is not worth its bytes.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Chunks that are always loaded together become one: each costs a round trip on a slow connection.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', tags: ['$initial'], test: (id) => !id.includes('picture-first'), priority: 3 },
            {
              name: 'server-state',
              test: /@tanstack\/(react-query|query-core)|src\/http\/(with-query-client|query-client)/,
              priority: 2,
            },
            // Otherwise it would be bundled with the menu, and loaded on every page.
            { name: 'notice', test: /ui\/src\/(notice|badge)\./, priority: 2 },
            { name: 'field', test: /ui\/src\/field\.|src\/forms\/field-rules/, priority: 2 },
            { name: 'menu', test: /src\/features\/menu\//, priority: 1 },
          ],
        },
      },
    },
  },
});
