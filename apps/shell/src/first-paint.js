// Runs before the page is painted, as a file of its own because the security policy allows no inline script.
// Language, direction and theme are those of the last visit; the font of the page's script starts to load.
const language = localStorage.getItem('language') === 'ar' ? 'ar' : 'en';
const theme = localStorage.getItem('theme');
const root = document.documentElement;
root.lang = language;
root.dir = language === 'ar' ? 'rtl' : 'ltr';
if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;

const { fontArabic, fontLatin } = document.currentScript.dataset;
const font = language === 'ar' ? fontArabic : fontLatin;
if (font) {
  const preload = document.createElement('link');
  Object.assign(preload, {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href: font,
  });
  document.head.append(preload);
}
