import { readEnvironment } from './environment.js';

const SECRET = 'x'.repeat(32);
const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: SECRET, MAIL_TO_FILES: 'true' };
const LONG_KEY = 'JWT_SECRET must have at least 32 characters in production';
const LONG_KEYS = 'JWT_SECRETS must have secrets of at least 32 characters in production';
const LIMITS = [
  ...['TICKETS_PER_HOUR', 'UPLOAD_MB_PER_DAY', 'SOCKETS_PER_SESSION', 'SOCKETS_PER_ADDRESS'],
  'SOCKET_EVENTS_PER_10_S',
];
const RANGES = 'must be ranges of addresses such as 10.0.0.0/8, separated by commas';

describe('the variables of trust.md', () => {
  const KEYS = 'JWT_SECRETS must be 1 to 5 kid:secret pairs, separated by commas';
  const SIX_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'].map((kid) => `${kid}:secret`).join(',');
  it.each([
    ...[
      'secret',
      ':secret',
      'k1:',
      'k1:a,',
      'k1:a,k1:b',
      'k 1:a',
      'k.1:a',
      'ك1:a',
      `${'k'.repeat(33)}:a`,
    ].map((JWT_SECRETS) => [{ JWT_SECRETS }, KEYS]),
    [{ JWT_SECRETS: SIX_KEYS }, KEYS],
    [{ ...PRODUCTION, JWT_SECRETS: `k1:${SECRET},k2:short` }, LONG_KEYS],
    [{ ...PRODUCTION, JWT_SECRET: '', JWT_SECRETS: 'k1:short' }, LONG_KEYS],
    [{ ...PRODUCTION, JWT_SECRET: '' }, 'JWT_SECRET is required in production'],
    [{ ...PRODUCTION, JWT_SECRET: 'short', JWT_SECRETS: `k1:${SECRET}` }, LONG_KEY],
    [{ ADMIN_SECOND_STEP: 'yes' }, 'ADMIN_SECOND_STEP must be required or optional'],
    [{ ADMIN_ROLE_CHANGES: 'admin' }, 'ADMIN_ROLE_CHANGES must be operator or api'],
    [{ COMMON_PASSWORDS: 'true' }, 'COMMON_PASSWORDS must be refuse or allow'],
    [{ SECURITY_MAILS: 'yes' }, 'SECURITY_MAILS must be true or false'],
    ...['-1', '1441', '0.5', 'soon'].map((REAUTHENTICATION_MINUTES) => [
      { REAUTHENTICATION_MINUTES },
      'REAUTHENTICATION_MINUTES must be a whole number from 0 to 1440',
    ]),
    ...['0', '721', 'long'].map((ADMIN_SESSION_HOURS) => [
      { ADMIN_SESSION_HOURS },
      'ADMIN_SESSION_HOURS must be a whole number from 1 to 720',
    ]),
    ...['0', '337', '1.5'].map((ADMIN_SESSION_IDLE_HOURS) => [
      { ADMIN_SESSION_IDLE_HOURS },
      'ADMIN_SESSION_IDLE_HOURS must be a whole number from 1 to 336',
    ]),
    ...['0', '3651', 'ever'].map((AUDIT_RETENTION_DAYS) => [
      { AUDIT_RETENTION_DAYS },
      'AUDIT_RETENTION_DAYS must be a whole number from 1 to 3650',
    ]),
    [{ ...PRODUCTION, AUDIT_RETENTION_DAYS: '29' }, 'AUDIT_RETENTION_DAYS must be at least 30 in production'],
    ...['-1', '366', 'ever'].map((DELETED_FILES_DAYS) => [
      { DELETED_FILES_DAYS },
      'DELETED_FILES_DAYS must be a whole number from 0 to 365',
    ]),
    ...['0', '169', '1h'].map((DATA_EXPORT_HOURS) => [
      { DATA_EXPORT_HOURS },
      'DATA_EXPORT_HOURS must be a whole number from 1 to 168',
    ]),
    ...['10.0.0.0/33', 'proxy'].map((TRUSTED_PROXIES) => [{ TRUSTED_PROXIES }, `TRUSTED_PROXIES ${RANGES}`]),
    ...LIMITS.flatMap((name) =>
      ['0', '1.5', 'many'].map((given) => [{ [name]: given }, `${name} must be a whole number from 1`]),
    ),
  ] as [Record<string, string>, string][])(
    '[TRU-001] refuses %j with one line that names the variable',
    (variables, fault) => {
      expect(readEnvironment(variables)).toEqual({ fault });
    },
  );

  it('[TRU-001] takes each bound of a range, and JWT_SECRETS instead of JWT_SECRET in production', () => {
    const bounds: Record<string, [number, number]> = {
      ...{ REAUTHENTICATION_MINUTES: [0, 1440], ADMIN_SESSION_HOURS: [1, 720] },
      ...{ ADMIN_SESSION_IDLE_HOURS: [1, 336], AUDIT_RETENTION_DAYS: [1, 3650] },
      ...{ DELETED_FILES_DAYS: [0, 365], DATA_EXPORT_HOURS: [1, 168] },
    };
    for (const [name, ends] of Object.entries(bounds))
      for (const end of ends)
        expect(readEnvironment({ [name]: String(end) }).environment).toMatchObject({ [name]: end });
    const given = `${'k'.repeat(32)}:${SECRET},K-2_b:${SECRET}`;
    const { environment } = readEnvironment({ ...PRODUCTION, JWT_SECRET: '', JWT_SECRETS: given });
    expect(environment?.JWT_SECRETS?.map(({ kid }) => kid)).toEqual(['k'.repeat(32), 'K-2_b']);
  });

  it('[trust 1] reads the ranges of proxies, with or without a prefix length', () => {
    const read = (TRUSTED_PROXIES: string) =>
      readEnvironment({ TRUSTED_PROXIES }).environment?.TRUSTED_PROXIES;
    expect(read('10.0.0.0/8, fd00::/8,::1')).toEqual(['10.0.0.0/8', 'fd00::/8', '::1']);
    expect(read('')).toEqual([]);
  });
});
