// `npm test`: runs all stages, or the named ones, prints their times and, as the last line, the number of tests.
// `npm run affected` runs the tests that the changes since a base can break, or lists their packages.
import { keepTemporaryFilesInMemory } from '@manette/local';
import { affectedPackages } from './affected/affected.ts';
import { readArguments } from './arguments.ts';
import { cleanUp } from './at-exit.ts';
import { endCommands } from './command.ts';
import { briefly, exitCodeOf, inWords, sum } from './figures/figures.ts';
import { slowestFiles, stageTimes } from './figures/times.ts';
import { withScript, type Package } from './packages.ts';
import { deploy } from './stages/deploy.ts';
import { e2e } from './stages/e2e.ts';
import { integration } from './stages/integration.ts';
import { lint } from './stages/lint.ts';
import { groupsOf } from './stages/queues.ts';
import { runQueuesInParallel, type EndedStage } from './stages/run-stages.ts';
import { skew } from './stages/skew.ts';
import type { Stage } from './stages/stage.ts';
import { types } from './stages/types.ts';
import { unit } from './stages/unit.ts';

const STAGES: Stage[] = [lint, types, unit, integration, deploy, e2e, skew];

/** Stages that check the whole workspace. The other stages run the packages that have a script with the stage's name. */
const OF_ALL_PACKAGES = [lint, types, deploy];
/** The script that a package must have for a stage. The stage `skew` is needed when the stage `e2e` is. */
const scriptOf = (stage: Stage): string => (stage === skew ? e2e.name : stage.name);

const isNeeded = (stage: Stage, packages: Package[] | undefined): boolean =>
  packages === undefined ||
  OF_ALL_PACKAGES.includes(stage) ||
  withScript(packages, scriptOf(stage)).length > 0;

/** Returns why a stage does not run, or undefined when it runs. */
const whyNot = async (stage: Stage, packages: Package[] | undefined): Promise<string | undefined> =>
  isNeeded(stage, packages) ? stage.leftOut?.() : 'not affected';

/** Returns the affected packages. A base that does not exist ends the run with a message of one line. */
const findAffected = (base: string): Promise<Package[]> =>
  affectedPackages(base).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });

keepTemporaryFilesInMemory();
const asked = readArguments(process.argv.slice(2));
const unknown = asked.stages.filter((name) => !STAGES.some((stage) => stage.name === name));
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

const packages = asked.base === undefined ? undefined : await findAffected(asked.base);
if (packages && asked.list) {
  for (const { name } of packages) console.log(name);
  process.exit(0);
}
if (packages) console.log(`Affected: ${packages.map(({ name }) => name).join(', ') || 'no package'}`);

const chosen = STAGES.filter(({ name }) => asked.stages.length === 0 || asked.stages.includes(name));
const needed: Stage[] = [];
for (const stage of chosen) {
  const reason = await whyNot(stage, packages);
  if (reason === undefined) needed.push(stage);
  else console.log(`\n${stage.name}\n  ${reason}`);
}
const started = performance.now();
const ended: EndedStage[] = [];
for (const queues of groupsOf(needed)) ended.push(...(await runQueuesInParallel(queues, packages)));
const seconds = (performance.now() - started) / 1000;
const total = sum(ended.map(({ figures }) => figures));
const slowest = slowestFiles(total.files);
if (slowest.length > 0) console.log(`\nSlowest test files:\n${slowest.join('\n')}`);
const times = ended.map(({ time }) => time);
console.log(`\nTime: ${stageTimes(times, seconds)}`);
// The failures are repeated here, so that the end of a long log shows all of them.
for (const failure of total.failures) console.log(`\n✖ ${briefly(failure)}`);
console.log(`\n${inWords(total)}`);
process.exitCode = ended.length === 0 ? 0 : exitCodeOf(total);
