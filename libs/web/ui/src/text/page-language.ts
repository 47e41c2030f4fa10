/** The page's direction, for parts that compute positions or arrow keys. */
export const pageDirection = (): 'rtl' | 'ltr' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** What stands between the items of a list in the page's language. */
export const listComma = (): string => (document.documentElement.lang === 'ar' ? '، ' : ', ');
