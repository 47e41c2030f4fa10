import type { Response } from 'supertest';
import type { Stage } from './stage.js';
import type { Row } from './table.js';
import type { Actor } from './who.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type Tried = Pick<Row, 'call' | 'target' | 'body'>;

/** Calls the API as a row describes, as the actor. */
export const attempt = (stage: Stage, row: Tried, actor: Actor): Promise<Response> =>
  attemptWith(stage, row, stage.tokenOf(actor));

/** Calls the API as a row describes, with a token. */
export async function attemptWith(
  stage: Stage,
  { call, target, body }: Tried,
  token: string | undefined,
): Promise<Response> {
  const [method, path] = call.split(' ') as [Method, string];
  const parameter = target ? await target(stage) : '';
  const sent = typeof body === 'function' ? await body(stage) : body;
  const address = path.replace('{number}', '1').replace(/\{\w+\}/, parameter);
  const request = stage.app.call[method](address, token);
  return request.redirects(0).send(sent);
}
