// The typeface is requested after the scripts, with which it would share the bandwidth, and mostly arrives before the page is
// shown. On a slow connection, and after a preview, it is requested after the content, unless this browser has loaded it
// before. Text that the user may be reading must not move: a typeface that arrives later is applied with the next page. The
// exception is Latin on the shell's own pages, which contain few words.
import { isArabic, isLowData, root } from './appearance';
import { isSlow } from './connection';
import { built, preloadAs } from './files';

const font = isArabic ? built.fontArabic : built.fontLatin;
const hasFont = localStorage.getItem('font') === font;
let isBehindPreview = false;
let isContentShown = false;

/** Delays the typeface until after a preview, so that the preview gets the bandwidth. */
export const waitBehindPreview = (): void => void (isBehindPreview = true);

const preloadFont = () =>
  font && preloadAs('font', font, { type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' });
const showFont = () => void (root.dataset.font = '');
// An Arabic page contains Latin names and digits too.
const fontLoaded = () =>
  document.fonts.load("1em 'Readex Pro Variable', 'Readex Pro Arabic'", isArabic ? 'Mم' : 'M');
/**
 * Whether the user may be reading the page: once its heading is there, also while its lists still load. The announcement of
 * its content comes a moment after it was painted.
 */
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

/** @param isOwnPage whether the address is a page of the shell itself, where a Latin typeface may be applied after the text */
export function loadTypeface(isOwnPage: boolean): void {
  const mayComeLate = isOwnPage && !isArabic;
  addEventListener('DOMContentLoaded', () => showFontBehindScripts(mayComeLate));
  // A typeface that cannot be loaded now is loaded by a later visit.
  if (font)
    addEventListener('manette:content-shown', () => keepFont(font).catch(() => undefined), { once: true });
}
