/**
 * Makes a fresh clone ready: installs what the lock file names and, with `--browser`, a Chromium for the tests.
 * Plain JavaScript without dependencies, for it runs first, under whatever Node the machine has.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import process from 'node:process';

const INSTALLED = 'node_modules/.package-lock.json';
const CHROMIUM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const NGINX_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function run(command, args, env = {}) {
  execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

function isInstalled() {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  return named ?? CHROMIUM_PATHS.find((path) => existsSync(path));
}

function installPackages() {
  run('npm', ['ci', '--no-fund', '--no-audit']);
}

const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function aptInstall(...packages) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], quiet);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], quiet);
}

function installChromium() {
  if (!canInstall) {
    throw new Error(
      'The tests need Chromium. Install it (Debian: sudo apt-get install chromium), or set CHROME_PATH to its program.',
    );
  }
  aptInstall('chromium', 'fonts-noto-core');
}

/** Without nginx the tests of its configuration are skipped, and say so. */
function installNginx() {
  if (!canInstall) return;
  try {
    aptInstall('nginx', 'libnginx-mod-http-brotli-static', 'openssl');
  } catch {
    console.warn('nginx could not be installed: deploy/nginx.conf will not be tested.');
  }
}

try {
  if (!isInstalled()) installPackages();
  if (process.argv.includes('--browser') && !findChromium()) installChromium();
  if (process.argv.includes('--browser') && !existsSync(NGINX_MODULE)) installNginx();
} catch (error) {
  console.error(`Setup failed. ${error.message}`);
  process.exit(1);
}
