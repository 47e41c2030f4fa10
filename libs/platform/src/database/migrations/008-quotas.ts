import { Migration } from '@mikro-orm/migrations';

/** How much of their quotas users have consumed, and since when. Logged: a crash must not reset a day's quota. */
export class Quotas008 extends Migration {
  override up(): void {
    this.addSql(`create table platform.quota (
      name text not null,
      person_id uuid not null,
      since timestamptz not null,
      used bigint not null,
      primary key (name, person_id)
    )`);
  }
}
