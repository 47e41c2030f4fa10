import type { Figures } from '../figures/figures.ts';
import type { Package } from '../packages.ts';

/** One part of `npm test`. */
export interface Stage {
  /** The stage's name, which is also the name of the script in packages with such tests. */
  name: string;
  /** Returns why there is nothing to run, or undefined when the stage can run. */
  leftOut?(): Promise<string | undefined>;
  /** @param packages limits the stage; all packages when absent. A stage that checks the whole workspace ignores it. */
  run(packages?: Package[]): Promise<Figures>;
}

/** Makes tests start the product's programs from its build (libs/platform/src/testing/product-program.ts). */
export const BUILT = { TEST_PRODUCT: 'built' };

const RESULT = /^\s*[✔✖]/;

/** Returns a consumer of Nx's output that prints the progress: the lines of finished tasks. */
export function showTasks(): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (RESULT.test(line)) console.log(`  ${line.trim()}`);
  };
}
