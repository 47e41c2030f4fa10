import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gifProvider } from './gif-provider.address.ts';
import { googlePort, productPort, WORKERS } from './ports.ts';

// Playwright evaluates its configuration again in each worker; all of them must use the same folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'manette-e2e-'));
const dataRoot = process.env.E2E_DATA_DIR;

/** The address, data folder and environment of the product that one worker tests. */
function productOf(worker: number) {
  const port = productPort(worker);
  const address = `http://localhost:${port}`;
  // The address of a proxy in front of the only product, if there is one.
  const origin = process.env.E2E_ORIGIN || address;
  const dataDir = join(dataRoot, String(worker));
  const google = {
    port: googlePort(worker),
    issuer: `http://localhost:${googlePort(worker)}`,
    person: join(dataRoot, `google-person-${worker}.json`),
  };
  return {
    address,
    origin,
    dataDir,
    environment: {
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: origin,
      SEED_DEMO: 'true',
      RATE_LIMIT_FACTOR: '100',
      VITALS: 'true',
      // Empty, so that parts are served as built, except in tests that release parts.
      RELEASES: join(dataDir, 'releases'),
      GIF_SEARCH_URL: `${gifProvider}/search`,
      GOOGLE_CLIENT_ID: 'manette',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: google.issuer,
    },
    releases: join(dataDir, 'releases'),
    /** The issuer in place of Google. */
    google,
    admin: { email: 'admin@manette.test', password: 'Admin123!', username: 'admin' },
  };
}

export const products = Array.from({ length: WORKERS }, (_, worker) => productOf(worker));

/** The product of the worker that runs this test. */
export const product = productOf(Number(process.env.TEST_PARALLEL_INDEX ?? '0'));
