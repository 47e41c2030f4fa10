import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gt } from 'semver';
import { sharedModules } from './shared';

const RECORD = 'tools/rspack/host-api.json';
// Tests run from the root of the workspace or from the folder of their package.
const ROOT =
  [process.cwd(), join(process.cwd(), '../..')].find((folder) => existsSync(join(folder, RECORD))) ?? '';
const read = <T>(file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;

/**
 * Describes the shared modules and their exports. Includes the versions of packages, because a remote is built for one
 * version; the workspace's own modules have no version.
 */
async function surface(): Promise<string> {
  const { dependencies } = read<{ dependencies: Record<string, string> }>('package.json');
  const modules = Object.entries(await sharedModules()).map(([name, module]) => {
    const [owner = ''] = name.split('/');
    const exported = Object.keys(module).filter((one) => one !== 'default' && one !== '__esModule');
    return { name, version: dependencies[owner] ?? null, exported: exported.sort() };
  });
  return JSON.stringify(modules.sort((one, other) => (one.name < other.name ? -1 : 1)));
}

describe('the host API, which remotes may import from the shell', () => {
  it('[OPS-036] matches its latest version in tools/rspack/host-api.json', async () => {
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
