import { failed, passed } from '../figures/figures.ts';
import { nx } from '../command.ts';
import { showTasks, type Stage } from './stage.ts';

/**
 * Format, oxlint and ESLint, and that each of our own import rules refuses its fixtures, and that the API's
 * description has no fault and breaks nothing that was released, one after the other. Rules read other files than
 * the one they report, so Nx repeats ESLint for all files when any has changed. As tasks of Nx they find the project
 * graph, without which the boundaries between packages would not be checked.
 */
export const lint: Stage = {
  name: 'lint',
  async run() {
    const args = [
      'run-many',
      '-p',
      '@manette/test',
      '-t',
      'eslint',
      'format',
      'lint-rules',
      'openapi',
      '--parallel=1',
    ];
    const { succeeded, output } = await nx(args, { minutes: 30, onOutput: showTasks() });
    return succeeded ? passed() : failed(output);
  },
};
