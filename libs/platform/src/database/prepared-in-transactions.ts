import type { Pool, PoolClient } from 'pg';
import { isOutdatedPlan, PlanNames } from './plan-names.js';

/** The maximum number of statements with a name; each connection keeps the plans of those that it has run. */
const MAX_NAMES = 200;
/** The maximum number of statements that are remembered after their first use. */
const MAX_WATCHED = 1000;
const MAX_LENGTH = 10_000;

/** The names of the prepared statements of a process, for statements that are repeated. Their number is bounded. */
export class StatementNames {
  private readonly watched = new Set<string>();
  private readonly named = new Set<string>();
  private readonly names = new PlanNames('transactions');

  /** Returns the name of a statement that was used before; undefined if it should run unprepared. */
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

  /** Changes all names, so that every connection plans the statements again. */
  renew(): void {
    this.names.renew();
    this.named.clear();
  }
}

type Query = (...args: unknown[]) => unknown;

/**
 * Makes the clients of a pool prepare statements with parameters that are repeated inside transactions. These are writes and
 * reads by key, which PostgreSQL then plans once per connection. Outside of transactions `PreparedReads` decides, as the best
 * plan of a search depends on its parameters.
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
