import { join } from 'node:path';
import { freePort } from '@manette/platform/free-port';
import { CHECKOUT } from './checkout.ts';
import { startGateway } from './gateway/gateway.ts';
import { refuseBusyPort } from './gateway/listen.ts';
import type { LiveReload } from './gateway/live-reload.ts';
import { childEnvironment } from './processes/child-environment.ts';
import { RunRecord } from './processes/run-record.ts';
import { Scope } from './processes/scope.ts';
import type { Settings } from './settings/settings.ts';
import { Api, SEPARATE_FILES } from './steps/api.ts';
import { loopbackAddresses, publicAddress } from './steps/place.ts';
import { openDatabase } from './steps/database.ts';
import { seed } from './steps/seed.ts';
import { say, step } from './terminal/terminal.ts';

/** Takes the data folder and checks that the port is free, before anything is started. */
export async function openScope(settings: Settings): Promise<Scope> {
  const record = await RunRecord.take(settings.dataDir, addressOf(settings));
  try {
    await refuseBusyPort(settings.port, settings.host);
  } catch (error) {
    record.release();
    throw error;
  }
  return new Scope(record);
}

/** Returns the folder with the built files of a browser app. */
export const distOf = (app: string): string => join(CHECKOUT, 'apps', app, 'dist');

export const addressOf = ({ port }: Settings): string => `http://localhost:${port}`;

async function environmentOf(settings: Settings, databaseUrl: string): Promise<NodeJS.ProcessEnv> {
  return childEnvironment({
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    // Behind the gateway the API cannot tell from its own address whether other machines can reach it.
    DEMO_PASSWORDS: settings.knownPasswords ? 'known' : 'void',
    // Node stores compiled code there for the next start.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(CHECKOUT, 'node_modules/.cache/compiled'),
    // The API does not drain, and must end before the launcher kills it 10 s after SIGTERM.
    DRAIN_SECONDS: '0',
    SHUTDOWN_SECONDS: '9',
    METRICS_PORT: String(settings.metricsPort ?? (await freePort())),
  });
}

function tellAboutDevelopment(
  { admin, dataDir, knownPasswords }: Settings,
  metricsPort: string | undefined,
): void {
  say(`  metrics at http://127.0.0.1:${metricsPort}/metrics, log in ${join(dataDir, 'api.log')}`);
  if (knownPasswords) say(`  administrator: ${admin.email} / ${admin.password} (development only)`);
}

/** Returns the options of the gateway on the public port. */
const originOf = (settings: Settings) => ({
  port: settings.port,
  host: settings.host,
  trustedProxies: settings.trustedProxies,
  connectionsPerAddress: settings.connectionsPerAddress,
  publicUrl: settings.publicUrl,
  gifSearchUrl: settings.gifSearchUrl,
  remoteOrigins: settings.remoteOrigins,
  hasReleases: settings.releases !== undefined,
  shell: distOf('shell'),
  remotes: { storefront: distOf('storefront'), admin: distOf('admin') },
});

/** The parts of a start that `npm run dev` replaces. */
export interface StartOptions {
  build: (scope: Scope) => Promise<{ says: string }>;
  /** Reloads the open pages. When present, a gateway runs in front of the API and adds the reload script to pages. */
  reload?: LiveReload;
}

/** Starts the database and builds in parallel. @returns the environment for the processes of the product */
async function prepare(settings: Settings, scope: Scope, { build }: StartOptions) {
  const [database] = await Promise.all([
    step('database', () => openDatabase(settings, scope)),
    step('build', () => build(scope)),
  ]);
  return environmentOf(settings, database.url);
}

/**
 * Fills an empty data folder with the demo shop, without starting the API.
 * @throws StartError with one sentence; `scope` ends what was started before
 */
export async function fillShop(settings: Settings, scope: Scope, options: StartOptions): Promise<void> {
  const environment = await prepare(settings, scope, options);
  await step('demo data', () => seed(environment, scope));
}

/**
 * Starts everything in order: database and builds in parallel, demo data, the API on the public port.
 * @throws StartError with one sentence; `scope` ends what was started before
 */
export async function startProduct(settings: Settings, scope: Scope, options: StartOptions): Promise<Api> {
  const environment = await prepare(settings, scope, options);
  // `npm run dev` shows the front ends that are being developed, not published releases.
  if (options.reload) environment.RELEASES = '';
  if (settings.seedDemo) await step('demo data', () => seed(environment, scope));
  const origin = originOf(settings);
  const { reload } = options;
  const { api } = await step('api', async () => {
    const { dataDir } = settings;
    const started = await Api.start({
      ...{ environment, dataDir, scope },
      places: reload ? loopbackAddresses : publicAddress(origin),
      program: reload ? SEPARATE_FILES : undefined,
    });
    return { api: started, says: `ready at ${started.address}` };
  });
  if (reload) {
    const gateway = await startGateway({
      ...origin,
      hasReleases: false,
      apiAddress: () => api.address,
      reload,
    });
    scope.defer(() => gateway.stop());
  }
  tellAboutDevelopment(settings, environment.METRICS_PORT);
  return api;
}
