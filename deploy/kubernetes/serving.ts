import type { Chart } from 'cdk8s';
import { k8s } from 'cdk8s-plus-34';
import { METRICS_PORT, PORT, WEB_CONFIGURATION, container, labelsOf, podSpec } from './pod.ts';
import type { Size, Values } from './values.ts';

/** Seconds that a process may take to end, in addition to drain and shutdown, before it is killed. */
const GRACE = 15;

const get = (path: string, port: number) => ({ httpGet: { path, port: k8s.IntOrString.fromNumber(port) } });

/** The probes of the processes that run our code, on the port of their metrics. */
const PROBES: Pick<k8s.Container, 'startupProbe' | 'livenessProbe' | 'readinessProbe'> = {
  startupProbe: { ...get('/health/live', METRICS_PORT), periodSeconds: 2, failureThreshold: 60 },
  livenessProbe: {
    ...get('/health/live', METRICS_PORT),
    periodSeconds: 10,
    timeoutSeconds: 5,
    failureThreshold: 3,
  },
  readinessProbe: {
    ...get('/health/ready', METRICS_PORT),
    periodSeconds: 2,
    timeoutSeconds: 5,
    failureThreshold: 2,
  },
};

/** nginx is live when it listens, and ready when a process behind it answers. */
const WEB_PROBES: typeof PROBES = {
  livenessProbe: {
    tcpSocket: { port: k8s.IntOrString.fromNumber(PORT) },
    periodSeconds: 10,
    failureThreshold: 3,
  },
  readinessProbe: {
    ...get('/api/health/live', PORT),
    periodSeconds: 5,
    timeoutSeconds: 5,
    failureThreshold: 3,
  },
};

interface Serving {
  name: 'api' | 'worker' | 'web';
  size: Size;
  container: k8s.Container;
  volumes?: k8s.Volume[];
  grace: number;
}

function deployment(chart: Chart, values: Values, { name, container, volumes, grace, size }: Serving): void {
  const labels = labelsOf(name);
  new k8s.KubeDeployment(chart, name, {
    metadata: { name: `manette-${name}`, namespace: values.namespace, labels },
    spec: {
      replicas: size.replicas.min,
      selector: { matchLabels: labels },
      strategy: {
        type: 'RollingUpdate',
        rollingUpdate: {
          maxUnavailable: k8s.IntOrString.fromNumber(0),
          maxSurge: k8s.IntOrString.fromNumber(1),
        },
      },
      template: {
        metadata: { labels },
        spec: podSpec(values, {
          containers: [container],
          terminationGracePeriodSeconds: grace,
          ...(volumes ? { volumes } : {}),
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: labels },
            },
          ],
        }),
      },
    },
  });
}

/** Adds the three Deployments. */
export function deployments(chart: Chart, values: Values): void {
  const { drainSeconds, seconds } = values.shutdown;
  const grace = drainSeconds + seconds + GRACE;
  for (const name of ['api', 'worker'] as const) {
    const ports = [
      ...(name === 'api' ? [{ name: 'http', containerPort: PORT }] : []),
      { name: 'metrics', containerPort: METRICS_PORT },
    ];
    const program = container(values, name, { image: name, args: [name], resources: values[name] });
    deployment(chart, values, {
      name,
      size: values[name],
      grace,
      container: { ...program, ...PROBES, ports },
    });
  }
  const nginx = container(values, 'web', { image: 'web', resources: values.web });
  deployment(chart, values, {
    name: 'web',
    size: values.web,
    grace,
    container: {
      ...nginx,
      ...WEB_PROBES,
      args: ['-c', '/configuration/nginx.conf'],
      ports: [{ name: 'http', containerPort: PORT }],
      // A pod that is removed from the Service still receives requests until every node knows of the removal. After the pause,
      // nginx finishes the requests that it has begun.
      lifecycle: { preStop: { sleep: { seconds: drainSeconds } } },
      volumeMounts: [
        ...(nginx.volumeMounts ?? []),
        { name: 'configuration', mountPath: '/configuration', readOnly: true },
      ],
    },
    volumes: [{ name: 'configuration', configMap: { name: WEB_CONFIGURATION } }],
  });
}
