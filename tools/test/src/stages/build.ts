import { nx } from '../command.ts';
import { failed, NOTHING } from '../figures/figures.ts';
import { showTasks, type Stage } from './stage.ts';

/** Builds the product before the stages that run it. Counts as no test. */
export const build: Stage = {
  name: 'build',
  async run() {
    const args = ['run-many', '-t', 'build'];
    const { succeeded, output } = await nx(args, { minutes: 15, onOutput: showTasks() });
    return succeeded ? NOTHING : failed(output);
  },
};
