import { existsSync } from 'node:fs';
import process from 'node:process';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env['CHROME_PATH'] ?? PATHS.find((path) => existsSync(path));

/** How every suite starts the machine's own Chromium. */
export const CHROMIUM = {
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
};
