import type { RuntimeConfig } from '@manette/contracts/http';
import { eventually } from '@manette/platform/testing';

/** Headers of a browser that loads a page. */
export const HTML = { accept: 'text/html' };

/** The cookie of a browser that gets a canary when its bucket is below the canary's share. */
export const bucketCookie = (bucket: number) => ({ cookie: `manette_bucket=${bucket}` });

/** Requests of pages, files and the configuration of an API that serves releases. */
export class ReleasedPages {
  constructor(private readonly app: { url: string }) {}

  ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.app.url}${path}`, { headers });
  }

  async config(headers: Record<string, string> = {}): Promise<RuntimeConfig> {
    return (await (await this.ask('/api/config', headers)).json()) as RuntimeConfig;
  }

  /** Waits until browsers outside of a canary get this version of the storefront. */
  async showsStorefront(version: string): Promise<void> {
    await eventually(
      async () => (await this.config(bucketCookie(99))).remotes.storefront.version === version,
    );
  }

  /** Waits until browsers outside of a canary get this version of the shell. */
  async showsShell(version: string): Promise<void> {
    await eventually(async () => (await this.config(bucketCookie(99))).shell?.version === version);
  }
}
