export { AuditModule } from './audit.module.js';
export { auditPersistence } from './infrastructure/persistence/audit.persistence.js';
