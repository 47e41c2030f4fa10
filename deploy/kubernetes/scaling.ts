import type { Chart } from 'cdk8s';
import { k8s } from 'cdk8s-plus-34';
import { labelsOf } from './pod.ts';
import type { Values } from './values.ts';

const CPU: k8s.MetricSpecV2 = {
  type: 'Resource',
  resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } },
};

/** The metric is recorded by deploy/observability/rules.yml, and an adapter serves it as an external metric. */
const waitingJobs = (jobs: number): k8s.MetricSpecV2 => ({
  type: 'External',
  external: {
    metric: { name: 'manette_queue_waiting' },
    target: { type: 'AverageValue', averageValue: k8s.Quantity.fromNumber(jobs) },
  },
});

/** Adds the autoscalers, and the disruption budgets: at most one pod of each kind may be evicted at a time. */
export function scaling(chart: Chart, values: Values): void {
  for (const name of ['api', 'worker', 'web'] as const) {
    const metadata = { name: `manette-${name}`, namespace: values.namespace, labels: labelsOf(name) };
    const { min, max } = values[name].replicas;
    new k8s.KubeHorizontalPodAutoscalerV2(chart, `${name}-scaling`, {
      metadata,
      spec: {
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: `manette-${name}` },
        minReplicas: min,
        maxReplicas: max,
        metrics: [CPU, ...(name === 'worker' ? [waitingJobs(values.worker.waitingJobs)] : [])],
      },
    });
    new k8s.KubePodDisruptionBudget(chart, `${name}-disruption`, {
      metadata,
      spec: {
        maxUnavailable: k8s.IntOrString.fromNumber(1),
        selector: { matchLabels: labelsOf(name) },
      },
    });
  }
}
