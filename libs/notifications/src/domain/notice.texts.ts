import { isolated, type Language } from '@manette/contracts/identity';
import { counted, type Forms } from './counted.js';
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

// The plural forms in Arabic.
const MESSAGES: Forms = {
  one: 'رسالة جديدة',
  two: 'رسالتان جديدتان',
  few: '# رسائل جديدة',
  other: '# رسالة جديدة',
};
const MATCHES: Forms = {
  one: 'نتيجة جديدة',
  two: 'نتيجتان جديدتان',
  few: '# نتائج جديدة',
  other: '# نتيجة جديدة',
};
const ACCOUNTS: Forms = {
  one: 'حساب جديد',
  two: 'حسابان جديدان',
  few: '# حسابات جديدة',
  many: '# حسابًا جديدًا',
  other: '# حساب جديد',
};
const GIFT_CARDS: Forms = {
  one: 'بطاقة هدايا جديدة',
  two: 'بطاقتا هدايا جديدتان',
  few: '# بطاقات هدايا جديدة',
  other: '# بطاقة هدايا جديدة',
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
    message: (number, count) => `${counted('ar', Math.max(1, count), MESSAGES)} في ${isolated(number)}`,
    file: 'ملف مرفق',
    newTicket: (number, subject) =>
      subject === undefined
        ? `تذكرة جديدة ${isolated(number)}`
        : `تذكرة جديدة ${isolated(number)}: ${subjectIn('ar', subject)}`,
    completed: (number) => `${isolated(number)}: اكتمل طلبك!`,
    cancelled: (number) => `${isolated(number)}: أُلغيت تذكرتك`,
    match: (search, listing) => `نتيجة جديدة للبحث ${isolated(search)}: ${isolated(listing)}`,
    matches: (search, count) => `${counted('ar', count, MATCHES)} للبحث ${isolated(search)}`,
    inStock: (listing) => `متوفر من جديد: ${isolated(listing)}`,
    accounts: (count) => counted('ar', count, ACCOUNTS),
    giftCards: (count) => counted('ar', count, GIFT_CARDS),
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
