import { breakingChanges } from './compare-documents.ts';
import type { Document, Operation, Schema } from './document.ts';

const text: Schema = { type: 'string' };
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});

const documentOf = (operation: Partial<Operation>, schemas: Record<string, Schema> = {}): Document => ({
  info: { version: '1.0.0' },
  paths: { '/things/{id}': { put: { responses: { 200: json(object({ name: text })) }, ...operation } } },
  components: { schemas },
});
const compared = (before: Partial<Operation>, now: Partial<Operation>, schemas?: Record<string, Schema>[]) =>
  breakingChanges(documentOf(before, schemas?.[0]), documentOf(now, schemas?.[1]));
const named = (...sentences: string[]) => sentences.map((sentence) => `PUT /things/{id}: ${sentence}`);

const answers = (schema: Schema): Partial<Operation> => ({ responses: { 200: json(schema) } });
const takes = (schema: Schema): Partial<Operation> => ({ requestBody: json(schema) });
const asked = (schema: Schema, required = false): Partial<Operation> => ({
  parameters: [{ name: 'sort', in: 'query', required, schema }],
});

const bearer = { bearer: [] };
const apiKey = { apiKey: [] };

describe('[POC-079] the diff names', () => {
  it('a removed call', () => {
    const without = { ...documentOf({}), paths: {} };
    expect(breakingChanges(documentOf({}), without)).toEqual(named('the call is gone'));
  });

  it('a removed success status', () => {
    const both = { responses: { 200: {}, 201: {}, 409: {} } };
    expect(compared(both, { responses: { 200: {} } })).toEqual(named('the answer 201 is gone'));
  });

  it.each<[string, Schema, Schema, string]>([
    ['at its top', object({ name: text }), object({}), 'name is gone'],
    ['within an object', object({ a: object({ b: text }) }), object({ a: object({}) }), 'a.b is gone'],
    [
      'within a list',
      object({ all: { type: 'array', items: object({ b: text }) } }),
      object({ all: { type: 'array', items: object({}) } }),
      'all[].b is gone',
    ],
    [
      'within an alternative',
      { anyOf: [object({ a: text, kind: text }), text] },
      { anyOf: [text, object({ kind: text })] },
      'a is gone',
    ],
    ['of a part', { allOf: [object({ a: text }), object({ b: text })] }, object({ a: text }), 'b is gone'],
    [
      'of a record',
      { type: 'object', additionalProperties: object({ a: text }) },
      { type: 'object', additionalProperties: object({}) },
      '{}.a is gone',
    ],
    ['that becomes optional', object({ a: text }, ['a']), object({ a: text }), 'a may be gone'],
  ])('a removed field of a response: one %s', (_, before, now, sentence) => {
    expect(compared(answers(before), answers(now))).toEqual(named(`answer 200: ${sentence}`));
  });

  it('a field that was removed from a referenced schema, also from one that contains itself', () => {
    const answer = answers(object({ node: { $ref: '#/components/schemas/Node' } }));
    const node: Schema = object({ a: text, next: { $ref: '#/components/schemas/Node' } });
    const bare: Schema = object({ next: { $ref: '#/components/schemas/Node' } });
    expect(compared(answer, answer, [{ Node: node }, { Node: bare }])).toEqual(
      named('answer 200: node.a is gone'),
    );
    const inline = answers(object({ node: object({ a: text, next: text }) }));
    expect(compared(inline, answer, [{}, { Node: object({ next: text }) }])).toEqual(
      named('answer 200: node.a is gone'),
    );
  });

  it.each<[string, Partial<Operation>, Partial<Operation>, string]>([
    [
      'in a response',
      answers(object({ a: text })),
      answers(object({ a: { type: 'number' } })),
      'answer 200: the type of a changed from string to number',
    ],
    [
      'in a response that may be null',
      answers(object({ a: text })),
      answers(object({ a: { ...text, nullable: true } })),
      'answer 200: the type of a changed from string to string or null',
    ],
    [
      'in a response with an additional alternative',
      answers(object({ a: text })),
      answers(object({ a: { anyOf: [text, { type: 'number' }] } })),
      'answer 200: the type of a changed from string to string or number',
    ],
    [
      'in a request',
      takes(object({ a: { type: 'number' } })),
      takes(object({ a: { type: 'integer' } })),
      'request: the type of a changed from number to integer',
    ],
    [
      'in a request that may no longer be null',
      takes(object({ a: { ...text, nullable: true } })),
      takes(object({ a: text })),
      'request: the type of a changed from string or null to string',
    ],
    [
      'of a parameter',
      asked(text),
      asked({ type: 'boolean' }),
      'the type of the parameter sort changed from string to boolean',
    ],
    [
      'of a list’s entries',
      answers({ type: 'array', items: text }),
      answers({ type: 'array', items: { type: 'number' } }),
      'answer 200: the type of [] changed from string to number',
    ],
  ])('a type that changed %s', (_, before, now, sentence) => {
    expect(compared(before, now)).toEqual(named(sentence));
  });

  it.each<[string, Partial<Operation>, Partial<Operation>, string]>([
    ['a field', takes(object({})), takes(object({ a: text }, ['a'])), 'request: a is newly required'],
    [
      'a field of a list’s entry',
      takes(object({ l: { type: 'array', items: object({ a: text }) } })),
      takes(object({ l: { type: 'array', items: object({ a: text }, ['a']) } })),
      'request: l[].a is newly required',
    ],
    ['a parameter', {}, asked(text, true), 'the parameter sort is newly required'],
    ['a known parameter', asked(text), asked(text, true), 'the parameter sort is newly required'],
    ['a body', {}, { requestBody: { required: true, ...json(text) } }, 'a body is newly required'],
    ['a session', { security: [{}] }, { security: [bearer] }, 'no credentials is not enough any more'],
    [
      'another credential',
      { security: [bearer, apiKey] },
      { security: [bearer] },
      'apiKey is not enough any more',
    ],
    [
      'a scope',
      { security: [{ apiKey: ['read'] }] },
      { security: [{ apiKey: ['read', 'write'] }] },
      'apiKey (read) is not enough any more',
    ],
    ['a role', { 'x-access': 'signed-in' }, { 'x-access': 'admin' }, 'only admin callers may call it'],
    [
      'another scope of a key',
      { 'x-api-key-scope': 'a:read' },
      { 'x-api-key-scope': 'a:write' },
      'an API key needs the scope a:write',
    ],
  ])('a new requirement of a request: %s', (_, before, now, sentence) => {
    expect(compared(before, now)).toEqual(named(sentence));
  });

  it.each<[string, Schema, Schema, string]>([
    [
      'that was removed from a list of values',
      { type: 'string', enum: ['a', 'b'] },
      { type: 'string', enum: ['a'] },
      'takes b no more',
    ],
    ['outside a new list of values', text, { type: 'string', enum: ['a'] }, 'takes only a'],
    ['that is too long', { ...text, maxLength: 9 }, { ...text, maxLength: 8 }, 'takes less: maxLength is 8'],
    ['that is too short', text, { ...text, minLength: 1 }, 'takes less: minLength is 1'],
    ['that is too high', { type: 'number' }, { type: 'number', maximum: 5 }, 'takes less: maximum is 5'],
    ['that does not match a new pattern', text, { ...text, pattern: '^a$' }, 'takes less: pattern is ^a$'],
    [
      'that does not have a new format, in an allOf',
      text,
      { allOf: [{ ...text, format: 'uuid' }] },
      'takes less: format is uuid',
    ],
    [
      'that was removed from an alternative',
      { anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'number' }] },
      { anyOf: [{ type: 'number' }, { type: 'string', enum: ['b'] }] },
      'takes a no more',
    ],
  ])('a value of a request that is no longer accepted: one %s', (_, before, now, sentence) => {
    expect(compared(takes(object({ f: before })), takes(object({ f: now })))).toEqual(
      named(`request: f ${sentence}`),
    );
    expect(compared(asked(before), asked(now))).toEqual(named(`the parameter sort ${sentence}`));
  });

  it('a field, a parameter and a body that are no longer accepted', () => {
    expect(compared(takes(object({ a: text })), takes(object({})))).toEqual(named('request: a is gone'));
    expect(compared(asked(text), {})).toEqual(named('the parameter sort is taken no more'));
    expect(compared(takes(text), {})).toEqual(named('no body is taken any more'));
  });
});

describe('[POC-079] the diff does not name', () => {
  it.each<[string, Partial<Operation>, Partial<Operation>]>([
    ['an unchanged field', takes(object({ a: text }, ['a'])), takes(object({ a: text }, ['a']))],
    ['a new field of a response', answers(object({})), answers(object({ a: text }, ['a']))],
    ['a new value of a response', answers({ enum: ['a'] }), answers({ enum: ['a', 'b'] })],
    ['a response that is no longer nullable', answers({ ...text, nullable: true }), answers(text)],
    ['a new status', { responses: { 200: {} } }, { responses: { 200: {}, 201: {}, 404: {} } }],
    ['a removed error status', { responses: { 200: {}, 409: {} } }, { responses: { 200: {} } }],
    ['a new field of a request', takes(object({})), takes(object({ a: text }))],
    ['a new value of a request', takes({ enum: ['a'] }), takes({ enum: ['a', 'b'] })],
    ['a request that now accepts any text', takes({ type: 'string', enum: ['a'] }), takes(text)],
    ['a wider limit', takes({ ...text, maxLength: 5 }), takes({ ...text, maxLength: 6 })],
    ['a number instead of an integer', takes({ type: 'integer' }), takes({ type: 'number' })],
    ['a new parameter', {}, asked(text)],
    ['a field that is no longer required', takes(object({ a: text }, ['a'])), takes(object({ a: text }))],
    ['an additional credential', { security: [bearer] }, { security: [bearer, apiKey] }],
    ['a permission that is no longer required', { 'x-access': 'admin' }, { 'x-access': 'public' }],
  ])('%s', (_, before, now) => {
    expect(compared(before, now)).toEqual([]);
  });

  it('a new call, or a renamed variable in a path', () => {
    const { paths, ...rest } = documentOf({
      parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
    });
    const renamed = {
      put: {
        ...paths['/things/{id}']!.put!,
        parameters: [{ name: 'key', in: 'path', required: true, schema: text }],
      },
    };
    const now = { ...rest, paths: { '/things/{key}': renamed, '/others': { get: { responses: {} } } } };
    expect(breakingChanges({ ...rest, paths }, now)).toEqual([]);
  });

  it('a fixed segment of a path that became a variable with only this value', () => {
    const variable = { name: 'things', in: 'path', required: true, schema: { ...text, enum: ['things'] } };
    const { paths, ...rest } = documentOf({});
    const now = {
      ...rest,
      paths: { '/{things}/{id}': { put: { ...paths['/things/{id}']!.put!, parameters: [variable] } } },
    };
    expect(breakingChanges({ ...rest, paths }, now)).toEqual([]);
    expect(breakingChanges(now, { ...rest, paths })).toEqual([]);
  });
});
