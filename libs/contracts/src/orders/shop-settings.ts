import * as z from 'zod/mini';
import { line, multiline } from '../http/text.js';

const REVEAL_HOURS = 'Hours to reveal a delivery must be a whole number from 1 to 720';
const toggle = (label: string) => z.optional(z.boolean(`${label} must be true or false`));

/** `PUT /settings`: an absent field stays [LIF-016]. */
export const shopSettingsChanges = z.object({
  requirePaymentProof: toggle('Require payment before completion'),
  autoPaymentCard: toggle('Show the payment card by itself'),
  revealHours: z.optional(
    z
      .number(REVEAL_HOURS)
      .check(z.int(REVEAL_HOURS), z.minimum(1, REVEAL_HOURS), z.maximum(720, REVEAL_HOURS)),
  ),
  showQueue: toggle('Show the queue to clients'),
  receiptName: z.optional(
    line(
      'Name on receipts',
      { length: 100, message: 'Name on receipts must be less than 100 characters' },
      'Name on receipts is required',
    ),
  ),
  receiptDetails: z.optional(
    multiline('Details on receipts', {
      length: 500,
      message: 'Details on receipts must be less than 500 characters',
    }),
  ),
});
export type ShopSettingsChanges = z.infer<typeof shopSettingsChanges>;

export const shopSettings = z.object({
  requirePaymentProof: z.boolean(),
  autoPaymentCard: z.boolean(),
  /** How many hours a delivery is shown after its first reveal. */
  revealHours: z.number(),
  showQueue: z.boolean(),
  receiptName: z.string(),
  receiptDetails: z.string(),
});
export type ShopSettings = z.infer<typeof shopSettings>;
export const shopSettingsAnswer = z.object({ settings: shopSettings });

/** The default settings. With them an order works as it did before there were settings [LIF-005]. */
export const DEFAULT_SHOP_SETTINGS: ShopSettings = {
  requirePaymentProof: false,
  autoPaymentCard: false,
  revealHours: 72,
  showQueue: true,
  receiptName: 'Manette',
  receiptDetails: '',
};
