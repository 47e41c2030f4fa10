import type { ContextPersistence } from '@manette/platform';
import { Fulfilment020Guides } from './migrations/fulfilment-020-guides.js';

export const fulfilmentPersistence: ContextPersistence = {
  schema: 'fulfilment',
  entities: [],
  migrations: [{ name: 'fulfilment_020_guides', class: Fulfilment020Guides }],
};
