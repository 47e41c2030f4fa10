import { cleanText } from './clean-text.js';

it.each([
  ['  a  ', 'a'],
  ['a\n\n b\t c', 'a b c'],
  ['a\u0000b\u0007c\u007fd\u0085', 'abcd'],
  ['\u0000 \n', ''],
  ['مرحبا \r\n بكم', 'مرحبا بكم'],
])('[CHAT-036] makes %j into %j', (text, clean) => expect(cleanText(text)).toBe(clean));
