import type { GiftCard } from './gift-card.js';

/** Gift cards, for changing them; they are read for display by the queries of the application layer. */
export abstract class GiftCardRepository {
  /** Writes new cards at once, so that the same transaction can read them. */
  abstract add(...cards: GiftCard[]): Promise<void>;
  /** The card locked until the transaction ends, or null when it is not on the shelf. */
  abstract takeForChange(id: string): Promise<GiftCard | null>;
  /** Writes what was changed since the card was taken. */
  abstract save(card: GiftCard): Promise<void>;
}
