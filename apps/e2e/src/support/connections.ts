import type { Browser } from '@playwright/test';
import { ApiFixtures, type Session } from './api-fixtures.ts';
import { Person } from './person.ts';
import type { Language } from './words.ts';

/** Values of `navigator.connection` on a slow connection, and on one with a high latency. */
export const SLOW = { effectiveType: '3g' };
export const FAR = { effectiveType: '4g', rtt: 150 };

/**
 * Opens a browser with these values of `navigator.connection`.
 * @returns a new client, or the one of the session
 */
export async function arriveBy(
  connection: object,
  browser: Browser,
  language: Language,
  session?: Session,
): Promise<Person> {
  const by = session ?? (await (await ApiFixtures.create()).client('slow'));
  const client = await Person.enter(browser, language, by);
  await client.page.setViewportSize({ width: 360, height: 740 });
  await client.page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection,
  );
  return client;
}
