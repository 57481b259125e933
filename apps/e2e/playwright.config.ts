import { defineConfig, devices } from '@playwright/test';
import { rabbitUrl, redisUrl } from '@rover/platform/testing/servers';
import { isWhole } from './src/abuse/sampling.js';
import { containersFolder } from './src/support/containers.js';
import { fakeDevices } from './src/support/fake-devices.js';
import type { Shape } from './src/support/test.js';

const chromium = process.env.CHROMIUM_PATH;

/** Without a broker and a cache of their own, services cannot be processes of their own: see tools/servers.mjs. */
const hasServers = rabbitUrl !== '' && redisUrl !== '';

/**
 * Journeys that lead through several services, with what they tell each other and what files and mails come of it. The
 * others are about what a page does by itself, which is the same whoever serves it; what pages ask of services, the
 * contract asks of both shapes.
 */
const acrossServices = [
  'accounts/accounts',
  'accounts/users',
  'desk/desk-export',
  'desk/desk-news',
  'desk/door-list',
  'desk/publican',
  'desk/recent-changes',
  'desk/two-admins',
  'desk/undo-deletion',
  'events/guest-rsvp',
  'events/rsvp-form',
  'media/media-manager',
  'vip/service-audio',
  'vip/vip',
].map((name) => `journeys/${name}.spec.ts`);

export default defineConfig<object, { shape: Shape; isOlder: boolean }>({
  projects: [
    // One at a time, and first: they would make each other late, and what is beside them need not wait for them.
    {
      name: 'faults',
      testMatch: 'faults/**',
      testIgnore: [
        ...(hasServers ? [] : ['faults/cluster/**']),
        ...(process.env.SOAK_MINUTES ? [] : ['faults/soak.*']),
      ],
      workers: 1,
    },
    { name: 'standalone', testIgnore: ['faults/**', 'front/**', 'abuse/**'], use: { shape: 'standalone' } },
    // In a pub of its own: what these tests leave there would disturb the others.
    { name: 'abuse', testMatch: 'abuse/*.spec.ts', use: { shape: 'standalone' } },
    { name: 'front', testMatch: 'front/**' },
    ...(hasServers
      ? [
          {
            name: 'cluster',
            testMatch: ['contract/**', ...acrossServices],
            // Each in a browser of the oldest sort, too, that the site is for.
            use: { shape: 'cluster' as const, isOlder: true },
          },
        ]
      : []),
    ...(hasServers && isWhole
      ? [
          {
            name: 'abuse-of-cluster',
            testMatch: 'abuse/*.spec.ts',
            use: { shape: 'cluster' as const },
          },
        ]
      : []),
    // One pub for all, so one test at a time.
    ...(containersFolder
      ? [{ name: 'containers', testMatch: 'contract/**', workers: 1, use: { shape: 'containers' as const } }]
      : []),
  ],
  testDir: 'src',
  outputDir: 'test-results',
  // Each has a browser and a pub of its own.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  globalTimeout: process.env.CI ? 75 * 60_000 : 0,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./src/support/failure-report.reporter.ts'],
    ['./src/abuse/tally.reporter.ts'],
    ['json', { outputFile: '../../reports/e2e.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // The same for all, devices included: whoever wanted others would open a browser and a pub for them.
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...fakeDevices],
    },
  },
});
