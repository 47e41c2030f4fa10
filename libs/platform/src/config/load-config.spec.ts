import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from './config-error.js';
import { loadConfig } from './load-config.js';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'config-'));
const load = (env: Record<string, string>) =>
  loadConfig({ DATABASE_URL: 'postgres://localhost/x', DATA_DIR, ...env }, '1.2.3');

describe('configuration', () => {
  it('[contract 1] fills in the defaults of the contract', () => {
    expect(load({ PORT: '4321', NODE_ENV: '' })).toMatchObject({
      environment: 'development',
      version: '1.2.3',
      http: { port: 4321, publicUrl: 'http://localhost:4321', corsOrigins: [] },
      admin: { email: 'admin@manette.test', password: 'Admin123!', username: 'admin' },
      store: { timezone: 'Africa/Algiers' },
      limits: { factor: 1 },
    });
  });

  it.each([
    [{ PORT: 'many' }, 'PORT must be a port'],
    [{ DATABASE_URL: '' }, 'DATABASE_URL is required'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be a postgres:// address'],
    [{ RUN_JOBS: 'maybe' }, 'RUN_JOBS must be true or false'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR must be above 0'],
    [{ STORE_TIMEZONE: 'Mars/Base' }, 'STORE_TIMEZONE must be a time zone'],
    [{ CORS_ORIGINS: 'https://ok.test,nonsense' }, 'CORS_ORIGINS must be an http(s) address'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is required when GOOGLE_CLIENT_ID is set'],
    [{ NODE_ENV: 'production' }, 'JWT_SECRET is required in production'],
    [{ S3_ENDPOINT: 's3' }, 'S3_ENDPOINT must be an http(s) address'],
    [{ S3_ENDPOINT: 'http://s3' }, 'S3_BUCKET is required when S3_ENDPOINT is set'],
    [{ S3_SECRET_KEY: 'secret' }, 'S3_ENDPOINT is required when S3_SECRET_KEY is set'],
  ])('[contract 1] refuses %j with one line that names the variable', (env, message) => {
    expect(() => load(env)).toThrow(new ConfigError(message));
  });

  it('[contract 1] knows no password of an administrator in production unless one is given', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) };
    expect(load(production).admin.password).toBeUndefined();
    expect(load({ ...production, ADMIN_PASSWORD: 'Secret1' }).admin.password).toBe('Secret1');
  });

  it('[contract 1] keeps a generated secret outside production, and reads it again', () => {
    const { jwtSecret } = load({}).session;
    expect(jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(load({}).session.jwtSecret).toBe(jwtSecret);
  });

  it('[contract 1] takes the origin of each CORS address', () => {
    expect(load({ CORS_ORIGINS: 'https://a.test/, http://b.test:81' }).http.corsOrigins).toEqual([
      'https://a.test',
      'http://b.test:81',
    ]);
  });
});
