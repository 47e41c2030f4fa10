import { z } from 'zod';

const text = (sentence: string) => z.string().trim().min(1, sentence);
const address = (kinds: RegExp, sentence: string) =>
  z.url({ protocol: kinds, error: sentence }).transform((given) => given.replace(/\/+$/, ''));
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port from 1 to 65535')
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, 'must be a port from 1 to 65535');
const web = address(/^https?$/, 'must be an http:// or https:// address');
const origin = web.refine((given) => new URL(given).origin === given, 'must be an origin, without a path');

const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{6,50}$/s;

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Every variable of the contract's section 1, with the sentence that follows its name when it is malformed. */
export const VARIABLES = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .optional(),
  PORT: port.optional(),
  HOST: text('must be an address to listen on').optional(),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: text('must be a folder').optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional(),
  RUN_JOBS: z.enum(['true', 'false'], 'must be true or false').optional(),
  S3_ENDPOINT: web.optional(),
  S3_BUCKET: text('must be the name of a bucket').optional(),
  S3_ACCESS_KEY: text('must not be empty').optional(),
  S3_SECRET_KEY: text('must not be empty').optional(),
  S3_REGION: text('must not be empty').optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .regex(PASSWORD, 'must have 6 to 50 characters with an uppercase letter, a lowercase letter and a digit')
    .optional(),
  ADMIN_USERNAME: z
    .string()
    .regex(/^[A-Za-z0-9_-]{3,30}$/, 'must have 3 to 30 letters, digits, underscores or hyphens')
    .optional(),
  SEED_DEMO: z.enum(['true', 'false'], 'must be true or false').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().regex(/@/, 'must hold an e-mail address').optional(),
  GOOGLE_CLIENT_ID: text('must not be empty').optional(),
  GOOGLE_CLIENT_SECRET: text('must not be empty').optional(),
  GOOGLE_ISSUER: web.optional(),
  GIF_SEARCH_URL: web.optional(),
  GIF_SEARCH_KEY: text('must not be empty').optional(),
  STORE_TIMEZONE: z.string().refine(isTimezone, 'must be a time zone such as Africa/Algiers').optional(),
  RATE_LIMIT_FACTOR: z.coerce
    .number('must be a number above 0')
    .positive('must be a number above 0')
    .optional(),
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .pipe(z.array(origin))
    .optional(),
  METRICS_PORT: port.optional(),
});

export type Variables = z.output<typeof VARIABLES>;

/** The names of all variables of the contract. */
export const CONTRACT_VARIABLES = Object.keys(VARIABLES.shape);
