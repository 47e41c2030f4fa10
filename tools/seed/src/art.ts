import { fileURLToPath } from 'node:url';
import type { SampleAttachment } from './data/attachments.js';
import type { Cover } from './data/covers.js';
import type { GiftCardListing } from './data/gift-cards.js';

const file = (path: string): string => fileURLToPath(new URL(`../art/${path}`, import.meta.url));

/** Path of a cover, an SVG of 400 × 500. Its lettering is outlines, so no font is needed to draw it. */
export const coverFile = (cover: Cover): string => file(`covers/${cover}.svg`);

/** Path of a gift card's face, an SVG of 400 × 250. */
export const cardFaceFile = (face: GiftCardListing['face']): string => file(`cards/${face}.svg`);

/** Path of an attachment. */
export const attachmentFile = (attachment: SampleAttachment): string =>
  file(`attachments/${attachment.source}`);

/** A receipt as a drawing, and as the picture that is attached to a message. */
export const RECEIPT_DRAWING = file('attachments/payment-receipt.svg');
export const RECEIPT_PICTURE = file('attachments/payment-receipt.png');
