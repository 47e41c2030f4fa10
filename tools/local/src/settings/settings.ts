import { isAbsolute, join } from 'node:path';
import {
  allowsKnownPasswords,
  connectionsPerAddress,
  DEVELOPMENT_PASSWORD,
  readEnvironment,
  type Environment,
} from '@manette/platform/environment';
import { originsOf } from '@manette/platform/origin/page-headers';
import { StartError } from '../start-error.ts';

/** The settings that the launcher itself uses. All other variables are passed to the API unchanged. */
export interface Settings {
  production: boolean;
  port: number;
  host: string | undefined;
  publicUrl: string;
  trustedProxies: string[];
  /** Maximum number of open connections of one address. */
  connectionsPerAddress: number;
  dataDir: string;
  databaseUrl: string | undefined;
  seedDemo: boolean;
  knownPasswords: boolean;
  metricsPort: number | undefined;
  gifSearchUrl: string | undefined;
  /** Origins of the remotes that are deployed elsewhere. */
  remoteOrigins: string[];
  /** The store of the front-end releases that the API serves. */
  releases: string | undefined;
  admin: { email: string; password: string | undefined };
}

/**
 * Reads the variables; an empty one counts as absent.
 * @throws StartError with one line that names the first missing or malformed variable
 */
export function readSettings(variables: NodeJS.ProcessEnv, checkout: string): Settings {
  const { environment, fault } = readEnvironment(variables);
  if (!environment) throw new StartError(fault);
  return settingsOf(environment, checkout);
}

function settingsOf(environment: Environment, checkout: string): Settings {
  const { NODE_ENV, PORT, HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, SEED_DEMO } = environment;
  const { METRICS_PORT, GIF_SEARCH_URL, ADMIN_EMAIL, ADMIN_PASSWORD } = environment;
  const { REMOTE_STOREFRONT_ENTRY, REMOTE_ADMIN_ENTRY } = environment;
  const production = NODE_ENV === 'production';
  return {
    production,
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}`,
    trustedProxies: environment.TRUSTED_PROXIES,
    connectionsPerAddress: connectionsPerAddress(environment),
    dataDir: isAbsolute(DATA_DIR) ? DATA_DIR : join(checkout, DATA_DIR),
    databaseUrl: DATABASE_URL,
    seedDemo: SEED_DEMO ?? !production,
    knownPasswords: allowsKnownPasswords(environment),
    metricsPort: METRICS_PORT,
    gifSearchUrl: GIF_SEARCH_URL,
    remoteOrigins: originsOf([REMOTE_STOREFRONT_ENTRY ?? '', REMOTE_ADMIN_ENTRY ?? '']),
    releases: environment.RELEASES,
    admin: {
      email: ADMIN_EMAIL,
      password: ADMIN_PASSWORD ?? (production ? undefined : DEVELOPMENT_PASSWORD),
    },
  };
}
