import { VerifyAuditLog, type VerifiedLog } from '@manette/contracts/audit';
import type { INestApplicationContext } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { InvalidCommand, USAGE } from './parse-command.js';

/** What `npm run admin -- audit …` does with the product; gives the lines that it prints. */
export type AuditCommand = (app: INestApplicationContext) => Promise<string[]>;

/** A log that is not as it was written fails the command [TRU-088, TRU-089]. */
const verify: AuditCommand = async (app) => {
  const log = await app.get(QueryBus).execute<VerifyAuditLog, VerifiedLog>(new VerifyAuditLog());
  if (log.isIntact) return [`audit: ${log.entries} entries intact, head ${log.head.seq}:${log.head.hash}`];
  process.exitCode = 1;
  return [`audit: entry ${log.seq} ${log.fault === 'changed' ? 'was changed' : 'is missing'}`];
};

/**
 * Parses the operator's arguments after `audit`.
 * @throws InvalidCommand
 */
export function parseAudit(typed: string[]): AuditCommand {
  if (typed.length !== 1 || typed[0] !== 'verify') throw new InvalidCommand(USAGE);
  return verify;
}
