import { accountContent, cardContent, equalityOf } from './item-content.js';

const ofCode = (code: string) => equalityOf(cardContent({ code }), 'listing', null);
const ofAddress = (address: string, listing = 'a', kind: string | null = null) =>
  equalityOf(accountContent({ address, password: 'x' }), listing, kind);

it('[LIF-050] compares codes without case, spaces and hyphens, in the whole vault', () => {
  for (const same of ['abcd-efgh', 'ABCD EFGH', ' a b-c–d\u00a0efgh', 'ＡＢＣＤefgh'])
    expect(ofCode(same)).toBe(ofCode('ABCDEFGH'));
  expect(ofCode('ABCDEFGI')).not.toBe(ofCode('ABCDEFGH'));
});

it('[LIF-050] compares addresses within a listing and a kind of slot', () => {
  expect(ofAddress('Player@Shop.test')).toBe(ofAddress('player@shop.test '));
  const others = [ofAddress('p-layer@shop.test'), ofAddress('player@shop.test', 'b')];
  for (const other of [...others, ofAddress('player@shop.test', 'a', 'principal_ps4')])
    expect(other).not.toBe(ofAddress('player@shop.test'));
});
