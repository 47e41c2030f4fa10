import * as z from 'zod/mini';
import { isoTime, uuid } from '../http/primitives.js';

export const DATA_EXPORT_STATUSES = ['pending', 'ready', 'failed', 'expired'] as const;
export type DataExportStatus = (typeof DATA_EXPORT_STATUSES)[number];

/** A client's own data as a file (trust.md, section 7). */
export const dataExportView = z.object({
  _id: uuid,
  status: z.enum(DATA_EXPORT_STATUSES),
  requestedAt: isoTime,
  readyAt: z.nullable(isoTime),
  /** When the download expires. */
  expiresAt: z.nullable(isoTime),
  /** The size of the file in bytes. */
  size: z.nullable(z.int()),
});
export type DataExportView = z.infer<typeof dataExportView>;

export const dataExportAnswer = z.object({ export: dataExportView });
/** The export that was requested last; null if there is none. */
export const lastDataExportAnswer = z.object({ export: z.nullable(dataExportView) });
export const dataExportFileAnswer = z.object({ url: z.string() });
