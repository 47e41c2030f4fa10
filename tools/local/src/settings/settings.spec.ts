import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from './settings.ts';
import { VARIABLES } from './variables.ts';

const SECRET = 'x'.repeat(32);
const S3 = { S3_ENDPOINT: 'http://localhost:9000', S3_BUCKET: 'manette', S3_ACCESS_KEY: 'key' };

describe('settings', () => {
  it('[RUN-ENV] have the defaults of the contract', () => {
    expect(readSettings({ PORT: '', SMTP_URL: '' }, '/shop')).toEqual({
      production: false,
      port: 4200,
      host: undefined,
      publicUrl: 'http://localhost:4200',
      dataDir: '/shop/.data',
      databaseUrl: undefined,
      jwtSecret: undefined,
      seedDemo: true,
      metricsPort: undefined,
      gifSearchUrl: undefined,
      admin: { email: 'admin@manette.test', password: 'Admin123!', username: 'admin' },
    });
  });

  it('[RUN-ENV] seeds nothing in production unless told to', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: SECRET, ADMIN_PASSWORD: 'Secret123' };
    expect(readSettings(production, '/shop').seedDemo).toBe(false);
    expect(readSettings({ ...production, SEED_DEMO: 'true' }, '/shop').seedDemo).toBe(true);
  });

  it('[RUN-ENV] has no default password in production', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: SECRET };
    expect(readSettings(production, '/shop').admin.password).toBeUndefined();
  });

  it('[RUN-ENV] follows the port, and drops a last slash', () => {
    expect(readSettings({ PORT: '5000' }, '/shop').publicUrl).toBe('http://localhost:5000');
    expect(readSettings({ PUBLIC_URL: 'https://manette.test/' }, '/shop').publicUrl).toBe(
      'https://manette.test',
    );
  });

  it.each([
    [{ NODE_ENV: 'production' }, 'JWT_SECRET is required in production'],
    [
      { NODE_ENV: 'production', JWT_SECRET: SECRET, SEED_DEMO: 'true' },
      'ADMIN_PASSWORD is required for the demo data in production',
    ],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test'],
    [{ PORT: 'abc' }, 'PORT must be a port from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a port from 1 to 65535'],
    [{ PORT: '0' }, 'PORT must be a port from 1 to 65535'],
    [{ METRICS_PORT: '-1' }, 'METRICS_PORT must be a port from 1 to 65535'],
    [{ PUBLIC_URL: 'manette.test' }, 'PUBLIC_URL must be an http:// or https:// address'],
    [{ PUBLIC_URL: 'https://manette.test/shop' }, 'PUBLIC_URL must be an origin, without a path'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL must be a postgres:// address'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be a redis:// or rediss:// address'],
    [S3, 'S3_SECRET_KEY is required when S3_ENDPOINT is set'],
    [{ S3_BUCKET: 'manette' }, 'S3_ENDPOINT is required when S3_BUCKET is set'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is required when GOOGLE_CLIENT_ID is set'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters'],
    [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL must be an e-mail address'],
    [{ SEED_DEMO: 'yes' }, 'SEED_DEMO must be true or false'],
    [{ SMTP_URL: 'mail.test' }, 'SMTP_URL must be an smtp:// or smtps:// address'],
    [{ STORE_TIMEZONE: 'Mars/Base' }, 'STORE_TIMEZONE must be a time zone such as Africa/Algiers'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR must be a number above 0'],
    [{ RATE_LIMIT_FACTOR: 'much' }, 'RATE_LIMIT_FACTOR must be a number above 0'],
    [{ CORS_ORIGINS: 'https://a.test, nonsense' }, 'CORS_ORIGINS must be an http:// or https:// address'],
  ])('[RUN-ENV] refuses %j with one line that names the variable', (environment, line) => {
    expect(() => readSettings(environment, '/shop')).toThrow(line);
  });

  it('[RUN-ENV] .env.example lists every variable', () => {
    const example = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8');
    const listed = [...example.matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(listed).toEqual(expect.arrayContaining(Object.keys(VARIABLES.shape)));
  });
});
