import { Migration } from '@mikro-orm/migrations';

/** Slots, the rentals in them, the renewals that moved their ends, and the reminders that were sent. */
export class Rentals001Ledger extends Migration {
  override up(): void {
    this.addSql('create schema if not exists rentals');
    this.addSql('create extension if not exists pg_trgm with schema public');
    this.addSlots();
    this.addTerms();
    this.addSql(`
      create table rentals.renewal (
        ticket_id uuid primary key,
        term_id uuid not null references rentals.term (id),
        ticket_number text not null,
        months integer not null check (months > 0),
        from_end timestamptz(3) not null,
        to_end timestamptz(3) not null,
        at timestamptz(3) not null
      )`);
    this.addSql('create index renewal_of_term on rentals.renewal (term_id, at)');
    // One row for each reminder of an end: only the process that inserts it sends the reminder.
    this.addSql(`
      create table rentals.reminder (
        term_id uuid not null references rentals.term (id),
        ends_at timestamptz(3) not null,
        kind text not null check (kind in ('three_days', 'one_day', 'ended')),
        sent_at timestamptz(3) not null,
        primary key (term_id, ends_at, kind)
      )`);
  }

  private addSlots(): void {
    this.addSql(`
      create table rentals.slot (
        id uuid primary key,
        account_id uuid not null,
        number integer not null check (number > 0),
        kind text not null check (
          kind in ('principal_ps4', 'principal_ps5', 'offline_ps4', 'offline_ps5', 'secondary', 'complete')
        ),
        label text not null,
        state text not null check (state in ('free', 'held', 'rented', 'sold')),
        ticket_id uuid,
        created_at timestamptz(3) not null,
        removed_at timestamptz(3),
        constraint slot_number unique (account_id, number),
        constraint slot_ticket check (ticket_id is null or state <> 'free'),
        constraint slot_held_by check (ticket_id is not null or state <> 'held')
      )`);
    this.addSql(`
      create index slot_free on rentals.slot (account_id, kind, number)
      where state = 'free' and removed_at is null`);
    this.addSql(`
      create unique index slot_of_ticket on rentals.slot (ticket_id)
      where ticket_id is not null`);
  }

  private addTerms(): void {
    this.addSql(`
      create table rentals.term (
        id uuid primary key,
        account_id uuid not null,
        code_name text not null,
        console text not null,
        service text not null,
        slot_id uuid not null references rentals.slot (id),
        slot_kind text not null,
        slot_label text not null,
        client_id uuid not null,
        ticket_id uuid unique,
        ticket_number text,
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3),
        state text not null check (state in ('active', 'returning', 'ended')),
        guide_id uuid,
        created_at timestamptz(3) not null,
        ended_at timestamptz(3),
        is_ended boolean not null generated always as (state = 'ended') stored,
        listed_by timestamptz(3) not null
          generated always as (coalesce(ends_at, '9999-12-31T00:00:00Z'::timestamptz)) stored,
        search text not null generated always as (code_name || E'\\n' || coalesce(ticket_number, '')) stored,
        constraint term_end check (ends_at > starts_at),
        constraint term_ended check ((ended_at is null) = (state <> 'ended')),
        constraint term_ticket check ((ticket_id is null) = (ticket_number is null))
      )`);
    this.addSql(`
      create unique index term_running on rentals.term (slot_id) where state <> 'ended'`);
    this.addSql('create index term_listed on rentals.term (is_ended, listed_by, id)');
    this.addSql('create index term_of_client on rentals.term (client_id, is_ended, listed_by, id)');
    this.addSql('create index term_of_account on rentals.term (account_id, is_ended, listed_by, id)');
    this.addSql('create index term_search on rentals.term using gin (search gin_trgm_ops)');
    this.addSql(`
      create index term_due on rentals.term (ends_at)
      where state <> 'ended' and ends_at is not null`);
  }
}
