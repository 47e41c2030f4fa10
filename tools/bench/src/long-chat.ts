import type { Page } from '@playwright/test';

/** The number of messages in the bug report of a slow conversation. */
export const MESSAGES = 4_650;
const PAGE_SIZE = 50;
const MINUTE_MS = 60_000;
const PEOPLE = ['amel', 'sofia_k', 'mehdi31', 'rayan_dz'];
const idOf = (position: number) => `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`;

const messageAt = (position: number, count: number) => ({
  _id: idOf(position),
  position,
  content: `message ${position}. ${'Words of a message that is about as long as most. '.repeat(position % 4)}`,
  sender: {
    _id: idOf(9_000_000 + (position % PEOPLE.length)),
    username: PEOPLE[position % PEOPLE.length],
    role: 'user',
    profilePicture: null,
  },
  createdAt: new Date(Date.now() - (count - position) * 10 * MINUTE_MS).toISOString(),
  fileUrl: null,
  fileName: null,
  fileSize: null,
  type: 'text',
  isSystemMessage: false,
});

/** Makes the page's public chat have `count` messages, which are served in pages as the product does. */
export async function answerLongChat(page: Page, count: number): Promise<void> {
  await page.unroute('**/api/messages/public*');
  await page.route('**/api/messages/public*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    const end = before ? Number(before.slice(-12)) - 1 : count;
    const start = Math.max(1, end - PAGE_SIZE + 1);
    const messages = Array.from({ length: Math.max(0, end - start + 1) }, (_, at) =>
      messageAt(start + at, count),
    );
    return route.fulfill({ json: { messages, hasMore: start > 1, deleted: [] } });
  });
}
