import type { Browser } from '@playwright/test';
import { Backstage, type Session } from './backstage.ts';
import { Person } from './person.ts';
import type { Language } from './words.ts';

/** What the phone of a client says of its connection. */
export const SLOW = { effectiveType: '3g' };
export const FAR = { effectiveType: '4g', rtt: 150 };

/** @returns a new client, or the one of the session, whose phone says this of its connection */
export async function arriveBy(
  connection: object,
  browser: Browser,
  language: Language,
  session?: Session,
): Promise<Person> {
  const by = session ?? (await (await Backstage.enter()).client('slow'));
  const client = await Person.enter(browser, language, by);
  await client.page.setViewportSize({ width: 360, height: 740 });
  await client.page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value }),
    connection,
  );
  return client;
}
