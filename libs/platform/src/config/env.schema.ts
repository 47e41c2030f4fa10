import { z } from 'zod';

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  optional(schema).transform((given) => (given ?? value) as z.output<T>);

const portNumber = z.coerce
  .number('must be a port')
  .int('must be a port')
  .min(1, 'must be a port')
  .max(65535, 'must be a port');
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const text = z.string().min(1);

function isTimezone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const origins = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(z.array(webAddress.transform((address) => new URL(address).origin)));

/** The environment variables of the server's processes (contract, section 1). */
export const envSchema = z.object({
  NODE_ENV: withDefault(z.enum(['production', 'development', 'test']), 'development'),
  HOST: withDefault(text, '127.0.0.1'),
  PORT: withDefault(portNumber, 4200),
  PUBLIC_URL: optional(webAddress.transform((address) => address.replace(/\/+$/, ''))),
  CORS_ORIGINS: withDefault(origins, []),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' })),
  JWT_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  DATA_DIR: withDefault(text, '.data'),
  S3_ENDPOINT: optional(webAddress),
  S3_BUCKET: optional(text),
  S3_ACCESS_KEY: optional(text),
  S3_SECRET_KEY: optional(text),
  S3_REGION: withDefault(text, 'us-east-1'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' })),
  MAIL_FROM: withDefault(text, 'Manette <no-reply@manette.test>'),
  ADMIN_EMAIL: withDefault(z.email('must be an e-mail address'), 'admin@manette.test'),
  ADMIN_PASSWORD: optional(z.string().min(6, 'must have at least 6 characters')),
  ADMIN_USERNAME: withDefault(text, 'admin'),
  GOOGLE_CLIENT_ID: optional(text),
  GOOGLE_CLIENT_SECRET: optional(text),
  GOOGLE_ISSUER: withDefault(webAddress, 'https://accounts.google.com'),
  GIF_SEARCH_URL: optional(webAddress),
  GIF_SEARCH_KEY: withDefault(text, ''),
  STORE_TIMEZONE: withDefault(z.string().refine(isTimezone, 'must be a time zone'), 'Africa/Algiers'),
  RATE_LIMIT_FACTOR: withDefault(z.coerce.number('must be a number').positive('must be above 0'), 1),
  RUN_JOBS: withDefault(z.enum(['true', 'false'], 'must be true or false'), 'true'),
  METRICS_PORT: optional(portNumber),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  REMOTE_STOREFRONT_ENTRY: withDefault(text, '/remotes/storefront/mf-manifest.json'),
  REMOTE_ADMIN_ENTRY: withDefault(text, '/remotes/admin/mf-manifest.json'),
});
export type Env = z.output<typeof envSchema>;
