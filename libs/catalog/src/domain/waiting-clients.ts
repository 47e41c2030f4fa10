import type { ItemRef } from '@manette/contracts/catalog';

/** The clients to notify, in the order of their stock alerts, and the listing's name. */
export interface NotifiedClients {
  /** Name of the listing. */
  name: string;
  userIds: string[];
}

/**
 * The clients who wait for listings without stock. Methods that remove clients from the list must be called with the
 * listing locked. They return the clients that they removed; concurrent calls never return the same client twice
 * [POC-112].
 */
export abstract class WaitingClients {
  /**
   * Removes the clients that are notified immediately after the stock rose: a fixed number for each unit above the
   * stock of the last call. Plans the next turn at `nextAt`, unless one is planned already. Without stock, ends the
   * turns of the listing.
   */
  abstract removeForStockRise(item: ItemRef, nextAt: Date): Promise<NotifiedClients>;
  /**
   * Removes the clients of the next hourly turn: a fixed number for each unit that is still in stock. Without stock
   * or waiting clients, ends the turns of the listing.
   */
  abstract removeForNextTurn(item: ItemRef, nextAt: Date): Promise<NotifiedClients>;
  /** Returns the listings whose next turn is due. */
  abstract due(now: Date, most: number): Promise<ItemRef[]>;
  /** Deletes all stock alerts of a listing and its next turn. */
  abstract forget(item: ItemRef): Promise<void>;
}
