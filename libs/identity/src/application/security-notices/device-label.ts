import type { Language } from '@manette/contracts/identity';
import Bowser from 'bowser';

/** Longer user agents are cut; real ones are shorter. */
const MAX_LENGTH = 300;

/** The library returns unknown words of a user agent as they are; only known names may appear in a mail. */
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

const UNKNOWN: Record<Language, string> = { en: 'Unknown device', ar: 'جهاز غير معروف' };
const ON: Record<Language, string> = { en: 'on', ar: 'على' };

/** Returns the browser and system of a user agent, 'Chrome on Android', or 'Unknown device' (trust, section 3). */
export function deviceLabel(userAgent: string | undefined, language: Language = 'en'): string {
  const given = userAgent?.trim().slice(0, MAX_LENGTH);
  if (!given) return UNKNOWN[language];
  const { browser, os } = Bowser.parse(given);
  const isKnown = BROWSERS.has(browser.name ?? '') && SYSTEMS.has(os.name ?? '');
  return isKnown ? `${browser.name} ${ON[language]} ${os.name}` : UNKNOWN[language];
}
