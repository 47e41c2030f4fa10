import { isolated, type Language } from '@manette/contracts/identity';

// The subjects that the product itself writes for orders. The words are those of the screens (libs/web/i18n).
const ARABIC: Record<string, string> = {
  'Order Request': 'طلب حساب',
  'Gift Card Order': 'طلب بطاقة هدايا',
  Renewal: 'تجديد كراء',
};
const ORDER_SUBJECT = /^(Order Request|Gift Card Order|Renewal): (.+)$/s;

/**
 * Returns a ticket's subject for a text in a language. Orders are stored with an English subject ('Renewal: Sirocco-05'); a
 * subject that a user wrote stays unchanged.
 */
export function subjectIn(language: Language, subject: string): string {
  if (language !== 'ar') return subject;
  const [, kind = '', name = ''] = ORDER_SUBJECT.exec(subject) ?? [];
  return kind ? `${ARABIC[kind]}: ${isolated(name)}` : isolated(subject);
}
