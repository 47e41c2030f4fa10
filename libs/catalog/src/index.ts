export { CatalogModule } from './catalog.module.js';
export { catalogPersistence } from './infrastructure/persistence/catalog.persistence.js';
export { TellWaitingClients } from './application/tell-waiting-clients/tell-waiting-clients.js';
