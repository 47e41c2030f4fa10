import { App, Chart, Yaml } from 'cdk8s';
import { base } from './base.ts';
import { ingress, serviceMonitor, services } from './entry.ts';
import { backups, jobs } from './jobs.ts';
import { networkPolicies } from './network.ts';
import { scaling } from './scaling.ts';
import { deployments } from './serving.ts';
import type { Values } from './values.ts';

/** A Kubernetes object, as it is written to a file. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  [field: string]: unknown;
}

type Part = (chart: Chart, values: Values) => void;

/** The files in the order in which they are applied. */
const FILES: Record<string, Part[]> = {
  '1-base.yaml': [base, networkPolicies],
  '2-jobs.yaml': [jobs],
  '3-shop.yaml': [services, deployments, scaling, ingress, serviceMonitor, backups],
};

/** @returns the objects of each file */
export function objectsOf(values: Values): Record<string, KubernetesObject[]> {
  const app = new App();
  return Object.fromEntries(
    Object.entries(FILES).map(([file, parts]) => {
      const chart = new Chart(app, file.replace('.yaml', ''), { disableResourceNameHashes: true });
      for (const part of parts) part(chart, values);
      return [file, chart.toJson() as KubernetesObject[]];
    }),
  );
}

/** @returns the objects as the text of a YAML file, with one document for each object */
export const inYaml = (objects: KubernetesObject[]): string => Yaml.stringify(...objects);
