import { join, resolve } from 'node:path';
import type { AppConfig, ProcessName, ReleasesConfig, RemoteEntry, S3Config } from './app-config.js';
import { backupConfig } from './backup-config.js';
import { ConfigError } from './config-error.js';
import {
  connectionsPerAddress,
  allowsKnownPasswords,
  DEVELOPMENT_PASSWORD,
  readEnvironment,
  type Environment,
} from './environment.js';
import { evidenceKey } from './evidence-key.js';
import { readOrCreateSecret } from './jwt-secret.js';
import { pocketConfig } from './pocket-config.js';
import { s3Access } from './s3-access.js';
import { trustConfig } from './trust-config.js';
import { masterKeys } from './vault-keys.js';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const LOOPBACK = '127.0.0.1';

function s3(env: Environment): S3Config | undefined {
  const access = s3Access(env);
  return access && env.S3_BUCKET ? { ...access, bucket: env.S3_BUCKET } : undefined;
}

const remoteEntry = (name: string, named: string | undefined): RemoteEntry => ({
  entry: named ?? `/remotes/${name}/mf-manifest.json`,
  isNamed: named !== undefined,
});

const releases = (env: Environment): ReleasesConfig | undefined =>
  env.RELEASES ? { place: env.RELEASES, s3: s3Access(env), origin: env.RELEASES_ORIGIN } : undefined;

function google({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER }: Environment): AppConfig['google'] {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  return { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer: GOOGLE_ISSUER };
}

/**
 * Returns the addresses to listen on. `localhost` is either of two addresses, and the shop must answer on whichever the browser
 * picks.
 */
const hosts = ({ HOST, SERVE_PAGES }: Environment): string[] =>
  HOST !== undefined ? [HOST] : SERVE_PAGES ? [LOOPBACK, '::1'] : [LOOPBACK];

const http = (env: Environment): AppConfig['http'] => ({
  port: env.PORT,
  hosts: hosts(env),
  publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  corsOrigins: env.CORS_ORIGINS,
  trustedProxies: env.TRUSTED_PROXIES,
  servesPages: env.SERVE_PAGES,
});

const limits = (env: Environment): AppConfig['limits'] => ({
  factor: env.RATE_LIMIT_FACTOR,
  ticketsPerHour: env.TICKETS_PER_HOUR,
  uploadMebibytesPerDay: env.UPLOAD_MB_PER_DAY,
  socketsPerSession: env.SOCKETS_PER_SESSION,
  socketsPerAddress: env.SOCKETS_PER_ADDRESS,
  connectionsPerAddress: connectionsPerAddress(env),
  socketEventsPer10Seconds: env.SOCKET_EVENTS_PER_10_S,
});

function logging({ LOG_LEVEL, NODE_ENV }: Environment): AppConfig['logging'] {
  const production = NODE_ENV === 'production';
  return {
    level: LOG_LEVEL ?? (NODE_ENV === 'test' ? 'silent' : 'info'),
    calls: production ? 'info' : 'debug',
    personalData: !production,
  };
}

/** Builds the key ring from JWT_SECRETS, then JWT_SECRET, which still verifies the tokens that it signed [TRU-107]. */
function session({ JWT_SECRET, JWT_SECRETS }: Environment, dataDir: string): AppConfig['session'] {
  const ring = JWT_SECRETS ?? [];
  const single = JWT_SECRET ?? (ring.length > 0 ? undefined : readOrCreateSecret(dataDir));
  return { keys: single === undefined ? ring : [...ring, { kid: null, secret: single }] };
}

function toConfig(
  env: Environment,
  databaseUrl: string,
  about: Pick<AppConfig, 'version' | 'process'>,
): AppConfig {
  const dataDir = resolve(env.DATA_DIR);
  return {
    environment: env.NODE_ENV,
    ...about,
    http: http(env),
    database: { url: databaseUrl, pool: env.DATABASE_POOL, migrateOnStart: env.MIGRATE_ON_START },
    redis: { url: env.REDIS_URL },
    session: session(env, dataDir),
    trust: trustConfig(env),
    storage: { dataDir, s3: s3(env) },
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      outboxDir: join(dataDir, 'outbox'),
      logsLinks: env.NODE_ENV !== 'production',
      securityNotices: env.SECURITY_MAILS ?? env.NODE_ENV === 'production',
    },
    admin: {
      email: env.ADMIN_EMAIL,
      username: env.ADMIN_USERNAME,
      password: env.ADMIN_PASSWORD ?? (env.NODE_ENV === 'production' ? undefined : DEVELOPMENT_PASSWORD),
    },
    adminRoleChanges: env.ADMIN_ROLE_CHANGES ?? (env.NODE_ENV === 'production' ? 'operator' : 'api'),
    knownPasswords: allowsKnownPasswords(env),
    google: google(env),
    gifs: env.GIF_SEARCH_URL ? { url: env.GIF_SEARCH_URL, key: env.GIF_SEARCH_KEY } : undefined,
    store: { timezone: env.STORE_TIMEZONE },
    periods: {
      sweep: Math.max(SECOND, Math.round(60 * SECOND * env.TEST_PERIOD_FACTOR)),
      factor: env.TEST_PERIOD_FACTOR,
    },
    retention: { deletedFiles: env.DELETED_FILES_DAYS * DAY * env.TEST_PERIOD_FACTOR },
    ratings: { editable: 7 * DAY * env.TEST_PERIOD_FACTOR },
    docs: { serve: env.API_DOCS ?? env.NODE_ENV !== 'production' },
    limits: limits(env),
    ending: { drain: env.DRAIN_SECONDS * SECOND, shutdown: env.SHUTDOWN_SECONDS * SECOND },
    backup: backupConfig(env),
    evidence: { key: evidenceKey(env, dataDir) },
    vault: { keys: masterKeys(env, dataDir) },
    jobs: { run: env.RUN_JOBS },
    contexts: env.CONTEXTS,
    // Behind the gateway HOST is an internal address, so metrics use it too; on the public origin they stay on loopback.
    metrics: {
      port: env.METRICS_PORT,
      host: env.METRICS_HOST ?? (env.SERVE_PAGES ? LOOPBACK : (env.HOST ?? LOOPBACK)),
    },
    vitals: env.VITALS ?? env.NODE_ENV === 'production',
    pocket: pocketConfig(env, dataDir),
    logging: logging(env),
    telemetry: Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT),
    remotes: {
      storefront: remoteEntry('storefront', env.REMOTE_STOREFRONT_ENTRY),
      admin: remoteEntry('admin', env.REMOTE_ADMIN_ENTRY),
    },
    releases: releases(env),
  };
}

/**
 * Reads the configuration of a process from the environment, once, at start.
 * @throws ConfigError with one line that names the first missing or malformed variable
 */
export function loadConfig(
  variables: Record<string, string | undefined>,
  version: string,
  process: ProcessName = 'api',
): AppConfig {
  const { environment, fault } = readEnvironment(variables);
  if (!environment) throw new ConfigError(fault);
  if (!environment.DATABASE_URL) throw new ConfigError('DATABASE_URL is required');
  return toConfig(environment, environment.DATABASE_URL, { version, process });
}
