import type { ItemRef, OrderableItem } from '@manette/contracts/catalog';
import type { MessageSender } from '@manette/conversation/message';

/** A client as shown in the client's own tickets. */
export interface TicketClient extends MessageSender {
  isOnline: boolean;
}

/** The facts that decide whether a ticket may be opened, and the values that it shows. */
export interface OrderFacts {
  /** The open ticket that the client has for the item. */
  openTicketId: string | null;
  /** The item that the client wants; null when it is unknown or deleted, or when no item is wanted. */
  item: OrderableItem | null;
  /**
   * Whether tickets with a price show a payment card automatically: the shop settings ask for it and a payment method
   * is active [LIF-038].
   */
  showsPaymentCard: boolean;
  /** Null when deleted. */
  client: TicketClient | null;
}

/** Reads all facts in one call, since every order needs all of them. */
export abstract class OrderFactsReader {
  abstract read(clientId: string, item: ItemRef | null): Promise<OrderFacts>;
}
