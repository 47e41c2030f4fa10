import { readNotice, targetOf } from './notice';

// The pushes of the shop (pocket.md, section 4): what they say is shown, and a press leads to its page.

declare const self: ServiceWorkerGlobalScope;

/** The path of the icon, which the build knows. */
declare const NOTICE_ICON: string;

async function show(data: PushMessageData | null): Promise<void> {
  const { title, unread, url, ...options } = readNotice(data ? await data.text() : '');
  await self.registration.showNotification(title, { ...options, icon: NOTICE_ICON, data: { url } });
  if (unread === undefined) return;
  // Not every browser has badges.
  if (unread > 0) await self.navigator.setAppBadge?.(unread);
  else await self.navigator.clearAppBadge?.();
}

/** Windows of this origin that are no pages of the shop, as a file in a tab of its own, would lead nowhere. */
const isPage = ({ url }: WindowClient) => !/^\/(api|uploads)\//.test(new URL(url).pathname);

async function lead(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(isPage);
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) return void (await self.clients.openWindow(url));
  // The page goes there by itself, so that nothing that somebody is writing is lost.
  page.postMessage({ type: 'lead to', url });
  await page.focus();
}

/** Shows pushes and leads to their pages [POC-057, POC-058]. */
export function answerPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { url } = (event.notification.data ?? {}) as { url?: unknown };
    event.waitUntil(lead(targetOf(url, self.location.origin)));
  });
}
