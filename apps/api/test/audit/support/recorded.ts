import type { AuditChange, AuditTarget } from '@manette/contracts/audit';
import type { Response } from 'supertest';
import type { TestApp } from '../../support/index.js';

/** What an entry says. */
export interface LoggedBody {
  action: string;
  outcome: string;
  source: string;
  actor: { _id: string; role: string } | null;
  address: string | null;
  userAgent: string | null;
  requestId: string | null;
  target: AuditTarget | null;
  changes: AuditChange[];
  reason: string | null;
  count: number | null;
}

/** What the audit log has, as it lies in the database. */
export class Recorded {
  constructor(private readonly app: TestApp) {}

  /** The entries of a call, by the id of its answer [TRU-080]. */
  async of({ headers }: Response): Promise<LoggedBody[]> {
    const id = headers['x-request-id'] as string | undefined;
    if (!id) throw new Error('the answer has no id');
    return this.where(`body->>'requestId' = $1`, id);
  }

  /** The entries about a person, oldest first. */
  about(userId: string): Promise<LoggedBody[]> {
    return this.where(`body->'target'->>'_id' = $1`, userId);
  }

  /** All that was ever written, as text. */
  async text(): Promise<string> {
    return JSON.stringify(await this.where('$1::text is null', null));
  }

  private async where(condition: string, value: string | null): Promise<LoggedBody[]> {
    const entries = `select body from audit.entry where ${condition} order by seq`;
    return (await this.app.database.query<{ body: LoggedBody }>(entries, [value])).map(({ body }) => body);
  }
}
