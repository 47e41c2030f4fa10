import type { Figures } from '../figures/figures.ts';
import type { Package } from '../packages.ts';

/** One part of `npm test`. */
export interface Stage {
  /** Also the script of the packages that have such tests. */
  name: string;
  /** Why there is nothing to run, undefined when there is. */
  leftOut?(): Promise<string | undefined>;
  /** @param packages only these; all packages when absent. A stage that checks the whole workspace ignores them. */
  run(packages?: Package[]): Promise<Figures>;
}

/** Has tests start the programs of the product from its build (libs/platform/src/testing/product-program.ts). */
export const BUILT = { TEST_PRODUCT: 'built' };

const RESULT = /^\s*[✔✖]/;

/** Shows how far Nx is: the lines in which a task has ended. */
export function showTasks(): (text: string) => void {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (RESULT.test(line)) console.log(`  ${line.trim()}`);
  };
}
