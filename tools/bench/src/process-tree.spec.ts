import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuOfTrees, processTree } from './process-tree.ts';

const BUSY_MS = 100;
const BUSY = `const end = process.cpuUsage().user + ${BUSY_MS * 1000}; while (process.cpuUsage().user < end);`;
const STARTS_ONE = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(BUSY)}]); process.stdin.resume(); console.log('done')`;

it('adds the CPU time of ended child processes to their parent', async () => {
  const parent = spawn(process.execPath, ['-e', STARTS_ONE], { stdio: ['pipe', 'pipe', 'inherit'] });
  const pid = parent.pid ?? 0;
  try {
    await once(parent.stdout, 'data');
    expect(processTree([pid])).toEqual([pid]);
    expect(cpuOfTrees([pid])).toBeGreaterThanOrEqual(BUSY_MS);
  } finally {
    parent.kill();
  }
});
