import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gt } from 'semver';
import { sharedModules } from './shared';

const RECORD = 'tools/rspack/host-api.json';
// Tests run from the workspace or from their package.
const ROOT =
  [process.cwd(), join(process.cwd(), '../..')].find((folder) => existsSync(join(folder, RECORD))) ?? '';
const read = <T>(file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;

/** The versions of packages are in the surface, as a remote is built for one; the workspace's own have none. */
async function surface(): Promise<string> {
  const { dependencies } = read<{ dependencies: Record<string, string> }>('package.json');
  const modules = Object.entries(await sharedModules()).map(([name, module]) => {
    const [owner = ''] = name.split('/');
    const exported = Object.keys(module).filter((one) => one !== 'default' && one !== '__esModule');
    return { name, version: dependencies[owner] ?? null, exported: exported.sort() };
  });
  return JSON.stringify(modules.sort((one, other) => (one.name < other.name ? -1 : 1)));
}

describe('what remotes may import of the shell', () => {
  it('[OPS-036] has not changed since its version in tools/rspack/host-api.json', async () => {
    const digest = createHash('sha256')
      .update(await surface())
      .digest('hex');
    const recorded = Object.values(read<Record<string, string>>(RECORD)).at(-1);
    if (digest === recorded) return;
    throw new Error(
      `What remotes may import has changed. Add a line to ${RECORD}, with the next minor version if something was ` +
        `added, the next major one if something was removed, and this digest: ${digest}`,
    );
  });

  it('[OPS-036] has a new version for each change', () => {
    const record = Object.entries(read<Record<string, string>>(RECORD));
    for (const [at, [version, digest]] of record.entries()) {
      const [before] = record[at - 1] ?? ['0.0.0'];
      expect(gt(version, before)).toBe(true);
      expect(record.filter(([, other]) => other === digest)).toHaveLength(1);
    }
  });
});
