import type { AuditFacts } from '@manette/contracts/audit';
import { AuditTrail } from '../../database/audit/audit-trail.js';
import type { InMemoryUnitOfWork } from './in-memory-unit-of-work.js';

/** Records the facts for the audit log. If given a unit of work, it throws outside of it, as the real audit trail does. */
export class RecordingAuditTrail extends AuditTrail {
  readonly facts: AuditFacts[] = [];

  constructor(private readonly unitOfWork?: InMemoryUnitOfWork) {
    super();
  }

  override record(facts: AuditFacts): void {
    if (this.unitOfWork?.isOpen === false)
      throw new Error('the audit log is written inside a unit of work only');
    this.facts.push(structuredClone(facts));
  }
}
