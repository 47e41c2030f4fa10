import type { Delivery, Origin } from './delivery.js';

/** One showing of a delivery's content. */
export interface Reveal extends Origin {
  side: 'client' | 'admin';
  personId: string;
  at: Date;
}

/** Deliveries; what locks does so until the transaction ends, after the ticket. */
export abstract class Deliveries {
  abstract add(delivery: Delivery): Promise<void>;
  /** Whose a delivery is, without a lock; its ticket is to be locked first. */
  abstract find(id: string): Promise<{ ticketId: string; clientId: string } | null>;
  abstract lock(id: string): Promise<Delivery | null>;
  abstract lockOfItem(itemId: string): Promise<Delivery | null>;
  abstract save(delivery: Delivery): Promise<void>;
  abstract record(deliveryId: string, reveal: Reveal): Promise<void>;
  /** Some whose hours are over and that have not expired yet, the longest first. */
  abstract over(now: Date, limit: number): Promise<{ id: string; ticketId: string }[]>;
}
