import type { ContextPersistence } from '@manette/platform';
import { Fulfilment001Vault } from './migrations/fulfilment-001-vault.js';
import { Fulfilment002Deliveries } from './migrations/fulfilment-002-deliveries.js';
import { Fulfilment020Guides } from './migrations/fulfilment-020-guides.js';

export const fulfilmentPersistence: ContextPersistence = {
  schema: 'fulfilment',
  entities: [],
  migrations: [
    { name: 'fulfilment_001_vault', class: Fulfilment001Vault },
    { name: 'fulfilment_002_deliveries', class: Fulfilment002Deliveries },
    { name: 'fulfilment_020_guides', class: Fulfilment020Guides },
  ],
};
