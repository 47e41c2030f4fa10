import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { nx } from '../command.ts';

/** The inputs of a target. An input that is not a string is not a file of this package (a runtime, files of dependencies). */
export type Inputs = (string | object)[];

export interface ProjectNode {
  data: {
    root: string;
    namedInputs?: Record<string, Inputs>;
    targets?: Record<string, { inputs?: Inputs }>;
  };
}

/** Nx's graph of the workspace. */
export interface ProjectGraph {
  nodes: Record<string, ProjectNode>;
  dependencies: Record<string, { target: string }[]>;
  /** The named inputs of the whole workspace. */
  namedInputs: Record<string, Inputs>;
}

/** Reads the graph. @throws Error with Nx's reason */
export async function readGraph(): Promise<ProjectGraph> {
  const folder = mkdtempSync(join(tmpdir(), 'manette-graph-'));
  const file = join(folder, 'graph.json');
  try {
    const { succeeded, output } = await nx(['graph', `--file=${file}`], { minutes: 5 });
    if (!succeeded) throw new Error(output);
    const { graph } = JSON.parse(readFileSync(file, 'utf8')) as { graph: Omit<ProjectGraph, 'namedInputs'> };
    const settings = JSON.parse(readFileSync(join(CHECKOUT, 'nx.json'), 'utf8')) as Pick<
      ProjectGraph,
      'namedInputs'
    >;
    return { ...graph, namedInputs: settings.namedInputs };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
