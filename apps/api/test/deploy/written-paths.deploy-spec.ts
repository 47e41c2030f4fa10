import { freePort } from '@manette/platform/testing';
import { describeWith } from '@manette/platform/testing/tools';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Document } from '../matrix/document.js';
import { asServed, startTestApp, type TestApp } from '../support/index.js';
import { WrittenNginx } from '../support/written-nginx.js';

const CONTEXTS = [
  'identity',
  'catalog',
  'orders',
  'payments',
  'fulfilment',
  'rentals',
  'chat',
  'stats',
  'audit',
  'notifications',
  'webhooks',
];
const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
/** Paths that every process answers, whatever contexts it serves. */
const OF_EVERYBODY = /^\/api\/(health|config|vitals)(\/|$)/;

describeWith(['nginx'], 'the paths in the generated nginx configuration', () => {
  let app: TestApp;
  let nginx: WrittenNginx;
  let document: Document;

  beforeAll(async () => {
    app = await startTestApp();
    const { host } = new URL(app.url);
    nginx = await WrittenNginx.start({
      PUBLIC_URL: `http://localhost:${await freePort()}`,
      UPSTREAMS: host,
      CONTEXT_UPSTREAMS: CONTEXTS.map((name) => `${name}=${host}`).join(';'),
    });
    document = new Document(
      asServed((await app.call.get('/api/docs-json').expect(200)).body as OpenAPIObject),
    );
  });
  afterAll(async () => {
    await nginx.stop();
    await app.stop();
  });

  /** Returns the expressions in the written configuration that `finds` matches, as nginx interprets them. */
  const written = (finds: RegExp) =>
    [...nginx.configuration.matchAll(finds)].map(([, expression = '', name = '']) => ({
      matches: new RegExp(expression),
      name,
    }));
  const pathOf = (call: string) => (call.split(' ')[1] ?? '').replace(/\{\w+\}/g, ID);

  it('[OPS-027] route each call of the API to exactly one context', () => {
    const groups = written(/^ *"?~(\^[^\s"]+)"? manette_(\w+);$/gm);
    expect(new Set(groups.map(({ name }) => name))).toEqual(new Set(CONTEXTS));
    const paths = document.calls.map(pathOf).filter((path) => !OF_EVERYBODY.test(path));
    const found = paths.map((path) => groups.filter(({ matches }) => matches.test(path)).length);
    expect(paths.filter((_path, index) => found[index] !== 1)).toEqual([]);
  });

  it('[OPS-032] allow large bodies for exactly the calls that accept files', () => {
    const [forms] = written(/location ~ "?(\^[^\s"]*\/api\/[^\s"]*\$)"? \{\n *client_max_body_size 0;/g);
    const writes = document.calls.filter((call) => !/^(get|delete) /.test(call));
    const taken = (calls: string[]) => [...new Set(calls.map(pathOf))].sort();
    const takesForm = (call: string) => Object.keys(document.filesOf(call)).length > 0;
    expect(taken(writes.filter((call) => forms?.matches.test(pathOf(call))))).toEqual(
      taken(writes.filter(takesForm)),
    );
  });
});
