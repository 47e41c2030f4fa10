import {
  formatIndex,
  PARTS,
  type PartReleases,
  type Release,
  type ReleaseIndex,
} from '@manette/platform/releases';

function stateOf({ current, canary }: PartReleases, version: string, { retiredAt }: Release): string {
  if (version === current) return 'current';
  if (version === canary?.version) return `canary at ${canary.share} %`;
  return `retired ${retiredAt ?? ''}`.trim();
}

/** Returns a line for each version, the newest of each part first, or the content of `releases.json`. */
export function list(index: ReleaseIndex, asJson: boolean): string {
  if (asJson) return formatIndex(index).trimEnd();
  const lines = PARTS.flatMap((name) =>
    Object.entries(index.parts[name].versions)
      .sort(([, one], [, other]) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
      .map(
        ([version, release]) =>
          `${name} ${version} ${stateOf(index.parts[name], version, release)}, published ${release.publishedAt}`,
      ),
  );
  return lines.join('\n') || 'nothing is published';
}
