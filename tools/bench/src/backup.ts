import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@manette/local';
import { bench, onEnd } from './end.ts';
import type { Figure } from './figures/figure.ts';
import { report } from './figures/report.ts';
import { spreadOf } from './figures/spread.ts';
import { fillConversations } from './fill-conversations.ts';

// How long `npm run backup` and `npm run restore` take, encrypted, on the embedded server: 100,000 messages and 1,000 files by
// default. On two cores each may take at most 2 minutes (operations.md, section 5).

const [messages = '100000', files = '1000'] = process.argv.slice(2);
const CHECKOUT = join(import.meta.dirname, '../../..');
const OPERATOR = join(CHECKOUT, 'apps/api/dist/admin.js');

function run(program: string, args: string[], environment: NodeJS.ProcessEnv, input = ''): string {
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
    cwd: CHECKOUT,
    // In production the commands do not build.
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} ended with code ${String(status)}`);
  return stdout.trim();
}

/** The limit of operations.md, for at most LIMITED messages. */
const LIMIT_S = 120;
const LIMITED = 100_000;

function timed(work: string, run: () => string): Figure {
  const begun = performance.now();
  const line = run();
  const seconds = (performance.now() - begun) / 1000;
  const wanted = work === 'verify' || Number(messages) > LIMITED ? undefined : { atMost: LIMIT_S };
  return { work, quantity: 's', ours: spreadOf([seconds]), wanted, note: line };
}

/** Creates a shop with a user and conversations, and stops its database. */
async function fill(dataDir: string): Promise<void> {
  const server = await startPostgres({ dataDir, tuning: 'product' });
  const stopped = onEnd(() => server.stop());
  const settings = { DATABASE_URL: server.url, DATA_DIR: dataDir, NODE_ENV: 'development' };
  run(OPERATOR, ['create', 'bench@shop.test', 'bench'], settings, 'Passw0rd!\n');
  await fillConversations(server.url, dataDir, { messages: Number(messages), files: Number(files) });
  await stopped();
}

await bench(async () => {
  const root = mkdtempSync(join(tmpdir(), 'manette-bench-'));
  chmodSync(root, 0o755);
  onEnd(() => rmSync(root, { recursive: true, force: true }));
  const [shop, fresh, place, key] = ['shop', 'fresh', 'place', 'key.txt'].map((name) => join(root, name)) as [string, string, string, string]; // oxfmt-ignore
  await fill(shop);
  const command = (name: string) => join(CHECKOUT, `tools/backup/src/${name}.ts`);
  const BACKUP_RECIPIENTS = run(command('backup'), ['keygen', '--out', key], {});
  const of = (DATA_DIR: string) => ({ DATA_DIR, BACKUP_RECIPIENTS, DATABASE_URL: '' });
  const figures = [
    timed('backup', () => run(command('backup'), ['--to', place], of(shop))),
    timed('backup of what changed', () => run(command('backup'), ['--to', place], of(shop))),
    timed('verify', () => run(command('backup'), ['verify', '--from', place, '--identity', key], of(shop))),
    timed('restore', () => run(command('restore'), ['--from', place, '--identity', key], of(fresh))),
  ];
  report(figures);
});
