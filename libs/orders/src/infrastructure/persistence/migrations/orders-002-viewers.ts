import { Migration } from '@mikro-orm/migrations';

/** Which sockets have which ticket open. Unlogged: after a crash of the database no socket is connected. */
export class Orders002Viewers extends Migration {
  override up(): void {
    this.addSql(`
      create unlogged table orders.ticket_viewer (
        socket_id text not null,
        ticket_id uuid not null,
        user_id uuid not null,
        side text not null check (side in ('client', 'admin')),
        seen_at timestamptz not null default now(),
        primary key (socket_id, ticket_id)
      )`);
    this.addSql('create index ticket_viewer_ticket on orders.ticket_viewer (ticket_id)');
    this.addSql('create index ticket_viewer_seen on orders.ticket_viewer (seen_at)');
  }
}
