import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from './config-error.js';
import { loadConfig } from './load-config.js';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const load = (env: Record<string, string>) =>
  loadConfig({ DATABASE_URL: 'postgres://localhost/x', DATA_DIR, ...env }, '1.2.3');

describe('configuration', () => {
  it('[contract 1] fills in the defaults of the contract', () => {
    expect(load({ PORT: '4321', NODE_ENV: '' })).toMatchObject({
      environment: 'development',
      version: '1.2.3',
      http: { port: 4321, publicUrl: 'http://localhost:4321', corsOrigins: [], trustedProxies: [] },
      admin: { email: 'admin@manette.test', password: 'Admin123!', username: 'admin' },
      store: { timezone: 'Africa/Algiers' },
      limits: {
        factor: 1,
        ticketsPerHour: 30,
        uploadMebibytesPerDay: 200,
        socketsPerSession: 20,
        socketsPerAddress: 500,
        socketEventsPer10Seconds: 100,
      },
    });
  });

  it('[contract 1] requires DATABASE_URL', () => {
    expect(() => load({ DATABASE_URL: '' })).toThrow(new ConfigError('DATABASE_URL is required'));
  });

  it('[contract 1] names a malformed variable', () => {
    expect(() => load({ PORT: 'many' })).toThrow(new ConfigError('PORT must be a port from 1 to 65535'));
  });

  it('[contract 1] has no administrator’s password in production unless one is configured', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), MAIL_TO_FILES: 'true' };
    expect(load(production).admin.password).toBeUndefined();
    expect(load({ ...production, ADMIN_PASSWORD: 'Secret1' }).admin.password).toBe('Secret1');
    expect(load(production).vault.keys).toEqual([]);
  });

  it('[POC-001] enables the service worker in production, and elsewhere only if configured', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), MAIL_TO_FILES: 'true' };
    expect(load(production).pocket.serviceWorker).toBe(true);
    expect(load({ ...production, SERVICE_WORKER: 'false' }).pocket.serviceWorker).toBe(false);
    expect(load({}).pocket.serviceWorker).toBe(false);
    expect(load({ SERVICE_WORKER: 'true' }).pocket.serviceWorker).toBe(true);
  });

  it('[POC-005] sends digests, and calls public addresses only, in production and where configured', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), MAIL_TO_FILES: 'true' };
    expect(load(production).pocket).toMatchObject({ mailDigest: true, allowsPrivateTargets: false });
    expect(load({}).pocket).toMatchObject({ mailDigest: false, allowsPrivateTargets: true });
    const told = { MAIL_DIGEST: 'true', ALLOW_PRIVATE_TARGETS: 'false' };
    expect(load(told).pocket).toMatchObject({ mailDigest: true, allowsPrivateTargets: false });
  });

  it('[POC-003] signs pushes with the configured keys, and requires both of them', () => {
    const VAPID_PUBLIC_KEY = Buffer.alloc(65, 4).toString('base64url');
    const VAPID_PRIVATE_KEY = Buffer.alloc(32, 7).toString('base64url');
    const keys = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
    expect(load({ ...keys, MAIL_FROM: 'The shop <shop@manette.test>' }).pocket.push).toEqual({
      publicKey: VAPID_PUBLIC_KEY,
      privateKey: VAPID_PRIVATE_KEY,
      subject: 'mailto:shop@manette.test',
    });
    expect(load({ ...keys, VAPID_SUBJECT: 'https://manette.test' }).pocket.push?.subject).toBe(
      'https://manette.test',
    );
    expect(() => load({ VAPID_PUBLIC_KEY })).toThrow(
      'VAPID_PRIVATE_KEY is required when VAPID_PUBLIC_KEY is set',
    );
    expect(() => load({ VAPID_PRIVATE_KEY })).toThrow(
      'VAPID_PUBLIC_KEY is required when VAPID_PRIVATE_KEY is set',
    );
  });

  it('[POC-004] generates a pair of keys once, but none in production with REDIS_URL', () => {
    const first = load({}).pocket.push;
    expect(first?.publicKey).toMatch(/^[\w-]{87}$/);
    expect(load({}).pocket.push).toEqual(first);
    expect(statSync(join(DATA_DIR, 'vapid-keys.json')).mode & 0o777).toBe(0o600);
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), MAIL_TO_FILES: 'true' };
    expect(load(production).pocket.push).toEqual(first);
    expect(load({ ...production, REDIS_URL: 'redis://127.0.0.1' }).pocket.push).toBeUndefined();
  });

  it('[trust 1] sends security notices by mail in production, and elsewhere only if configured', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), MAIL_TO_FILES: 'true' };
    expect(load(production).mail.securityNotices).toBe(true);
    expect(load({ ...production, SECURITY_MAILS: 'false' }).mail.securityNotices).toBe(false);
    expect(load({}).mail.securityNotices).toBe(false);
    expect(load({ SECURITY_MAILS: 'true' }).mail.securityNotices).toBe(true);
  });

  it('logs the links of mails outside production only', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), MAIL_TO_FILES: 'true' };
    expect([load({}).mail.logsLinks, load(production).mail.logsLinks]).toEqual([true, false]);
  });

  it('[contract 1] keeps a generated secret outside production, and reads it again', () => {
    const [key] = load({}).session.keys;
    expect(key).toMatchObject({ kid: null });
    expect(key?.secret.length).toBeGreaterThanOrEqual(32);
    expect(load({}).session.keys).toEqual([key]);
  });

  it('[TRU-107] orders the keys as in JWT_SECRETS, followed by the key of JWT_SECRET', () => {
    const keys = (env: Record<string, string>) => load(env).session.keys;
    const named = [
      { kid: 'k2', secret: 'two:2' },
      { kid: 'k1', secret: 'one' },
    ];
    expect(keys({ JWT_SECRETS: 'k2:two:2, k1:one' })).toEqual(named);
    expect(keys({ JWT_SECRETS: 'k2:two:2,k1:one', JWT_SECRET: 'x' })).toEqual([
      ...named,
      { kid: null, secret: 'x' },
    ]);
  });

  it('[LIF-115] reads the master keys of the vault from VAULT_KEYS, in their order', () => {
    const [one, two] = [1, 2].map((fill) => Buffer.alloc(32, fill));
    const given = `v2:${two?.toString('base64')}, v1:${one?.toString('base64')}`;
    expect(load({ VAULT_KEYS: given }).vault.keys).toEqual([
      { version: 'v2', key: two },
      { version: 'v1', key: one },
    ]);
  });

  it('[LIF-115] generates one master key outside production, in a file that only its owner can read', () => {
    const { vault, storage } = load({});
    expect(vault.keys).toMatchObject([{ version: 'v1', key: { length: 32 } }]);
    expect(load({}).vault).toEqual(vault);
    const file = join(storage.dataDir, 'vault-keys');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, 'v1:nonsense');
    expect(() => load({})).toThrow('VAULT_KEYS must be version:key pairs with keys of 32 bytes in base64');
    writeFileSync(file, `v1:${vault.keys[0]?.key.toString('base64')}\n`);
  });

  it('[LIF-118] reads the key of dispute files from EVIDENCE_KEY, with line breaks or escaped ones', () => {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    for (const given of [pem, pem.replaceAll('\n', '\\n')])
      expect(load({ EVIDENCE_KEY: given }).evidence.key?.export({ type: 'pkcs8', format: 'pem' })).toBe(pem);
  });

  it('[LIF-118] generates no key for dispute files in production', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), SMTP_URL: 'smtp://mail.test' };
    expect(load(production).evidence.key).toBeUndefined();
  });

  it('[LIF-118] generates one key for dispute files outside production, in a file that only its owner can read', () => {
    const { evidence, storage } = load({});
    expect(load({}).evidence.key?.equals(evidence.key!)).toBe(true);
    const file = join(storage.dataDir, 'evidence-key.pem');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, 'nonsense');
    expect(() => load({})).toThrow('EVIDENCE_KEY must be an Ed25519 key in PKCS#8 PEM');
    writeFileSync(file, evidence.key!.export({ type: 'pkcs8', format: 'pem' }));
  });

  it('[TRU-002] multiplies periods and the sweep interval by TEST_PERIOD_FACTOR, the interval to a second at least', () => {
    const days = 24 * 60 * 60 * 1000;
    expect(load({})).toMatchObject({
      periods: { sweep: 60_000, factor: 1 },
      retention: { deletedFiles: 30 * days },
    });
    const short = load({ TEST_PERIOD_FACTOR: '0.001', DELETED_FILES_DAYS: '2' });
    expect(short).toMatchObject({
      periods: { sweep: 1000, factor: 0.001 },
      retention: { deletedFiles: 0.002 * days },
    });
  });

  it('[OPS-087] takes the store of the backups from BACKUP_S3_*, else from S3_*', () => {
    const uploads = { S3_ENDPOINT: 'http://u.test', S3_BUCKET: 'u', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' };
    const own = {
      ...{ BACKUP_S3_ENDPOINT: 'http://b.test', BACKUP_S3_ACCESS_KEY: 'c', BACKUP_S3_SECRET_KEY: 'd' },
      BACKUP_S3_REGION: 'eu',
    };
    expect(load({}).backup.s3).toBeUndefined();
    expect(load(uploads).backup.s3).toEqual({
      ...{ endpoint: 'http://u.test', accessKey: 'a', secretKey: 'b', region: 'us-east-1' },
    });
    expect(load({ ...uploads, ...own })).toMatchObject({
      backup: { s3: { endpoint: 'http://b.test', accessKey: 'c', secretKey: 'd', region: 'eu' } },
      storage: { s3: { endpoint: 'http://u.test', bucket: 'u' } },
    });
  });

  it('serves the API description outside production, and in production only if configured', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), MAIL_TO_FILES: 'true' };
    const served = [load({}), load(production), load({ ...production, API_DOCS: 'true' })];
    expect(served.map(({ docs }) => docs.serve)).toEqual([true, false, true]);
  });

  it('[OPS-001, OPS-066, OPS-067] without the variables of operations keeps the former defaults', () => {
    expect(load({})).toMatchObject({
      database: { pool: 15, migrateOnStart: true },
      ending: { drain: 0, shutdown: 9000 },
      metrics: { host: '127.0.0.1' },
    });
    expect(load({ SERVE_PAGES: 'true', HOST: '0.0.0.0', ADMIN_PASSWORD: 'Secret1' }).metrics.host).toBe(
      '127.0.0.1',
    );
  });

  it('[contract 1] takes the origin of each CORS address', () => {
    expect(load({ CORS_ORIGINS: 'https://a.test/, http://b.test:81' }).http.corsOrigins).toEqual([
      'https://a.test',
      'http://b.test:81',
    ]);
  });
});
