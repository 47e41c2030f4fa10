import type { AppStore } from '@manette/web-store';
import { fetchRemotes } from './fetch-remotes';
import { findFiles, type RemoteName } from './load-remote';

const ANSWER_WITHIN_MS = 20_000;

/**
 * Loads the files of a remote and of its first page into the browser's cache, one by one and with a lower priority than the
 * user's own requests. No file is executed: the release is chosen when a page is opened.
 * @throws when the remote, or one of its files, cannot be loaded; the pages then request it again
 */
export async function fetchAhead(store: AppStore, name: RemoteName): Promise<void> {
  const { entry, scripts, styles, firstPage } = await findFiles(name, await fetchRemotes(store, false));
  const files = new Set([entry, ...scripts, ...styles, ...firstPage].map(({ href }) => href));
  for (const file of files) {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(file, { priority: 'low', signal });
    // The browser caches a response only when its whole body was read.
    await answer.arrayBuffer();
  }
}
