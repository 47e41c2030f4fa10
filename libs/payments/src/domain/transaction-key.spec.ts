import { transactionKey } from './transaction-key.js';

describe('the key of a transaction number', () => {
  it.each([
    ['TX-2026.11/0042', 'tx 2026 11 0042'],
    ['٠١٢٣-٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳ ۴۵۶', '0123.456'],
    ['ＡＢ１２', 'ab12'],
    ['a_b-c.d/e', 'ABCDE'],
  ])('[LIF-032] %s equals %s', (one, other) => {
    expect(transactionKey(one)).toBe(transactionKey(other));
  });

  it('[LIF-032] keeps different numbers apart', () => {
    expect(transactionKey('TX 0042')).not.toBe(transactionKey('TX 0043'));
    expect(transactionKey('وصل ٧')).toBe('وصل7');
  });
});
