import type { Environment } from '@manette/platform/environment';
import type { Role } from '../role.ts';

/** The facts that checks examine. */
export interface Subject {
  role: Role;
  /** The variables of the process, unparsed. */
  given: NodeJS.ProcessEnv;
  /** The well-formed variables, for production. */
  environment: Environment;
  /** The line of each malformed variable, which counts as absent in `environment`. */
  malformed: ReadonlyMap<string, string>;
  /** The folder of the product, where the built files are. */
  checkout: string;
  /** `DATA_DIR` as an absolute path. */
  dataDir: string;
}

/** The finding of a check, one line without passwords and keys. A fault keeps the process from serving, a warning does not. */
export interface Finding {
  kind: 'fault' | 'warning';
  line: string;
}

/** One check of the self-check. It reports nothing about a malformed variable, because checkSettings reports that. */
export type Check = (subject: Subject) => Finding[] | Promise<Finding[]>;

export const fault = (line: string): Finding => ({ kind: 'fault', line });
export const warning = (line: string): Finding => ({ kind: 'warning', line });
