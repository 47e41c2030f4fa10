import { ReportNotFound } from '../domain/public-chat.errors.js';
import { ReportRepository } from '../domain/report.repository.js';
import type { Report } from '../domain/report.js';

/** Reports in memory. */
export class InMemoryReportRepository extends ReportRepository {
  readonly reports = new Map<string, Report>();
  private readonly reporters = new Set<string>();

  async lock(id: string): Promise<Report> {
    const report = this.reports.get(id);
    if (!report) throw new ReportNotFound();
    return report;
  }

  async lockOfMessage(messageId: string): Promise<Report | null> {
    return [...this.reports.values()].find((report) => report.messageId === messageId) ?? null;
  }

  async save(report: Report): Promise<void> {
    this.reports.set(report.id, report);
  }

  async count(report: Report, reporterId: string): Promise<boolean> {
    const key = `${report.id} ${reporterId}`;
    const isNew = !this.reporters.has(key);
    this.reporters.add(key);
    return isNew;
  }
}
