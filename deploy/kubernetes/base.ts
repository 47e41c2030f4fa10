import type { Chart } from 'cdk8s';
import { k8s } from 'cdk8s-plus-34';
import { SETTINGS, WEB_CONFIGURATION } from './pod.ts';
import type { Values } from './values.ts';
import { webConfiguration } from './web-configuration.ts';

const RESTRICTED = 'pod-security.kubernetes.io';

/** Returns the settings that are not secret, as environment variables. */
function settingsOf({ settings, host, shutdown }: Values): Record<string, string> {
  const given = Object.entries(settings).filter((entry): entry is [string, string] => entry[1] !== null);
  return {
    PUBLIC_URL: `https://${host}`,
    // The database is migrated by a Job; processes wait for it.
    MIGRATE_ON_START: 'false',
    DRAIN_SECONDS: String(shutdown.drainSeconds),
    SHUTDOWN_SECONDS: String(shutdown.seconds),
    // The address ranges of pods. Only the pods of nginx can connect to the API (network.ts).
    TRUSTED_PROXIES: '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16',
    ...Object.fromEntries(given),
  };
}

/** Adds the namespace, the service account, and the configuration that the pods read. */
export function base(chart: Chart, values: Values): void {
  const { namespace } = values;
  new k8s.KubeNamespace(chart, 'namespace', {
    metadata: {
      name: namespace,
      labels: { [`${RESTRICTED}/enforce`]: 'restricted', [`${RESTRICTED}/warn`]: 'restricted' },
    },
  });
  new k8s.KubeServiceAccount(chart, 'account', {
    metadata: { name: 'manette', namespace },
    automountServiceAccountToken: false,
  });
  new k8s.KubeConfigMap(chart, 'settings', {
    metadata: { name: SETTINGS, namespace },
    data: settingsOf(values),
  });
  new k8s.KubeConfigMap(chart, 'web-configuration', {
    metadata: { name: WEB_CONFIGURATION, namespace },
    data: { 'nginx.conf': webConfiguration(values) },
  });
}
