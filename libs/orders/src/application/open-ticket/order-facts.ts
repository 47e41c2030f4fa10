import type { ItemRef, OrderableItem } from '@manette/contracts/catalog';
import type { MessageSender } from '@manette/conversation/message';

/** A client as the own tickets show them. */
export interface TicketClient extends MessageSender {
  isOnline: boolean;
}

/** What decides about a new ticket, and what it shows. */
export interface OrderFacts {
  /** The open ticket that the client has for the item. */
  openTicketId: string | null;
  /** The item that the client wants; null where it is unknown or deleted, and where none is wanted. */
  item: OrderableItem | null;
  /** Whether tickets with a price show a payment card by themselves: the shop wants it and a method is active [LIF-038]. */
  showsPaymentCard: boolean;
  /** Null when deleted. */
  client: TicketClient | null;
}

/** Reads all of it at once, as every order needs it. */
export abstract class OrderFactsReader {
  abstract read(clientId: string, item: ItemRef | null): Promise<OrderFacts>;
}
