export interface ItemRef {
  kind: 'account' | 'giftCard';
  id: string;
}

/**
 * Takes one unit of a listing, inside the caller's transaction: the only place where two contexts share a transaction. Refused
 * with `OUT_OF_STOCK` if no unit is left or the listing is deleted.
 */
export class TakeFromStock {
  constructor(readonly item: ItemRef) {}
}
