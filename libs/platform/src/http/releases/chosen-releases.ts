import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { RuntimeConfig } from '@manette/contracts/http';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import type { PartName, PartReleases, Release } from '../../storage/releases/release-index.js';
import { bucketCookie, bucketIn, drawBucket, versionFor } from './bucket.js';
import { FollowedReleases } from './followed-releases.js';

type RemoteName = keyof RuntimeConfig['remotes'];
type RemoteView = RuntimeConfig['remotes'][RemoteName];

const OLDER_AT_MOST = 3;
const MANIFEST = 'mf-manifest.json';
/** The name of the remote entry, as the builds set it (tools/rspack/federation.mjs). */
const REMOTE_ENTRY = /(^|\/)remote-?entry[^/]*\.js$/i;

const integrityOf = ({ files }: Release): Record<string, string> =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path === MANIFEST || REMOTE_ENTRY.test(path)));

/** Returns up to three other versions that are or were current, the newest first. */
const olderOf = ({ current, versions }: PartReleases, chosen: string): [string, Release][] =>
  Object.entries(versions)
    .filter(([version, { wasCurrent }]) => version !== chosen && (wasCurrent || version === current))
    .sort(([, one], [, other]) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
    .slice(0, OLDER_AT_MOST);

/** Chooses the versions that a browser gets (operations, section 2). */
@Injectable()
export class ChosenReleases {
  private readonly isSecure: boolean;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly releases: FollowedReleases,
  ) {
    this.isSecure = config.http.publicUrl.startsWith('https:');
  }

  /** Returns the browser's bucket while a canary runs, when responses vary by cookie; undefined if it has none. */
  knownBucket(request: Request, response: Response): number | undefined {
    if (!this.isTrying) return undefined;
    response.vary('Cookie');
    return bucketIn(request.headers.cookie);
  }

  /** Returns the browser's bucket while a canary runs; a browser without a bucket gets one with this response. */
  bucketOf(request: Request, response: Response): number | undefined {
    const known = this.knownBucket(request, response);
    if (known !== undefined || !this.isTrying) return known;
    const drawn = drawBucket();
    response.append('set-cookie', bucketCookie(drawn, this.isSecure));
    return drawn;
  }

  /** Returns the shell's release for a bucket; undefined when the shell is served as built. */
  shell(bucket: number | undefined): { version: string; release: Release } | undefined {
    const { shell } = this.releases.index.parts;
    const version = versionFor(shell, bucket);
    const release = version === undefined ? undefined : shell.versions[version];
    return version !== undefined && release ? { version, release } : undefined;
  }

  /** Returns the view of a remote in `GET /api/config`: its release for a bucket, unless the operator set another address. */
  remote(name: RemoteName, bucket: number | undefined): RemoteView {
    const { entry, isNamed } = this.config.remotes[name];
    const part = this.releases.index.parts[name];
    const version = versionFor(part, bucket);
    const release = version === undefined ? undefined : part.versions[version];
    if (isNamed || version === undefined || !release) return { entry };
    const view = (of: string, one: Release) => ({
      entry: `${this.folderOf(name, of)}${MANIFEST}`,
      version: of,
      needs: one.needs,
      integrity: integrityOf(one),
    });
    return { ...view(version, release), older: olderOf(part, version).map(([of, one]) => view(of, one)) };
  }

  private get isTrying(): boolean {
    return Object.values(this.releases.index.parts).some(({ canary }) => canary !== null);
  }

  /** Returns the address of the folder of a release, with a slash at its end. */
  folderOf(name: PartName, version: string): string {
    return `${this.config.releases?.origin ?? ''}/releases/${name}/${version}/`;
  }
}
