import { readEnvironment } from './environment.js';

const PRODUCTION = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), MAIL_TO_FILES: 'true' };

describe('the variables of backups', () => {
  it.each([
    [{ BACKUP_TO: 'ftp://host/x' }, 'BACKUP_TO must be a folder or s3://bucket/prefix'],
    [{ BACKUP_TO: 's3://' }, 'BACKUP_TO must be a folder or s3://bucket/prefix'],
    [
      { BACKUP_RECIPIENTS: 'me@shop.test' },
      'BACKUP_RECIPIENTS must be recipients such as age1…, separated by commas',
    ],
    [{ BACKUP_UNENCRYPTED: 'yes' }, 'BACKUP_UNENCRYPTED must be true or false'],
    [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a whole number from 1 to 365'],
    [{ BACKUP_KEEP: '366' }, 'BACKUP_KEEP must be a whole number from 1 to 365'],
    ...['daily', '@daily', '61 * * * *', '* * * *', '* * * * * * *'].map((BACKUP_CRON) => [
      { BACKUP_CRON, BACKUP_TO: '/b' },
      'BACKUP_CRON must be a cron expression of 5 fields, or of 6 with seconds',
    ]),
    [{ BACKUP_CRON: '30 3 * * *' }, 'BACKUP_TO is required when BACKUP_CRON is set'],
    [{ ...PRODUCTION, BACKUP_TO: '/b' }, 'BACKUP_RECIPIENTS is required, or BACKUP_UNENCRYPTED=true'],
  ] as [Record<string, string>, string][])(
    '[OPS-092, OPS-099] refuses %j with one line that names the variable',
    (given, fault) => {
      expect(readEnvironment(given)).toEqual({ fault });
    },
  );

  it('[OPS-099] takes cron expressions of 5 fields, and of 6 with seconds', () => {
    for (const BACKUP_CRON of ['30 3 * * *', '*/5 * * * * *'])
      expect(readEnvironment({ BACKUP_CRON, BACKUP_TO: 's3://shop/backups' }).environment).toMatchObject({
        BACKUP_CRON,
        BACKUP_KEEP: 14,
      });
  });
});
