import type { KubernetesObject } from './objects.ts';

interface Model {
  validate(): void;
}

type ModelClass = new (data: KubernetesObject) => Model;

/** API versions of operators, whose schemas are not part of Kubernetes. */
const OF_OPERATORS = ['monitoring.coreos.com/v1'];

/** Loads the module of kubernetes-models for an API version: `apps/v1`, or `v1` for the core. */
const modelsOf = async (apiVersion: string): Promise<Record<string, ModelClass | undefined>> =>
  (await import(`kubernetes-models/${apiVersion}`)) as Record<string, ModelClass | undefined>;

/** @returns why Kubernetes would reject the object; undefined if it would accept it */
async function faultOf(object: KubernetesObject): Promise<string | undefined> {
  if (OF_OPERATORS.includes(object.apiVersion)) return undefined;
  const { [object.kind]: model } = await modelsOf(object.apiVersion);
  if (!model) return `there is no ${object.kind} in ${object.apiVersion}`;
  try {
    new model(object).validate();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Checks objects against the schemas of Kubernetes (kubernetes-models). @returns a line for each fault */
export async function schemaFaults(objects: KubernetesObject[]): Promise<string[]> {
  const faults = await Promise.all(objects.map(faultOf));
  return faults.flatMap((fault, index) => {
    const object = objects[index];
    return fault && object ? [`${object.kind} ${object.metadata.name}: ${fault}`] : [];
  });
}
