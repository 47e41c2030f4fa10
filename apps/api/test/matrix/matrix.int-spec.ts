import { ERROR_STATUS } from '@manette/contracts/errors';
import { Stage } from './stage.js';
import { TABLE, type Row } from './table.js';
import { ACTORS, type Actor } from './who.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.set();
});
afterAll(() => stage.end());

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Does what the row says as the actor. */
async function attempt({ call, target, body }: Row, actor: Actor) {
  const [method, path] = call.split(' ') as [Method, string];
  const parameter = target ? await target(stage) : '';
  const sent = typeof body === 'function' ? await body(stage) : body;
  const request = stage.app.call[method](path.replace(/\{\w+\}/, parameter), stage.tokenOf(actor));
  return request.redirects(0).send(sent);
}

it('lists every call of the product, and no other', async () => {
  const { body } = await stage.app.call.get('/api/docs-json').expect(200);
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  const listed = new Set(TABLE.map(({ call }) => call));
  expect([...listed].sort()).toEqual(documented.sort());
});

describe.each(TABLE.map((row) => [`${row.call} ${row.doing ?? ''}`.trim(), row] as const))('%s', (_, row) => {
  it.each(ACTORS.map((actor) => [actor, row.answers[actor]] as const))(
    'answers the %s with %s',
    async (actor, answer) => {
      const { status, body } = await attempt(row, actor);
      if (row.endsSession) await stage.signInAgain(actor);
      const code = (body as { code?: string }).code;
      if (typeof answer === 'number') expect([status, code]).toEqual([answer, undefined]);
      else expect([status, code]).toEqual([ERROR_STATUS[answer], answer]);
    },
  );
});
