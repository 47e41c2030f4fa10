import type { DescribedCall, FieldSchema } from './described-call.js';
import { validValue, type IdFor } from './valid-value.js';
import { escaped, forgedCursor, hostileText, hostileValue, jsonOf } from './hostile-values.js';
import { hostileFile, multipart, partsOf } from './multipart.js';
import type { KnownIds } from './known-ids.js';
import type { Random } from './random.js';

export interface HostileRequest {
  /** Method and path as in the OpenAPI document. */
  call: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

const FORM = 'multipart/form-data';
const OTHER_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/json; charset=utf-16', 'application/json; charset=nonsense', ';', 'application/json+x', FORM]; // oxfmt-ignore
const BROKEN_JSON = ['', '{', '{"a":NaN}', '{"a":1,}', '"text"', '[]', 'null', '1', '\ufeff{}', '{"a":"\u0000"}', '{"email":1,"email":"a"}', '\xff\xfe', `{"a":${'{"a":'.repeat(9000)}`]; // oxfmt-ignore
const ODD_METHODS = ['HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'DELETE', 'PATCH', 'PUT', 'POST', 'GET'];

const ODD_HEADERS: [string, (random: Random) => string][] = [
  [
    'idempotency-key',
    (random) => random.pick(['fuzz', `fuzz${random.below(50)}`, 'x'.repeat(200), 'a b', '']),
  ],
  [
    'content-encoding',
    (random) => random.pick(['gzip', 'br', 'deflate', 'identity', 'nonsense', 'gzip, gzip']),
  ],
  ['if-none-match', (random) => random.pick(['*', '"x"', 'W/"', ', '.repeat(3000), '"'.repeat(999)])],
  ['accept-encoding', (random) => random.pick(['gzip;q=nonsense', '*;q=0', ',,,', 'br, '.repeat(500)])],
  ['accept-language', (random) => random.pick(['ar', '*', ';q=', 'x-'.repeat(2000), 'ar;q=1e9'])],
  ['x-request-id', (random) => random.pick(['', 'x'.repeat(500), '../..', '${jndi}'])],
  [
    'x-forwarded-for',
    (random) => random.pick(['nonsense', ',,,', '1.2.3.4, '.repeat(500), '::1', '999.1.1.1']),
  ],
  ['x-forwarded-proto', () => 'javascript'],
  ['range', (random) => random.pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,'.repeat(500), 'x'])],
  ['cookie', (random) => random.pick([';'.repeat(4000), 'a=%', '=', 'manette_google=x; __proto__=y'])],
  ['origin', () => 'null'],
  ['expect', () => '100-continue'],
];

/** Returns a valid body in which up to two fields are replaced by hostile values. */
function bodyOf(schema: FieldSchema, idFor: IdFor, random: Random): Record<string, unknown> {
  const body = validValue('', { ...schema, type: 'object' }, idFor, random) as Record<string, unknown>;
  const names = Object.keys(schema.properties ?? {});
  for (let left = random.below(3); left > 0 && names.length > 0; left--) {
    const name = random.pick(names);
    const inner = body[name];
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner) && random.chance(0.7))
      body[name] = { ...inner, [random.pick(Object.keys(inner).concat('x'))]: hostileValue(random) };
    else if (random.chance(0.15)) delete body[name];
    else body[name] = random.chance(0.8) ? hostileValue(random) : [body[name], hostileValue(random)];
  }
  return body;
}

function asForm(schema: FieldSchema, idFor: IdFor, random: Random) {
  const fields = Object.entries(schema.properties ?? {});
  const files = fields.filter(([, { format, items }]) => (items?.format ?? format) === 'binary');
  const isFile = (name: string) => files.some(([file]) => file === name);
  const body = Object.entries(bodyOf(schema, idFor, random)).filter(([name]) => !isFile(name));
  const sent = files.flatMap(([name]) =>
    Array.from({ length: random.below(3) }, () => hostileFile(name, random)),
  );
  return multipart([...body.flatMap(([name, value]) => partsOf(name, value, random)), ...sent], random);
}

function asJson(schema: FieldSchema, idFor: IdFor, random: Random): { type: string; body: Buffer } {
  const type = random.chance(0.96) ? 'application/json' : random.pick(OTHER_TYPES);
  if (random.chance(0.06)) return { type, body: Buffer.from(random.pick(BROKEN_JSON), 'latin1') };
  const whole = random.chance(0.96) ? bodyOf(schema, idFor, random) : hostileValue(random);
  return { type, body: Buffer.from(jsonOf(whole)) };
}

function content({ bodies }: DescribedCall, idFor: IdFor, random: Random) {
  const described = Object.entries(bodies);
  if (described.length === 0 && random.chance(0.9)) return undefined;
  const [type, schema] = described.length > 0 ? random.pick(described) : ['application/json', {}];
  const asDescribed = random.chance(0.95) ? type : random.pick([FORM, 'application/json']);
  return asDescribed === FORM ? asForm(schema, idFor, random) : asJson(schema, idFor, random);
}

function pathOf({ path }: DescribedCall, idFor: IdFor, random: Random): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    random.chance(0.75) ? idFor(name) : escaped(hostileText(random).slice(0, 2000), random),
  );
}

function queryOf({ query }: DescribedCall, idFor: IdFor, random: Random): string {
  const pairs = query
    .filter(() => random.chance(0.4))
    .flatMap(({ name, schema }) => {
      const times = random.chance(0.06) ? 2 : 1;
      const value = () => {
        if (name === 'cursor' && random.chance(0.7)) return forgedCursor(random);
        return random.chance(0.5)
          ? String(validValue(name, schema, idFor, random))
          : hostileText(random).slice(0, 3000);
      };
      const spelled = random.chance(0.95)
        ? name
        : `${name}${random.pick(['[]', '[$ne]', '[__proto__]', '%00'])}`;
      return Array.from({ length: times }, () => `${spelled}=${escaped(value(), random)}`);
    });
  if (random.chance(0.05))
    pairs.push(random.pick(['__proto__=1', '&&&', '=', 'a'.repeat(3000), 'x=1&'.repeat(800)]));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Creates a request that no browser of an honest user would send. */
export function hostileRequest(described: DescribedCall, ids: KnownIds, random: Random): HostileRequest {
  const { method, path } = described;
  const call = `${method} ${path}`;
  const idFor = (field: string) => ids.pick(call, field, random);
  const sent = content(described, idFor, random);
  // Each request has another client address, so that failed sign-ins do not reach the rate limit, which would hide other
  // faults.
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.1`,
  };
  if (sent) headers['content-type'] = sent.type;
  if (random.chance(0.1)) headers['idempotency-key'] = `fuzz${random.below(300)}`;
  if (random.chance(0.15)) {
    const [name, value] = random.pick(ODD_HEADERS);
    headers[name] = value(random);
  }
  return {
    call,
    method: random.chance(0.98) ? method.toUpperCase() : random.pick(ODD_METHODS),
    path: pathOf(described, idFor, random) + queryOf(described, idFor, random),
    headers,
    ...(sent && { body: sent.body }),
  };
}
