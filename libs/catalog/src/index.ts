export { CatalogModule } from './catalog.module.js';
export { catalogPersistence } from './infrastructure/persistence/catalog.persistence.js';
export { NotifyWaitingClients } from './application/notify-waiting-clients/notify-waiting-clients.js';
