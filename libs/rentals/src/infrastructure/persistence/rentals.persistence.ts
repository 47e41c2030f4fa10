import type { ContextPersistence } from '@manette/platform';

export const rentalsPersistence: ContextPersistence = {
  schema: 'rentals',
  entities: [],
  migrations: [],
};
