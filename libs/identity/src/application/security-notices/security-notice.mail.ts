import type { Language } from '@manette/contracts/identity';
import { isolated, type MailContent } from '../mails/mail-content.js';

/** An event's subject and first sentence in both languages (trust, section 4). */
export type SecurityEvent = Record<Language, Pick<MailContent, 'subject' | 'body'>>;

/** The time, device and address of an event, as the mail shows them. */
export interface EventFacts {
  time: string;
  device: string;
  address: string;
}

export const googleLinked: SecurityEvent = {
  en: {
    subject: 'Google was linked to your account',
    body: 'From now on you sign in with Google. The password that the account had is void and its sessions have ended; you can choose a new password in your profile.',
  },
  ar: {
    subject: 'تم ربط حسابك بخدمة Google',
    body: `من الآن يمكنك تسجيل الدخول عبر ${isolated('Google')}. كلمة مرور الحساب السابقة لم تعد صالحة، وانتهت جلساته السابقة. يمكنك اختيار كلمة مرور جديدة في ملفك الشخصي.`,
  },
};

/** @param shownEmail the new address as `maskedEmail` shows it */
export const emailChanged = (shownEmail: string): SecurityEvent => ({
  en: {
    subject: 'Your email address was changed',
    body: `The email address of your account is now ${shownEmail}. Mails no longer come to this one.`,
  },
  ar: {
    subject: 'تم تغيير بريدك الإلكتروني',
    body: `البريد الإلكتروني لحسابك هو الآن ${isolated(shownEmail)}. لن تصلك الرسائل على هذا البريد بعد الآن.`,
  },
});

/** The mail about an event of the account, with what to do if the user did not cause it. */
export const securityNoticeMail: Record<
  Language,
  (event: SecurityEvent, username: string, facts: EventFacts) => MailContent
> = {
  en: (event, username, { time, device, address }) => ({
    ...event.en,
    greeting: `Hello, ${username}!`,
    facts: [`Time: ${time}`, `Device: ${device}`, `Address: ${address}`],
    button: 'Look at your security settings',
    notes: ['If this was not you, change your password and end your other sessions.'],
  }),
  ar: (event, username, { time, device, address }) => ({
    ...event.ar,
    greeting: `مرحبًا ${isolated(username)}!`,
    facts: [`الوقت: ${isolated(time)}`, `الجهاز: ${isolated(device)}`, `عنوان الشبكة: ${isolated(address)}`],
    button: 'عرض إعدادات الأمان',
    notes: ['إذا لم تكن أنت من فعل ذلك، فغيّر كلمة مرورك وأنهِ جلساتك الأخرى.'],
  }),
};
