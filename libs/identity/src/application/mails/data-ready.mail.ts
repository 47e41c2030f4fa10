import type { Language, UserMail } from '@manette/contracts/identity';

/** The mail that says that an export can be downloaded [TRU-110]. */
export const dataReadyMail: Record<Language, UserMail> = {
  en: {
    subject: 'Your data is ready',
    body: 'The copy of your data that you asked for is ready. You can download it in your account for a short time.',
    button: 'Download my data',
  },
  ar: {
    subject: 'بياناتك جاهزة',
    body: 'نسخة بياناتك التي طلبتها جاهزة. يمكنك تنزيلها من حسابك لوقت قصير.',
    button: 'تنزيل بياناتي',
  },
};
