/** Returns the page's direction, for components that compute positions or handle arrow keys. */
export const pageDirection = (): 'rtl' | 'ltr' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Returns whether the page is in Arabic, for texts that this library creates itself. */
export const isArabicPage = (): boolean => document.documentElement.lang === 'ar';

/** Returns the separator of list items in the page's language. */
export const listComma = (): string => (isArabicPage() ? '، ' : ', ');
