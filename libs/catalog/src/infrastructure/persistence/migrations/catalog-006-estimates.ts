import { Migration } from '@mikro-orm/migrations';

/**
 * Returns how many rows of a table `l` the planner expects to meet a condition: the total of a list that is too long
 * to be counted for every page. The function is volatile because PostgreSQL allows `explain` only in volatile
 * functions. The condition refers to its arguments as `$1[1]`, `$1[2]`, …
 */
export class Catalog006Estimates extends Migration {
  override up(): void {
    this.addSql(`
      create function catalog.estimated_rows(relation regclass, condition text, arguments text[]) returns integer
      language plpgsql as $$
      declare plan json;
      begin
        execute format('explain (format json) select from %s l where %s', relation, condition)
          into plan using arguments;
        return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8::integer;
      end $$`);
  }
}
