// `npm run images -- pin|build [--bases FILE]`: records the digests of the base images, or builds with them (OPS-076).
import { CommandFailure, runCommand } from '../failure.ts';
import { readOptions } from '../options.ts';
import { BASES, readBases, writeBases } from './bases.ts';
import { buildArguments, buildImage, TARGETS } from './build.ts';
import { digestOf } from './registry.ts';

const registry = process.env.REGISTRY_URL || undefined;

/** Records the digests only after all of them are known. */
async function pin(file: string): Promise<void> {
  const bases = readBases(file);
  const pinned = await Promise.all(
    bases.map(async (base) => ({ ...base, digest: await digestOf(base, registry) })),
  );
  writeBases(file, pinned);
  for (const { image, tag, digest } of pinned) console.log(`${image}:${tag} is ${digest}`);
}

function build(file: string): void {
  const args = buildArguments(readBases(file), registry);
  for (const target of TARGETS) console.log(`built ${buildImage(target, args, registry)}`);
}

await runCommand(async () => {
  const [command, ...typed] = process.argv.slice(2);
  const { bases: file = BASES } = readOptions(['bases'], typed);
  if (command === 'pin') await pin(file);
  else if (command === 'build') build(file);
  else throw new CommandFailure(`Unknown command: ${command ?? ''}; commands are pin, build`);
});
