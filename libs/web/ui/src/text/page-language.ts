/** The page's direction, for parts that compute positions or arrow keys. */
export const pageDirection = (): 'rtl' | 'ltr' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Whether the page speaks Arabic, for texts that this library makes itself. */
export const isArabicPage = (): boolean => document.documentElement.lang === 'ar';

/** What stands between the items of a list in the page's language. */
export const listComma = (): string => (isArabicPage() ? '، ' : ', ');
