import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runNode } from './child.ts';
import { bench, onEnd } from './end.ts';
import { report } from './figures/report.ts';
import { spreadOf } from './figures/spread.ts';
import { startProduct } from './product.ts';

// How long a release and a rollback of the storefront take: the command itself, and until /api/config names the version.

const ROUNDS = Number(process.argv[2] ?? 5);
const PATIENCE = 60_000;
const CHECKOUT = join(import.meta.dirname, '../../..');
const COMMAND = [
  '--conditions=@manette/source',
  '--import',
  join(CHECKOUT, 'tools/swc/register.mjs'),
  join(CHECKOUT, 'tools/release/src/main.ts'),
];

interface Remote {
  version?: string;
}

async function versionAt(url: string): Promise<string | undefined> {
  const { remotes } = (await (await fetch(`${url}/api/config`)).json()) as {
    remotes: { storefront: Remote };
  };
  return remotes.storefront.version;
}

/** Returns the seconds that `work` takes, and the seconds from its start until the shop names another version than before. */
async function timed(url: string, work: () => Promise<void>): Promise<{ command: number; seen: number }> {
  const before = await versionAt(url);
  const started = performance.now();
  await work();
  const ended = performance.now();
  while ((await versionAt(url)) === before) {
    if (performance.now() - ended > PATIENCE) throw new Error('the shop did not follow the release');
    await pause(20);
  }
  return { command: (ended - started) / 1000, seen: (performance.now() - started) / 1000 };
}

await bench(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manette-releases-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const dist = join(folder, 'dist');
  const RELEASES = join(folder, 'store');
  const { url } = await startProduct(0, undefined, { RELEASES });
  cpSync(join(CHECKOUT, 'apps/storefront/dist'), dist, { recursive: true });
  const release = (...args: string[]) => runNode([...COMMAND, ...args], { ...process.env, RELEASES });
  await release('publish', 'storefront', '--from', dist);
  const published = [];
  const rolledBack = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    appendFileSync(join(dist, 'mf-stats.json'), '\n');
    published.push(await timed(url, () => release('publish', 'storefront', '--from', dist)));
    rolledBack.push(await timed(url, () => release('rollback', 'storefront')));
  }
  const rows = [
    { work: 'release of a built storefront', times: published },
    { work: 'rollback', times: rolledBack },
  ];
  report(
    rows.flatMap(({ work, times }) => [
      { work, quantity: 'command, s', ours: spreadOf(times.map(({ command }) => command)) },
      {
        work,
        quantity: 'until /api/config names it, s',
        ours: spreadOf(times.map(({ seen }) => seen)),
      },
    ]),
  );
});
