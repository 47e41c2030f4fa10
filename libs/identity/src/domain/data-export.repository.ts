import type { DataExport } from './data-export.js';

/** Stores the exports of clients' data. */
export abstract class DataExportRepository {
  /** Adds an export that is pending, of which a user has one at most. Inside the caller's unit of work. */
  abstract add(wanted: DataExport): Promise<void>;

  abstract find(id: string): Promise<DataExport | null>;

  /** The export that the user asked for last. */
  abstract last(userId: string): Promise<DataExport | null>;

  /** The newest export whose file the user can download. */
  abstract lastReady(userId: string, now: Date): Promise<DataExport | null>;

  /** Makes a pending export ready; false if it is not pending (any more). Inside the caller's unit of work. */
  abstract makeReady(
    ready: Required<Pick<DataExport, 'id' | 'readyAt' | 'expiresAt' | 'size'>>,
  ): Promise<boolean>;

  /** Makes a pending export failed. */
  abstract makeFailed(id: string): Promise<void>;

  /** At most `limit` exports whose file has expired and was not deleted yet. */
  abstract expiredAt(now: Date, limit: number): Promise<DataExport[]>;

  /** Notes that the file of an expired export is deleted. */
  abstract makeExpired(id: string): Promise<void>;

  /** At most `limit` exports that were asked for before a time and are pending still. */
  abstract pendingSince(time: Date, limit: number): Promise<DataExport[]>;

  /** Forgets exports without a file that were asked for before a time. */
  abstract forgetBefore(time: Date): Promise<void>;

  /** Deletes a user's exports and gives their ids. Inside the caller's unit of work. */
  abstract deleteOfUser(userId: string): Promise<string[]>;
}
