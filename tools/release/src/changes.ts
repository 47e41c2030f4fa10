import type { PartName, PartReleases, Release, ReleaseIndex } from '@manette/platform/releases';
import { Refusal } from './refusal.js';

type NewVersion = Pick<Release, 'needs' | 'host' | 'files'>;

const withPart = (index: ReleaseIndex, name: PartName, part: PartReleases): ReleaseIndex => ({
  ...index,
  parts: { ...index.parts, [name]: part },
});

/** Returns the part with some fields of a version changed, or the same part when the version is undefined or unknown. */
function withVersion(
  part: PartReleases,
  version: string | undefined,
  change: Partial<Release>,
): PartReleases {
  const release = version === undefined ? undefined : part.versions[version];
  if (version === undefined || !release) return part;
  return { ...part, versions: { ...part.versions, [version]: { ...release, ...change } } };
}

const retired = (part: PartReleases, version: string | undefined, now: Date): PartReleases =>
  withVersion(part, version, { retiredAt: now.toISOString() });

function withCurrent(part: PartReleases, version: string, now: Date): PartReleases {
  const before = part.current !== null && part.current !== version ? part.current : undefined;
  const served = withVersion(retired(part, before, now), version, { wasCurrent: true, retiredAt: null });
  return { ...served, current: version };
}

/** Returns a time later than those of all other versions of the part, even when the clock was set back. */
function timeOfPublishing({ versions }: PartReleases, now: Date): string {
  const newest = Math.max(0, ...Object.values(versions).map(({ publishedAt }) => Date.parse(publishedAt)));
  return new Date(Math.max(now.getTime(), newest + 1)).toISOString();
}

/** Adds a version, as current or, with a share, as the canary. A version that exists already changes nothing. */
export function published(
  index: ReleaseIndex,
  name: PartName,
  version: string,
  release: NewVersion,
  { share, now }: { share: number | undefined; now: Date },
): ReleaseIndex {
  const part = index.parts[name];
  if (Object.hasOwn(part.versions, version)) return index;
  const added: Release = {
    publishedAt: timeOfPublishing(part, now),
    wasCurrent: false,
    retiredAt: null,
    ...release,
  };
  const grown = { ...part, versions: { ...part.versions, [version]: added } };
  if (share === undefined) return withPart(index, name, withCurrent(grown, version, now));
  const canary = { version, share };
  return withPart(index, name, { ...retired(grown, part.canary?.version, now), canary });
}

/** Makes the canary current or, with a share, changes its share. @throws Refusal without a canary */
export function promoted(
  index: ReleaseIndex,
  name: PartName,
  share: number | undefined,
  now: Date,
): ReleaseIndex {
  const part = index.parts[name];
  if (!part.canary) throw new Refusal(`${name} has no canary`);
  const { version } = part.canary;
  if (share !== undefined) return withPart(index, name, { ...part, canary: { version, share } });
  return withPart(index, name, { ...withCurrent(part, version, now), canary: null });
}

/** Returns the newest version that was published before the current one and was current once. */
function earlierOf({ current, versions }: PartReleases): string | undefined {
  const publishedAt = (version: string) => Date.parse(versions[version]?.publishedAt ?? '');
  return Object.keys(versions)
    .filter((version) => versions[version]?.wasCurrent && version !== current)
    .filter((version) => current === null || publishedAt(version) < publishedAt(current))
    .sort((one, other) => publishedAt(other) - publishedAt(one))[0];
}

/**
 * Ends the canary, and goes back to the version `to`. Without `to` it only ends the canary, or when there is none goes back
 * to the previous version. @throws Refusal when the version does not exist
 */
export function rolledBack(
  index: ReleaseIndex,
  name: PartName,
  to: string | undefined,
  now: Date,
): ReleaseIndex {
  const part = index.parts[name];
  if (to !== undefined && !Object.hasOwn(part.versions, to))
    throw new Refusal(`${name} ${to} is not in the store`);
  const ended = { ...retired(part, part.canary?.version, now), canary: null };
  if (part.canary && to === undefined) return withPart(index, name, ended);
  const version = to ?? earlierOf(part);
  if (version === undefined) throw new Refusal(`${name} has no earlier release`);
  return withPart(index, name, withCurrent(ended, version, now));
}
