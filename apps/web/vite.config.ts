import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { preloadFonts } from './vite/preload-fonts.ts';
import { printedMenus } from './vite/printed-menus.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts(), printedMenus()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { proxy: { '/api': { target: api, changeOrigin: true } } },
  build: {
    // The Content-Security-Policy allows no data: scripts or fonts, and pictures cache better as files.
    assetsInlineLimit: 0,
  },
});
