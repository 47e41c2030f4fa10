import Bowser from 'bowser';

/** Real user agents are shorter; the rest is ignored. */
const MAX_LENGTH = 300;
/** The library returns unknown words as they are; only known names may appear. */
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/** Returns the name by which the owner recognizes a device: 'Chrome on Android' [POC-030]. */
export function deviceName(userAgent: string | undefined): string {
  const given = userAgent?.trim().slice(0, MAX_LENGTH);
  if (!given) return 'Unknown device';
  const { browser, os } = Bowser.parse(given);
  const isKnown = BROWSERS.has(browser.name ?? '') && SYSTEMS.has(os.name ?? '');
  return isKnown ? `${browser.name} on ${os.name}` : 'Unknown device';
}
