import type { FetchBaseQueryError } from '@manette/web-store';
import { sessionPort } from './session-port';
import { endSessionIfUnauthorized } from './unauthorized';
import { withProof } from './with-proof';

/** A downloaded file, and its name from the response's Content-Disposition header. */
export interface Download {
  file: Blob;
  name: string | undefined;
}

const DOWNLOAD_WITHIN_MS = 5 * 60_000;

/** @returns the file name of a Content-Disposition header */
const nameIn = (headers: Headers) =>
  /filename="?([^";]+)"?/.exec(headers.get('content-disposition') ?? '')?.[1];

async function ask(
  path: string,
  token: string | null,
): Promise<{ answer: Response; error?: FetchBaseQueryError }> {
  const answer = await fetch(new URL(`/api${path}`, window.location.origin), {
    headers: { authorization: `Bearer ${token ?? ''}` },
    signal: AbortSignal.timeout(DOWNLOAD_WITHIN_MS),
  });
  if (answer.ok) return { answer };
  return { answer, error: { status: answer.status, data: await answer.json().catch(() => null) } };
}

/**
 * Downloads a file of the api with the stored token, which a plain link cannot send. Repeats the call after the user has
 * confirmed their identity, where the server requires that. A 401 ends the session.
 * @param path below /api, e.g. `/accounts/export`
 * @throws the error of the api's calls when the server refuses, and what `fetch` throws when the connection is lost
 */
export async function fetchFile(path: string): Promise<Download> {
  const token = sessionPort.readToken();
  const { answer, error } = await withProof(() => ask(path, token));
  if (error) {
    endSessionIfUnauthorized(error, token);
    throw error;
  }
  return { file: await answer.blob(), name: nameIn(answer.headers) };
}
