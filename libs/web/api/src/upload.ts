import type { FetchArgs, FetchBaseQueryError, FetchBaseQueryMeta } from '@manette/web-store';

const UPLOAD_WITHIN_MS = 10 * 60_000;

export interface Upload extends FetchArgs {
  onProgress?: (fraction: number) => void;
  token: string | null;
  signal: AbortSignal;
}
export type UploadAnswer =
  | { data: unknown; error?: undefined }
  | { data?: undefined; error: FetchBaseQueryError; meta?: FetchBaseQueryMeta };

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // An error page of a proxy instead of JSON: the caller has the status and its own fallback message.
    return text;
  }
};

/** Returns the Retry-After header of the response, in the shape of fetchBaseQuery's meta. */
function metaOf(request: XMLHttpRequest, url: string): FetchBaseQueryMeta {
  const retryAfter = request.getResponseHeader('retry-after');
  const headers = new Headers(retryAfter === null ? {} : { 'retry-after': retryAfter });
  return { request: new Request(url), response: new Response(null, { headers }) };
}

/**
 * Sends a form with XMLHttpRequest, since fetch reports no upload progress. Resolves in the shape of fetchBaseQuery;
 * aborting the call (`mutation.abort()`) stops the upload.
 */
export function upload({
  url,
  method = 'POST',
  body,
  headers,
  onProgress,
  token,
  signal,
}: Upload): Promise<UploadAnswer> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    const failed = (error: FetchBaseQueryError) => done({ error });
    const aborted = () => failed({ status: 'CUSTOM_ERROR', error: 'aborted' });
    if (signal.aborted) return aborted();
    request.open(method, url);
    request.timeout = UPLOAD_WITHIN_MS;
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    new Headers(headers as HeadersInit).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.onload = () => {
      const data = parse(request.responseText);
      if (request.status < 400) done({ data });
      else done({ error: { status: request.status, data }, meta: metaOf(request, url) });
    };
    request.onerror = () => failed({ status: 'FETCH_ERROR', error: 'The connection was lost' });
    request.ontimeout = () => failed({ status: 'TIMEOUT_ERROR', error: 'The upload took too long' });
    request.onabort = aborted;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as XMLHttpRequestBodyInit);
  });
}
