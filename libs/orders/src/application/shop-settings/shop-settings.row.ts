import type { ShopSettings } from '@manette/contracts/orders';
import type { ShopSettingsRow } from '../orders.tables.js';

type Stored = Omit<ShopSettingsRow, 'single'>;

export const shopSettingsOf = (row: Stored): ShopSettings => ({
  requirePaymentProof: row.require_payment_proof,
  autoPaymentCard: row.auto_payment_card,
  revealHours: row.reveal_hours,
  showQueue: row.show_queue,
  receiptName: row.receipt_name,
  receiptDetails: row.receipt_details,
});

export const rowOfShopSettings = (settings: ShopSettings): Stored => ({
  require_payment_proof: settings.requirePaymentProof,
  auto_payment_card: settings.autoPaymentCard,
  reveal_hours: settings.revealHours,
  show_queue: settings.showQueue,
  receipt_name: settings.receiptName,
  receipt_details: settings.receiptDetails,
});
