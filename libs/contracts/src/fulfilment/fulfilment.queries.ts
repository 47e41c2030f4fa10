import type { ItemRef } from '../catalog/index.js';

/** Reads whether the vault of a listing has free items. Returns a boolean [LIF-074]. */
export class HasFreeItems {
  constructor(readonly listing: ItemRef) {}
}

/** Reads the parts of a dispute file that fulfilment provides. Returns `FulfilmentEvidence`. */
export class GetFulfilmentEvidence {
  constructor(readonly ticketId: string) {}
}

/** The content of `delivery.json` (null without a delivery) and of `guides.json`; never a secret of the vault. */
export interface FulfilmentEvidence {
  delivery: unknown;
  guides: unknown;
}
