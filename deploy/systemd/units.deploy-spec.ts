import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWith, findTool } from '@manette/platform/testing/tools';

const UNITS: [file: string, role: string][] = [
  ['manette.service', 'all'],
  ['manette-api@.service', 'api'],
  ['manette-worker.service', 'worker'],
];
const fileOf = (unit: string) => join(import.meta.dirname, unit);

/** The default time in seconds from the signal to the end of `npm run serve`: the drain and the running work. */
const DRAIN_AND_SHUTDOWN = 5 + 30;

describe('the units of systemd', () => {
  it.each(UNITS)('[OPS-026] %s runs its role, and has time to drain', (unit, role) => {
    const text = readFileSync(fileOf(unit), 'utf8');
    expect(text).toMatch(new RegExp(`^ExecStart=.* /opt/manette/apps/api/dist/serve\\.js ${role}$`, 'm'));
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(DRAIN_AND_SHUTDOWN);
    expect(text).toMatch(/^KillMode=mixed$/m);
  });
});

describeWith(['systemd-analyze'], 'systemd-analyze', () => {
  it.each(UNITS)('[OPS-026] finds no fault in %s', (unit) => {
    const { status, stdout, stderr } = spawnSync(
      findTool('systemd-analyze') ?? '',
      ['verify', fileOf(unit)],
      {
        encoding: 'utf8',
        env: { ...process.env, SYSTEMD_LOG_LEVEL: 'warning' },
      },
    );
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });

  it('[OPS-026] reports a fault of a broken unit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'units-'));
    const unit = join(folder, 'broken.service');
    writeFileSync(unit, '[Service]\nExecStart=/nowhere/node\n');
    expect(spawnSync(findTool('systemd-analyze') ?? '', ['verify', unit]).status).not.toBe(0);
    rmSync(folder, { recursive: true });
  });
});
