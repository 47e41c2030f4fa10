// `npm test`: all stages, or those that are named, and one line at the end that says what they came to.
import { cleanUp } from './at-exit.ts';
import { endCommands } from './command.ts';
import { briefly, exitCodeOf, failed, inWords, sum, type Figures } from './figures/figures.ts';
import { e2e } from './stages/e2e.ts';
import { integration } from './stages/integration.ts';
import { lint } from './stages/lint.ts';
import type { Stage } from './stages/stage.ts';
import { types } from './stages/types.ts';
import { unit } from './stages/unit.ts';

const STAGES: Stage[] = [lint, types, unit, integration, e2e];

async function runStage(stage: Stage): Promise<Figures> {
  console.log(`\n${stage.name}`);
  const begun = performance.now();
  const figures = await stage
    .run()
    .catch((error: Error) => failed(`${stage.name} could not run: ${error.message}`));
  for (const failure of figures.failures) console.log(`\n✖ ${failure.replaceAll('\n', '\n  ')}\n`);
  console.log(`  ${inWords(figures)} (${((performance.now() - begun) / 1000).toFixed(0)} s)`);
  return figures;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no stage ${unknown.join(', ')}; there are ${STAGES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    endCommands();
    void cleanUp().finally(() => process.exit(130));
  });

const figures: Figures[] = [];
for (const stage of STAGES)
  if (asked.length === 0 || asked.includes(stage.name)) figures.push(await runStage(stage));
const total = sum(figures);
// Whoever reads only the end of a long log must see all that failed.
for (const failure of total.failures) console.log(`\n✖ ${briefly(failure)}`);
console.log(`\n${inWords(total)}`);
process.exitCode = exitCodeOf(total);
