import { internationalPhone } from './international-phone.js';

describe('the E.164 form of a phone number', () => {
  it.each([
    ['0555 12 34 56', '+213555123456'],
    ['555-12-34-56', '+213555123456'],
    ['+213 (555) 12 34 56', '+213555123456'],
    ['00213 555 12 34 56', '+213555123456'],
    ['021 63 10 10', '+21321631010'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+216 20 123 456', '+21620123456'],
  ])('of %s is %s', (typed, e164) => {
    expect(internationalPhone(typed)).toBe(e164);
  });

  it.each([['1234567'], ['+1234567890'], ['+999 123 456 789'], ['1'], [''], [null]])(
    'does not exist for %s, which is valid in no country',
    (typed) => {
      expect(internationalPhone(typed)).toBeNull();
    },
  );
});
