import { accountItemFields, cardItemFields } from './vault-item.fields.js';

const messagesOf = (judged: { error?: { issues: { message: string }[] } }) =>
  judged.error?.issues.map(({ message }) => message);

describe('the fields of an item of the vault', () => {
  it.each([[undefined], [''], ['abc'], ['  abc  '], ['x'.repeat(201)], [7]])(
    '[LIF-049] have a code of 4 to 200 characters, not %j',
    (code) => {
      expect(messagesOf(cardItemFields.safeParse({ code }))).toEqual(['Code must be 4 to 200 characters']);
    },
  );

  it('[LIF-049] accept a code of 4 and of 200 characters', () => {
    for (const code of ['abcd', 'x'.repeat(200)]) expect(cardItemFields.parse({ code })).toEqual({ code });
  });

  it('[LIF-049] require address and password, and limit the length of all fields', () => {
    expect(messagesOf(accountItemFields.safeParse({}))).toEqual([
      'Address is required',
      'Password is required',
    ]);
    const long = { address: 'a'.repeat(201), password: 'p'.repeat(201), secondStep: 's'.repeat(1001) };
    expect(messagesOf(accountItemFields.safeParse(long))).toEqual([
      'Address must be less than 200 characters',
      'Password must be less than 200 characters',
      'Second step must be less than 1000 characters',
    ]);
    const most = { address: 'a'.repeat(200), password: 'p'.repeat(200), secondStep: 's'.repeat(1000) };
    expect(accountItemFields.parse(most)).toEqual(most);
  });

  it('keep the spaces around a password', () => {
    expect(accountItemFields.parse({ address: ' a@b.test ', password: ' p ' })).toEqual({
      address: 'a@b.test',
      password: ' p ',
    });
  });
});
