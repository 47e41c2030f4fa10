import {
  PARTS,
  type PartName,
  type PartReleases,
  type Release,
  type ReleaseIndex,
} from '@manette/platform/releases';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Retention {
  keepDays: number;
  now: Date;
}

export interface Removed {
  name: PartName;
  version: string;
}

const retiredSince = ({ retiredAt, publishedAt }: Release) => Date.parse(retiredAt ?? publishedAt);

/** Returns the versions of a part whose retention has ended. The newest retired one stays, so that a rollback is possible. */
function expired({ current, canary, versions }: PartReleases, { keepDays, now }: Retention): string[] {
  const served = new Set([current, canary?.version]);
  const retired = Object.entries(versions)
    .filter(([version]) => !served.has(version))
    .sort(
      ([, one], [, other]) =>
        retiredSince(other) - retiredSince(one) ||
        Date.parse(other.publishedAt) - Date.parse(one.publishedAt),
    );
  return retired
    .slice(1)
    .filter(([, release]) => retiredSince(release) + keepDays * DAY_MS <= now.getTime())
    .map(([version]) => version);
}

/** Returns the index without the versions whose retention has ended, and these versions. */
export function pruned(
  index: ReleaseIndex,
  retention: Retention,
): { index: ReleaseIndex; removed: Removed[] } {
  const removed = PARTS.flatMap((name) =>
    expired(index.parts[name], retention).map((version) => ({ name, version })),
  );
  if (removed.length === 0) return { index, removed };
  const parts = { ...index.parts };
  for (const { name, version } of removed) {
    const { [version]: _gone, ...versions } = parts[name].versions;
    parts[name] = { ...parts[name], versions };
  }
  return { index: { ...index, parts }, removed };
}
