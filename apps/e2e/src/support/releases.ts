import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';

const MANIFEST = 'mf-manifest.json';
const root = join(import.meta.dirname, '../../../..');

type Remote = 'storefront' | 'admin';
type Part = Remote | 'shell';
interface Release {
  version: string;
  needs?: string;
}

const read = (name: Remote, file: string): Buffer => readFileSync(join(root, 'apps', name, 'dist', file));
const sri = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

function remoteEntryOf(name: Remote): string {
  const manifest = JSON.parse(read(name, MANIFEST).toString()) as {
    metaData: { remoteEntry: { name: string } };
  };
  return manifest.metaData.remoteEntry.name;
}

/**
 * Simulates a store of releases between a browser and the product; the files of every version are those of the built remotes.
 * It adds the releases to the response of `/api/config`, and can damage, delay or remove their files.
 */
export class ReleaseStore {
  private readonly current = new Map<Part, Release[]>();
  /** The requested paths below /releases/. */
  readonly asked: string[] = [];
  /** Changes a file of a release before it is sent; returns undefined for a missing file. */
  onTheWay: (path: string, bytes: Buffer) => Buffer | undefined = (_, bytes) => bytes;

  static async standBefore(target: BrowserContext | Page): Promise<ReleaseStore> {
    const store = new ReleaseStore();
    await target.route('**/api/config', (route) => store.answerConfig(route));
    await target.route('**/releases/**', (route) => store.answerFile(route));
    return store;
  }

  /** Makes the first release of the part the current one, and the others its older ones. */
  set(part: Part, ...releases: Release[]): void {
    this.current.set(part, releases);
  }

  private async answerConfig(route: Route): Promise<void> {
    const answer = await route.fetch();
    const built = (await answer.json()) as { remotes: Record<Remote, object> };
    const remotes = Object.fromEntries(
      Object.entries(built.remotes).map(([name, as]) => [name, this.remote(name as Remote) ?? as]),
    );
    const [shell] = this.current.get('shell') ?? [];
    const json = { ...built, remotes, ...(shell && { shell: { version: shell.version } }) };
    await route.fulfill({ json });
  }

  private remote(name: Remote): object | undefined {
    const [current, ...older] = (this.current.get(name) ?? []).map((release) => this.view(name, release));
    return current && { ...current, older };
  }

  private view(name: Remote, { version, needs = '^1.0.0' }: Release): object {
    const files = [MANIFEST, remoteEntryOf(name)];
    const integrity = Object.fromEntries(files.map((file) => [file, sri(read(name, file))]));
    return { entry: `/releases/${name}/${version}/${MANIFEST}`, version, needs, integrity };
  }

  private async answerFile(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    this.asked.push(pathname);
    const [, , name, , ...file] = pathname.split('/');
    const path = file.join('/');
    const bytes = this.onTheWay(path, read(name as Remote, path));
    if (!bytes) return route.fulfill({ status: 404, body: 'gone' });
    const contentType = path.endsWith('.css')
      ? 'text/css'
      : path.endsWith('.json')
        ? 'application/json'
        : path.endsWith('.js')
          ? 'text/javascript'
          : 'application/octet-stream';
    await route.fulfill({ body: bytes, headers: { 'access-control-allow-origin': '*' }, contentType });
  }
}
