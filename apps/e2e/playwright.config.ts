import { defineConfig, devices } from '@playwright/test';
import { rabbitUrl, redisUrl } from '@rover/platform/testing/servers';
import type { Shape } from './src/support/test.js';

const chromium = process.env.CHROMIUM_PATH;

/** Without a broker and a cache of their own, services cannot be processes of their own: see tools/servers.mjs. */
const hasServers = rabbitUrl !== '' && redisUrl !== '';

export default defineConfig<object, { shape: Shape }>({
  projects: [
    { name: 'standalone', testIgnore: 'faults/cluster/**', use: { shape: 'standalone' } },
    ...(hasServers
      ? [{ name: 'cluster', testMatch: ['contract/**', 'faults/cluster/**'], use: { shape: 'cluster' as const } }]
      : []),
  ],
  testDir: 'src',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
