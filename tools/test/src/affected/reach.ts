import { matchesGlob } from 'node:path';
import type { Inputs, ProjectGraph, ProjectNode } from './graph.ts';

const WORKSPACE_FILES = ['nx.json', 'package.json', 'package-lock.json'];

/** Whether a change concerns files that any package may depend on. Only Nx knows which packages these files affect. */
export const concernsAll = (files: string[]): boolean => files.some((file) => WORKSPACE_FILES.includes(file));

/** The targets whose results other packages use. All other targets only check the package. */
const BUILD_TARGETS = ['build', 'typecheck'];
const WORKSPACE = '{workspaceRoot}/';

/** Returns the patterns of the files outside a package that the inputs name. */
function outsideFiles(inputs: Inputs, named: Record<string, Inputs>): string[] {
  return inputs.flatMap((input) => {
    if (typeof input !== 'string') return [];
    const meant = named[input];
    if (meant) return outsideFiles(meant, named);
    return input.startsWith(WORKSPACE) ? [input.slice(WORKSPACE.length)] : [];
  });
}

function readsOutside(
  { data }: ProjectNode,
  file: string,
  graph: ProjectGraph,
  isMeant: (target: string) => boolean,
): boolean {
  const named = { ...graph.namedInputs, ...data.namedInputs };
  return Object.entries(data.targets ?? {}).some(
    ([target, { inputs = [] }]) =>
      isMeant(target) && outsideFiles(inputs, named).some((pattern) => matchesGlob(file, pattern)),
  );
}

/** Returns the innermost package that contains a file. */
export const ownerOf = (file: string, { nodes }: ProjectGraph): string | undefined =>
  Object.entries(nodes)
    .filter(([, { data }]) => file.startsWith(`${data.root}/`))
    .sort(([, one], [, other]) => other.data.root.length - one.data.root.length)[0]?.[0];

function withDependents(names: Iterable<string>, { dependencies }: ProjectGraph): Set<string> {
  const reached = new Set(names);
  for (const name of reached)
    for (const [dependent, used] of Object.entries(dependencies))
      if (used.some(({ target }) => target === name)) reached.add(dependent);
  return reached;
}

/**
 * Returns the packages that a change reaches: those that contain a changed file or are built from it, all their dependents, and
 * packages whose tests read a changed file. Dependents of the latter are not reached, as tests change nothing that they use.
 */
export function reachOf(files: string[], graph: ProjectGraph): Set<string> {
  const all = Object.entries(graph.nodes);
  const readers = (isMeant: (target: string) => boolean) =>
    all
      .filter(([, node]) => files.some((file) => readsOutside(node, file, graph, isMeant)))
      .map(([name]) => name);
  const changed = files.flatMap((file) => ownerOf(file, graph) ?? []);
  const made = withDependents([...changed, ...readers((target) => BUILD_TARGETS.includes(target))], graph);
  return new Set([...made, ...readers((target) => !BUILD_TARGETS.includes(target))]);
}
