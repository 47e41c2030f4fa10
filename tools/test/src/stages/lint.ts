import { failed, passed } from '../figures/figures.ts';
import { nx } from '../command.ts';
import { showTasks, type Stage } from './stage.ts';

/**
 * Checks, one after the other: the format, oxlint and ESLint, that each of our own import rules refuses its fixtures, and that
 * the OpenAPI document is free of faults and of changes that break the released one. Rules also read other files than the one
 * that they report on, so Nx repeats ESLint for all files when any has changed. The checks run as tasks of Nx, because without
 * the project graph of Nx the boundaries between packages would not be checked.
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
