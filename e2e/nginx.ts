import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as secureRequest } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePacked } from '../src/build/packed.ts';
import { SITE_DIR } from './serve.ts';

const CONFIG = 'deploy/nginx.conf';
const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Nginx {
  readonly ports: Readonly<Record<'secure' | 'plain', number>>;
  /** Address of some file under /_astro/ whose name ends so. */
  readonly asset: (ending: string) => string;
  readonly stop: () => Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What the tests lack on this machine, as a sentence; nothing if nothing. */
export function whyNoNginx(): string | undefined {
  const lacking = [
    ...(PROGRAMS.some((path) => existsSync(path)) ? [] : ['nginx']),
    ...(existsSync(MODULE) ? [] : ['libnginx-mod-http-brotli-static']),
    ...(spawnSync('openssl', ['version']).error ? ['openssl'] : []),
  ];
  if (lacking.length === 0) return undefined;
  return `deploy/nginx.conf is not tested: install ${lacking.join(', ')}.`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** The configuration as it is deployed, but for its ports and the places on this machine. */
function adapted(changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`${CONFIG} should have "${from}" once.`);
      return text.replace(from, () => to);
    },
    readFileSync(CONFIG, 'utf8'),
  );
}

function certificate(home: string): Readonly<Record<'key' | 'cert', string>> {
  const [key, cert] = [join(home, 'key.pem'), join(home, 'cert.pem')];
  const files = ['-keyout', key, '-out', cert];
  const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...kind, ...files], { stdio: 'ignore' });
  return { key, cert };
}

/**
 * A real nginx with deploy/nginx.conf, on ports of its own, serving a packed copy of the built site. `damage` changes
 * the configuration, to see that the tests notice.
 */
export async function startNginx(damage: Readonly<Record<string, string>> = {}): Promise<Nginx> {
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  const root = join(home, 'site');
  cpSync(SITE_DIR, root, { recursive: true });
  // What is tested is what nginx makes of packed files, not how small they are.
  await writePacked(root, 4);

  const { key, cert } = certificate(home);
  const ports = { plain: await freePort(), secure: await freePort() };
  const site = adapted({
    'listen 80;': `listen 127.0.0.1:${String(ports.plain)};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${String(ports.secure)} ssl http2;`,
    'root /srv/plakoto': `root ${root}`,
    '/srv/plakoto/preload.nginx': join(root, 'preload.nginx'),
    '/etc/ssl/plakoto/fullchain.pem': cert,
    '/etc/ssl/plakoto/privkey.pem': key,
    ...damage,
  });
  writeFileSync(join(home, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(home, name)};`,
  );
  // Everything else as Debian's own /etc/nginx/nginx.conf has it.
  writeFileSync(
    join(home, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    load_module ${MODULE};
    daemon off; pid ${join(home, 'pid')}; error_log stderr crit;
    events {}
    http {
      include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; gzip on;
      ${temporary.join(' ')}
      include ${join(home, 'site.conf')};
    }`,
  );
  const program = PROGRAMS.find((path) => existsSync(path)) ?? 'nginx';
  const nginx = spawn(program, ['-p', home, '-e', 'stderr', '-c', join(home, 'nginx.conf')], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));

  const started: Nginx = {
    ports,
    asset: (ending) => {
      const name = readdirSync(join(root, '_astro')).find((each) => each.endsWith(ending));
      return `/_astro/${name ?? `nothing${ending}`}`;
    },
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true });
    },
  };
  while (nginx.exitCode === null && !(await ask(started, '/').catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (nginx.exitCode !== null) throw new Error(`nginx refuses ${CONFIG}; it said why above.`);
  return started;
}

/** Asks nginx for an address; nothing is followed and nothing unpacked. */
export function ask(
  nginx: Nginx,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  by: 'secure' | 'plain' = 'secure',
): Promise<Answer> {
  const request = by === 'secure' ? secureRequest : plainRequest;
  const options = { host: '127.0.0.1', port: nginx.ports[by], path, headers, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
