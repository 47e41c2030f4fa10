export interface ItemRef {
  kind: 'account' | 'giftCard';
  id: string;
}

/**
 * Takes one unit of a listing, inside the caller's transaction: the one place where two contexts share one.
 * Refused with `OUT_OF_STOCK` when nothing is left or the listing is gone.
 */
export class TakeFromStock {
  constructor(readonly item: ItemRef) {}
}
