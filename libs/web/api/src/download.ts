/** A downloaded file, and its name from the response's Content-Disposition header. */
export interface Download {
  file: Blob;
  name: string | undefined;
}

/**
 * Downloads a file of the api with the stored token. Loads fetch-file.ts on demand.
 * @param path below /api, e.g. `/accounts/export`
 * @throws the error of the api's calls when the server refuses, and what `fetch` throws when the connection is lost
 */
export const download = async (path: string): Promise<Download> =>
  (await import('./fetch-file')).fetchFile(path);
