import type { Download } from './fetch-file';

/**
 * Downloads a file of the api with the stored token. Loads fetch-file.ts on demand.
 * @param path below /api, e.g. `/accounts/export`
 * @throws the error of the api's calls when the server refuses, and what `fetch` throws when the connection is lost
 */
export const download = async (path: string): Promise<Download> =>
  (await import('./fetch-file')).fetchFile(path);
