import type { Language } from '@manette/contracts/identity';
import { isolated } from './isolated.js';
import { subjectIn } from './ticket-subject.js';

export const APP = 'Manette';

interface Texts {
  message: (number: string, count: number) => string;
  file: string;
  newTicket: (number: string, subject?: string) => string;
  completed: (number: string) => string;
  cancelled: (number: string) => string;
  match: (search: string, listing: string) => string;
  matches: (search: string, count: number) => string;
  inStock: (listing: string) => string;
  accounts: (count: number) => string;
  giftCards: (count: number) => string;
  joined: string;
  mention: (sender: string) => string;
  test: string;
  rental: Record<'three_days' | 'one_day' | 'ended', (name: string) => string>;
}

/** Returns the Arabic plural form of a count: one, two, three to ten, more. */
const counted = (count: number, [one, two, few, many]: [string, string, string, string]): string => {
  if (count === 1) return one;
  if (count === 2) return two;
  const rest = count % 100;
  return rest >= 3 && rest <= 10 ? `${count} ${few}` : `${count} ${many}`;
};

/** The words of notices, in the language of each device [POC-041..POC-047]. */
export const NOTICE_TEXTS: Record<Language, Texts> = {
  en: {
    message: (number, count) =>
      count < 2 ? `New message in ${number}` : `${count} new messages in ${number}`,
    file: 'File attachment',
    newTicket: (number, subject) =>
      subject === undefined ? `New ticket ${number}` : `New ticket ${number}: ${subject}`,
    completed: (number) => `${number}: Your order has been completed!`,
    cancelled: (number) => `${number}: Your ticket has been cancelled`,
    match: (search, listing) => `New match for ${search}: ${listing}`,
    matches: (search, count) => `${count} new matches for ${search}`,
    inStock: (listing) => `${listing} is back in stock`,
    accounts: (count) => (count === 1 ? '1 new account' : `${count} new accounts`),
    giftCards: (count) => (count === 1 ? '1 new gift card' : `${count} new gift cards`),
    joined: ', ',
    mention: (sender) => `${sender} mentioned you in the public chat`,
    test: 'This is a test notification',
    rental: {
      three_days: (name) => `Your rental of ${name} ends in 3 days`,
      one_day: (name) => `Your rental of ${name} ends in 1 day`,
      ended: (name) => `Your rental of ${name} has ended`,
    },
  },
  ar: {
    message: (number, count) =>
      `${counted(Math.max(1, count), ['رسالة جديدة', 'رسالتان جديدتان', 'رسائل جديدة', 'رسالة جديدة'])} في ${isolated(number)}`,
    file: 'ملف مرفق',
    newTicket: (number, subject) =>
      subject === undefined
        ? `تذكرة جديدة ${isolated(number)}`
        : `تذكرة جديدة ${isolated(number)}: ${subjectIn('ar', subject)}`,
    completed: (number) => `${isolated(number)}: اكتمل طلبك!`,
    cancelled: (number) => `${isolated(number)}: أُلغيت تذكرتك`,
    match: (search, listing) => `نتيجة جديدة للبحث ${isolated(search)}: ${isolated(listing)}`,
    matches: (search, count) =>
      `${counted(count, ['نتيجة جديدة', 'نتيجتان جديدتان', 'نتائج جديدة', 'نتيجة جديدة'])} للبحث ${isolated(search)}`,
    inStock: (listing) => `عاد ${isolated(listing)} إلى المخزون`,
    accounts: (count) => counted(count, ['حساب جديد', 'حسابان جديدان', 'حسابات جديدة', 'حسابًا جديدًا']),
    giftCards: (count) =>
      counted(count, [
        'بطاقة هدايا جديدة',
        'بطاقتا هدايا جديدتان',
        'بطاقات هدايا جديدة',
        'بطاقة هدايا جديدة',
      ]),
    joined: '، ',
    mention: (sender) => `ذكرك ${isolated(sender)} في الدردشة العامة`,
    test: 'هذا إشعار تجريبي',
    rental: {
      three_days: (name) => `ينتهي كراء ${isolated(name)} خلال 3 أيام`,
      one_day: (name) => `ينتهي كراء ${isolated(name)} خلال يوم واحد`,
      ended: (name) => `انتهى كراء ${isolated(name)}`,
    },
  },
};
