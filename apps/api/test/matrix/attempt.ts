import type { Response } from 'supertest';
import type { Stage } from './stage.js';
import type { Row } from './table.js';
import type { Actor } from './who.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Does what the row says as the actor. */
export async function attempt(
  stage: Stage,
  { call, target, body }: Pick<Row, 'call' | 'target' | 'body'>,
  actor: Actor,
): Promise<Response> {
  const [method, path] = call.split(' ') as [Method, string];
  const parameter = target ? await target(stage) : '';
  const sent = typeof body === 'function' ? await body(stage) : body;
  const address = path.replace('{number}', '1').replace(/\{\w+\}/, parameter);
  const request = stage.app.call[method](address, stage.tokenOf(actor));
  return request.redirects(0).send(sent);
}
