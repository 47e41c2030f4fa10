export { OrdersModule } from './orders.module.js';
export { ordersPersistence } from './infrastructure/persistence/orders.persistence.js';
