export { CatalogModule } from './catalog.module.js';
export { catalogPersistence } from './infrastructure/persistence/catalog.persistence.js';
