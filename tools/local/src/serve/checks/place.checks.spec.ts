import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkBackup } from './backup.check.ts';
import { checkBuild } from './build.check.ts';
import type { Check } from './check.ts';
import { checkDataFolder } from './data-folder.check.ts';
import { checkDatabaseChoice } from './database-choice.check.ts';
import { checkReleases } from './releases.check.ts';
import { subjectOf } from './self-check.ts';
import { ROLES, type Role } from '../role.ts';

describe('the self-check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'self-check-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const linesOf = async (check: Check, role: Role, given: Record<string, string> = {}) =>
    (await check(subjectOf(role, { DATA_DIR: join(folder, 'data'), ...given }, folder))).map(
      ({ kind, line }) => `${kind}: ${line}`,
    );

  it('[OPS-015] requires the builds that the role runs', async () => {
    const unbuilt = ['fault: The product is not built: run npm run build'];
    const build = (file: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), '');
    };
    for (const role of ROLES) expect(await linesOf(checkBuild, role)).toEqual(unbuilt);
    build('apps/worker/dist/server.js');
    build('apps/api/dist/server.js');
    expect([await linesOf(checkBuild, 'worker'), await linesOf(checkBuild, 'migrate')]).toEqual([[], []]);
    expect(await linesOf(checkBuild, 'api')).toEqual(unbuilt);
    build('apps/shell/dist/index.html');
    for (const remote of ['storefront', 'admin']) build(`apps/${remote}/dist/mf-manifest.json`);
    expect([await linesOf(checkBuild, 'api'), await linesOf(checkBuild, 'check')]).toEqual([[], []]);
  });

  it('[OPS-018] requires exactly one database, and accepts the embedded one only for a single process', async () => {
    const DATABASE_URL = 'postgres://localhost/shop';
    const EMBEDDED_POSTGRES = 'true';
    const alone = 'fault: EMBEDDED_POSTGRES is for npm run serve alone';
    expect(await linesOf(checkDatabaseChoice, 'all')).toEqual([
      'fault: DATABASE_URL is required, or EMBEDDED_POSTGRES=true',
    ]);
    expect(await linesOf(checkDatabaseChoice, 'all', { DATABASE_URL, EMBEDDED_POSTGRES })).toEqual([
      'fault: DATABASE_URL and EMBEDDED_POSTGRES=true exclude each other',
    ]);
    for (const role of ['api', 'worker', 'migrate'] as const)
      expect(await linesOf(checkDatabaseChoice, role, { EMBEDDED_POSTGRES })).toEqual([alone]);
    expect(await linesOf(checkDatabaseChoice, 'all', { EMBEDDED_POSTGRES })).toEqual([]);
    expect(await linesOf(checkDatabaseChoice, 'api', { DATABASE_URL })).toEqual([]);
    // checkSettings reports the malformed variable.
    expect(await linesOf(checkDatabaseChoice, 'api', { DATABASE_URL: 'mysql://localhost' })).toEqual([]);
  });

  it('[OPS-020] requires a data folder that can be written and has enough free space', async () => {
    expect(await linesOf(checkDataFolder, 'all', { MIN_FREE_MB: '0' })).toEqual([]);
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await linesOf(checkDataFolder, 'all', { DATA_DIR: join(file, 'data') })).toEqual([
      'fault: DATA_DIR cannot be written',
    ]);
    const [line] = await linesOf(checkDataFolder, 'all', { MIN_FREE_MB: '999999999' });
    expect(line).toMatch(/^fault: DATA_DIR has \d+ MB free; 999999999 MB are needed$/);
  });

  it('[OPS-022] warns when backups or releases are not configured', async () => {
    const backup = ['warning: BACKUP_TO is not set; nothing is backed up'];
    const releases = ['warning: RELEASES is not set; pages may miss files while processes are replaced'];
    expect(await linesOf(checkBackup, 'worker')).toEqual(backup);
    expect(await linesOf(checkBackup, 'worker', { BACKUP_TO: '/backups' })).toEqual([]);
    expect(await linesOf(checkReleases, 'api')).toEqual(releases);
    expect(await linesOf(checkReleases, 'api', { RELEASES: '/releases' })).toEqual([]);
    expect(await linesOf(checkReleases, 'all')).toEqual([]);
  });
});
