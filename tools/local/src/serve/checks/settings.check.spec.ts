import { checkSettings } from './settings.check.ts';
import { subjectOf } from './self-check.ts';

const SAFE = {
  JWT_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://manette.example',
  SMTP_URL: 'smtp://localhost:25',
  ADMIN_PASSWORD: 'Secret123',
};
const linesOf = async (given: Record<string, string>) =>
  (await checkSettings(subjectOf('all', { ...SAFE, ...given }, '/shop'))).map(({ line }) => line);

describe('the settings under npm run serve', () => {
  it('[OPS-003, OPS-014] have no faults when production has all it needs, even with NODE_ENV unset', async () => {
    expect(await linesOf({})).toEqual([]);
    expect(await linesOf({ NODE_ENV: 'production', SEED_DEMO: 'false' })).toEqual([]);
  });

  it.each([
    [{ NODE_ENV: 'development' }, 'NODE_ENV must be production for npm run serve'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test'],
    [{ SEED_DEMO: 'true' }, 'SEED_DEMO must not be true for npm run serve'],
    [{ SEED_DEMO: 'true', ADMIN_PASSWORD: '' }, 'SEED_DEMO must not be true for npm run serve'],
  ])('[OPS-015] with %j report: %s', async (given, line) => {
    expect(await linesOf(given as Record<string, string>)).toEqual([line]);
  });

  it.each([
    [{ ADMIN_PASSWORD: 'Admin123!' }, 'ADMIN_PASSWORD must not be the development default'],
    [{ SMTP_URL: '' }, 'SMTP_URL is required in production'],
    [{ SMTP_URL: '', MAIL_TO_FILES: 'false' }, 'SMTP_URL is required in production'],
  ])('[OPS-016] with %j report: %s', async (given, line) => {
    expect(await linesOf(given as Record<string, string>)).toEqual([line]);
  });

  it.each([
    [{ PUBLIC_URL: '' }, ['PUBLIC_URL is required in production']],
    [
      { PUBLIC_URL: 'http://manette.example' },
      ['PUBLIC_URL must be an https:// origin unless its host is loopback'],
    ],
    [{ PUBLIC_URL: 'manette.example' }, ['PUBLIC_URL must be an http:// or https:// address']],
    [{ PUBLIC_URL: 'http://localhost:4500' }, []],
    [{ PUBLIC_URL: 'http://127.0.0.1:4500' }, []],
    [{ PUBLIC_URL: 'http://[::1]:4500' }, []],
  ])('[OPS-017] with %j report: %j', async (given, lines) => {
    expect(await linesOf(given)).toEqual(lines);
  });

  it('[OPS-014, OPS-025] report all faults together, and each malformed variable only once', async () => {
    const given = {
      ...SAFE,
      JWT_SECRET: 'short',
      PORT: 'many',
      DATABASE_POOL: '101',
      TEST_PERIOD_FACTOR: '0.5',
    };
    expect(
      await linesOf({ ...given, SMTP_URL: 'mail', DRAIN_SECONDS: '301', SHUTDOWN_SECONDS: '0' }),
    ).toEqual([
      'PORT must be a port from 1 to 65535',
      'DRAIN_SECONDS must be a whole number from 0 to 300',
      'SHUTDOWN_SECONDS must be a whole number from 1 to 600',
      'DATABASE_POOL must be a whole number from 1 to 100',
      'SMTP_URL must be an smtp:// or smtps:// address',
      'JWT_SECRET must have at least 32 characters in production',
      'TEST_PERIOD_FACTOR must be 1 in production',
    ]);
  });
});
