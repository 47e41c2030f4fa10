import { build } from './build.ts';
import { deploy } from './deploy.ts';
import { e2e } from './e2e.ts';
import { integration } from './integration.ts';
import { lint } from './lint.ts';
import { skew } from './skew.ts';
import type { Stage } from './stage.ts';
import { types } from './types.ts';
import { unit } from './unit.ts';

/** The stages that run the built product, or programs of it. */
const OF_THE_PRODUCT = [integration, deploy, e2e, skew];

/**
 * The queues of a group run in parallel: the first queue keeps all processors busy, and the second one mostly waits, for one
 * thread or for processes that it starts. Journeys run by themselves, because a browser has time limits.
 */
const GROUPS = [
  [
    [lint, unit],
    [types, build],
  ],
  [[integration], [deploy]],
  [[e2e]],
  [[skew]],
];

/**
 * Returns the order in which stages run.
 * @returns groups of queues: groups run one after the other, the queues of a group in parallel, the stages of a queue in turn
 */
export function groupsOf(chosen: Stage[]): Stage[][][] {
  const wanted = chosen.some((stage) => OF_THE_PRODUCT.includes(stage)) ? [...chosen, build] : chosen;
  return GROUPS.map((group) =>
    group.map((queue) => queue.filter((stage) => wanted.includes(stage))).filter((queue) => queue.length > 0),
  ).filter((group) => group.length > 0);
}
