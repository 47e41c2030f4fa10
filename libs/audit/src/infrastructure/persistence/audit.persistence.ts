import type { ContextPersistence } from '@manette/platform';
import { Audit001Log } from './migrations/audit-001-log.js';

export const auditPersistence: ContextPersistence = {
  schema: 'audit',
  entities: [],
  migrations: [{ name: 'audit_001_log', class: Audit001Log }],
};
