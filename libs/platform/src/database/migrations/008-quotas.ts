import { Migration } from '@mikro-orm/migrations';

/** How much of what they may use up people have used, and since when. Logged: a crash must not give a day's quota anew. */
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
