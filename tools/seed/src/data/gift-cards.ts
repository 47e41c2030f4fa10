import type { GiftCardListing } from './gift-card-listing.js';
import { CONSOLES_AND_GAMES } from './gift-cards/consoles.js';
import { OTHERS } from './gift-cards/others.js';
import { SHOPS } from './gift-cards/shops.js';
import { VIDEO_AND_MUSIC } from './gift-cards/video-and-music.js';

export { CARD_FACES, type GiftCardListing } from './gift-card-listing.js';

/** All cards, oldest first. They are created in this order, so that the page shows the newest one first. */
export const GIFT_CARDS: readonly GiftCardListing[] = [
  ...CONSOLES_AND_GAMES,
  ...VIDEO_AND_MUSIC,
  ...SHOPS,
  ...OTHERS,
].sort((one, other) => other.ageDays - one.ageDays);
