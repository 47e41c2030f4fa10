import { Migration } from '@mikro-orm/migrations';

/**
 * The log and its head. A trigger refuses every change of an entry, even by the owner of the table; only
 * `audit.prune` deletes entries. Indexes serve the filters of the list.
 */
export class Audit001Log extends Migration {
  override up(): void {
    this.addSql('create schema if not exists audit');
    this.addSql(`
      create table audit.entry (
        seq bigint primary key check (seq > 0),
        at timestamptz(3) not null,
        body jsonb not null,
        previous_hash bytea not null check (octet_length(previous_hash) = 32),
        hash bytea not null check (octet_length(hash) = 32)
      )`);
    this.addSql('create index entry_by_time on audit.entry (at, seq)');
    this.addSql(`create index entry_by_action on audit.entry ((body ->> 'action') collate "C", seq)`);
    this.addSql(`create index entry_by_outcome on audit.entry ((body ->> 'outcome') collate "C", seq)`);
    this.addSql(`create index entry_by_actor on audit.entry ((body -> 'actor' ->> '_id') collate "C", seq)`);
    this.addSql(
      `create index entry_by_target on audit.entry ((body -> 'target' ->> '_id') collate "C", seq)`,
    );
    this.addHead();
    this.refuseChanges();
  }

  private addHead(): void {
    this.addSql(`
      create table audit.head (
        seq bigint not null,
        hash bytea not null check (octet_length(hash) = 32)
      )`);
    this.addSql('create unique index head_is_one on audit.head ((true))');
    this.addSql(`insert into audit.head (seq, hash) values (0, decode(repeat('00', 32), 'hex'))`);
    // Two statements, so that the second sees what was committed while the first waited for the lock.
    this.addSql(`
      create function audit.lock_head(out seq bigint, out hash bytea, out at timestamptz) language plpgsql as $$
      begin
        select h.seq, h.hash into strict seq, hash from audit.head h for update;
        select e.at into at from audit.entry e where e.seq = lock_head.seq;
      end $$`);
  }

  private refuseChanges(): void {
    this.addSql(`
      create function audit.refuse_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and current_setting('audit.pruning', true) = 'on' then return null; end if;
        raise exception 'the audit log is only ever added to';
      end $$`);
    this.addSql(`
      create trigger entry_append_only before update or delete or truncate on audit.entry
      for each statement execute function audit.refuse_change()`);
    this.addSql(`
      create function audit.prune(last bigint) returns void language plpgsql as $$
      begin
        perform set_config('audit.pruning', 'on', true);
        delete from audit.entry where seq <= last;
        perform set_config('audit.pruning', 'off', true);
      end $$`);
  }
}
