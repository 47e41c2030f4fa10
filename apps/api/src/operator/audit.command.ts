import { VerifyAuditLog, type VerifiedLog } from '@manette/contracts/audit';
import type { INestApplicationContext } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { InvalidCommand, USAGE } from './parse-command.js';

/** A command of `npm run admin -- audit …`; returns the lines to print. */
export type AuditCommand = (app: INestApplicationContext) => Promise<string[]>;

/** Verifies the audit log. The command fails if an entry was changed or is missing [TRU-088, TRU-089]. */
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
