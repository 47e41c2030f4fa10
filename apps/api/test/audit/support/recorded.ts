import type { AuditChange, AuditTarget } from '@manette/contracts/audit';
import type { Response } from 'supertest';
import type { TestApp } from '../../support/index.js';

/** The stored content of an entry. */
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

/** Reads the audit log as it is stored. */
export class Recorded {
  constructor(private readonly app: TestApp) {}

  /** Returns the entries of a call, by the request id in its response [TRU-080]. */
  async of({ headers }: Response): Promise<LoggedBody[]> {
    const id = headers['x-request-id'] as string | undefined;
    if (!id) throw new Error('the answer has no id');
    return this.where(`body->>'requestId' = $1`, id);
  }

  /** Returns the entries about a user, oldest first. */
  about(userId: string): Promise<LoggedBody[]> {
    return this.where(`body->'target'->>'_id' = $1`, userId);
  }

  /** Returns all entries as text. */
  async text(): Promise<string> {
    return JSON.stringify(await this.where('$1::text is null', null));
  }

  private async where(condition: string, value: string | null): Promise<LoggedBody[]> {
    const entries = `select body from audit.entry where ${condition} order by seq`;
    return (await this.app.database.query<{ body: LoggedBody }>(entries, [value])).map(({ body }) => body);
  }
}
