export { IdentityModule } from './identity.module.js';
export { identityPersistence } from './infrastructure/persistence/identity.persistence.js';
