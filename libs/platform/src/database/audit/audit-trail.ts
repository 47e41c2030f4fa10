import type { AuditFacts } from '@manette/contracts/audit';
import { Injectable } from '@nestjs/common';
import { currentCall, currentSource, type CurrentCall } from '../../core/request/current-call.js';
import { currentTransaction } from '../unit-of-work/current-transaction.js';

/** What happened, who caused it, and from where. */
export interface AuditRecord extends AuditFacts {
  source: ReturnType<typeof currentSource>;
  actor: CurrentCall['principal'] | null;
  address: string | null;
  userAgent: string | null;
  requestId: string | null;
}

const recordsByTransaction = new WeakMap<object, AuditRecord[]>();

/** Returns the records of the current unit of work, in the order in which they were added. */
export function auditRecords(): readonly AuditRecord[] {
  const transaction = currentTransaction();
  return (transaction && recordsByTransaction.get(transaction)) ?? [];
}

/**
 * Records in the audit log what the current unit of work does. The same transaction writes the entry, so that either both are
 * committed or neither (trust.md, section 5).
 */
@Injectable()
export class AuditTrail {
  /**
   * Adds an entry to the current unit of work. The actor, the address and the device are those of the current call; the actor
   * is absent for the operator, for the product and for those who could not sign in.
   * @throws Error outside a unit of work, where no transaction would write the entry
   */
  record(facts: AuditFacts): void {
    const transaction = currentTransaction();
    if (!transaction) throw new Error('the audit log is written inside a unit of work only');
    const call = currentCall();
    const records = recordsByTransaction.get(transaction) ?? [];
    const { userId, username, role } = call?.principal ?? {};
    records.push({
      // A copy: the caller may change the object later in the unit of work.
      ...structuredClone(facts),
      source: currentSource(),
      actor: userId && username !== undefined && role ? { userId, username, role } : null,
      address: call?.ip ?? null,
      userAgent: call?.userAgent ?? null,
      requestId: call?.requestId ?? null,
    });
    recordsByTransaction.set(transaction, records);
  }

  /** Adds an entry about changed fields; adds none if no field changed [TRU-078]. */
  recordChanges(facts: AuditFacts & Required<Pick<AuditFacts, 'changes'>>): void {
    if (facts.changes.length > 0) this.record(facts);
  }
}
