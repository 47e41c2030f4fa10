import type { FileStorage } from '../storage/file-storage.js';

/** How long a file's address works: long enough to open what is on the screen. */
const SECONDS = 10 * 60;

/** The address of a message's file, signed when it is read or sent; null for a message without one. */
export const fileAddress = (storage: FileStorage, key: string | null, fileName: string | null) =>
  key && storage.signedUrl(key, { seconds: SECONDS, fileName: fileName ?? '' });
