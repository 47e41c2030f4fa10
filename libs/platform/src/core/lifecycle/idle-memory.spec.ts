import { execFileSync } from 'node:child_process';
import { memorySaver } from './idle-memory.js';

describe('memory of an idle process', () => {
  it('is saved after ten seconds with little load, until the load rises', () => {
    const flags: string[] = [];
    const take = memorySaver((flag) => flags.push(flag));
    const seconds = (count: number, utilization: number) => {
      for (let second = 0; second < count; second += 1) take(utilization);
    };
    seconds(9, 0.09);
    seconds(1, 0.1);
    seconds(9, 0);
    expect(flags).toEqual([]);
    seconds(5, 0.02);
    expect(flags).toEqual(['--memory-saver-mode']);
    seconds(2, 0.5);
    expect(flags).toEqual(['--memory-saver-mode', '--no-memory-saver-mode']);
  });

  it('is saved by a flag that this version of V8 has, as V8 ignores unknown flags', () => {
    const flags = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
    expect(flags).toContain('--memory-saver-mode ');
  });
});
