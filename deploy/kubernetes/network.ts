import type { Chart } from 'cdk8s';
import { k8s } from 'cdk8s-plus-34';
import { METRICS_PORT, PORT, labelsOf } from './pod.ts';
import type { Reachable, Values } from './values.ts';

/** The pods that run our code and therefore need the stores. */
const OURS: k8s.LabelSelector = {
  matchExpressions: [
    {
      key: 'app.kubernetes.io/component',
      operator: 'In',
      values: ['api', 'worker', 'migrate', 'publish', 'backup'],
    },
  ],
};

const pods = (component: string): k8s.LabelSelector => ({ matchLabels: labelsOf(component) });
const port = (number: number, protocol = 'TCP') => ({ port: k8s.IntOrString.fromNumber(number), protocol });
const namespace = (name: string): k8s.NetworkPolicyPeer => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
});
const to = ({ addresses, port: number }: Reachable): k8s.NetworkPolicyEgressRule => ({
  to: [{ ipBlock: { cidr: addresses } }],
  ports: [port(number)],
});

function policies({ network }: Values): Record<string, k8s.NetworkPolicySpec> {
  const { database, redis, storage, mail } = network;
  return {
    'deny-all': { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
    names: {
      podSelector: {},
      policyTypes: ['Egress'],
      egress: [{ to: [namespace(network.dnsNamespace)], ports: [port(53, 'UDP'), port(53)] }],
    },
    web: {
      podSelector: pods('web'),
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ from: [namespace(network.ingressNamespace)], ports: [port(PORT)] }],
      egress: [{ to: [{ podSelector: pods('api') }], ports: [port(PORT)] }],
    },
    api: {
      podSelector: pods('api'),
      policyTypes: ['Ingress'],
      ingress: [{ from: [{ podSelector: pods('web') }], ports: [port(PORT)] }],
    },
    metrics: {
      podSelector: OURS,
      policyTypes: ['Ingress'],
      ingress: [{ from: [namespace(network.monitoringNamespace)], ports: [port(METRICS_PORT)] }],
    },
    stores: { podSelector: OURS, policyTypes: ['Egress'], egress: [database, redis, storage, mail].map(to) },
  };
}

/** Adds policies that deny all but the necessary connections. Probes come from the node, which policies do not restrict. */
export function networkPolicies(chart: Chart, values: Values): void {
  for (const [name, spec] of Object.entries(policies(values)))
    new k8s.KubeNetworkPolicy(chart, `network-${name}`, {
      metadata: { name: `manette-${name}`, namespace: values.namespace },
      spec,
    });
}
