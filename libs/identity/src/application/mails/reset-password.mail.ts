import { isolated, type Language } from '@manette/contracts/identity';
import type { MailContent } from './mail-content.js';

/** The mail with the link that resets a password. */
export const resetPasswordMail: Record<Language, (username: string) => MailContent> = {
  en: (username) => ({
    subject: 'Reset your password',
    greeting: `Hello, ${username}!`,
    body: 'Somebody, hopefully you, asked for a new password for your account.',
    button: 'Choose a new password',
    notes: [
      'The link works once, within one hour. A new password signs you out on every device.',
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
  }),
  ar: (username) => ({
    subject: 'إعادة تعيين كلمة المرور',
    greeting: `مرحبًا ${isolated(username)}!`,
    body: 'أراد أحدهم تغيير كلمة مرور حسابك. إذا كنت أنت، فاضغط الزر.',
    button: 'اختيار كلمة مرور جديدة',
    notes: [
      'يعمل الرابط مرة واحدة خلال ساعة. عند تغيير كلمة المرور يُسجَّل خروجك من كل الأجهزة.',
      'إذا لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة: ستبقى كلمة مرورك كما هي.',
    ],
  }),
};
