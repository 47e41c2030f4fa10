import { fileURLToPath } from 'node:url';
import type { SampleAttachment } from './data/attachments.js';
import type { Cover } from './data/covers.js';
import type { GiftCardListing } from './data/gift-cards.js';

const file = (path: string): string => fileURLToPath(new URL(`../art/${path}`, import.meta.url));

/** Returns the path of a cover, an SVG of 400 × 500. Its letters are outlines, so that drawing it needs no font. */
export const coverFile = (cover: Cover): string => file(`covers/${cover}.svg`);

/** Returns the path of a gift card's picture, an SVG of 400 × 250. */
export const cardFaceFile = (face: GiftCardListing['face']): string => file(`cards/${face}.svg`);

/** Returns the path of an attachment. */
export const attachmentFile = (attachment: SampleAttachment): string =>
  file(`attachments/${attachment.source}`);

/** Paths of a receipt as a drawing, and as the picture that is attached to a message. */
export const RECEIPT_DRAWING = file('attachments/payment-receipt.svg');
export const RECEIPT_PICTURE = file('attachments/payment-receipt.png');
