import type { Language } from '@manette/contracts/identity';
import Bowser from 'bowser';

/** Real ones are shorter; what comes after decides nothing. */
const LONGEST = 300;

/** The library passes on words of a user agent it does not know: these would let a stranger write into our mails. */
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

const UNKNOWN: Record<Language, string> = { en: 'Unknown device', ar: 'جهاز غير معروف' };
const ON: Record<Language, string> = { en: 'on', ar: 'على' };

/** What a user agent says of a device: 'Chrome on Android', or 'Unknown device' (trust, section 3). */
export function deviceLabel(userAgent: string | undefined, language: Language = 'en'): string {
  const given = userAgent?.trim().slice(0, LONGEST);
  if (!given) return UNKNOWN[language];
  const { browser, os } = Bowser.parse(given);
  const isKnown = BROWSERS.has(browser.name ?? '') && SYSTEMS.has(os.name ?? '');
  return isKnown ? `${browser.name} ${ON[language]} ${os.name}` : UNKNOWN[language];
}
