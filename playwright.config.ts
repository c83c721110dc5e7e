import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env['CHROME_PATH'] ?? CHROMIUM.find((path) => existsSync(path));
const PORT = 4322;

/** The browser suite runs against the built site, as a reader gets it. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${String(PORT)}`,
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `astro preview --port ${String(PORT)}`,
    url: `http://localhost:${String(PORT)}/en/`,
    env: { ASTRO_TELEMETRY_DISABLED: '1', ASTRO_PREVIEW_BACKGROUND: '0' },
    reuseExistingServer: false,
  },
});
