import { mkdtempSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@manette/platform/testing';
import { startTestApp, type TestApp } from '../support/index.js';

/** Every second of the current and the next hour in Algiers. The hours differ from UTC. */
const hour = Number(new Intl.DateTimeFormat('en', { timeZone: 'Africa/Algiers', hour: 'numeric', hourCycle: 'h23' }).format()); // oxfmt-ignore
const PATTERN = `* * ${hour},${(hour + 1) % 24} * * *`;

let apps: TestApp[];
let place: string;
beforeAll(async () => {
  place = join(mkdtempSync(join(tmpdir(), 'manette-scheduled-')), 'backups-of-the-shop');
  // A file in place of the folder makes backups fail.
  await writeFile(place, 'in the way');
  const env = { BACKUP_TO: place, BACKUP_CRON: PATTERN, BACKUP_KEEP: '2' };
  const first = await startTestApp({ env });
  apps = [first, await startTestApp({ beside: first, env })];
});
afterAll(async () => {
  for (const app of apps.toReversed()) await app.stop();
  await rm(join(place, '..'), { recursive: true, force: true });
});

const asked = <Row extends object>(sql: string) =>
  apps[0]?.database.query<Row & Record<string, unknown>>(sql);

describe('a scheduled backup', () => {
  it('[OPS-099] is one job for all processes, in the store’s time zone, tried 3 times', async () => {
    const schedules = await eventually(async () => {
      const rows = await asked(`select pattern, tz from bullmq.scheduler where queue = 'platform-backup'`);
      return rows?.length ? rows : undefined;
    });
    expect(schedules).toEqual([{ pattern: PATTERN, tz: 'Africa/Algiers' }]);
    const failed = await eventually(async () => {
      const rows = await asked<{ max_attempts: number; failed_reason: string }>(
        `select max_attempts, failed_reason from bullmq.job where queue = 'platform-backup' and attempts_made > 0`,
      );
      return rows?.[0];
    });
    expect(failed).toMatchObject({
      max_attempts: 3,
      failed_reason: expect.stringContaining('cannot be written'),
    });
  });

  it('[OPS-099] succeeds once the folder can be written, and the newest BACKUP_KEEP backups are kept', async () => {
    await rm(place);
    await eventually(async () => {
      const done = await asked(
        `select id from bullmq.job where queue = 'platform-backup' and state = 'completed'`,
      );
      return (done?.length ?? 0) >= 4;
    });
    const complete = async () => {
      const names = await readdir(join(place, 'backups'), { recursive: true });
      return names.filter((name) => name.endsWith('manifest.json'));
    };
    await eventually(async () => (await complete()).length === 2);
    const jobs = await asked<{ ids: number; all: number }>(
      `select count(distinct process_at_ms)::int as ids, count(*)::int as all from bullmq.job
        where queue = 'platform-backup' and attempts_made <= 1`,
    );
    // If both processes scheduled, one time would have two jobs.
    expect(jobs?.[0]?.ids).toBe(jobs?.[0]?.all);
  });
});
