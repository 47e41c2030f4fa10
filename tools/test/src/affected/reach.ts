import { matchesGlob } from 'node:path';
import type { Inputs, ProjectGraph, ProjectNode } from './graph.ts';

const OF_ALL = ['nx.json', 'package.json', 'package-lock.json'];

/** Whether a change concerns what any package may be made of, which only Nx tells apart. */
export const concernsAll = (files: string[]): boolean => files.some((file) => OF_ALL.includes(file));

/** What other packages get is made by these targets; all others look at it. */
const MAKING = ['build', 'typecheck'];
const WORKSPACE = '{workspaceRoot}/';

/** The patterns of files outside a package that some of its targets read. */
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

/** The package that a file lies in, the innermost one. */
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
 * The packages that a change reaches: those it lies in or that are built from it, all that depend on them, and those whose own
 * tests read it. The last reach nobody else: a test that reads another package's sources changes nothing that is used.
 */
export function reachOf(files: string[], graph: ProjectGraph): Set<string> {
  const all = Object.entries(graph.nodes);
  const readers = (isMeant: (target: string) => boolean) =>
    all
      .filter(([, node]) => files.some((file) => readsOutside(node, file, graph, isMeant)))
      .map(([name]) => name);
  const changed = files.flatMap((file) => ownerOf(file, graph) ?? []);
  const made = withDependents([...changed, ...readers((target) => MAKING.includes(target))], graph);
  return new Set([...made, ...readers((target) => !MAKING.includes(target))]);
}
