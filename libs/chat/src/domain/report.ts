import type { ReportOutcome, ReportStatus } from '@manette/contracts/chat';
import type { FieldsOf } from '@manette/conversation/message';
import { ReportClosed } from './public-chat.errors.js';

/** All reports of one message; the reporters and their reasons are stored separately. */
export class Report {
  readonly id!: string;
  readonly messageId!: string;
  readonly status!: ReportStatus;
  /** How it was closed; null while it is open. */
  readonly outcome!: ReportOutcome | null;
  readonly firstAt!: Date;
  readonly lastAt!: Date;

  static of(messageId: string, { id, at }: { id: string; at: Date }): Report {
    const fields: FieldsOf<Report> = {
      id,
      messageId,
      status: 'open',
      outcome: null,
      firstAt: at,
      lastAt: at,
    };
    return Object.assign(new Report(), fields);
  }

  isOpen(): boolean {
    return this.status === 'open';
  }

  /** Adds the report of another user; a dismissed report opens again [TRU-102]. */
  repeat(at: Date): void {
    this.write({ status: 'open', outcome: null, lastAt: at });
  }

  /** @throws ReportClosed */
  close(outcome: ReportOutcome): void {
    if (!this.isOpen()) throw new ReportClosed();
    this.write({ status: 'closed', outcome });
  }

  private write(changes: Partial<FieldsOf<Report>>): void {
    Object.assign(this, changes);
  }
}
