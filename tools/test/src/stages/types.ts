import { failed, passed } from '../figures/figures.ts';
import { nx } from '../command.ts';
import { showTasks, type Stage } from './stage.ts';

/** Checks the types of every package, each with its own settings, in one process of the compiler. */
export const types: Stage = {
  name: 'types',
  async run() {
    const args = ['run', '@manette/test:types'];
    const { succeeded, output } = await nx(args, { minutes: 15, onOutput: showTasks() });
    return succeeded ? passed() : failed(output);
  },
};
