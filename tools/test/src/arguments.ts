import { parseArgs } from 'node:util';

/** The parsed arguments of a run. */
export interface Asked {
  /** The names of the stages to run; all when empty. */
  stages: string[];
  /** Limits the run to what the changes since this commit can break; everything runs when absent. */
  base?: string;
  /** Whether to list the packages without running their tests. */
  list: boolean;
}

/** Reads the arguments of `npm test` and `npm run affected`. An unknown option ends the process with a message of one line. */
export function readArguments(typed: string[], environment: NodeJS.ProcessEnv = process.env): Asked {
  const options = {
    affected: { type: 'boolean', default: false },
    base: { type: 'string' },
    list: { type: 'boolean', default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: typed, options, allowPositionals: true });
    const isAffected = values.affected || values.base !== undefined || values.list;
    const base = values.base ?? environment.NX_BASE ?? 'main';
    return { stages: positionals, list: values.list, ...(isAffected ? { base } : {}) };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
