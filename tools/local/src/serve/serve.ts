import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Subject } from './checks/check.ts';
import { selfCheck, subjectOf } from './checks/self-check.ts';
import { onOrphaned } from '../processes/orphaned.ts';
import { startEmbedded } from './embedded.ts';
import { apiProgram, workerProgram } from './product.ts';
import { roleOf } from './role.ts';
import { servingVariables } from './variables.ts';

/** Prints the findings of the self-check. @returns whether the process may serve */
async function isSafe(subject: Subject): Promise<boolean> {
  const findings = await selfCheck(subject);
  for (const { kind, line } of findings) console.error(kind === 'warning' ? `warning: ${line}` : line);
  return findings.every(({ kind }) => kind === 'warning');
}

async function migrate({ checkout }: Subject): Promise<void> {
  const { migrateDatabase } = await apiProgram(checkout);
  const applied = await migrateDatabase();
  console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'nothing to apply');
}

/**
 * Exits on a signal as long as the product has no handler for it, because then nothing has to finish. A closed terminal or a
 * killed npm ends the shop as SIGTERM does.
 */
function takeSignals(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) process.exit(0);
    });
  const end = () => process.kill(process.pid, 'SIGTERM');
  process.once('SIGHUP', end);
  if (process.env.npm_lifecycle_event) onOrphaned(end);
}

async function run(subject: Subject): Promise<void> {
  const { role, checkout, dataDir, environment } = subject;
  Object.assign(process.env, servingVariables(subject));
  enableCompileCache(join(dataDir, 'compiled'));
  if (role === 'migrate') return migrate(subject);
  takeSignals();
  const embedded = environment.EMBEDDED_POSTGRES
    ? await startEmbedded(dataDir, environment.PUBLIC_URL ?? '')
    : undefined;
  if (embedded) process.env.DATABASE_URL = embedded.url;
  const { serve } = await (role === 'worker' ? workerProgram(checkout) : apiProgram(checkout));
  try {
    await serve(embedded?.stop);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/**
 * `npm run serve -- ROLE`: runs the self-check, then the role's programs in this process (operations, section 1).
 * @throws StartError and ConfigError with one line for the operator
 */
export async function serve(typed: string[], checkout: string): Promise<void> {
  const role = roleOf(typed);
  const subject = subjectOf(role, process.env, checkout);
  if (!(await isSafe(subject))) process.exitCode = 1;
  else if (role === 'check') console.log('ready to serve');
  else await run(subject);
}
