import { nx } from '../command.ts';
import { failed, NOTHING } from '../figures/figures.ts';
import { showTasks, type Stage } from './stage.ts';

/** Builds the product for the stages that run it, which then find it built. It counts no test. */
export const build: Stage = {
  name: 'build',
  async run() {
    const args = ['run-many', '-t', 'build'];
    const { succeeded, output } = await nx(args, { minutes: 15, onOutput: showTasks() });
    return succeeded ? NOTHING : failed(output);
  },
};
