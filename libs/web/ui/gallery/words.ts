export const language = new URLSearchParams(location.search).get('language') === 'ar' ? 'ar' : 'en';

/** Returns the text in the language of the query parameter `language`. */
export const say = (en: string, ar: string) => (language === 'ar' ? ar : en);

export const availability = (count: number) =>
  count === 1 ? say('Last one', 'آخر نسخة') : say(`${count} available`, `متوفر: ${count}`);

export const per = (months: number) => say(`/ ${months} months`, `/ ${months} أشهر`);
export const moreGames = (count: number) => say(`+${count} more`, `+${count} أخرى`);
