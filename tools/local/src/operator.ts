import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { childEnvironment } from './processes/child-environment.ts';
import { readDotenv } from './settings/dotenv.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { StartError } from './start-error.ts';
import { buildApi } from './steps/build-api.ts';

function order(main: string, settings: Settings, databaseUrl: string): number {
  const environment = childEnvironment({
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    DEMO_PASSWORDS: settings.knownPasswords ? 'known' : 'void',
  });
  const typed = process.argv.slice(2);
  return spawnSync(process.execPath, [main, ...typed], { env: environment, stdio: 'inherit' }).status ?? 1;
}

/** Runs the command on the embedded server. A running product's server stays up; one started for the command is stopped. */
async function onEmbedded(main: string, settings: Settings): Promise<number> {
  const server = await startPostgres({ dataDir: settings.dataDir, tuning: 'product' });
  try {
    return order(main, settings, server.url);
  } finally {
    if (!server.reused) await server.stop();
  }
}

/**
 * Runs the operator's command, whose arguments follow `--`, on the database that `npm start` uses, and sets the exit code of
 * this process.
 * @param name the name of the built program in `apps/api/dist`
 */
export async function runOperatorCommand(name: 'admin' | 'vault'): Promise<void> {
  const main = join(CHECKOUT, `apps/api/dist/${name}.js`);
  try {
    readDotenv(CHECKOUT);
    const settings = readSettings(process.env, CHECKOUT);
    buildApi();
    process.exitCode = settings.databaseUrl
      ? order(main, settings, settings.databaseUrl)
      : await onEmbedded(main, settings);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
