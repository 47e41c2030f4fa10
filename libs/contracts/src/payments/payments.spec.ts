import * as z from 'zod/mini';
import { paymentRequest } from './amount-due.js';
import { paymentMethodChanges, paymentMethodFields } from './method.js';
import { proofFields } from './proof.js';

const sentences = (schema: z.core.$ZodType, input: unknown): string[] => {
  const { error } = z.core.safeParse(schema, input);
  return error ? error.issues.map(({ message }) => message) : [];
};

const METHOD = {
  kind: 'ccp',
  name: { en: 'CCP', ar: 'الحساب الجاري' },
  instructions: { en: 'At any post office.', ar: 'في أي مكتب بريد.' },
  accountNumber: '0012345678 90',
};
const PROOF = {
  methodId: '0197f7a0-0000-7000-8000-000000000001',
  amount: '4500',
  transactionNumber: 'TX-2026.11/0042',
};

describe('a payment method', () => {
  it('[LIF-020] is active by default', () => {
    expect(z.parse(paymentMethodFields, METHOD)).toEqual({ ...METHOD, active: true });
    expect(z.parse(paymentMethodFields, { ...METHOD, instructions: undefined, active: false })).toMatchObject(
      {
        active: false,
      },
    );
  });

  it.each([
    [{ kind: 'cash' }, 'Kind is unknown'],
    [{ name: undefined }, 'English name is required'],
    [{ name: { en: ' ', ar: 'ا' } }, 'English name is required'],
    [{ name: { en: 'CCP' } }, 'Arabic name is required'],
    [{ name: { en: 'x'.repeat(61), ar: 'ا' } }, 'English name must be less than 60 characters'],
    [
      { instructions: { en: '', ar: 'ا'.repeat(1001) } },
      'Arabic instructions must be less than 1000 characters',
    ],
    [{ accountNumber: '' }, 'Account number is required'],
    [{ accountNumber: '1'.repeat(121) }, 'Account number must be less than 120 characters'],
  ])('[LIF-021] %j is refused: %s', (change, sentence) => {
    expect(sentences(paymentMethodFields, { ...METHOD, ...change })).toContain(sentence);
  });

  it('[LIF-020] changes only the fields that are sent', () => {
    expect(z.parse(paymentMethodChanges, { name: { ar: 'بريد' } })).toEqual({ name: { ar: 'بريد' } });
    expect(sentences(paymentMethodChanges, { name: { en: '' } })).toEqual(['English name is required']);
  });
});

describe('a proof', () => {
  it('[LIF-024] accepts its amount as text', () => {
    expect(z.parse(proofFields, PROOF)).toEqual({ ...PROOF, amount: 4500 });
  });

  it.each([
    [{ amount: '0' }, 'Amount must be above 0'],
    [{ amount: '-1' }, 'Amount must be above 0'],
    [{ amount: '1.234' }, 'Amount must be above 0'],
    [{ amount: 'many' }, 'Amount must be above 0'],
    [{ amount: undefined }, 'Amount must be above 0'],
    [{ transactionNumber: 'abc' }, 'Transaction number must be 4 to 64 letters or digits'],
    [{ transactionNumber: 'a'.repeat(65) }, 'Transaction number must be 4 to 64 letters or digits'],
    [{ transactionNumber: '12<34>' }, 'Transaction number must be 4 to 64 letters or digits'],
    [{ transactionNumber: '-----' }, 'Transaction number must be 4 to 64 letters or digits'],
    [{ transactionNumber: undefined }, 'Transaction number must be 4 to 64 letters or digits'],
    [{ methodId: 'x' }, 'Choose a payment method'],
    [{ methodId: undefined }, 'Choose a payment method'],
  ])('[LIF-025] %j is refused: %s', (change, sentence) => {
    expect(sentences(proofFields, { ...PROOF, ...change })).toEqual([sentence]);
  });

  it('[LIF-032] accepts a number in Arabic, and removes invisible marks that apps copy', () => {
    const read = z.parse(proofFields, { ...PROOF, transactionNumber: '\u200f٠١٢٣٤٥ بريد\u202c' });
    expect(read.transactionNumber).toBe('٠١٢٣٤٥ بريد');
  });
});

describe('the amount of a card', () => {
  it.each([0, -5, 1.005, 'x', null])('[LIF-023] must not be %j', (amount) => {
    const request = { amount: { amount, currency: 'DZD' } };
    expect(sentences(paymentRequest, request)).toEqual(['Amount must be above 0']);
  });

  it('[LIF-023] may be absent', () => {
    expect(z.parse(paymentRequest, {})).toEqual({});
    expect(z.parse(paymentRequest, { amount: { amount: 0.01, currency: 'EUR' } })).toEqual({
      amount: { amount: 0.01, currency: 'EUR' },
    });
  });
});
