import { join, resolve } from 'node:path';
import type { AppConfig, S3Config } from './app-config.js';
import { ConfigError } from './config-error.js';
import { envSchema, type Env } from './env.schema.js';
import { keptSecret } from './jwt-secret.js';

function jwtSecret(env: Env, dataDir: string): string {
  if (env.JWT_SECRET) return env.JWT_SECRET;
  if (env.NODE_ENV === 'production') throw new ConfigError('JWT_SECRET is required in production');
  return keptSecret(dataDir);
}

const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

function s3(env: Env): S3Config | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = env;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY)
    return {
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      accessKey: S3_ACCESS_KEY,
      secretKey: S3_SECRET_KEY,
      region: S3_REGION,
    };
  const given = S3.find((name) => env[name]);
  const missing = S3.find((name) => !env[name]);
  if (given) throw new ConfigError(`${missing} is required when ${given} is set`);
  return undefined;
}

function google(env: Env): AppConfig['google'] {
  if (!env.GOOGLE_CLIENT_ID) return undefined;
  if (!env.GOOGLE_CLIENT_SECRET)
    throw new ConfigError('GOOGLE_CLIENT_SECRET is required when GOOGLE_CLIENT_ID is set');
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    issuer: env.GOOGLE_ISSUER,
  };
}

function toConfig(env: Env, version: string): AppConfig {
  const dataDir = resolve(env.DATA_DIR);
  return {
    environment: env.NODE_ENV,
    version,
    http: {
      port: env.PORT,
      host: env.HOST,
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      corsOrigins: env.CORS_ORIGINS,
    },
    database: { url: env.DATABASE_URL },
    redis: { url: env.REDIS_URL },
    session: { jwtSecret: jwtSecret(env, dataDir) },
    storage: { dataDir, s3: s3(env) },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outboxDir: join(dataDir, 'outbox') },
    admin: {
      email: env.ADMIN_EMAIL,
      username: env.ADMIN_USERNAME,
      password: env.ADMIN_PASSWORD ?? (env.NODE_ENV === 'production' ? undefined : 'Admin123!'),
    },
    google: google(env),
    gifs: env.GIF_SEARCH_URL ? { url: env.GIF_SEARCH_URL, key: env.GIF_SEARCH_KEY } : undefined,
    store: { timezone: env.STORE_TIMEZONE },
    limits: { factor: env.RATE_LIMIT_FACTOR },
    jobs: { run: env.RUN_JOBS === 'true' },
    metrics: { port: env.METRICS_PORT },
    logging: { level: env.LOG_LEVEL ?? (env.NODE_ENV === 'test' ? 'silent' : 'info') },
    remotes: { storefront: { entry: env.REMOTE_STOREFRONT_ENTRY }, admin: { entry: env.REMOTE_ADMIN_ENTRY } },
  };
}

/**
 * Reads the configuration from the environment, once, at start.
 * @throws ConfigError with one line that names the first missing or malformed variable
 */
export function loadConfig(env: Record<string, string | undefined>, version: string): AppConfig {
  const parsed = envSchema.safeParse(env);
  if (parsed.success) return toConfig(parsed.data, version);
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0] ?? 'environment');
  throw new ConfigError(env[name] ? `${name} ${issue?.message ?? 'is malformed'}` : `${name} is required`);
}
