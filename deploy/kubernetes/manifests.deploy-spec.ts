import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { CHECKOUT } from '../checkout.ts';
import type { KubernetesObject } from './objects.ts';
import { schemaFaults } from './validate.ts';

interface PodSpec {
  containers: Container[];
  initContainers?: Container[];
  [field: string]: unknown;
}
interface Container {
  name: string;
  image: string;
  args?: string[];
  env?: { value?: string }[];
  [field: string]: unknown;
}

const folder = mkdtempSync(join(tmpdir(), 'manette-manifests-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...typed: string[]) =>
  spawnSync(process.execPath, [join(CHECKOUT, 'deploy/kubernetes/main.ts'), ...typed], {
    encoding: 'utf8',
    timeout: 60_000,
  });

function written(name: string, values?: string): KubernetesObject[] {
  const out = join(folder, name);
  const file = `${out}.yaml`;
  if (values !== undefined) writeFileSync(file, values);
  const { status, stderr } = run('--out', out, ...(values === undefined ? [] : ['--values', file]));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return globSync('*.yaml', { cwd: out })
    .sort()
    .flatMap((yaml) => parseAllDocuments(readFileSync(join(out, yaml), 'utf8')))
    .map((document) => document.toJS() as KubernetesObject);
}

const at = (object: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], object);

const POD = {
  Deployment: 'spec.template.spec',
  Job: 'spec.template.spec',
  CronJob: 'spec.jobTemplate.spec.template.spec',
};

const podsOf = (objects: KubernetesObject[]) =>
  objects.flatMap((object) => {
    const path = POD[object.kind as keyof typeof POD];
    return path ? [{ name: `${object.kind} ${object.metadata.name}`, pod: at(object, path) as PodSpec }] : [];
  });

describe('npm run manifests', () => {
  let objects: KubernetesObject[];
  const named = (kind: string, name: string) =>
    objects.find((object) => object.kind === kind && object.metadata.name === name);

  beforeAll(() => {
    objects = written('default');
  });

  it('[OPS-081] writes objects that match the schemas of Kubernetes', async () => {
    expect(await schemaFaults(objects)).toEqual([]);
    const broken = { ...named('Deployment', 'manette-api'), spec: { replicas: 'two' } } as KubernetesObject;
    expect(await schemaFaults([broken])).toEqual([expect.stringContaining('Deployment manette-api: ')]);
  });

  it('[OPS-081] writes all kinds of objects that the shop needs', () => {
    const kinds = (kind: string) =>
      objects.filter((object) => object.kind === kind).map(({ metadata }) => metadata.name);
    const three = ['manette-api', 'manette-worker', 'manette-web'];
    for (const kind of ['Deployment', 'HorizontalPodAutoscaler', 'PodDisruptionBudget', 'Service'])
      expect(kinds(kind).sort()).toEqual([...three].sort());
    expect(kinds('Job')).toEqual(['manette-migrate-0-1-0', 'manette-publish-0-1-0']);
    expect(kinds('Ingress')).toEqual(['manette']);
    expect(kinds('ServiceMonitor')).toEqual(['manette']);
    expect(at(named('CronJob', 'manette-backup'), 'spec.concurrencyPolicy')).toBe('Forbid');
  });

  it('[OPS-081] sets probes, and a termination grace period longer than drain plus shutdown', () => {
    const settings = named('ConfigMap', 'manette-settings')?.data as Record<string, string>;
    const needed = Number(settings.DRAIN_SECONDS) + Number(settings.SHUTDOWN_SECONDS);
    for (const name of ['api', 'worker', 'web']) {
      const pod = at(named('Deployment', `manette-${name}`), 'spec.template.spec') as PodSpec;
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(needed);
      expect(pod.containers[0]).toMatchObject({ livenessProbe: {}, readinessProbe: {} });
    }
    const api = at(named('Deployment', 'manette-api'), 'spec.template.spec') as PodSpec;
    expect(api.containers[0]).toMatchObject({
      livenessProbe: { httpGet: { path: '/health/live', port: 9464 } },
      readinessProbe: { httpGet: { path: '/health/ready', port: 9464 } },
    });
  });

  it('[OPS-081] scales by CPU, and workers also by waiting jobs', () => {
    const metrics = (name: string) =>
      at(named('HorizontalPodAutoscaler', `manette-${name}`), 'spec.metrics') as object[];
    const cpu = { type: 'Resource', resource: { name: 'cpu', target: { averageUtilization: 70 } } };
    expect(metrics('api')).toMatchObject([cpu]);
    expect(metrics('worker')).toMatchObject([
      cpu,
      { type: 'External', external: { metric: { name: 'manette_queue_waiting' } } },
    ]);
  });

  it('[OPS-081] denies all network connections except the necessary ones', () => {
    const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy');
    expect(policies.find(({ metadata }) => metadata.name === 'manette-deny-all')?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    expect(policies.map(({ metadata }) => metadata.name).sort()).toEqual(
      ['api', 'deny-all', 'metrics', 'names', 'stores', 'web'].map((name) => `manette-${name}`),
    );
  });

  it('[OPS-081] admits WebSockets and uploads, and runs the commands of the images', () => {
    const ingress = named('Ingress', 'manette');
    expect(at(ingress, 'metadata.annotations')).toMatchObject({
      'nginx.ingress.kubernetes.io/proxy-body-size': '120m',
      'nginx.ingress.kubernetes.io/proxy-read-timeout': '3600',
    });
    const publish = at(named('Job', 'manette-publish-0-1-0'), 'spec.template.spec') as PodSpec;
    const all = [...(publish.initContainers ?? []), ...publish.containers];
    expect(all.map(({ args }) => args?.slice(0, 3).join(' '))).toEqual([
      'release publish shell',
      'release publish storefront',
      'release publish admin',
    ]);
    const migrate = at(named('Job', 'manette-migrate-0-1-0'), 'spec.template.spec') as PodSpec;
    expect(migrate.containers[0]?.args).toEqual(['migrate']);
  });

  it('[OPS-082] restricts all pods, and makes their root file systems read-only', () => {
    const pods = podsOf(objects);
    expect(pods.map(({ name }) => name)).toHaveLength(6);
    for (const { name, pod } of pods) {
      expect({ name, pod }).toMatchObject({
        name,
        pod: {
          automountServiceAccountToken: false,
          securityContext: {
            runAsNonRoot: true,
            runAsUser: 10001,
            seccompProfile: { type: 'RuntimeDefault' },
          },
        },
      });
      expect(pod).not.toHaveProperty('hostNetwork');
      for (const volume of (pod.volumes ?? []) as object[])
        expect(Object.keys(volume).filter((key) => key !== 'name')).toEqual([
          expect.stringMatching(/^(emptyDir|configMap)$/),
        ]);
      for (const container of [...pod.containers, ...(pod.initContainers ?? [])])
        expect(container).toMatchObject({
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            runAsNonRoot: true,
            capabilities: { drop: ['ALL'] },
          },
        });
    }
    expect(at(named('Namespace', 'manette'), 'metadata.labels')).toMatchObject({
      'pod-security.kubernetes.io/enforce': 'restricted',
    });
  });

  it('[OPS-082] refers to the Secret, and contains no secrets', () => {
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    const all = podsOf(objects).flatMap(({ pod }) => [...pod.containers, ...(pod.initContainers ?? [])]);
    expect(all.flatMap(({ env = [] }) => env)).toEqual([]);
    const ours = all.filter(({ image }) => !image.includes('manette-web'));
    for (const container of ours)
      expect(container.envFrom).toContainEqual({ secretRef: { name: 'manette' } });
  });

  it('[OPS-082] applies the values of a file', () => {
    const values =
      'namespace: shop\nhost: games.example\napi: { replicas: { min: 4 } }\nsettings: { LOG_LEVEL: warn }\n';
    objects = written('with-values', values);
    const others = objects.filter(
      ({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'shop',
    );
    expect(others).toEqual([]);
    expect(at(named('HorizontalPodAutoscaler', 'manette-api'), 'spec')).toMatchObject({
      minReplicas: 4,
      maxReplicas: 10,
    });
    expect(at(named('ConfigMap', 'manette-settings'), 'data')).toMatchObject({
      PUBLIC_URL: 'https://games.example',
      LOG_LEVEL: 'warn',
      S3_BUCKET: 'manette',
    });
  });

  it('[OPS-082] refuses a value that is not documented, and writes nothing', () => {
    const file = join(folder, 'unknown.yaml');
    writeFileSync(file, 'api: { replicas: { minimum: 2 } }\nhots: x\n');
    const out = join(folder, 'unknown');
    expect(run('--out', out, '--values', file)).toMatchObject({
      status: 1,
      stderr: 'Unknown value: api.replicas.minimum\nUnknown value: hots\n',
    });
    expect(existsSync(out)).toBe(false);
  });
});
