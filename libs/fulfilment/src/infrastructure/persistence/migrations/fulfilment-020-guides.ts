import { Migration } from '@mikro-orm/migrations';

/** Guides that were sent, with their text at that time; one of each kind for a ticket, console and service. */
export class Fulfilment020Guides extends Migration {
  override up(): void {
    this.addSql('create schema if not exists fulfilment');
    this.addSql(`
      create table fulfilment.sent_guide (
        id uuid primary key,
        ticket_id uuid,
        client_id uuid not null,
        definition jsonb not null,
        steps jsonb not null,
        sent_at timestamptz(3) not null
      )`);
    this.addSql(`
      create unique index sent_guide_of_ticket
      on fulfilment.sent_guide (ticket_id, (definition ->> 'key')) where ticket_id is not null`);
  }
}
