import { createHash } from 'node:crypto';

const LINE = /^([0-9a-f]{64}) {2}([\w./-]{1,300})$/;
const UP = '../../';
const SEAL = '# ';

const sealOf = (lines: string): string => `${SEAL}${createHash('sha256').update(lines).digest('hex')}\n`;

/**
 * Returns the text of `SHA256SUMS`, as `sha256sum -c` reads it in the backup's folder: each file of the backup, and each shared
 * file that it names, the latter as `../../files/…`. The last line is a comment with the digest of the other lines; sha256sum
 * ignores it.
 * @param digests by path below the place: `backups/{name}/…` or `files/…`
 */
export function printSums(folder: string, digests: ReadonlyMap<string, string>): string {
  const relative = (path: string) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : UP + path;
  const lines = [...digests].map(([path, digest]) => `${digest}  ${relative(path)}\n`).join('');
  return lines + sealOf(lines);
}

/** Returns the digests by path below the place, or undefined when the text was changed. */
export function parseSums(folder: string, text: string): Map<string, string> | undefined {
  const digests = new Map<string, string>();
  const lines = text.slice(0, text.lastIndexOf(SEAL));
  if (text !== lines + sealOf(lines)) return undefined;
  for (const line of lines.split('\n').slice(0, -1)) {
    const [, digest, name] = LINE.exec(line) ?? [];
    if (!digest || !name) return undefined;
    digests.set(name.startsWith(UP) ? name.slice(UP.length) : `${folder}/${name}`, digest);
  }
  return digests;
}
