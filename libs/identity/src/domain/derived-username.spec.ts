import { registerUsername } from '@manette/contracts/identity';
import { derivedUsername } from './derived-username.js';

describe('a username derived from an address', () => {
  it.each([
    ['ann.smith@shop.test', 'ann_smith'],
    ['ann+news@shop.test', 'ann_news'],
    ['a@shop.test', 'user_a'],
    ['سارة@shop.test', 'user'],
    ['zoé-b@shop.test', 'zoe_b'],
    ['a-very-long-address-of-somebody@shop.test', 'a_very_long_address_'],
  ])('%s gives %s', (email, username) => {
    expect(derivedUsername(email)).toBe(username);
    expect(registerUsername.safeParse(derivedUsername(email)).success).toBe(true);
  });

  it('stays within the rules with a suffix', () => {
    expect(derivedUsername('a-very-long-address-of-somebody@shop.test', '_4821')).toBe(
      'a_very_long_add_4821',
    );
  });
});
