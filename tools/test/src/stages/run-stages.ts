import { failed, inWords, type Figures } from '../figures/figures.ts';
import type { StageTime } from '../figures/times.ts';
import type { Package } from '../packages.ts';
import type { Stage } from './stage.ts';

/** The result of a stage. */
export interface EndedStage {
  figures: Figures;
  time: StageTime;
}

async function runStage(stage: Stage, packages: Package[] | undefined): Promise<EndedStage> {
  console.log(`\n${stage.name}`);
  const started = performance.now();
  const figures = await stage
    .run(packages)
    .catch((error: Error) => failed(`${stage.name} could not run: ${error.message}`));
  for (const failure of figures.failures) console.log(`\n✖ ${failure.replaceAll('\n', '\n  ')}\n`);
  const seconds = (performance.now() - started) / 1000;
  console.log(`  ${stage.name}: ${inWords(figures)} (${seconds.toFixed(0)} s)`);
  return { figures, time: { name: stage.name, seconds } };
}

async function runInTurn(stages: Stage[], packages: Package[] | undefined): Promise<EndedStage[]> {
  const ended: EndedStage[] = [];
  for (const stage of stages) ended.push(await runStage(stage, packages));
  return ended;
}

/**
 * Runs the stages of each queue in turn, and the queues in parallel, because a queue mostly uses one processor.
 * @param packages limits the stages to these packages; all packages when absent
 */
export async function runQueuesInParallel(
  queues: Stage[][],
  packages: Package[] | undefined,
): Promise<EndedStage[]> {
  return (await Promise.all(queues.map((queue) => runInTurn(queue, packages)))).flat();
}
