import { ParkedJobs } from '@manette/platform';
import type { INestApplicationContext } from '@nestjs/common';
import { InvalidCommand, USAGE } from './parse-command.js';

/** A command of `npm run admin -- jobs …`; returns the lines to print. */
export type JobsCommand = (app: INestApplicationContext) => Promise<string[]>;

const list: JobsCommand = async (app) =>
  (await app.get(ParkedJobs).list()).map(({ id, queue, name, error }) => `${id} ${queue} ${name} ${error}`);

const retry =
  (id: string): JobsCommand =>
  async (app) => [`retried ${await app.get(ParkedJobs).retry(id)}`];

/**
 * Parses the operator's arguments after `jobs`: none lists the parked jobs, `retry ID|all` runs them again [OPS-113].
 * @throws InvalidCommand
 */
export function parseJobs(typed: string[]): JobsCommand {
  const [action, id, ...more] = typed;
  if (action === undefined) return list;
  if (action !== 'retry' || !id || more.length > 0) throw new InvalidCommand(USAGE);
  return retry(id);
}
