import * as z from 'zod/mini';
import { CONSOLES, PLATFORMS, SERVICES } from '../catalog/enumerations.js';
import { distribution, moneyDistribution } from './distribution.js';

/** [STAT-029..032] */
export const accountFiguresView = z.object({
  consoleDistribution: distribution(z.enum(CONSOLES)),
  serviceDistribution: distribution(z.enum(SERVICES)),
  /** `_id` is the range, both ends included: '1000-1999.99'; the last one is open: '100000+'. */
  priceRanges: moneyDistribution(z.string()),
  availabilityStats: z.object({ available: z.int(), outOfStock: z.int() }),
});
export type AccountFiguresView = z.infer<typeof accountFiguresView>;

/** [STAT-033..036] */
export const giftCardFiguresView = z.object({
  platformDistribution: distribution(z.enum(PLATFORMS)),
  /** `_id` is the amount on the card. */
  valueDistribution: moneyDistribution(z.number()),
  /** Units in stock. */
  inventoryLevels: z.array(z.object({ _id: z.enum(PLATFORMS), available: z.int() })),
  regionalBreakdown: distribution(z.string()),
});
export type GiftCardFiguresView = z.infer<typeof giftCardFiguresView>;
