import 'reflect-metadata';
import { DomainError } from '@manette/contracts/errors';
import { ConfigError, exitOnConfigError } from '@manette/platform';
import { CommandBus } from '@nestjs/cqrs';
import { askPassword } from './ask-password.js';
import { parseAudit } from './audit.command.js';
import { parseJobs } from './parked-jobs.command.js';
import { InvalidCommand, parseCommand } from './parse-command.js';
import { withProduct } from './with-product.js';

// Runs `npm run admin`: changes of users that only the operator may make, the check of the audit log, and parked jobs.

async function run([action, ...typed]: string[]): Promise<string[]> {
  if (action === 'audit') return withProduct(parseAudit(typed));
  if (action === 'jobs') return withProduct(parseJobs(typed));
  const command = await parseCommand(action === undefined ? [] : [action, ...typed], askPassword);
  await withProduct((app) => app.get(CommandBus).execute(command));
  return ['done'];
}

async function carryOut(): Promise<void> {
  try {
    for (const line of await run(process.argv.slice(2))) console.log(line);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const expected = [InvalidCommand, DomainError].some((known) => error instanceof known);
    console.error(expected ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

await exitOnConfigError(carryOut);
