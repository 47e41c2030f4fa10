import type { RemoteRelease, RuntimeConfig } from '@manette/contracts/http';

/** The range that a build beside this host names: the usual one, for which SemVer's rules need not be fetched. */
const usual = (host: string) => `^${host}`;

async function works(needs: string | undefined, host: string): Promise<boolean> {
  if (needs === undefined || needs === usual(host)) return true;
  const { default: satisfies } = await import('semver/functions/satisfies');
  return satisfies(host, needs);
}

/**
 * @param host the version of the shell's host API, as SemVer
 * @returns the first of a remote's current release and its older ones whose `needs` holds `host`, null when there is none
 *   (operations, section 2) [OPS-059]. A remote as it was built names no range and works.
 */
export async function compatibleRelease(
  remote: RuntimeConfig['remotes']['storefront'],
  host: string,
): Promise<RemoteRelease | null> {
  for (const release of [remote, ...(remote.older ?? [])])
    if (await works(release.needs, host)) return release;
  return null;
}
