import type { ContextPersistence } from '@manette/platform';

export const paymentsPersistence: ContextPersistence = {
  schema: 'payments',
  entities: [],
  migrations: [],
};
