import type { Money } from '@manette/contracts/http';
import type { Receipt } from '../../application/print-receipt/receipt.js';

export type Line = [label: string, value: string];

/** A half of the receipt, in one language. */
export interface ReceiptHalf {
  language: 'en' | 'ar';
  title: string;
  lines: Line[];
}

const WORDS = {
  en: {
    locale: 'en-GB',
    receipt: 'Receipt',
    date: 'Date',
    client: 'Client',
    item: 'Item',
    amount: 'Amount',
    method: 'Method',
    transaction: 'Transaction number',
    renewal: 'Renewal:',
    deleted: '[Deleted]',
  },
  ar: {
    locale: 'ar-DZ-u-nu-latn',
    receipt: 'إيصال',
    date: 'التاريخ',
    client: 'الزبون',
    item: 'المنتج',
    amount: 'المبلغ',
    method: 'طريقة الدفع',
    transaction: 'رقم العملية',
    renewal: 'تجديد:',
    deleted: '[محذوف]',
  },
} as const;

/** Formats an amount like the rest of the shop: digits in groups of three, decimals only if there are any. */
export function printedAmount({ amount, currency }: Money): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const digits = new Intl.NumberFormat('en', format).format(amount).replaceAll(',', '\u00a0');
  return `${digits} ${currency}`;
}

/** Returns the texts of one half of the receipt in a language [LIF-041]. */
export function receiptHalf(receipt: Receipt, language: 'en' | 'ar'): ReceiptHalf {
  const words = WORDS[language];
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: receipt.timezone } as const;
  const { item, payment } = receipt;
  const lines: Line[] = [
    [words.date, new Intl.DateTimeFormat(words.locale, day).format(new Date(receipt.at))],
    [words.client, receipt.client ?? words.deleted],
    [words.item, item.kind === 'renewal' ? `${words.renewal} ${item.name}` : item.name],
  ];
  if (receipt.amount) lines.push([words.amount, printedAmount(receipt.amount)]);
  if (payment)
    lines.push([words.method, payment.method[language]], [words.transaction, payment.transactionNumber]);
  return { language, title: `${words.receipt} ${receipt.ticketNumber}`, lines };
}
