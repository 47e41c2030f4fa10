import type { ItemRef } from '../catalog/index.js';

/** Whether the vault of a listing has free items; answers a boolean [LIF-074]. */
export class HasFreeItems {
  constructor(readonly listing: ItemRef) {}
}

/** The parts of a dispute file that fulfilment has; answers `FulfilmentEvidence`. */
export class GetFulfilmentEvidence {
  constructor(readonly ticketId: string) {}
}

/** JSON of `delivery.json` (null without a delivery) and of `guides.json`; never a content of the vault. */
export interface FulfilmentEvidence {
  delivery: unknown;
  guides: unknown;
}
