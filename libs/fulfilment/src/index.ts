export { FulfilmentModule } from './fulfilment.module.js';
export { fulfilmentPersistence } from './infrastructure/persistence/fulfilment.persistence.js';
