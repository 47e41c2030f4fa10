import { build } from './build.ts';
import { deploy } from './deploy.ts';
import { e2e } from './e2e.ts';
import { integration } from './integration.ts';
import { lint } from './lint.ts';
import { skew } from './skew.ts';
import type { Stage } from './stage.ts';
import { types } from './types.ts';

/** These run the built product, or programs of it. */
const OF_THE_PRODUCT = [integration, deploy, e2e, skew];

/** What waits for nothing and has no limits of time runs beside each other: ESLint and builds take one processor. */
const BESIDE = [[lint], [types, build]];

/**
 * In which order stages run.
 * @returns groups of queues: groups run one after the other, the queues of a group beside each other, a queue's stages in turn
 */
export function groupsOf(chosen: Stage[]): Stage[][][] {
  const wanted = chosen.some((stage) => OF_THE_PRODUCT.includes(stage)) ? [...chosen, build] : chosen;
  const beside = BESIDE.map((queue) => queue.filter((stage) => wanted.includes(stage)));
  const alone = chosen.filter((stage) => !BESIDE.flat().includes(stage));
  return [beside, ...alone.map((stage) => [[stage]])];
}
