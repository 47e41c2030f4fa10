import { ApiObject, type Chart } from 'cdk8s';
import { k8s } from 'cdk8s-plus-34';
import { METRICS_PORT, PORT, labelsOf } from './pod.ts';
import type { Values } from './values.ts';

const PORTS = {
  api: { http: PORT, metrics: METRICS_PORT },
  worker: { metrics: METRICS_PORT },
  web: { http: PORT },
};

/** Adds the Services of the processes. */
export function services(chart: Chart, values: Values): void {
  for (const [name, ports] of Object.entries(PORTS))
    new k8s.KubeService(chart, `${name}-service`, {
      metadata: { name: `manette-${name}`, namespace: values.namespace, labels: labelsOf(name) },
      spec: {
        selector: labelsOf(name),
        // Headless, so that nginx knows each process of the API and can retry a request on a second one.
        ...(name === 'api' ? { clusterIP: 'None' } : {}),
        ports: Object.entries(ports).map(([port, number]) => ({
          name: port,
          port: number,
          targetPort: k8s.IntOrString.fromNumber(number),
        })),
      },
    });
}

/** Adds the Ingress, which terminates TLS, keeps WebSockets open, and streams bodies up to the limit of uploads. */
export function ingress(chart: Chart, values: Values): void {
  const { className, tlsSecret, bodySize } = values.ingress;
  const nginx = 'nginx.ingress.kubernetes.io';
  new k8s.KubeIngress(chart, 'ingress', {
    metadata: {
      name: 'manette',
      namespace: values.namespace,
      labels: labelsOf('web'),
      annotations: {
        [`${nginx}/proxy-body-size`]: bodySize,
        [`${nginx}/proxy-request-buffering`]: 'off',
        [`${nginx}/proxy-buffering`]: 'off',
        [`${nginx}/proxy-http-version`]: '1.1',
        // In seconds. A WebSocket sends something more often than that.
        [`${nginx}/proxy-read-timeout`]: '3600',
        [`${nginx}/proxy-send-timeout`]: '3600',
        [`${nginx}/ssl-redirect`]: 'true',
      },
    },
    spec: {
      ingressClassName: className,
      tls: [{ hosts: [values.host], secretName: tlsSecret }],
      rules: [
        {
          host: values.host,
          http: {
            paths: [
              {
                path: '/',
                pathType: 'Prefix',
                backend: { service: { name: 'manette-web', port: { name: 'http' } } },
              },
            ],
          },
        },
      ],
    },
  });
}

/** Adds the ServiceMonitor, from which Prometheus learns where the metrics are. */
export function serviceMonitor(chart: Chart, values: Values): void {
  new ApiObject(chart, 'monitor', {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'ServiceMonitor',
    metadata: {
      name: 'manette',
      namespace: values.namespace,
      labels: { release: values.monitoring.release },
    },
    spec: {
      selector: {
        matchLabels: { 'app.kubernetes.io/name': 'manette' },
        matchExpressions: [{ key: 'app.kubernetes.io/component', operator: 'In', values: ['api', 'worker'] }],
      },
      namespaceSelector: { matchNames: [values.namespace] },
      endpoints: [{ port: 'metrics', path: '/metrics', interval: '15s', scrapeTimeout: '10s' }],
    },
  });
}
