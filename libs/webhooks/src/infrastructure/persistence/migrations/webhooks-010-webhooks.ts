import { Migration } from '@mikro-orm/migrations';

/**
 * Webhooks and their deliveries. `position` is the order of the events; `round` counts how often a delivery was sent
 * again on demand, `tries` the attempts since then. A change wakes the process that sends.
 */
export class Webhooks010Webhooks extends Migration {
  override up(): void {
    this.addSql('create schema if not exists webhooks');
    this.addSql(`
      create table webhooks.webhook (
        id uuid primary key,
        url text not null,
        events text[] not null,
        active boolean not null,
        disabled_reason text check (disabled_reason in ('gone', 'failing')),
        secret bytea not null,
        kid text,
        failing_since timestamptz,
        created_at timestamptz not null
      )`);
    this.addSql(`
      create table webhooks.delivery (
        id uuid primary key,
        position bigint generated always as identity,
        webhook_id uuid not null references webhooks.webhook on delete cascade,
        event_id uuid not null,
        type text not null,
        subject uuid,
        body text not null,
        status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed', 'skipped')),
        attempts jsonb not null default '[]',
        round integer not null default 0,
        tries integer not null default 0,
        next_attempt_at timestamptz,
        created_at timestamptz not null,
        unique (webhook_id, event_id),
        check ((status = 'waiting') = (next_attempt_at is not null))
      )`);
    this.addSql('create index delivery_log on webhooks.delivery (webhook_id, created_at desc, id desc)');
    this.addSql('create index delivery_age on webhooks.delivery (created_at)');
    this.addSql(
      `create index delivery_due on webhooks.delivery (webhook_id, next_attempt_at) where status = 'waiting'`,
    );
    this.addSql(`
      create index delivery_first on webhooks.delivery (webhook_id, subject, position)
        where status = 'waiting' and round = 0 and tries = 0 and subject is not null`);
    this.addSql(`
      create function webhooks.wake_sender() returns trigger language plpgsql as $$
      begin
        perform pg_notify('manette_webhooks', '');
        return null;
      end $$`);
    this.addSql(`
      create trigger wake_sender after insert or update on webhooks.delivery
        for each statement execute function webhooks.wake_sender()`);
  }
}
