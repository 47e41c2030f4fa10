import { serverConfiguration } from '../nginx/configuration.ts';
import { block } from '../nginx/text.ts';
import { PORT } from './pod.ts';
import type { Values } from './values.ts';

const API = `manette-api:${PORT}`;
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Adds `resolve`, with which nginx looks up the addresses of the processes repeatedly, because processes start and stop (nginx
 * 1.27.3 and later, as in the image).
 */
const followed = (configuration: string): string =>
  configuration.replaceAll(`server ${API} `, `server ${API} resolve `);

/**
 * Returns the complete configuration of the pods of `web`: the output of `npm run nginx`, for plain http behind the Ingress.
 * nginx takes the addresses of callers from the header that the Ingress sends.
 */
export function webConfiguration({ host, network, namespace }: Values): string {
  const written = serverConfiguration(
    {
      publicUrl: new URL(`http://${host}:${PORT}`),
      upstreams: [API],
      contexts: [],
      tls: undefined,
      httpPort: undefined,
      releases: undefined,
    },
    { ipv6: false },
  );
  return [
    'worker_processes auto;',
    'worker_rlimit_nofile 16384;',
    'pid /tmp/nginx.pid;',
    'error_log stderr warn;',
    block('events', 'worker_connections 4096;'),
    block(
      'http',
      ...TEMPORARY.map((name) => `${name}_temp_path /tmp/${name};`),
      `resolver kube-dns.${network.dnsNamespace}.svc.cluster.local valid=2s ipv6=off;`,
      `set_real_ip_from ${network.ingressAddresses};`,
      'real_ip_header X-Forwarded-For;',
      'real_ip_recursive on;',
      '',
      followed(written).replaceAll(API, `manette-api.${namespace}.svc.cluster.local:${PORT}`).trim(),
    ),
    '',
  ].join('\n');
}
