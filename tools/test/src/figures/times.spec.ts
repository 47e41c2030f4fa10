import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { slowestFiles, stageTimes } from './times.ts';

describe('the times of npm test', () => {
  it('name the time of each stage and of the whole run', () => {
    const stages = [
      { name: 'lint', seconds: 20.4 },
      { name: 'e2e', seconds: 199.8 },
    ];
    expect(stageTimes(stages, 210.2)).toBe('lint 20 s, e2e 200 s; in all 210 s');
  });

  it('list the 20 slowest files, slowest first', () => {
    const files = Array.from({ length: 30 }, (_, seconds) => ({ file: `${seconds}.spec.ts`, seconds }));
    const lines = slowestFiles(files);
    expect(lines).toHaveLength(20);
    expect(lines[0]).toBe('  29.0 s  29.spec.ts');
    expect(lines.at(-1)).toBe('  10.0 s  10.spec.ts');
  });

  it('name files by their path below the checkout', () => {
    const file = join(CHECKOUT, 'libs/orders/src/domain/ticket.spec.ts');
    expect(slowestFiles([{ file, seconds: 1 }])).toEqual(['   1.0 s  libs/orders/src/domain/ticket.spec.ts']);
  });
});
