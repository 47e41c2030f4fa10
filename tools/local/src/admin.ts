// `npm run admin -- create|promote|demote|change-email|reset|jobs`: the operator's orders, on the database that `npm start` uses.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { childEnvironment } from './processes/child-environment.ts';
import { readDotenv } from './settings/dotenv.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { StartError } from './start-error.ts';

const NX = join(CHECKOUT, 'node_modules/nx/dist/bin/nx.js');
const OPERATOR = join(CHECKOUT, 'apps/api/dist/operator/main.js');

function build(): void {
  const environment = childEnvironment({ NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production' });
  const { status, stdout } = spawnSync(process.execPath, [NX, 'run', '@manette/api:build'], {
    cwd: CHECKOUT,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new StartError(`the build failed\n${String(stdout)}`);
}

function order(settings: Settings, databaseUrl: string): number {
  const environment = childEnvironment({
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    DEMO_PASSWORDS: settings.knownPasswords ? 'known' : 'void',
  });
  const typed = process.argv.slice(2);
  return (
    spawnSync(process.execPath, [OPERATOR, ...typed], { env: environment, stdio: 'inherit' }).status ?? 1
  );
}

/** A running product's server is used and left alone; one that was started for the order is stopped after it. */
async function onEmbedded(settings: Settings): Promise<number> {
  const server = await startPostgres({ dataDir: settings.dataDir, tuning: 'product' });
  try {
    return order(settings, server.url);
  } finally {
    if (!server.reused) await server.stop();
  }
}

try {
  readDotenv(CHECKOUT);
  const settings = readSettings(process.env, CHECKOUT);
  build();
  process.exitCode = settings.databaseUrl
    ? order(settings, settings.databaseUrl)
    : await onEmbedded(settings);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
