import type { DataExportStatus } from '@manette/contracts/identity';

/** A client's own data as a file, which is prepared by a job and deleted when it expires (trust.md, section 7). */
export interface DataExport {
  id: string;
  userId: string;
  status: DataExportStatus;
  requestedAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
  /** Bytes of the file. */
  size: number | null;
}

/** Where the file of an export lies; each attempt writes the same file. */
export const exportKey = (id: string): string => `private/exports/${id}.zip`;

/** An export that is to be prepared. */
export const requestedExport = (id: string, userId: string, at: Date): DataExport => ({
  ...{ id, userId, status: 'pending', requestedAt: at },
  ...{ readyAt: null, expiresAt: null, size: null },
});

/** The status now: a file that has expired counts as gone before the sweep deletes it [TRU-111]. */
export function statusAt({ status, expiresAt }: DataExport, now: Date): DataExportStatus {
  return status === 'ready' && expiresAt && expiresAt <= now ? 'expired' : status;
}
