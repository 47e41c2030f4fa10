import { delimiter, join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';

/** Returns the environment for a process that the launcher starts: its own one, with the checkout's Node and tools in PATH. */
export function childEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  const tools = join(CHECKOUT, 'node_modules/.bin');
  return { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}`, ...more };
}
