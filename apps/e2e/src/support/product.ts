import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gifProvider } from './gif-provider.address.ts';

const port = process.env.E2E_PORT ?? '4290';
// Playwright reads its configuration again in each worker; they all must name the same folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'manette-e2e-'));

const googlePort = process.env.E2E_GOOGLE_PORT ?? String(Number(port) + 2);
const google = {
  port: googlePort,
  issuer: `http://localhost:${googlePort}`,
  person: join(process.env.E2E_DATA_DIR, 'google-person.json'),
};

/** Where the product under test listens and keeps its data. */
export const product = {
  origin: `http://localhost:${port}`,
  dataDir: process.env.E2E_DATA_DIR,
  environment: {
    PORT: port,
    DATA_DIR: process.env.E2E_DATA_DIR,
    PUBLIC_URL: `http://localhost:${port}`,
    SEED_DEMO: 'true',
    RATE_LIMIT_FACTOR: '100',
    GIF_SEARCH_URL: `${gifProvider}/search`,
    GOOGLE_CLIENT_ID: 'manette',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: google.issuer,
  },
  /** The issuer that stands in for Google. */
  google,
  admin: { email: 'admin@manette.test', password: 'Admin123!', username: 'admin' },
};
