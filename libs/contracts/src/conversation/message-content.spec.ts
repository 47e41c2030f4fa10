import { messageContent } from './message-content.js';

describe('the content of a message', () => {
  it.each([
    ['a\u0000b\u0007c\u009f', 'abc'],
    ['one\u000btwo\u000cthree', 'one\ntwo\nthree'],
    ['  kept:\ttab, 1\r\n2\r3  ', 'kept:\ttab, 1\n2\n3'],
    ['half\ud83d of 👩', 'half\ufffd of 👩'],
    ['سلام 👩‍👩‍👧 ‏', 'سلام 👩‍👩‍👧 ‏'],
  ])('[CHAT-036, API-035, API-041] of %j is %j', (written, kept) => {
    expect(messageContent.parse(written)).toBe(kept);
  });

  it('[CHAT-019] is empty when it contains only invisible characters', () => {
    expect(messageContent.parse('\u0000 \u0007')).toBe('');
  });

  it('[CHAT-020] has its length counted without removed characters, and with a line break as one character', () => {
    expect(messageContent.parse(`\u0000${'x'.repeat(2000)}`)).toHaveLength(2000);
    expect(messageContent.parse('x\r\n'.repeat(1000))).toHaveLength(1999);
    expect(messageContent.safeParse('x'.repeat(2001)).error?.issues).toMatchObject([
      { message: 'Message must be less than 2000 characters' },
    ]);
  });
});
