import type { Environment } from '@manette/platform/environment';
import type { Role } from '../role.ts';

/** What a check looks at. */
export interface Subject {
  role: Role;
  /** The variables as they were given. */
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

/** A fault keeps the process from serving, a warning does not; each is one line without a password or a key. */
export interface Finding {
  kind: 'fault' | 'warning';
  line: string;
}

/** One check of the self-check. What it cannot judge, as a variable is malformed, it leaves to the settings' own lines. */
export type Check = (subject: Subject) => Finding[] | Promise<Finding[]>;

export const fault = (line: string): Finding => ({ kind: 'fault', line });
export const warning = (line: string): Finding => ({ kind: 'warning', line });
