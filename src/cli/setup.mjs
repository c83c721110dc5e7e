/**
 * Makes a fresh clone ready: installs what the lock file names and, with `--browsers`, the browsers of the tests and nginx.
 * Without Chromium they cannot run; the others they can do without, and say so.
 * Plain JavaScript without dependencies, for it runs first, under whatever Node the machine has.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import process from 'node:process';

const INSTALLED = 'node_modules/.package-lock.json';
const CHROMIUM = {
  paths: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  packages: ['chromium', 'fonts-noto-core'],
};
/** Each is there if one of its paths is; one browser needs more than one program. */
const OTHERS = [
  { name: 'Firefox', paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], packages: ['firefox-esr'] },
  { name: 'WebKit', paths: ['/usr/bin/WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  { name: 'A display for WebKit', paths: ['/usr/bin/xvfb-run'], packages: ['xvfb', 'xauth'] },
  {
    name: 'nginx',
    paths: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'],
  },
];

function run(command, args, env = {}) {
  execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
}

function isInstalled() {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

function isThere({ paths }) {
  return paths.some((path) => existsSync(path));
}

function isChromiumThere() {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
  return named !== undefined || isThere(CHROMIUM);
}

function installPackages() {
  run('npm', ['ci', '--no-fund', '--no-audit']);
}

function apt(...words) {
  run('apt-get', ['-q', ...words], { DEBIAN_FRONTEND: 'noninteractive' });
}

function installBrowsers() {
  const others = OTHERS.filter((other) => !isThere(other));
  const needsChromium = !isChromiumThere();
  if (others.length === 0 && !needsChromium) return;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (needsChromium && !canInstall) {
    throw new Error(
      'The tests need Chromium. Install it (Debian: sudo apt-get install chromium), or set CHROME_PATH to its program.',
    );
  }
  try {
    if (canInstall) apt('update');
  } catch (error) {
    console.warn(`The lists of packages are as they were. ${error.message}`);
  }
  if (needsChromium) apt('install', '-y', '--no-install-recommends', ...CHROMIUM.packages);
  for (const { name, packages } of others) {
    try {
      if (!canInstall) throw new Error(`Debian: sudo apt-get install ${packages.join(' ')}`);
      apt('install', '-y', '--no-install-recommends', ...packages);
    } catch (error) {
      console.warn(`${name} is missing and was not installed; the tests go on without it. ${error.message}`);
    }
  }
}

try {
  if (!isInstalled()) installPackages();
  if (process.argv.includes('--browsers')) installBrowsers();
} catch (error) {
  console.error(`Setup failed. ${error.message}`);
  process.exit(1);
}
