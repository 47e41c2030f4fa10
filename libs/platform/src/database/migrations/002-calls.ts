import { Migration } from '@mikro-orm/migrations';

/** Stored data about calls: responses by Idempotency-Key, and counters of the limits. */
export class Calls002 extends Migration {
  override up(): void {
    this.addSql(`create table platform.idempotency (
      user_id uuid not null,
      key text not null,
      route text not null,
      request_hash bytea not null,
      run_id uuid not null,
      committed boolean not null default false,
      status int,
      content_type text,
      answer text,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    )`);
    this.addSql(`create unique index idempotency_run on platform.idempotency (run_id)`);
    this.addSql(`create index idempotency_age on platform.idempotency (created_at)`);
    // Unlogged: the counters may be lost in a crash, and cost less to write.
    this.addSql(`create unlogged table platform.rate_limit (
      key varchar(255) primary key, points integer not null default 0, expire bigint)`);
    this.addSql(`create index rate_limit_expire on platform.rate_limit (expire)`);
  }
}
