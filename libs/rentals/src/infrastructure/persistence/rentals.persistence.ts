import type { ContextPersistence } from '@manette/platform';
import { Rentals001Ledger } from './migrations/rentals-001-ledger.js';
import { slotSchema } from './slot.schema.js';
import { termSchema } from './term.schema.js';

export const rentalsPersistence: ContextPersistence = {
  schema: 'rentals',
  entities: [slotSchema, termSchema],
  migrations: [{ name: 'rentals_001_ledger', class: Rentals001Ledger }],
};
