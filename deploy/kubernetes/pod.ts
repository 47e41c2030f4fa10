import { k8s } from 'cdk8s-plus-34';
import type { Values } from './values.ts';

/** The user of the images (deploy/images/Containerfile). */
const USER = 10001;
export const METRICS_PORT = 9464;
export const PORT = 8080;
export const SETTINGS = 'manette-settings';
export const WEB_CONFIGURATION = 'manette-web';

export const labelsOf = (component: string): Record<string, string> => ({
  'app.kubernetes.io/name': 'manette',
  'app.kubernetes.io/component': component,
});

/** The security context that the restricted Pod Security Standard requires, and in addition a read-only root. */
const CONFINED: k8s.SecurityContext = {
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  runAsNonRoot: true,
  capabilities: { drop: ['ALL'] },
};

export interface Program {
  /** The image: `api`, `worker` or `web`. */
  image: string;
  args?: string[];
  resources?: { cpu: string; memory: string; memoryLimit: string };
}

const amount = (text: string): k8s.Quantity => k8s.Quantity.fromString(text);

function resourcesOf({ cpu, memory, memoryLimit }: NonNullable<Program['resources']>) {
  return {
    requests: { cpu: amount(cpu), memory: amount(memory) },
    limits: { memory: amount(memoryLimit) },
  };
}

const FOR_A_COMMAND = { cpu: '250m', memory: '256Mi', memoryLimit: '1Gi' };

/** Returns a container of an image. All except `web` get the settings and the keys of the Secret as variables. */
export function container(values: Values, name: string, program: Program): k8s.Container {
  const { image, args, resources = FOR_A_COMMAND } = program;
  const configured =
    image === 'web' ? [] : [{ configMapRef: { name: SETTINGS } }, { secretRef: { name: values.secret } }];
  return {
    name,
    image: `${values.images.registry}/manette-${image}:${values.images.tag}`,
    ...(args ? { args } : {}),
    ...(configured.length > 0 ? { envFrom: configured } : {}),
    resources: resourcesOf(resources),
    securityContext: CONFINED,
    volumeMounts: [
      { name: 'data', mountPath: '/data' },
      { name: 'tmp', mountPath: '/tmp' },
    ],
  };
}

/** Returns a pod that meets the restricted Pod Security Standard, with the two folders to which the images write. */
export const podSpec = (
  values: Values,
  pod: Partial<k8s.PodSpec> & Pick<k8s.PodSpec, 'containers'>,
): k8s.PodSpec => ({
  serviceAccountName: 'manette',
  automountServiceAccountToken: false,
  ...(values.images.pullSecret ? { imagePullSecrets: [{ name: values.images.pullSecret }] } : {}),
  securityContext: {
    runAsNonRoot: true,
    runAsUser: USER,
    runAsGroup: USER,
    fsGroup: USER,
    seccompProfile: { type: 'RuntimeDefault' },
  },
  ...pod,
  volumes: [
    { name: 'data', emptyDir: { sizeLimit: amount('4Gi') } },
    { name: 'tmp', emptyDir: { sizeLimit: amount('1Gi') } },
    ...(pod.volumes ?? []),
  ],
});
