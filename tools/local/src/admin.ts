// `npm run admin -- create|promote|demote|change-email|reset|jobs`: the operator's orders, on the database that `npm start` uses.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { childEnvironment } from './processes/child-environment.ts';
import { readDotenv } from './settings/dotenv.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { StartError } from './start-error.ts';
import { buildApi } from './steps/build-api.ts';

const OPERATOR = join(CHECKOUT, 'apps/api/dist/operator/main.js');

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
  buildApi();
  process.exitCode = settings.databaseUrl
    ? order(settings, settings.databaseUrl)
    : await onEmbedded(settings);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
