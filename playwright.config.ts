import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './e2e/chromium.ts';

const PORT = Number(process.env['PORT'] ?? 4322);

/** The browser suite runs against the built site, as a reader gets it. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A page read from top to bottom by axe takes a while on a busy machine.
  timeout: 90_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${String(PORT)}`,
    browserName: 'chromium',
    // A worker answers before the routes of a test; e2e/offline.spec.ts lets it.
    serviceWorkers: 'block',
    launchOptions: CHROMIUM,
  },
  webServer: {
    command: `astro preview --port ${String(PORT)}`,
    url: `http://localhost:${String(PORT)}/en/`,
    env: { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_PREVIEW_BACKGROUND: '0' },
    reuseExistingServer: false,
  },
});
