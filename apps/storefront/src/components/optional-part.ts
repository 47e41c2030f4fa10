import type { ComponentType } from 'react';
import { loadWhenReachable } from '@manette/web-realtime';
import { lazyPart } from '@manette/web-ui';

const ANSWER_WITHIN_MS = 10_000;

const isServerReachable = () =>
  fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    () => true,
    () => false,
  );

/**
 * Returns a lazy component for a part of a page that the page can do without, such as a panel or a dialog. Without a network it
 * stays empty until its file arrives, where `lazyPart` would replace the whole page [POC-022]. The file of a removed release
 * still gives the page's 'Try again' (pocket.md, section 2).
 * @param load imports the component
 */
export const optionalPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyPart(async () => {
    const attempt = await loadWhenReachable(() =>
      load().then(
        (loaded) => ({ loaded }),
        async (error: unknown) => {
          if (await isServerReachable()) return { error };
          throw error;
        },
      ),
    );
    if ('error' in attempt) throw attempt.error;
    return attempt.loaded;
  });
