import { readNotice, targetOf } from './notice';

// Handles the shop's push messages (pocket.md, section 4): shows a notification, and opens its page on a click.

declare const self: ServiceWorkerGlobalScope;

/** The path of the icon; the build defines it. */
declare const NOTICE_ICON: string;

async function show(data: PushMessageData | null): Promise<void> {
  const { title, unread, url, ...options } = readNotice(data ? await data.text() : '');
  await self.registration.showNotification(title, { ...options, icon: NOTICE_ICON, data: { url } });
  if (unread === undefined) return;
  // Not every browser supports badges.
  if (unread > 0) await self.navigator.setAppBadge?.(unread);
  else await self.navigator.clearAppBadge?.();
}

/** Whether a window shows a page of the shop; a window of this origin may also show a file, which cannot navigate. */
const isPage = ({ url }: WindowClient) => !/^\/(api|uploads)\//.test(new URL(url).pathname);

async function lead(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(isPage);
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(url));
  // The page navigates within the app instead of being loaded again, so that no text being written is lost.
  page.postMessage({ type: 'lead to', url });
  await page.focus();
}

/** Shows a notification for each push and opens its page on a click [POC-057, POC-058]. */
export function answerPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url } = (event.notification.data ?? {}) as { url?: unknown };
    event.waitUntil(lead(targetOf(url, self.location.origin)));
  });
}
