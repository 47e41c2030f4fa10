import type { ContextPersistence } from '@manette/platform';
import { messageSchema } from './message.schema.js';
import { Orders001Tickets } from './migrations/orders-001-tickets.js';
import { Orders002Viewers } from './migrations/orders-002-viewers.js';
import { Orders003CannedReplies } from './migrations/orders-003-canned-replies.js';
import { Orders004Waiting } from './migrations/orders-004-waiting.js';
import { Orders005Search } from './migrations/orders-005-search.js';
import { Orders006Deletions } from './migrations/orders-006-deletions.js';
import { Orders007Facts } from './migrations/orders-007-facts.js';
import { Orders008Files } from './migrations/orders-008-files.js';
import { Orders009Settled } from './migrations/orders-009-settled.js';
import { Orders010SurePlaces } from './migrations/orders-010-sure-places.js';
import { Orders020FilesOfPeople } from './migrations/orders-020-files-of-people.js';
import { Orders023ClientsByTime } from './migrations/orders-023-clients-by-time.js';
import { Orders030LifeOfAnOrder } from './migrations/orders-030-life-of-an-order.js';
import { Orders031ShopSettings } from './migrations/orders-031-shop-settings.js';
import { Orders040Ratings } from './migrations/orders-040-ratings.js';
import { Orders041Queue } from './migrations/orders-041-queue.js';
import { Orders050Unread } from './migrations/orders-050-unread.js';
import { Orders051UnreadCounts } from './migrations/orders-051-unread-counts.js';
import { ticketSchema } from './ticket.schema.js';
import { timelineEntrySchema } from './timeline-entry.schema.js';

export const ordersPersistence: ContextPersistence = {
  schema: 'orders',
  entities: [ticketSchema, messageSchema, timelineEntrySchema],
  uploads: 'select file_key from orders.message where file_key is not null',
  migrations: [
    { name: 'orders_001_tickets', class: Orders001Tickets },
    { name: 'orders_002_viewers', class: Orders002Viewers },
    { name: 'orders_003_canned_replies', class: Orders003CannedReplies },
    { name: 'orders_004_waiting', class: Orders004Waiting },
    { name: 'orders_005_search', class: Orders005Search },
    { name: 'orders_006_deletions', class: Orders006Deletions },
    { name: 'orders_007_facts', class: Orders007Facts },
    { name: 'orders_008_files', class: Orders008Files },
    { name: 'orders_009_settled', class: Orders009Settled },
    { name: 'orders_010_sure_places', class: Orders010SurePlaces },
    { name: 'orders_020_files_of_people', class: Orders020FilesOfPeople },
    { name: 'orders_023_clients_by_time', class: Orders023ClientsByTime },
    { name: 'orders_030_life_of_an_order', class: Orders030LifeOfAnOrder },
    { name: 'orders_031_shop_settings', class: Orders031ShopSettings },
    { name: 'orders_040_ratings', class: Orders040Ratings },
    { name: 'orders_041_queue', class: Orders041Queue },
    { name: 'orders_050_unread', class: Orders050Unread },
    { name: 'orders_051_unread_counts', class: Orders051UnreadCounts },
  ],
};
