import type { Environment } from './variables.ts';

/** The first administrator's password in development. It is public, so it is refused wherever others reach the shop. */
export const DEVELOPMENT_PASSWORD = 'Admin123!';
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or address can be reached only from this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

const REQUIRED_TOGETHER: (keyof Environment)[][] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
];

/** Returns the sentences whose condition holds. */
const faults = (...conditions: [unknown, string][]): string[] =>
  conditions.flatMap(([holds, sentence]) => (holds ? [sentence] : []));

/** Production needs a mail server, or an explicit MAIL_TO_FILES; writing mails to files is the default of development. */
function mailFaults({ NODE_ENV, SMTP_URL, MAIL_TO_FILES }: Environment): string[] {
  if (SMTP_URL || MAIL_TO_FILES) return [];
  if (MAIL_TO_FILES === false) return ['SMTP_URL is required when MAIL_TO_FILES is false'];
  return NODE_ENV === 'production' ? ['SMTP_URL is required in production (or MAIL_TO_FILES=true)'] : [];
}

const isShort = (secret: string) => secret.length < 32;

/** Finds what only production refuses, such as missing secrets and defaults that others could know. */
function productionFaults(environment: Environment): string[] {
  const { NODE_ENV, JWT_SECRET, JWT_SECRETS, SEED_DEMO, ADMIN_PASSWORD } = environment;
  const { TEST_PERIOD_FACTOR, AUDIT_RETENTION_DAYS } = environment;
  if (NODE_ENV !== 'production') return [];
  return faults(
    [!JWT_SECRET && !JWT_SECRETS, 'JWT_SECRET is required in production'],
    [JWT_SECRET && isShort(JWT_SECRET), 'JWT_SECRET must have at least 32 characters in production'],
    [
      JWT_SECRETS?.some(({ secret }) => isShort(secret)),
      'JWT_SECRETS must have secrets of at least 32 characters in production',
    ],
    [AUDIT_RETENTION_DAYS < 30, 'AUDIT_RETENTION_DAYS must be at least 30 in production'],
    [SEED_DEMO && !ADMIN_PASSWORD, 'ADMIN_PASSWORD is required for the demo data in production'],
    [TEST_PERIOD_FACTOR !== 1, 'TEST_PERIOD_FACTOR must be 1 in production'],
  );
}

/** Returns why others than the developer may reach the shop, or undefined if only the developer can. */
function exposureOf({ NODE_ENV, HOST, PUBLIC_URL, DEMO_PASSWORDS }: Environment): string | undefined {
  if (NODE_ENV === 'production') return 'in production';
  if (HOST !== undefined && !isLoopback(HOST)) return 'when HOST is beyond loopback';
  if (PUBLIC_URL?.startsWith('https:')) return 'when PUBLIC_URL is https';
  if (DEMO_PASSWORDS === 'void') return 'when DEMO_PASSWORDS is void';
  return undefined;
}

/** If others can reach the shop, no user may have a password that is written in the source code. */
function exposureFaults(environment: Environment): string[] {
  const { NODE_ENV, ADMIN_PASSWORD, DEMO_PASSWORDS } = environment;
  const exposure = exposureOf(environment);
  if (!exposure) return [];
  // Production creates no administrator without a password; other environments always create one.
  const lacksPassword = !ADMIN_PASSWORD && NODE_ENV !== 'production';
  return faults(
    [
      ADMIN_PASSWORD === DEVELOPMENT_PASSWORD,
      `ADMIN_PASSWORD must not be the development default ${exposure}`,
    ],
    [lacksPassword, `ADMIN_PASSWORD is required ${exposure}`],
    [DEMO_PASSWORDS === 'known', `DEMO_PASSWORDS must be void ${exposure}`],
  );
}

/** Whether the passwords in the source code are accepted: only on a developer's own machine. */
export const allowsKnownPasswords = (environment: Environment): boolean =>
  exposureOf(environment) === undefined;

function groupFaults(environment: Environment): string[] {
  return REQUIRED_TOGETHER.flatMap((group) => {
    const given = group.find((name) => environment[name] !== undefined);
    const missing = group.find((name) => environment[name] === undefined);
    return given && missing ? [`${missing} is required when ${given} is set`] : [];
  });
}

const S3_ACCESS = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** Finds missing credentials of a store of releases in S3. */
export function releasesFaults(given: Pick<Environment, 'RELEASES' | (typeof S3_ACCESS)[number]>): string[] {
  const missing = S3_ACCESS.find((name) => given[name] === undefined);
  const isInS3 = given.RELEASES?.startsWith('s3:');
  return isInS3 && missing ? [`${missing} is required when RELEASES is in S3`] : [];
}

/** Backups need a place when they are scheduled, and in production either recipients or an explicit refusal of them. */
export function backupFaults(
  environment: Pick<
    Environment,
    'NODE_ENV' | 'BACKUP_TO' | 'BACKUP_CRON' | 'BACKUP_RECIPIENTS' | 'BACKUP_UNENCRYPTED'
  >,
): string[] {
  const { NODE_ENV, BACKUP_TO, BACKUP_CRON, BACKUP_RECIPIENTS, BACKUP_UNENCRYPTED } = environment;
  const isReadable = NODE_ENV === 'production' && BACKUP_RECIPIENTS.length === 0 && !BACKUP_UNENCRYPTED;
  return faults(
    [BACKUP_CRON && !BACKUP_TO, 'BACKUP_TO is required when BACKUP_CRON is set'],
    [BACKUP_TO && isReadable, 'BACKUP_RECIPIENTS is required, or BACKUP_UNENCRYPTED=true'],
  );
}

/** Returns the faults of well-formed variables, one line for each fault. */
export const faultsOf = (environment: Environment): string[] => [
  ...productionFaults(environment),
  ...exposureFaults(environment),
  ...mailFaults(environment),
  ...groupFaults(environment),
  ...releasesFaults(environment),
  ...backupFaults(environment),
];
