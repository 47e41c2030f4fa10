import type { Response } from 'supertest';
import type { MatrixFixtures } from './matrix-fixtures.js';
import type { Row } from './table.js';
import type { Actor } from './who.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type Tried = Pick<Row, 'call' | 'target' | 'body'>;

/** Calls the API as a row describes, as the actor. */
export const attempt = (fixtures: MatrixFixtures, row: Tried, actor: Actor): Promise<Response> =>
  attemptWith(fixtures, row, fixtures.tokenOf(actor));

/** Calls the API as a row describes, with a token. */
export async function attemptWith(
  fixtures: MatrixFixtures,
  { call, target, body }: Tried,
  token: string | undefined,
): Promise<Response> {
  const [method, path] = call.split(' ') as [Method, string];
  const parameter = target ? await target(fixtures) : '';
  const sent = typeof body === 'function' ? await body(fixtures) : body;
  const address = path.replace('{number}', '1').replace(/\{\w+\}/, parameter);
  const request = fixtures.app.call[method](address, token);
  return request.redirects(0).send(sent);
}
