import type { Delivery, Origin } from './delivery.js';

/** One reveal of a delivery's content. */
export interface Reveal extends Origin {
  side: 'client' | 'admin';
  personId: string;
  at: Date;
}

/** The stored deliveries. Methods that lock do so until the transaction ends; the ticket must be locked before. */
export abstract class Deliveries {
  abstract add(delivery: Delivery): Promise<void>;
  /** Returns ticket and client of a delivery without a lock, so that the ticket can be locked first. */
  abstract find(id: string): Promise<{ ticketId: string; clientId: string } | null>;
  abstract lock(id: string): Promise<Delivery | null>;
  abstract lockOfItem(itemId: string): Promise<Delivery | null>;
  abstract save(delivery: Delivery): Promise<void>;
  abstract record(deliveryId: string, reveal: Reveal): Promise<void>;
  /** Returns some deliveries whose hours are over but that are not expired yet, the longest overdue first. */
  abstract over(now: Date, limit: number): Promise<{ id: string; ticketId: string }[]>;
}
