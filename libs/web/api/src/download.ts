/** A file of the api, and the name that the server gives it. */
export interface Download {
  file: Blob;
  name: string | undefined;
}

/**
 * Downloads a file of the api with the stored token (fetch-file.ts, which is loaded for it).
 * @param path below /api, e.g. `/accounts/export`
 * @throws the error of the api's calls when the server refuses, and what `fetch` throws when the connection is lost
 */
export const download = async (path: string): Promise<Download> =>
  (await import('./fetch-file')).fetchFile(path);
