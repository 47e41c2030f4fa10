import type { DataExportStatus } from '@manette/contracts/identity';

/** A client's own data as a file, which is prepared by a job and deleted when it expires (trust.md, section 7). */
export interface DataExport {
  id: string;
  userId: string;
  status: DataExportStatus;
  requestedAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
  /** The size of the file in bytes. */
  size: number | null;
}

/** Returns the storage key of an export's file. Each attempt writes the same key. */
export const exportKey = (id: string): string => `private/exports/${id}.zip`;

/** Creates a pending export. */
export const requestedExport = (id: string, userId: string, at: Date): DataExport => ({
  ...{ id, userId, status: 'pending', requestedAt: at },
  ...{ readyAt: null, expiresAt: null, size: null },
});

/** Returns the status at the time `now`. A file that has expired counts as gone before the sweep deletes it [TRU-111]. */
export function statusAt({ status, expiresAt }: DataExport, now: Date): DataExportStatus {
  return status === 'ready' && expiresAt && expiresAt <= now ? 'expired' : status;
}
