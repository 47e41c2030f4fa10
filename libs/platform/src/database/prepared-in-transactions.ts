import type { Pool, PoolClient } from 'pg';
import { isOutdatedPlan, PlanNames } from './plan-names.js';

/** How many texts get a name; each connection keeps the plan of those that it has run. */
const MAX_NAMES = 200;
/** How many texts are watched for coming again. */
const MAX_WATCHED = 1000;
const MAX_LENGTH = 10_000;

/** The names under which a process prepares the statements that come again; bounded. */
export class StatementNames {
  private readonly watched = new Set<string>();
  private readonly named = new Set<string>();
  private readonly names = new PlanNames('transactions');

  /** The name of a statement that has been asked for before; undefined to run it without. */
  of(text: string): string | undefined {
    if (this.named.has(text)) return this.names.of(text);
    if (this.named.size >= MAX_NAMES || text.length > MAX_LENGTH) return undefined;
    if (!this.watched.has(text)) {
      if (this.watched.size >= MAX_WATCHED) this.watched.clear();
      this.watched.add(text);
      return undefined;
    }
    this.watched.delete(text);
    this.named.add(text);
    return this.names.of(text);
  }

  /** Gives other names from now on, so that every connection plans anew. */
  renew(): void {
    this.names.renew();
    this.named.clear();
  }
}

type Query = (...args: unknown[]) => unknown;

/**
 * Makes the clients of a pool prepare the statements with parameters that come again inside transactions, where they are
 * writes and reads by key: PostgreSQL plans each once for a connection. Outside of transactions `PreparedReads` decides, as
 * the plan of a search depends on what is searched for.
 */
export function prepareInTransactions(pool: Pool): void {
  const names = new StatementNames();
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Query;
    const prepared: Query = (text, values, ...rest) => {
      const isWrite = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isWrite && client.getTransactionStatus() === 'T' ? names.of(text) : undefined;
      if (name === undefined || rest.length > 0) return query(text, values, ...rest);
      const result = query({ name, text, values }) as Promise<unknown>;
      return result.catch((error: unknown) => {
        if (isOutdatedPlan(error)) names.renew();
        throw error;
      });
    };
    client.query = prepared as PoolClient['query'];
  });
}
