import { request, type IncomingMessage, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** Sends a request without normalising its path, decoding the body, following redirects or keeping the connection. */
export async function rawRequest(
  port: number,
  options: RequestOptions & { body?: string },
): Promise<RawAnswer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, agent: false, ...options }, resolve);
    call.on('error', reject).end(options.body);
  });
  const bytes = await buffer(answer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() };
}
