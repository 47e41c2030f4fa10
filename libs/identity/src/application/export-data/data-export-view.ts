import type { DataExportView } from '@manette/contracts/identity';
import { statusAt, type DataExport } from '../../domain/data-export.js';

/** Returns an export as its owner sees it at the time `now`. */
export const dataExportViewOf = (wanted: DataExport, now: Date): DataExportView => ({
  _id: wanted.id,
  status: statusAt(wanted, now),
  requestedAt: wanted.requestedAt.toISOString(),
  readyAt: wanted.readyAt?.toISOString() ?? null,
  expiresAt: wanted.expiresAt?.toISOString() ?? null,
  size: wanted.size,
});
