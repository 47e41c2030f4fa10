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
  /** Until when it can be downloaded. */
  expiresAt: z.nullable(isoTime),
  /** Bytes of the file. */
  size: z.nullable(z.int()),
});
export type DataExportView = z.infer<typeof dataExportView>;

export const dataExportAnswer = z.object({ export: dataExportView });
/** The last export that was asked for; null without one. */
export const lastDataExportAnswer = z.object({ export: z.nullable(dataExportView) });
export const dataExportFileAnswer = z.object({ url: z.string() });
