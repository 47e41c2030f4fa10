import { isolated, type Language, type UserMail } from '@manette/contracts/identity';

/** Returns the mail that a delivery is ready, without its content [LIF-066]. */
export const readyMail = (number: string): Record<Language, UserMail> => ({
  en: {
    subject: `Your order ${number} is ready`,
    body: `Your order ${number} is complete, and its delivery is ready. Accept the rules on its page to see it.`,
    button: 'Show delivery',
  },
  ar: {
    subject: `طلبك ${isolated(number)} جاهز`,
    body: `اكتمل طلبك ${isolated(number)}، وصار التسليم جاهزًا. وافق على القواعد في صفحة الطلب لإظهاره.`,
    button: 'إظهار التسليم',
  },
});
