import { Migration } from '@mikro-orm/migrations';

/**
 * The ratings of orders, one per ticket, with the listing and the administrator for which each counts, and the view
 * from which other contexts count ratings. A deleted ticket's rating is deleted with it.
 */
export class Orders040Ratings extends Migration {
  override up(): void {
    this.addSql(`
      create table orders.rating (
        id uuid primary key,
        ticket_id uuid not null unique references orders.ticket (id),
        stars smallint not null check (stars between 1 and 5),
        comment text,
        admin_id uuid,
        item_kind text check (item_kind in ('account', 'giftCard')),
        item_id uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        editable_until timestamptz(3) not null,
        constraint rating_item_whole check ((item_kind is null) = (item_id is null))
      )`);
    this.addSql('create index rating_newest on orders.rating (created_at desc, id desc)');
    this.addSql('create index rating_of_listing on orders.rating (item_id, item_kind) include (stars)');
    this.addSql('create index rating_by_admin on orders.rating (admin_id) include (stars)');
    this.addSql('create view orders.rating_facts as select admin_id, stars from orders.rating');
  }
}
