import type { ItemRef } from '@manette/contracts/catalog';

/** Whose turn it is, in the order in which they asked, and what they waited for. */
export interface Told {
  /** The listing's. */
  name: string;
  userIds: string[];
}

/**
 * The clients who wait for listings without stock. Each method that takes people off the list is called with the listing locked;
 * whom it returns has been taken off by it alone, however many call at once [POC-112].
 */
export abstract class WaitingClients {
  /**
   * Takes off the list those whom the units of a listing call at once: so many for each unit more than was last told of. The next
   * turn is at `nextAt`, unless one is planned already; without units all turns end.
   */
  abstract called(item: ItemRef, nextAt: Date): Promise<Told>;
  /** Takes off those whom the units call that are left after the wait; without units or people all turns end. */
  abstract calledNext(item: ItemRef, nextAt: Date): Promise<Told>;
  /** The listings whose next turn has come. */
  abstract due(now: Date, most: number): Promise<ItemRef[]>;
  /** Forgets everybody who waits for a listing. */
  abstract forget(item: ItemRef): Promise<void>;
}
