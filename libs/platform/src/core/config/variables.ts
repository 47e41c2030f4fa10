import { isIP } from 'node:net';
import { z } from 'zod';
import { backupVariables } from './backup-variables.ts';
import { evidenceVariables } from './evidence-variables.ts';
import { pocketVariables } from './pocket-variables.ts';
import { proxyVariables } from './proxy-variables.ts';
import { address, booleanText, splitList, text, web, wholeNumber } from './rules.ts';
import { telemetryVariables } from './telemetry-variables.ts';
import { trustVariables } from './trust-variables.ts';
import { vaultVariables } from './vault-variables.ts';

const origin = web.refine((given) => new URL(given).origin === given, 'must be an origin, without a path');

const PORT = 'must be a port from 1 to 65535';
const port = z
  .string()
  .regex(/^\d{1,5}$/, PORT)
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, PORT);

const FACTOR = 'must be a number above 0 and at most 1';
const atLeastOne = z
  .string()
  .regex(/^0*[1-9]\d{0,8}$/, 'must be a whole number from 1')
  .transform(Number);

/** Whether the text is an IP address, with or without a prefix length: `10.0.0.0/8`. */
function isRange(given: string): boolean {
  const [address = '', bits, ...more] = given.split('/');
  const width = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (width === 0 || address.includes('%') || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width);
}
const range = z
  .string()
  .refine(isRange, 'must be ranges of addresses such as 10.0.0.0/8, separated by commas');

/** Names that CONTEXTS may contain: the bounded contexts, and `platform` for the work that they share. */
export const CONTEXT_NAMES = [
  'identity',
  'catalog',
  'orders',
  'payments',
  'fulfilment',
  'rentals',
  'chat',
  'stats',
  'audit',
  'notifications',
  'webhooks',
  'platform',
] as const;
export type ContextName = (typeof CONTEXT_NAMES)[number];
const CONTEXTS = `must name contexts of ${CONTEXT_NAMES.join(', ')}`;

const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{6,50}$/s;

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const RELEASES = 'must be a folder or s3://bucket/prefix';
/** A folder, or a bucket with a valid name. */
const PLACE_OF_RELEASES = /^(?!s3:)|^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/|$)/;

/** The rule of each variable; the messages follow its name in the error line. */
export const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  PORT: port.default(4200),
  HOST: text('must be an address to listen on').optional(),
  SERVE_PAGES: booleanText.default(false),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: text('must be a folder').default('.data'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: text('must be an address to listen on').optional(),
  MIN_FREE_MB: wholeNumber(0, 999_999_999).default(1024),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  SHUTDOWN_SECONDS: wholeNumber(1, 600).default(9),
  DATABASE_URL: address(/^postgres(ql)?$/, 'must be a postgres:// address').optional(),
  DATABASE_POOL: wholeNumber(1, 100).default(15),
  MIGRATE_ON_START: booleanText.default(true),
  EMBEDDED_POSTGRES: booleanText.default(false),
  REDIS_URL: address(/^rediss?$/, 'must be a redis:// or rediss:// address').optional(),
  S3_ENDPOINT: web.optional(),
  S3_BUCKET: text().optional(),
  S3_ACCESS_KEY: text().optional(),
  S3_SECRET_KEY: text().optional(),
  S3_REGION: text().default('us-east-1'),
  RUN_JOBS: booleanText.default(true),
  CONTEXTS: z
    .string()
    .transform(splitList)
    .pipe(z.array(z.enum(CONTEXT_NAMES, CONTEXTS)).min(1, CONTEXTS))
    .default([...CONTEXT_NAMES]),
  JWT_SECRET: text().optional(),
  ADMIN_EMAIL: z
    .email('must be an e-mail address')
    .regex(z.regexes.html5Email, 'must be an e-mail address')
    .default('admin@manette.test'),
  ADMIN_PASSWORD: z
    .string()
    .regex(PASSWORD, 'must have 6 to 50 characters with an uppercase letter, a lowercase letter and a digit')
    .optional(),
  ADMIN_USERNAME: z
    .string()
    .regex(/^[A-Za-z0-9_-]{3,30}$/, 'must have 3 to 30 letters, digits, underscores or hyphens')
    .default('admin'),
  SEED_DEMO: booleanText.optional(),
  DEMO_PASSWORDS: z.enum(['known', 'void'], 'must be known or void').optional(),
  SMTP_URL: address(/^smtps?$/, 'must be an smtp:// or smtps:// address').optional(),
  MAIL_TO_FILES: booleanText.optional(),
  MAIL_FROM: z.string().regex(/@/, 'must hold an e-mail address').default('Manette <support@manette.test>'),
  GOOGLE_CLIENT_ID: text().optional(),
  GOOGLE_CLIENT_SECRET: text().optional(),
  GOOGLE_ISSUER: web.default('https://accounts.google.com'),
  GIF_SEARCH_URL: web.optional(),
  GIF_SEARCH_KEY: text().default(''),
  STORE_TIMEZONE: z
    .string()
    .refine(isTimezone, 'must be a time zone such as Africa/Algiers')
    .default('Africa/Algiers'),
  RATE_LIMIT_FACTOR: z.coerce
    .number('must be a number above 0')
    .positive('must be a number above 0')
    .default(1),
  TEST_PERIOD_FACTOR: z.coerce.number(FACTOR).positive(FACTOR).max(1, FACTOR).default(1),
  API_DOCS: booleanText.optional(),
  VITALS: booleanText.optional(),
  TICKETS_PER_HOUR: atLeastOne.default(30),
  UPLOAD_MB_PER_DAY: atLeastOne.default(200),
  SOCKETS_PER_SESSION: atLeastOne.default(20),
  SOCKETS_PER_ADDRESS: atLeastOne.default(500),
  SOCKET_EVENTS_PER_10_S: atLeastOne.default(100),
  TRUSTED_PROXIES: z.string().transform(splitList).pipe(z.array(range)).default([]),
  CORS_ORIGINS: z.string().transform(splitList).pipe(z.array(origin)).default([]),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .optional(),
  REMOTE_STOREFRONT_ENTRY: text().optional(),
  ...proxyVariables,
  ...telemetryVariables,
  REMOTE_ADMIN_ENTRY: text().optional(),
  RELEASES: z.string().trim().min(1, RELEASES).regex(PLACE_OF_RELEASES, RELEASES).optional(),
  RELEASES_ORIGIN: origin.optional(),
  RELEASES_KEEP_DAYS: wholeNumber(0, 365).default(7),
  ...trustVariables,
  ...pocketVariables,
  ...backupVariables,
  ...vaultVariables,
  ...evidenceVariables,
});

/** The parsed variables of every process of the product, with their defaults (contract, section 1). */
export type Environment = z.output<typeof variables>;

/** The names of all variables. */
export const VARIABLES = Object.keys(variables.shape);
