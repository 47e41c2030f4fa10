export { PaymentsModule } from './payments.module.js';
export { paymentsPersistence } from './infrastructure/persistence/payments.persistence.js';
