import { nx } from './command.ts';
import { allPackages, type Package } from './packages.ts';

/** The names in Nx's answer, which may follow lines of npm. */
export function namesIn(output: string): string[] {
  const answer = output.split('\n').find((line) => line.startsWith('['));
  if (!answer) throw new Error(`Nx did not name the affected packages: ${output}`);
  return JSON.parse(answer) as string[];
}

/**
 * The packages that the changes since NX_BASE (`main` by default) can break; uncommitted and new files count.
 * @throws Error with Nx's reason, for example that the base does not exist
 */
export async function affectedPackages(): Promise<Package[]> {
  const base = process.env.NX_BASE ?? 'main';
  const args = ['show', 'projects', '--affected', `--base=${base}`, '--json'];
  const { succeeded, output } = await nx(args, { minutes: 5 });
  if (!succeeded) throw new Error(output);
  const names = new Set(namesIn(output));
  return allPackages().filter(({ name }) => names.has(name));
}
