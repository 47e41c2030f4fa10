import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowsKnownPasswords, CONTEXT_NAMES, readEnvironment, VARIABLES } from './environment.js';

const SECRET = 'x'.repeat(32);
const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: SECRET, MAIL_TO_FILES: 'true' };
const S3 = { S3_ENDPOINT: 'http://localhost:9000', S3_BUCKET: 'manette', S3_ACCESS_KEY: 'key' };

const KEY = Buffer.alloc(32).toString('base64');
const RSA_KEY = generateKeyPairSync('rsa', { modulusLength: 1024 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const VAULT_KEYS = 'VAULT_KEYS must be version:key pairs with keys of 32 bytes in base64';
const OTLP = 'must be http/protobuf or http/json';
const RANGES = 'must be ranges of addresses such as 10.0.0.0/8, separated by commas';

describe('the environment', () => {
  it.each([
    [{ NODE_ENV: 'production' }, 'JWT_SECRET is required in production'],
    [{ ...PRODUCTION, JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters in production'],
    [{ ...PRODUCTION, SEED_DEMO: 'true' }, 'ADMIN_PASSWORD is required for the demo data in production'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test'],
    [{ PORT: 'abc' }, 'PORT must be a port from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a port from 1 to 65535'],
    [{ PORT: '0' }, 'PORT must be a port from 1 to 65535'],
    [{ METRICS_PORT: '-1' }, 'METRICS_PORT must be a port from 1 to 65535'],
    [{ PUBLIC_URL: 'manette.test' }, 'PUBLIC_URL must be an http:// or https:// address'],
    [{ PUBLIC_URL: 'https://manette.test/shop' }, 'PUBLIC_URL must be an origin, without a path'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL must be a postgres:// address'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, `OTEL_EXPORTER_OTLP_PROTOCOL ${OTLP}`],
    [{ OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'grpc' }, `OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ${OTLP}`],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an http:// or https:// address',
    ],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be a redis:// or rediss:// address'],
    [S3, 'S3_SECRET_KEY is required when S3_ENDPOINT is set'],
    [{ S3_ENDPOINT: 's3' }, 'S3_ENDPOINT must be an http:// or https:// address'],
    [{ S3_BUCKET: 'manette' }, 'S3_ENDPOINT is required when S3_BUCKET is set'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is required when GOOGLE_CLIENT_ID is set'],
    [{ RELEASES: 's3:/releases' }, 'RELEASES must be a folder or s3://bucket/prefix'],
    [{ RELEASES: 's3://releases/shop' }, 'S3_ENDPOINT is required when RELEASES is in S3'],
    [{ RELEASES_ORIGIN: 'https://cdn.test/files' }, 'RELEASES_ORIGIN must be an origin, without a path'],
    [{ RELEASES_KEEP_DAYS: '366' }, 'RELEASES_KEEP_DAYS must be a whole number from 0 to 365'],
    ...['v1', 'v1:AAAA', `v1:${KEY},`, `v1:${KEY},v1:${KEY}`, `:${KEY}`, `v1:${KEY.replace('A', '-')}`].map(
      (given): [Record<string, string>, string] => [{ VAULT_KEYS: given }, VAULT_KEYS],
    ),
    ...['key', RSA_KEY, '-----BEGIN PRIVATE KEY-----'].map((given): [Record<string, string>, string] => [
      { EVIDENCE_KEY: given },
      'EVIDENCE_KEY must be an Ed25519 key in PKCS#8 PEM',
    ]),
    [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL must be an e-mail address'],
    [{ ADMIN_EMAIL: 'boss<eve@shop.test>' }, 'ADMIN_EMAIL must be an e-mail address'],
    [{ ADMIN_EMAIL: 'boss@shop-.test' }, 'ADMIN_EMAIL must be an e-mail address'],
    [
      { ADMIN_PASSWORD: 'weak' },
      'ADMIN_PASSWORD must have 6 to 50 characters with an uppercase letter, a lowercase letter and a digit',
    ],
    [{ HOST: '0.0.0.0' }, 'ADMIN_PASSWORD is required when HOST is beyond loopback'],
    [{ HOST: '::' }, 'ADMIN_PASSWORD is required when HOST is beyond loopback'],
    [{ HOST: '127.example.test' }, 'ADMIN_PASSWORD is required when HOST is beyond loopback'],
    [{ PUBLIC_URL: 'https://manette.test' }, 'ADMIN_PASSWORD is required when PUBLIC_URL is https'],
    [
      { HOST: '192.168.1.7', ADMIN_PASSWORD: 'Admin123!' },
      'ADMIN_PASSWORD must not be the development default when HOST is beyond loopback',
    ],
    [
      { ...PRODUCTION, ADMIN_PASSWORD: 'Admin123!' },
      'ADMIN_PASSWORD must not be the development default in production',
    ],
    [
      { HOST: '0.0.0.0', ADMIN_PASSWORD: 'Secret1', DEMO_PASSWORDS: 'known' },
      'DEMO_PASSWORDS must be void when HOST is beyond loopback',
    ],
    [{ DEMO_PASSWORDS: 'void' }, 'ADMIN_PASSWORD is required when DEMO_PASSWORDS is void'],
    [{ DEMO_PASSWORDS: 'secret' }, 'DEMO_PASSWORDS must be known or void'],
    [{ ADMIN_ROLE_CHANGES: 'anybody' }, 'ADMIN_ROLE_CHANGES must be operator or api'],
    [{ SEED_DEMO: 'yes' }, 'SEED_DEMO must be true or false'],
    [{ SECURITY_MAILS: '1' }, 'SECURITY_MAILS must be true or false'],
    [{ RUN_JOBS: 'maybe' }, 'RUN_JOBS must be true or false'],
    [{ SMTP_URL: 'mail.test' }, 'SMTP_URL must be an smtp:// or smtps:// address'],
    [{ ...PRODUCTION, MAIL_TO_FILES: '' }, 'SMTP_URL is required in production (or MAIL_TO_FILES=true)'],
    [{ ...PRODUCTION, MAIL_TO_FILES: 'false' }, 'SMTP_URL is required when MAIL_TO_FILES is false'],
    [{ MAIL_TO_FILES: 'perhaps' }, 'MAIL_TO_FILES must be true or false'],
    [{ STORE_TIMEZONE: 'Mars/Base' }, 'STORE_TIMEZONE must be a time zone such as Africa/Algiers'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR must be a number above 0'],
    [{ RATE_LIMIT_FACTOR: 'much' }, 'RATE_LIMIT_FACTOR must be a number above 0'],
    [{ CORS_ORIGINS: 'https://a.test, nonsense' }, 'CORS_ORIGINS must be an http:// or https:// address'],
    [{ API_DOCS: 'maybe' }, 'API_DOCS must be true or false'],
    [{ TRUSTED_PROXIES: 'proxy' }, `TRUSTED_PROXIES ${RANGES}`],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, `TRUSTED_PROXIES ${RANGES}`],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, ::1/129' }, `TRUSTED_PROXIES ${RANGES}`],
    [{ TRUSTED_PROXIES: '10.0.0.0/8/8' }, `TRUSTED_PROXIES ${RANGES}`],
    [{ TICKETS_PER_HOUR: '0' }, 'TICKETS_PER_HOUR must be a whole number from 1'],
    [{ UPLOAD_MB_PER_DAY: '1.5' }, 'UPLOAD_MB_PER_DAY must be a whole number from 1'],
    [{ SOCKETS_PER_SESSION: '-1' }, 'SOCKETS_PER_SESSION must be a whole number from 1'],
    [{ SOCKETS_PER_ADDRESS: 'many' }, 'SOCKETS_PER_ADDRESS must be a whole number from 1'],
    [{ SOCKET_EVENTS_PER_10_S: '1e3' }, 'SOCKET_EVENTS_PER_10_S must be a whole number from 1'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug or silent'],
  ])('[contract 1, trust 1] refuses %j with one line that names the variable', (variables, fault) => {
    expect(readEnvironment(variables)).toEqual({ fault });
  });

  it.each([
    [{ DELETED_FILES_DAYS: '-1' }, 'DELETED_FILES_DAYS must be a whole number from 0 to 365'],
    [{ DELETED_FILES_DAYS: '1.5' }, 'DELETED_FILES_DAYS must be a whole number from 0 to 365'],
    [{ DELETED_FILES_DAYS: '366' }, 'DELETED_FILES_DAYS must be a whole number from 0 to 365'],
    [{ TEST_PERIOD_FACTOR: '0' }, 'TEST_PERIOD_FACTOR must be a number above 0 and at most 1'],
    [{ TEST_PERIOD_FACTOR: '1.1' }, 'TEST_PERIOD_FACTOR must be a number above 0 and at most 1'],
    [{ TEST_PERIOD_FACTOR: 'short' }, 'TEST_PERIOD_FACTOR must be a number above 0 and at most 1'],
    [{ ...PRODUCTION, TEST_PERIOD_FACTOR: '0.5' }, 'TEST_PERIOD_FACTOR must be 1 in production'],
  ])('[trust 1, TRU-002] refuses %j with one line that names the variable', (variables, fault) => {
    expect(readEnvironment(variables)).toEqual({ fault });
  });

  it.each(['shop', 'chat,shop', ',', 'Chat'])('[OPS-116] refuses the contexts %j', (CONTEXTS) => {
    const list =
      'identity, catalog, orders, payments, fulfilment, rentals, chat, stats, audit, notifications, webhooks, platform';
    expect(readEnvironment({ CONTEXTS })).toEqual({ fault: `CONTEXTS must name contexts of ${list}` });
  });

  it('[OPS-116] opens the named contexts, or all contexts if none is named', () => {
    const read = (CONTEXTS: string) => readEnvironment({ CONTEXTS }).environment?.CONTEXTS;
    expect(read('chat, platform')).toEqual(['chat', 'platform']);
    expect(read('')).toEqual([...CONTEXT_NAMES]);
  });

  it('[contract 1] treats an empty variable as absent', () => {
    expect(readEnvironment({ PORT: '', JWT_SECRET: '', GOOGLE_CLIENT_ID: '' }).environment).toMatchObject({
      PORT: 4200,
      GOOGLE_ISSUER: 'https://accounts.google.com',
    });
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://manette.test' }, true],
    [{ HOST: '::1', ADMIN_PASSWORD: 'Admin123!' }, true],
    [{ DEMO_PASSWORDS: 'void', ADMIN_PASSWORD: 'Secret1' }, false],
    [PRODUCTION, false],
    [{ HOST: '0.0.0.0', ADMIN_PASSWORD: 'Secret1' }, false],
    [{ PUBLIC_URL: 'https://manette.test', ADMIN_PASSWORD: 'Secret1' }, false],
  ])('with %j allows passwords that are written in the source code: %s', (variables, allowed) => {
    const { environment } = readEnvironment(variables);
    expect(environment && allowsKnownPasswords(environment)).toBe(allowed);
  });

  it('[contract 1] signs with any secret outside production', () => {
    expect(readEnvironment({ JWT_SECRET: 'short' }).environment?.JWT_SECRET).toBe('short');
  });

  it('[contract 1] .env.example lists every variable, and no other', () => {
    const example = readFileSync(join(import.meta.dirname, '../../../../../.env.example'), 'utf8');
    const listed = [...example.matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...VARIABLES].sort());
  });
});
