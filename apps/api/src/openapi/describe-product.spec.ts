import { TAGS } from '@manette/platform';
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import semver from 'semver';
import { version } from '../version.js';
import { describeProduct } from './describe-product.js';

interface Media {
  schema: { $ref?: string };
  example?: unknown;
}
interface Body {
  content?: Record<string, Media>;
}
interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  requestBody?: Body;
  responses: Record<string, Body>;
  'x-access'?: string;
}

let document: Awaited<ReturnType<typeof describeProduct>>;
let calls: [string, Operation][];
beforeAll(async () => {
  document = await describeProduct();
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
});

const without = (has: (operation: Operation) => unknown): string[] =>
  calls.filter(([, operation]) => !has(operation)).map(([call]) => call);

/** Returns the JSON bodies of a call: the request and all responses. */
const jsonBodies = ({ requestBody, responses }: Operation): [string, Media][] =>
  Object.entries({ request: requestBody, ...responses }).flatMap(([what, body]): [string, Media][] => {
    const media = body?.content?.['application/json'];
    return media ? [[what, media]] : [];
  });

describe('[POC-076] each operation of the document', () => {
  it('has a summary and a description: every route has `@Operation(summary, description)`', () => {
    expect(calls.length).toBeGreaterThan(150);
    expect(without(({ summary = '' }) => /^[A-Z].*[^.]$/.test(summary))).toEqual([]);
    expect(without(({ description = '' }) => /^[A-Z].*\.$/s.test(description))).toEqual([]);
  });

  it('has a unique operationId', () => {
    const ids = calls.map(([, { operationId }]) => operationId);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*_[A-Za-z0-9_]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has one declared tag', () => {
    expect(without(({ tags = [] }) => tags.length === 1 && tags[0]! in TAGS)).toEqual([]);
    const declared = document.tags?.map(({ name }) => name) ?? [];
    expect(new Set(declared)).toEqual(new Set(calls.flatMap(([, { tags = [] }]) => tags)));
    expect(document.tags?.filter(({ description }) => !description)).toEqual([]);
  });

  it('documents its error responses', () => {
    expect(without(({ responses }) => '429' in responses)).toEqual([]);
    const ofSession = calls.filter(([, operation]) => operation['x-access'] !== 'public');
    expect(ofSession.filter(([, { responses }]) => !('401' in responses))).toEqual([]);
    const withId = calls.filter(([call]) => /\{\w*[iI]d\}/.test(call));
    expect(withId.length).toBeGreaterThan(40);
    expect(withId.filter(([, { responses }]) => !('404' in responses))).toEqual([]);
    const withBody = calls.filter(([, { requestBody }]) => requestBody);
    expect(withBody.filter(([, { responses }]) => !('400' in responses))).toEqual([]);
    const ofAdmins = calls.filter(([, operation]) => operation['x-access'] === 'admin');
    expect(ofAdmins.filter(([, { responses }]) => !('403' in responses))).toEqual([]);
    const [, order] = calls.find(([call]) => call === 'post /api/messages/support/ticket') ?? [];
    expect(JSON.stringify(order?.responses['409'])).toContain('OUT_OF_STOCK');
  });

  it('has a valid example for each JSON body', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
    const validators = new Map<string, ValidateFunction>();
    const validatorOf = ({ $ref, ...inline }: Media['schema']) => {
      const named = document.components?.schemas?.[$ref?.split('/').at(-1) ?? ''];
      const text = JSON.stringify(named ?? inline);
      const known = validators.get(text) ?? ajv.compile(JSON.parse(text) as AnySchema);
      validators.set(text, known);
      return known;
    };
    const bodies = calls.flatMap(([call, operation]) =>
      jsonBodies(operation).map(([what, media]) => ({ of: `${call} ${what}`, ...media })),
    );
    const faulty = bodies.filter(
      ({ schema, example }) => example === undefined || !validatorOf(schema)(example),
    );
    expect(faulty.map(({ of }) => of)).toEqual([]);
  });
});

describe('[POC-077] the document', () => {
  it('contains its server, version and security schemes', () => {
    expect(document.servers).toEqual([{ url: '/' }]);
    expect(document.info.version).toBe(version);
    expect(semver.valid(document.info.version)).toBe(version);
    expect(document.components?.securitySchemes).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
    });
  });

  it('lists the accepted credentials of each operation', () => {
    expect(without(({ security }) => security?.length)).toEqual([]);
    const open = calls.filter(([, { security = [] }]) =>
      security.some((one) => Object.keys(one).length === 0),
    );
    expect(open.map(([call]) => call)).toContain('post /api/auth/login');
    expect(open.map(([call]) => call)).not.toContain('get /api/auth/me');
    expect(open.every(([, operation]) => operation['x-access'] === 'public')).toBe(true);
    const declared = Object.keys(document.components?.securitySchemes ?? {});
    const taken = calls.flatMap(([, { security = [] }]) => security.flatMap(Object.keys));
    expect(new Set(taken)).toEqual(new Set(declared));
  });
});
