import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@manette/platform/free-port';
import { removeFolder, throwawayFolder } from '../src/throwaway/folders.ts';
import { Serving, statusOf } from './support/serving.ts';
import { smallPostgres } from './support/small-postgres.ts';

const SECONDS = 1000;

describe('npm run serve -- check', () => {
  let folder: string;
  beforeEach(() => (folder = throwawayFolder()));
  afterEach(() => removeFolder(folder));
  const here = (more: Record<string, string>) => ({ DATA_DIR: folder, ...more });
  const databaseOfTests = () => process.env.TEST_DATABASE_URL ?? '';

  it('[OPS-006, OPS-022] prints "ready to serve" with warnings, and opens no port', async () => {
    const [PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())];
    const database = { DATABASE_URL: databaseOfTests(), REDIS_URL: 'redis://:hunter22@127.0.0.1:1' };
    const check = new Serving(['check'], here({ ...database, PORT, METRICS_PORT }));
    expect(await check.ended()).toBe(0);
    expect(check.stdout).toBe('ready to serve\n');
    expect(check.stderr.trim().split('\n')).toEqual([
      'warning: BACKUP_TO is not set; nothing is backed up',
      'warning: REDIS_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
    ]);
    expect(await statusOf(`http://localhost:${METRICS_PORT}/health/live`)).toBeUndefined();
    expect(existsSync(join(folder, 'compiled'))).toBe(false);
  });

  it('[OPS-002, OPS-006, OPS-014, OPS-019] prints all faults together, without passwords', async () => {
    const check = new Serving(
      ['check'],
      here({
        NODE_ENV: 'development',
        SEED_DEMO: 'true',
        ADMIN_PASSWORD: 'Admin123!',
        JWT_SECRET: '',
        PUBLIC_URL: '',
        MAIL_TO_FILES: '',
        PORT: 'many',
        MIN_FREE_MB: '999999999',
        DATABASE_URL: 'postgres://ann:hunter22@127.0.0.1:1/shop',
      }),
    );
    expect(await check.ended()).toBe(1);
    expect(check.stdout).toBe('');
    expect(check.stderr).not.toContain('hunter22');
    expect(check.faults).toEqual([
      'PORT must be a port from 1 to 65535',
      'NODE_ENV must be production for npm run serve',
      'SEED_DEMO must not be true for npm run serve',
      'PUBLIC_URL is required in production',
      'JWT_SECRET is required in production',
      'ADMIN_PASSWORD must not be the development default',
      'SMTP_URL is required in production',
      'DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
      expect.stringMatching(/^DATA_DIR has \d+ MB free; 999999999 MB are needed$/),
    ]);
  });

  it('[OPS-014, OPS-018, OPS-022] stops a role before it listens', async () => {
    const PORT = String(await freePort());
    const api = new Serving(['api'], here({ EMBEDDED_POSTGRES: 'true', PORT }));
    expect(await api.ended()).toBe(1);
    expect(api.faults).toEqual(['EMBEDDED_POSTGRES is for npm run serve alone']);
    expect(api.stderr).toContain(
      'warning: RELEASES is not set; pages may miss files while processes are replaced\n',
    );
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  });

  it('[OPS-002, OPS-019] does not retry after a wrong password, and does not print it', async () => {
    const wrong = new URL(databaseOfTests());
    wrong.password = 'hunter22';
    const check = new Serving(['check'], here({ DATABASE_URL: wrong.href }));
    expect(await check.ended()).toBe(1);
    expect(check.faults).toEqual([
      expect.stringMatching(/^DATABASE_URL cannot be reached: password authentication failed/),
    ]);
    expect(check.stderr).not.toContain('hunter22');
  });

  it.each([
    [14, 0, ['DATABASE_URL is PostgreSQL 14; 15 or later is needed']],
    [15, 0, []],
    [18, 25, []],
    [18, -40, ["The clock differs from the database's by 40 s"]],
    [18, 3600, ["The clock differs from the database's by 3600 s"]],
  ])(
    '[OPS-019, OPS-021] for PostgreSQL %i with a clock that is %i s ahead prints %j',
    async (major, ahead, faults) => {
      const server = await smallPostgres(major, () => Date.now() / SECONDS + ahead);
      const check = new Serving(['check'], here({ DATABASE_URL: server.url }));
      expect(await check.ended()).toBe(faults.length > 0 ? 1 : 0);
      expect(check.faults).toEqual(faults);
      await server.stop();
    },
  );
});
