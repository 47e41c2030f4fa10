import { failed, passed } from '../figures/figures.ts';
import { nx } from '../command.ts';
import { showTasks, type Stage } from './stage.ts';

/** Every package's types. */
export const types: Stage = {
  name: 'types',
  async run() {
    const args = ['run-many', '-t', 'typecheck'];
    const { succeeded, output } = await nx(args, { minutes: 45, onOutput: showTasks() });
    return succeeded ? passed() : failed(output);
  },
};
