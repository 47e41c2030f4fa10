/** The notification that the browser shows for a push. */
export interface Notice {
  title: string;
  body: string;
  tag?: string;
  lang?: string;
  dir?: NotificationDirection;
  url: string;
  /** The figure of the app's badge; undefined leaves the badge as it is. */
  unread?: number;
}

const UNREADABLE: Notice = { title: 'Manette', body: 'You have news in Manette', url: '/' };

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const parsed = (pushed: string): unknown => {
  try {
    return JSON.parse(pushed);
  } catch {
    return undefined;
  }
};

/** @returns the notification of a push payload, or the generic notification when the payload is unreadable [POC-057] */
export function readNotice(pushed: string): Notice {
  const payload = parsed(pushed);
  if (typeof payload !== 'object' || payload === null) return UNREADABLE;
  const { title, body, tag, lang, dir, url, unread } = payload as Record<string, unknown>;
  if (text(title) === undefined || text(body) === undefined) return UNREADABLE;
  const notice: Notice = { title: String(title), body: String(body), url: text(url) ?? '/' };
  if (text(tag)) notice.tag = String(tag);
  if (text(lang)) notice.lang = String(lang);
  if (dir === 'ltr' || dir === 'rtl') notice.dir = dir;
  if (Number.isInteger(unread) && Number(unread) >= 0) notice.unread = Number(unread);
  return notice;
}

/** @returns the path that a click on the notification opens: `url` if it is a path of this origin, otherwise / [POC-058] */
export function targetOf(url: unknown, origin: string): string {
  if (typeof url !== 'string' || !url.startsWith('/')) return '/';
  if (!URL.canParse(url, origin)) return '/';
  const { origin: its, pathname, search, hash } = new URL(url, origin);
  return its === origin ? `${pathname}${search}${hash}` : '/';
}
