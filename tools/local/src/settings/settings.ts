import { isAbsolute, join } from 'node:path';
import { StartError } from '../start-error.ts';
import { refuseMissing } from './required-together.ts';
import { VARIABLES, type Variables } from './variables.ts';

/** What the launcher itself needs to know; all other variables reach the API as they are. */
export interface Settings {
  production: boolean;
  port: number;
  host: string | undefined;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  jwtSecret: string | undefined;
  seedDemo: boolean;
  metricsPort: number | undefined;
  gifSearchUrl: string | undefined;
  admin: { email: string; password: string | undefined; username: string };
}

/**
 * Reads the contract's variables; an empty one counts as absent.
 * @throws StartError with one line that names the first missing or malformed variable
 */
export function readSettings(environment: NodeJS.ProcessEnv, checkout: string): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = VARIABLES.safeParse(given);
  if (!read.success) {
    const [first] = read.error.issues;
    throw new StartError(`${String(first?.path[0])} ${first?.message}`);
  }
  refuseMissing(read.data);
  return settingsOf(read.data, checkout);
}

function settingsOf(variables: Variables, checkout: string): Settings {
  const production = variables.NODE_ENV === 'production';
  const port = variables.PORT ?? 4200;
  const dataDir = variables.DATA_DIR ?? '.data';
  return {
    production,
    port,
    host: variables.HOST,
    publicUrl: variables.PUBLIC_URL ?? `http://localhost:${port}`,
    dataDir: isAbsolute(dataDir) ? dataDir : join(checkout, dataDir),
    databaseUrl: variables.DATABASE_URL,
    jwtSecret: variables.JWT_SECRET,
    seedDemo: variables.SEED_DEMO ? variables.SEED_DEMO === 'true' : !production,
    metricsPort: variables.METRICS_PORT,
    gifSearchUrl: variables.GIF_SEARCH_URL,
    admin: {
      email: variables.ADMIN_EMAIL ?? 'admin@manette.test',
      password: variables.ADMIN_PASSWORD ?? (production ? undefined : 'Admin123!'),
      username: variables.ADMIN_USERNAME ?? 'admin',
    },
  };
}
