import { extractText, getDocumentProxy } from 'unpdf';
import type { Receipt } from '../../application/print-receipt/receipt.js';
import { printedAmount } from './receipt-words.js';
import { run } from './receipt.task.js';

const RECEIPT: Receipt = {
  ticketNumber: 'T-000123',
  shop: { name: 'Manette', details: '12 rue Didouche Mourad, Alger\nالهاتف 0551 23 45 67' },
  at: '2026-11-22T23:30:00.000Z',
  timezone: 'Africa/Algiers',
  client: 'amina',
  item: { kind: 'item', name: 'Orbital 9' },
  amount: { amount: 12500, currency: 'DZD' },
  payment: { method: { en: 'BaridiMob', ar: 'بريدي موب (BaridiMob)' }, transactionNumber: 'TX-2026/0042' },
};

interface Printed {
  pages: number;
  text: string;
  size: [width: number, height: number];
}

async function printed(receipt: Receipt): Promise<Printed> {
  for await (const pdf of run(receipt)) {
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const { text, totalPages } = await extractText(document, { mergePages: true });
    const [, , width = 0, height = 0] = (await document.getPage(1)).view;
    return { pages: totalPages, text, size: [Math.round(width), Math.round(height)] };
  }
  throw new Error('nothing was printed');
}

describe('a receipt', () => {
  it('[LIF-041] is one A4 page with all values as text, in English and below it in Arabic', async () => {
    const { pages, text, size } = await printed(RECEIPT);
    expect({ pages, size }).toEqual({ pages: 1, size: [595, 842] });
    const [english = '', arabic = ''] = text.split(/(?=^.*إيصال)/m);
    for (const said of [
      'Manette',
      '12 rue Didouche Mourad, Alger',
      'Receipt T-000123',
      '23 November 2026',
      'amina',
      'Orbital 9',
      'DZD',
      'BaridiMob',
      'TX-2026/0042',
    ])
      expect(english).toContain(said);
    for (const said of [
      'إيصال',
      'T-000123',
      'التاريخ',
      '23',
      'نوفمبر',
      '2026',
      'الزبون',
      'المنتج',
      'Orbital 9',
      'المبلغ',
      'طريقة',
      'الدفع',
      'بريدي',
      'موب',
      'BaridiMob',
      'TX-2026/0042',
    ])
      expect(arabic).toContain(said);
    expect(english).toMatch(/12.500 DZD/);
    expect(arabic).toMatch(/12.500 DZD/);
  });

  it('[LIF-041] names a renewal, and leaves out missing values', async () => {
    const { text } = await printed({
      ...RECEIPT,
      shop: { name: 'متجر مانيت', details: '' },
      client: null,
      item: { kind: 'renewal', name: 'Sirocco-05' },
      payment: null,
    });
    expect(text).toContain('Renewal: Sirocco-05');
    expect(text).toContain('[Deleted]');
    expect(text).toContain('متجر');
    expect(text).not.toContain('Transaction');
  });

  it('[LIF-041] has every Arabic letter as text, also the base letters of dotted ones', async () => {
    const letters = 'غع جحخ يى ةه فق شس';
    const words = ['الدفع', 'محمد', 'الله', 'على', 'منح', 'أسبوع'];
    const details = [letters, ...words].join(' ');
    const { text } = await printed({ ...RECEIPT, shop: { name: 'مانيت', details } });
    expect(text).not.toMatch(/\p{Cc}(?<!\n)/u);
    for (const word of ['طريقة', 'الدفع', ...words]) expect(text).toContain(word);
  });

  it('[LIF-041] prints a question mark for what its fonts cannot draw', async () => {
    const item = { kind: 'item' as const, name: 'Elden \u{1f3ae} Ring \u6f22 Šibenik Việt' };
    expect((await printed({ ...RECEIPT, item })).text).toContain('Elden ? Ring ? Šibenik Việt');
  });

  it('[LIF-041] stays one page with the longest details and names', async () => {
    const { pages } = await printed({
      ...RECEIPT,
      shop: { name: 'W'.repeat(100), details: Array.from({ length: 250 }, () => 'x').join('\n') },
      item: { kind: 'subject', name: 'W'.repeat(200) },
    });
    expect(pages).toBe(1);
  });

  it('[LIF-041] formats amounts like the rest of the shop', () => {
    expect(printedAmount({ amount: 1234567.5, currency: 'EUR' })).toBe('1\u00a0234\u00a0567.50 EUR');
    expect(printedAmount({ amount: 2500, currency: 'DZD' })).toBe('2\u00a0500 DZD');
  });
});
