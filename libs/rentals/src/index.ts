export { RentalsModule } from './rentals.module.js';
export { rentalsPersistence } from './infrastructure/persistence/rentals.persistence.js';
