import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CompiledQuery } from 'kysely';
import type { QueryResultRow } from 'pg';
import { isOutdatedPlan, PlanNames } from './plan-names.js';
import { currentTransaction } from './unit-of-work/current-transaction.js';

/**
 * Runs reads that nearly every call makes as prepared statements: PostgreSQL plans each once per connection instead of every
 * time. A plan is kept as long as its connection, so the statements must have a few dozen different texts at most, with all
 * varying values in parameters.
 */
@Injectable()
export class PreparedReads {
  private readonly names = new PlanNames('reads');

  constructor(private readonly orm: MikroORM) {}

  /** Runs a query. Even inside a unit of work it is not part of the transaction. */
  async run<Row extends QueryResultRow>(query: CompiledQuery<Row>): Promise<Row[]> {
    try {
      return await this.runNamed(query);
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      this.names.renew();
      return this.runNamed(query);
    }
  }

  /**
   * Runs a query; inside a unit of work as part of the transaction, so that it reads what that has written
   * (`prepareInTransactions` names its statements).
   */
  async runInTransactionIfAny<Row extends QueryResultRow>(query: CompiledQuery<Row>): Promise<Row[]> {
    if (!currentTransaction()) return this.run(query);
    return (await this.orm.em.getKysely<object>().executeQuery(query)).rows;
  }

  private async runNamed<Row extends QueryResultRow>({
    sql: text,
    parameters,
  }: CompiledQuery<Row>): Promise<Row[]> {
    const name = this.names.of(text);
    const pool = await this.orm.driver.getConnection().getNativeClient();
    const { rows } = await pool.query<Row>({ name, text, values: [...parameters] });
    return rows;
  }
}
