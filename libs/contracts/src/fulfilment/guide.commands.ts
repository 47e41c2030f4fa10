import type { Console, Service } from '../catalog/index.js';

export const GUIDE_KINDS = ['activation', 'return'] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];

/** A console by itself: a listing of PS4/PS5 is for either. */
export const GUIDE_CONSOLES = ['ps4', 'ps5', 'psPortal'] as const;
export type GuideConsole = (typeof GUIDE_CONSOLES)[number];

/** The console that a listing names; PS4/PS5 counts as PS5 where the slot does not say. */
export const guideConsoleOf = (console: Console): GuideConsole =>
  console === 'PS4' ? 'ps4' : console === 'PS Portal' ? 'psPortal' : 'ps5';

/**
 * Sends the return guide of a rental to its client, in the caller's transaction; one sent before stays [LIF-090]. Answers
 * the id of the sent guide, or null for a service without one. `ticketId` is null for a rental that began before the ledger.
 */
export class SendReturnGuide {
  constructor(
    readonly rental: { ticketId: string | null; clientId: string },
    readonly console: GuideConsole,
    readonly service: Service,
  ) {}
}

/** Sent guides as `GuideView[]`, in any order; an id that is unknown gives none. */
export class GetSentGuides {
  constructor(readonly guideIds: readonly string[]) {}
}
