import type { Row } from './table.js';
import { admins } from './who.js';

/** The calls of the audit log. */
export const audit: Row[] = [
  { call: 'get /api/audit', answers: admins() },
  { call: 'get /api/audit/export', answers: admins() },
];
