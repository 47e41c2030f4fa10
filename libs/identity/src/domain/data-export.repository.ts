import type { DataExport } from './data-export.js';

/** Stores the exports of clients' data. */
export abstract class DataExportRepository {
  /** Adds a pending export. A user has at most one. Runs inside the caller's unit of work. */
  abstract add(wanted: DataExport): Promise<void>;

  abstract find(id: string): Promise<DataExport | null>;

  /** Finds the export that the user requested last. */
  abstract last(userId: string): Promise<DataExport | null>;

  /** Finds the newest export whose file the user can download. */
  abstract lastReady(userId: string, now: Date): Promise<DataExport | null>;

  /**
   * Marks a pending export as ready. Returns false if it is not or no longer pending. Runs inside the caller's unit of work.
   */
  abstract makeReady(
    ready: Required<Pick<DataExport, 'id' | 'readyAt' | 'expiresAt' | 'size'>>,
  ): Promise<boolean>;

  /** Marks a pending export as failed. */
  abstract makeFailed(id: string): Promise<void>;

  /** Finds at most `limit` exports whose file has expired and is not deleted yet. */
  abstract expiredAt(now: Date, limit: number): Promise<DataExport[]>;

  /** Marks an export as expired after its file was deleted. */
  abstract makeExpired(id: string): Promise<void>;

  /** Finds at most `limit` exports that were requested before a time and are still pending. */
  abstract pendingSince(time: Date, limit: number): Promise<DataExport[]>;

  /** Deletes exports without a file that were requested before a time. */
  abstract forgetBefore(time: Date): Promise<void>;

  /** Deletes a user's exports and returns their ids. Runs inside the caller's unit of work. */
  abstract deleteOfUser(userId: string): Promise<string[]>;
}
