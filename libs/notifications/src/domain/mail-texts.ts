import { isolated, type Language, type UserMail } from '@manette/contracts/identity';
import { counted, type Forms } from './counted.js';
import { subjectIn } from './ticket-subject.js';

const UNREAD: Record<Language, Forms> = {
  en: { one: '1 unread message', other: '# unread messages' },
  ar: {
    zero: 'لا توجد رسائل غير مقروءة',
    one: 'رسالة واحدة غير مقروءة',
    two: 'رسالتان غير مقروءتان',
    few: '# رسائل غير مقروءة',
    many: '# رسالة غير مقروءة',
    other: '# رسالة غير مقروءة',
  },
};
/** The forms after 'in'. */
const TICKETS: Record<Language, Forms> = {
  en: { one: '1 ticket', other: '# tickets' },
  ar: {
    one: 'تذكرة واحدة',
    two: 'تذكرتين',
    few: '# تذاكر',
    many: '# تذكرة',
    other: '# تذكرة',
  },
};
const MATCHES: Record<Language, Forms> = {
  en: {
    one: '1 new listing matches your saved searches',
    other: '# new listings match your saved searches',
  },
  ar: {
    one: 'عرض واحد جديد يطابق عمليات بحثك المحفوظة',
    two: 'عرضان جديدان يطابقان عمليات بحثك المحفوظة',
    few: '# عروض جديدة تطابق عمليات بحثك المحفوظة',
    many: '# عرضًا جديدًا يطابق عمليات بحثك المحفوظة',
    other: '# عرض جديد يطابق عمليات بحثك المحفوظة',
  },
};

/** A ticket with unread messages in a digest; the digest does not contain their text [POC-061]. */
export interface UnreadTicket {
  id: string;
  number: string;
  subject: string;
  unread: number;
}

/** [POC-060, POC-061] */
export function digestMail(tickets: readonly UnreadTicket[]): Record<Language, UserMail> {
  const messages = tickets.reduce((sum, { unread }) => sum + unread, 0);
  const line = (language: Language, { number, subject, unread }: UnreadTicket) => {
    const count = counted(language, unread, UNREAD[language]);
    const shownNumber = language === 'ar' ? isolated(number) : number;
    return `${shownNumber}: ${subjectIn(language, subject)} (${count})`;
  };
  const links = (language: Language) =>
    tickets.map((ticket) => ({ text: line(language, ticket), path: `/support/${ticket.id}` }));
  const unread = (language: Language) => counted(language, messages, UNREAD[language]);
  const inTickets = (language: Language) => counted(language, tickets.length, TICKETS[language]);
  const english = `You have ${unread('en')} in ${inTickets('en')}`;
  const arabic = `لديك ${unread('ar')} في ${inTickets('ar')}`;
  return {
    en: { subject: english, body: `${english}.`, button: 'Open my tickets', links: links('en') },
    ar: { subject: arabic, body: `${arabic}.`, button: 'فتح تذاكري', links: links('ar') },
  };
}

/** A listing that matches a saved search, with the path of the shelf. */
export interface Match {
  search: string;
  listing: string;
  path: string;
}

/** Returns the mail about `count` matching listings. `matches` may list one listing for several searches. */
export function matchesMail(count: number, matches: readonly Match[]): Record<Language, UserMail> {
  const english = counted('en', count, MATCHES.en);
  const arabic = counted('ar', count, MATCHES.ar);
  const links = matches.map(({ search, listing, path }) => ({ text: `${search}: ${listing}`, path }));
  const isolatedLinks = matches.map(({ search, listing, path }) => ({
    text: `${isolated(search)}: ${isolated(listing)}`,
    path,
  }));
  return {
    en: { subject: english, body: `${english}.`, button: 'Open the shop', links },
    ar: { subject: arabic, body: `${arabic}.`, button: 'فتح المتجر', links: isolatedLinks },
  };
}

export function backInStockMail(listing: string): Record<Language, UserMail> {
  const english = `${listing} is back in stock`;
  const arabic = `متوفر من جديد: ${isolated(listing)}`;
  return {
    en: { subject: english, body: `${english}.`, button: 'Show it' },
    ar: { subject: arabic, body: `${arabic}.`, button: 'عرض المنتج' },
  };
}
