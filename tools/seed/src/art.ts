import { fileURLToPath } from 'node:url';
import type { SampleAttachment } from './data/attachments.js';
import type { Cover } from './data/covers.js';
import type { GiftCardListing } from './data/gift-cards.js';

const file = (path: string): string => fileURLToPath(new URL(`../art/${path}`, import.meta.url));

/** Path of a cover, an SVG of 400 × 500. Its lettering is outlines, so no font is needed to draw it. */
export const coverFile = (cover: Cover): string => file(`covers/${cover}.svg`);

/** Path of a gift card's face, an SVG of 400 × 250. */
export const cardFaceFile = (face: GiftCardListing['face']): string => file(`cards/${face}.svg`);

/** Path of what a message carries: an SVG to be drawn as PNG, or a PDF to be taken as it is. */
export const attachmentFile = (attachment: SampleAttachment): string =>
  file(`attachments/${attachment.source}`);
