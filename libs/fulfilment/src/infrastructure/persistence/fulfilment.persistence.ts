import type { ContextPersistence } from '@manette/platform';

export const fulfilmentPersistence: ContextPersistence = {
  schema: 'fulfilment',
  entities: [],
  migrations: [],
};
