import { build } from './build.ts';
import { deploy } from './deploy.ts';
import { e2e } from './e2e.ts';
import { integration } from './integration.ts';
import { lint } from './lint.ts';
import { skew } from './skew.ts';
import type { Stage } from './stage.ts';
import { types } from './types.ts';
import { unit } from './unit.ts';

/** These run the built product, or programs of it. */
const OF_THE_PRODUCT = [integration, deploy, e2e, skew];

/**
 * Queues of a group run beside each other: the first of each keeps all processors busy, and the second one mostly waits, for
 * one thread or for processes that it starts. Journeys have a browser, and its limits of time, to themselves.
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
 * In which order stages run.
 * @returns groups of queues: groups run one after the other, the queues of a group beside each other, a queue's stages in turn
 */
export function groupsOf(chosen: Stage[]): Stage[][][] {
  const wanted = chosen.some((stage) => OF_THE_PRODUCT.includes(stage)) ? [...chosen, build] : chosen;
  return GROUPS.map((group) =>
    group.map((queue) => queue.filter((stage) => wanted.includes(stage))).filter((queue) => queue.length > 0),
  ).filter((group) => group.length > 0);
}
