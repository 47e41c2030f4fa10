import { failed, passed } from '../figures/figures.ts';
import { nx, runCommand } from '../command.ts';
import type { Stage } from './stage.ts';

const CHECKS: { says: string; program: string; args: string[] }[] = [
  { says: 'format', program: 'prettier', args: ['--check', '.', '--log-level', 'warn'] },
  { says: 'rules', program: 'eslint', args: ['.', '--max-warnings', '0'] },
  { says: 'rules refuse what they should', program: 'node', args: ['--test', 'tools/lint/rules.test.mjs'] },
];

/** Format, lint rules, and that each of our own import rules refuses what it should. */
export const lint: Stage = {
  name: 'lint',
  async run() {
    // The boundaries between packages are read from the project graph that Nx keeps; without one they are not checked.
    const graph = await nx(['show', 'projects'], { minutes: 15 });
    if (!graph.succeeded) return failed(graph.output);
    const faults: string[] = [];
    for (const { says, program, args } of CHECKS) {
      const { succeeded, output } = await runCommand(program, args, { minutes: 30 });
      console.log(`  ${succeeded ? '✔' : '✖'} ${says}`);
      if (!succeeded) faults.push(output);
    }
    return faults.length === 0 ? passed() : failed(faults.join('\n'));
  },
};
