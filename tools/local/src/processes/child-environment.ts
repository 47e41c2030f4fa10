import { delimiter, join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';

/** The environment of a process that the launcher starts: ours, with the checkout's own Node and tools found first. */
export function childEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  const tools = join(CHECKOUT, 'node_modules/.bin');
  return { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}`, ...more };
}
