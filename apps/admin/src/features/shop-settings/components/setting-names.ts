import type { ShopSettings } from '@manette/contracts/orders';

export const SWITCHES = ['requirePaymentProof', 'autoPaymentCard', 'showQueue'] as const;

export const SETTING_NAMES: readonly (keyof ShopSettings)[] = [
  ...SWITCHES,
  ...(['revealHours', 'receiptName', 'receiptDetails'] as const),
];
