import { isolated, type Language } from '@manette/contracts/identity';
import type { MailContent } from '../mails/mail-content.js';

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

export const newSignIn: SecurityEvent = {
  en: {
    subject: 'New sign-in to your account',
    body: 'Someone has signed in to your account with a device or browser that was not used for it before.',
  },
  ar: {
    subject: 'تسجيل دخول جديد إلى حسابك',
    body: 'تم تسجيل الدخول إلى حسابك من جهاز أو متصفح لم يُستعمل له من قبل.',
  },
};

export const passwordChanged: SecurityEvent = {
  en: {
    subject: 'Your password was changed',
    body: 'Your account has a new password. Sessions on other devices have ended.',
  },
  ar: {
    subject: 'تم تغيير كلمة مرورك',
    body: 'لحسابك كلمة مرور جديدة، وقد انتهت جلساته على الأجهزة الأخرى.',
  },
};

/** The changes of a second step: a method is added or removed, all are reset, recovery codes are renewed or one is used. */
export type SecondStepChange =
  | 'totp-added'
  | 'totp-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'reset'
  | 'codes-renewed'
  | 'code-used';

const SECOND_STEP_CHANGES: Record<SecondStepChange, Record<Language, string>> = {
  'totp-added': {
    en: 'An authenticator app was added to your account.',
    ar: 'أُضيف تطبيق المصادقة إلى حسابك.',
  },
  'totp-removed': {
    en: 'The authenticator app was removed from your account.',
    ar: 'أُزيل تطبيق المصادقة من حسابك.',
  },
  'passkey-added': { en: 'A passkey was added to your account.', ar: 'أُضيف مفتاح مرور إلى حسابك.' },
  'passkey-removed': { en: 'A passkey was removed from your account.', ar: 'أُزيل مفتاح مرور من حسابك.' },
  reset: {
    en: 'Two-step sign-in was reset: the authenticator app, the passkeys and the recovery codes are gone, and all sessions have ended.',
    ar: 'أُعيد ضبط تسجيل الدخول بخطوتين: أُزيل تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد، وانتهت كل الجلسات.',
  },
  'codes-renewed': {
    en: 'The recovery codes were renewed. The former ones no longer work.',
    ar: 'تم تجديد رموز الاسترداد. الرموز السابقة لم تعد صالحة.',
  },
  'code-used': {
    en: 'A recovery code was used to sign in.',
    ar: 'استُعمل رمز استرداد لتسجيل الدخول.',
  },
};

/** @param codesLeft how many recovery codes still work [TRU-066] */
export const secondStepChanged = (change: SecondStepChange, codesLeft: number): SecurityEvent => {
  const { en, ar } = SECOND_STEP_CHANGES[change];
  return {
    en: {
      subject: 'Two-step sign-in was changed',
      body: `${en} You have ${codesLeft} recovery ${codesLeft === 1 ? 'code' : 'codes'} left.`,
    },
    ar: { subject: 'تم تغيير تسجيل الدخول بخطوتين', body: `${ar} رموز الاسترداد المتبقية: ${codesLeft}.` },
  };
};

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
