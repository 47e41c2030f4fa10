import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { asServed, startTestApp, type TestApp } from '../support/index.js';

interface Operation {
  requestBody?: { content: Record<string, { schema: { properties?: object; $ref?: string } }> };
  parameters?: { name: string; in: string }[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
type Paths = Record<string, Record<string, Operation>>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { REMOTE_ADMIN_ENTRY: 'https://cdn.test/admin/mf-manifest.json' } });
});
afterAll(() => app.stop());

/** Returns every call of the controllers, as `GET /api/…`. A call for all methods is described as GET. */
function calls(): string[] {
  const modules = [...app.app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((one) =>
    [...one.controllers.values()].map(({ metatype }) => metatype as Type),
  );
  const paths = (target: object) => [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();
  return controllers.flatMap((controller) =>
    new MetadataScanner().getAllMethodNames(controller.prototype as object).flatMap((name) => {
      const handler = (controller.prototype as Record<string, object>)[name] ?? {};
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      if (method === undefined) return [];
      const all = paths(controller).flatMap((base) => paths(handler).map((path) => `/${base}/${path}`));
      return all.map(
        (path) =>
          `${RequestMethod[method]} ${path
            .replace(/\/+/g, '/')
            .replace(/^\/api(?=\/)/, '')
            .replace(/(.)\/$/, '$1')}`,
      );
    }),
  );
}

describe('the product', () => {
  it('[contract 1, POC-001] returns the configuration of the front end', async () => {
    const { body } = await app.call.get('/api/config').expect(200);
    expect(body).toEqual({
      googleEnabled: false,
      gifEnabled: false,
      serviceWorker: false,
      push: { publicKey: expect.stringMatching(/^[\w-]{87}$/) as unknown },
      adminRoleChanges: 'api',
      remotes: {
        storefront: { entry: '/remotes/storefront/mf-manifest.json' },
        admin: { entry: 'https://cdn.test/admin/mf-manifest.json' },
      },
      version: '0.0.0-test',
    });
  });

  it.each([
    ['valid metrics', { page: '/', metrics: [{ name: 'LCP', value: 1 }] }],
    ['a body without metrics', {}],
  ])('[OPS-108] refuses %s while VITALS is off', async (_, body) => {
    const answer = await app.call.post('/api/vitals').send(body).expect(404);
    expect(answer.body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('compresses only responses that are large enough', async () => {
    const asked = (path: string) => app.call.get(path).set('accept-encoding', 'gzip');
    expect((await asked('/api/docs-json').expect(200)).headers['content-encoding']).toBe('gzip');
    expect((await asked('/api/config').expect(200)).headers['content-encoding']).toBeUndefined();
  });

  it('[contract 1] describes every call in OpenAPI, with bodies, queries and responses', async () => {
    const { body } = await app.call.get('/api/docs-json').expect(200);
    const { paths } = asServed(body as OpenAPIObject) as unknown as { paths: Paths };
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) =>
          `${method.toUpperCase()} ${path.replace(/^\/api(?=\/)/, '').replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(calls().length).toBeGreaterThan(25);
    expect(new Set(described)).toEqual(new Set(calls()));
    const register = paths['/api/auth/register']?.post;
    expect(register?.requestBody?.content['application/json']?.schema.properties).toHaveProperty('username');
    expect(paths['/api/accounts']?.get?.parameters?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['limit', 'cursor', 'q']),
    );
    expect(paths['/api/config']?.get?.responses['200']?.content).toHaveProperty('application/json');
  });

  it('[contract 1] shows the API description as a page, whose content security policy allows only what it needs', async () => {
    const { text, headers } = await app.call.get('/api/docs').expect(200);
    expect(text).toContain('swagger-ui');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    // All scripts of the page are files, so that the policy allows them.
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/);
    const files = [...text.matchAll(/<script src="([^"]+)"/g)].map(
      ([, source]) => new URL(source ?? '', `${app.url}/api/docs`),
    );
    for (const { pathname } of files) await app.call.get(pathname).expect(200);
  });

  it('has no API description when API_DOCS is false, as in production', async () => {
    const other = await startTestApp({ beside: app, env: { API_DOCS: 'false' } });
    for (const path of ['/api/docs', '/api/docs-json', '/api/docs-yaml', '/api/docs/swagger-ui-init.js'])
      expect((await other.call.get(path).expect(404)).body.code).toBe('NOT_FOUND');
    await other.stop();
  });

  it('[trust 1] never replays a token, and forbids caching it', async () => {
    const person = await app.people.verifiedClient('tokens');
    const logIn = () =>
      app.call
        .post('/api/auth/login', person.token)
        .set('idempotency-key', 'the same')
        .send({ email: person.email, password: person.password });
    const answers = [await logIn().expect(200), await logIn().expect(200)];
    expect(new Set(answers.map(({ body }) => body.token as string)).size).toBe(2);
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['idempotent-replayed']).toBeUndefined();
    }
    expect(await app.database.query("select from platform.idempotency where key = 'the same'")).toEqual([]);
  });

  it('[contract 2] sends security headers', async () => {
    const { headers } = await app.call.get('/api/config').expect(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'private, no-cache',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('[contract 1] allows the origins in CORS_ORIGINS and no others', async () => {
    const other = await startTestApp({ beside: app, env: { CORS_ORIGINS: 'https://shop.test' } });
    const from = (origin: string) => other.call.get('/api/config').set('origin', origin).expect(200);
    expect((await from('https://shop.test')).headers['access-control-allow-origin']).toBe(
      'https://shop.test',
    );
    expect((await from('https://evil.test')).headers['access-control-allow-origin']).toBeUndefined();
    await other.stop();
  });
});
