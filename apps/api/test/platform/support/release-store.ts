import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release, writeSmallBuild } from '@manette/platform/testing';

interface StoredPart {
  versions: Record<string, { files: Record<string, string> }>;
}

/** A release store in a folder of its own, changed by the commands of operators. */
export class ReleaseStore {
  readonly root = mkdtempSync(join(tmpdir(), 'manette-releases-'));
  readonly folder = join(this.root, 'store');
  readonly index = join(this.folder, 'releases.json');

  /**
   * Runs `npm run release` with these arguments, and returns the version that it prints.
   * @throws Error with the command's reasons when it fails
   */
  async command(...args: string[]): Promise<string> {
    const { code, out, reasons } = await release(args, { RELEASES: this.folder });
    if (code !== 0) throw new Error(reasons.join('\n'));
    return out.split(' ')[1] ?? '';
  }

  /** Publishes a build that contains `text`, and returns its version. */
  publish(name: string, text: string, ...more: string[]): Promise<string> {
    const build = writeSmallBuild(join(this.root, `${name}-${text}`), name, { text });
    return this.command('publish', name, '--from', build, ...more);
  }

  /** Returns the digests of a version's files by path, as the store's index lists them. */
  filesOf(name: string, version: string): Record<string, string> {
    const { parts } = JSON.parse(readFileSync(this.index, 'utf8')) as { parts: Record<string, StoredPart> };
    return parts[name]?.versions[version]?.files ?? {};
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
