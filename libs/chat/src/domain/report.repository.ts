import type { ReportReason } from '@manette/contracts/chat';
import type { Report } from './report.js';

/** The stored reports. All methods run inside the caller's unit of work. */
export abstract class ReportRepository {
  /** A report, locked until the unit of work ends. @throws ReportNotFound */
  abstract lock(id: string): Promise<Report>;
  /** The report of a message, locked until the unit of work ends. */
  abstract lockOfMessage(messageId: string): Promise<Report | null>;
  /** Writes a new or locked report. */
  abstract save(report: Report): Promise<void>;
  /** Adds a reporter with a reason. @returns whether this reporter was not counted yet */
  abstract count(report: Report, reporterId: string, reason: ReportReason, at: Date): Promise<boolean>;
}
