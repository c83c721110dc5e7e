import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

/** Prints nothing, and leaves the most memory that the process ever had, in kilobytes, where `PEAK` says. */
const LEAVE_PEAK = `data:text/javascript,${encodeURIComponent(
  "import { writeFileSync } from 'node:fs'; import process from 'node:process';" +
    "process.on('exit', () => writeFileSync(process.env.PEAK, String(process.resourceUsage().maxRSS)));",
)}`;

/** What `npm run build` sets for the programs it runs; a Starlight site has none. */
const SETTINGS = 'src/cli/build.env';

/** Runs a program in `folder` to its end; fails with its own words if it does. */
export async function run(
  program: string,
  args: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} in ${folder}:\n${Buffer.concat(said).toString()}`);
}

/** Builds the Astro project in `folder` from nothing; seconds from start to end, and the peak of its memory in MB. */
export async function build(folder: string): Promise<{ readonly seconds: number; readonly megabytes: number }> {
  for (const left of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite']) {
    rmSync(join(folder, left), { recursive: true, force: true });
  }
  const peak = resolve(folder, '.peak');
  const begin = performance.now();
  const args = [
    `--env-file-if-exists=${SETTINGS}`,
    '--import',
    LEAVE_PEAK,
    'node_modules/astro/bin/astro.mjs',
    'build',
  ];
  await run(process.execPath, args, folder, { PEAK: peak });
  const seconds = (performance.now() - begin) / 1000;
  const megabytes = Number(readFileSync(peak, 'utf8')) / 1024;
  rmSync(peak);
  return { seconds, megabytes };
}
