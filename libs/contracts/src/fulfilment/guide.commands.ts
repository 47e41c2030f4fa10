import type { Console, Service } from '../catalog/index.js';

export const GUIDE_KINDS = ['activation', 'return'] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];

/** The consoles of guides. A listing for PS4/PS5 fits either of the two. */
export const GUIDE_CONSOLES = ['ps4', 'ps5', 'psPortal'] as const;
export type GuideConsole = (typeof GUIDE_CONSOLES)[number];

/** Returns the guide's console for the console of a listing. PS4/PS5 counts as PS5 if the slot does not determine it. */
export const guideConsoleOf = (console: Console): GuideConsole =>
  console === 'PS4' ? 'ps4' : console === 'PS Portal' ? 'psPortal' : 'ps5';

/**
 * Sends the return guide of a rental to its client, in the caller's transaction. Does not send it again if it was sent before
 * [LIF-090]. Returns the id of the sent guide, or null for a service without a guide. `ticketId` is null for a rental that
 * began before the ledger.
 */
export class SendReturnGuide {
  constructor(
    readonly rental: { ticketId: string | null; clientId: string },
    readonly console: GuideConsole,
    readonly service: Service,
  ) {}
}

/** Reads sent guides as `GuideView[]`, in any order. Unknown ids are ignored. */
export class GetSentGuides {
  constructor(readonly guideIds: readonly string[]) {}
}
