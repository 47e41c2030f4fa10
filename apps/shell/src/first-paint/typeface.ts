// Our own typeface comes behind the scripts, whose line it would share, and most often before the page that they show. On a
// slow connection, and behind a preview, it comes behind the content, unless this browser has it from before. Text that is read
// does not move: what comes later shows with the next page, but for Latin on the shell's own pages, which have few words.
import { isArabic, isLowData, root } from './appearance';
import { isSlow } from './connection';
import { built, preloadAs } from './files';

const font = isArabic ? built.fontArabic : built.fontLatin;
const hasFont = localStorage.getItem('font') === font;
let isBehindPreview = false;
let isContentShown = false;

/** Lets a preview have the line before the typeface. */
export const waitBehindPreview = (): void => void (isBehindPreview = true);

const preloadFont = () =>
  font && preloadAs('font', font, { type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' });
const showFont = () => void (root.dataset.font = '');
// An Arabic page has Latin names and digits.
const fontLoaded = () =>
  document.fonts.load("1em 'Readex Pro Variable', 'Readex Pro Arabic'", isArabic ? 'Mم' : 'M');
/** A page is read from its heading on, also while its lists still load; its content is announced a moment after it was painted. */
const isRead = () => isContentShown || document.querySelector('#root main h1') !== null;

async function keepFont(address: string): Promise<void> {
  isContentShown = true;
  if ('lowData' in root.dataset) return;
  const isShown = 'font' in root.dataset;
  if (!isShown) preloadFont();
  await fontLoaded();
  localStorage.setItem('font', address);
  if (isShown) return;
  if (window.navigation) window.navigation.addEventListener('navigate', showFont, { once: true });
  else if (!isArabic) showFont();
}

async function showFontBehindScripts(mayComeLate: boolean): Promise<void> {
  if ((isSlow || isBehindPreview) && !hasFont) return;
  if (!isLowData) {
    preloadFont();
    if (!mayComeLate) await fontLoaded().catch(() => undefined);
  }
  if (mayComeLate || !isRead()) showFont();
}

/** @param isOwnPage whether the address is that of a page of the shell, where Latin may show after the words */
export function loadTypeface(isOwnPage: boolean): void {
  const mayComeLate = isOwnPage && !isArabic;
  addEventListener('DOMContentLoaded', () => showFontBehindScripts(mayComeLate));
  // One that cannot be reached comes with a later page.
  if (font)
    addEventListener('manette:content-shown', () => keepFont(font).catch(() => undefined), { once: true });
}
