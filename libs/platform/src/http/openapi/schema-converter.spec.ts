import { portablePattern } from './schema-converter.js';

describe('[POC-075] a pattern of the document', () => {
  it.each([String.raw`^\P{Cc}*$`, String.raw`^[\P{Cc}\t\n]*$`, String.raw`^[^\s@\p{Cc}]+$`])(
    '%s matches the same texts without the flag u',
    (pattern) => {
      const [unicode, plain] = [new RegExp(pattern, 'u'), new RegExp(portablePattern(pattern) ?? '')];
      for (let code = 0; code < 0x250; code++) {
        const text = String.fromCodePoint(code);
        expect([code, plain.test(text)]).toEqual([code, unicode.test(text)]);
      }
    },
  );

  it('is left out when it cannot be written without the flag u', () => {
    expect(portablePattern(String.raw`^[\p{L}\p{N} _-]+$`)).toBeUndefined();
    expect(portablePattern('^[a-z]+$')).toBe('^[a-z]+$');
  });
});
