import { Migration } from '@mikro-orm/migrations';

/** Outbox, realtime messages, inbox: rows written with a change and relayed after its commit. */
export class Outbox001 extends Migration {
  override up(): void {
    this.addSql('create schema if not exists platform');
    this.addSql(`create table platform.outbox (
      id bigint generated always as identity primary key,
      transaction_id xid8 not null default pg_current_xact_id(),
      message_id uuid not null default gen_random_uuid(),
      kind text not null check (kind in ('event', 'mail', 'job')),
      topic text not null,
      payload jsonb not null,
      created_at timestamptz not null default now(),
      attempts int not null default 0,
      retry_at timestamptz not null default now(),
      last_error text,
      parked_at timestamptz
    )`);
    this.addSql(
      `create index outbox_waiting on platform.outbox (transaction_id, id) where parked_at is null`,
    );
    // The payload is text: no query looks into it, and sockets receive it as it was written.
    this.addSql(`create table platform.realtime_message (
      id bigint generated always as identity,
      transaction_id xid8 not null default pg_current_xact_id(),
      action text not null check (action in ('emit', 'disconnect', 'join')),
      rooms text[] not null,
      except_rooms text[] not null,
      topic text not null,
      payload text,
      created_at timestamptz not null default now(),
      primary key (transaction_id, id)
    )`);
    this.addSql(`create index realtime_message_age on platform.realtime_message (created_at)`);
    this.addSql(`create table platform.inbox (
      consumer text not null,
      message_id text not null,
      received_at timestamptz not null default now(),
      primary key (consumer, message_id)
    )`);
    this.addSql(`create index inbox_age on platform.inbox (received_at)`);
    this.addSql(`create function platform.wake_relay() returns trigger language plpgsql as $$
      begin perform pg_notify(tg_argv[0], ''); return null; end $$`);
    this.addSql(`create trigger outbox_wake after insert on platform.outbox
      for each statement execute function platform.wake_relay('manette_outbox')`);
    this.addSql(`create trigger realtime_wake after insert on platform.realtime_message
      for each statement execute function platform.wake_relay('manette_realtime')`);
    // For the Socket.IO adapter: created here because two processes that create it at start would race.
    this.addSql(`create unlogged table platform.socket_io_attachments (
      id bigserial unique, created_at timestamptz default now(), payload bytea)`);
  }
}
