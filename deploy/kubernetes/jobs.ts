import type { Chart } from 'cdk8s';
import { k8s } from 'cdk8s-plus-34';
import { container, labelsOf, podSpec } from './pod.ts';
import type { Values } from './values.ts';

const PARTS = ['shell', 'storefront', 'admin'];
const DAY = 86_400;
const ATTEMPTS = 3;

const template = (
  values: Values,
  component: string,
  pod: Pick<k8s.PodSpec, 'containers' | 'initContainers'>,
) => ({
  metadata: { labels: labelsOf(component) },
  spec: podSpec(values, { ...pod, restartPolicy: 'Never' }),
});

/** Adds a Job with the release in its name, because a Job cannot be changed. It is deleted a day after it has finished. */
function once(
  chart: Chart,
  values: Values,
  name: string,
  pod: Pick<k8s.PodSpec, 'containers' | 'initContainers'>,
): void {
  const release = values.images.tag.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  new k8s.KubeJob(chart, name, {
    metadata: { name: `manette-${name}-${release}`, namespace: values.namespace, labels: labelsOf(name) },
    spec: { backoffLimit: ATTEMPTS, ttlSecondsAfterFinished: DAY, template: template(values, name, pod) },
  });
}

const command = (values: Values, name: string, ...args: string[]): k8s.Container =>
  container(values, name, { image: 'api', args });

/** Adds the Jobs that migrate the database and that publish the front ends of the image, one after the other. */
export function jobs(chart: Chart, values: Values): void {
  once(chart, values, 'migrate', { containers: [command(values, 'migrate', 'migrate')] });
  const publishing = PARTS.map((part) =>
    command(values, part, 'release', 'publish', part, '--from', `/app/apps/${part}/dist`),
  );
  once(chart, values, 'publish', {
    initContainers: publishing.slice(0, -1),
    containers: publishing.slice(-1),
  });
}

/** Adds the CronJob of the backups, which run in their own pod. No backup starts while the previous one is still running. */
export function backups(chart: Chart, values: Values): void {
  new k8s.KubeCronJob(chart, 'backup', {
    metadata: { name: 'manette-backup', namespace: values.namespace, labels: labelsOf('backup') },
    spec: {
      schedule: values.backup.schedule,
      timeZone: 'Etc/UTC',
      concurrencyPolicy: 'Forbid',
      startingDeadlineSeconds: 3600,
      successfulJobsHistoryLimit: 3,
      failedJobsHistoryLimit: 3,
      jobTemplate: {
        spec: {
          backoffLimit: ATTEMPTS,
          template: template(values, 'backup', { containers: [command(values, 'backup', 'backup')] }),
        },
      },
    },
  });
}
