import { parseArgs } from 'node:util';

/** What a run was asked to do. */
export interface Asked {
  /** The named stages; all when empty. */
  stages: string[];
  /** Only what the changes since this commit can break; everything when absent. */
  base?: string;
  /** Only list the packages. */
  list: boolean;
}

/** Reads the arguments of `npm test` and `npm run affected`. One it does not know ends the process with a line. */
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
