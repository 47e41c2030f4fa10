import type { RemoteRelease, RuntimeConfig } from '@manette/contracts/http';

/** Returns the usual range, which a build beside this host names: for it the SemVer package need not be loaded. */
const usual = (host: string) => `^${host}`;

async function works(needs: string | undefined, host: string): Promise<boolean> {
  if (needs === undefined || needs === usual(host)) return true;
  const { default: satisfies } = await import('semver/functions/satisfies');
  return satisfies(host, needs);
}

/**
 * @param host the version of the shell's host API, as SemVer
 * @returns the first of a remote's current release and its older releases whose range `needs` includes `host`, null if none
 *   does (operations, section 2) [OPS-059]. A remote that was built and not released has no range and is always compatible.
 */
export async function compatibleRelease(
  remote: RuntimeConfig['remotes']['storefront'],
  host: string,
): Promise<RemoteRelease | null> {
  for (const release of [remote, ...(remote.older ?? [])])
    if (await works(release.needs, host)) return release;
  return null;
}
