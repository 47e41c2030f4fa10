import { isolated, type Language } from '@manette/contracts/identity';
import { SHOP, type MailContent } from './mail-content.js';

/** The mail with the link that verifies an address. */
export const verifyEmailMail: Record<Language, (username: string) => MailContent> = {
  en: (username) => ({
    subject: 'Verify your email address',
    greeting: `Welcome, ${username}!`,
    body: 'Please confirm that this address is yours. Chat, support tickets, orders and uploads open right after.',
    button: 'Verify my email',
    notes: [
      'The link works once, within 24 hours.',
      'If you did not open an account at Manette, ignore this mail.',
    ],
  }),
  ar: (username) => ({
    subject: 'تأكيد بريدك الإلكتروني',
    greeting: `مرحبًا ${isolated(username)}!`,
    body: 'يرجى تأكيد أن هذا البريد الإلكتروني لك. بعدها تُفتح لك الدردشة وتذاكر الدعم والطلبات ورفع الملفات.',
    button: 'تأكيد البريد الإلكتروني',
    notes: [
      'يعمل الرابط مرة واحدة خلال 24 ساعة.',
      `إذا لم تكن قد أنشأت حسابًا في ${isolated(SHOP)}، فتجاهل هذه الرسالة.`,
    ],
  }),
};
