import { decodeText } from './decode-text.js';

describe('the text of a file', () => {
  it('is decoded from UTF-8, with or without a byte order mark', () => {
    expect(decodeText(Buffer.from('\ufeffمرحبا'))).toBe('مرحبا');
    expect(decodeText(Buffer.from(''))).toBe('');
  });

  it('is not decoded from UTF-16, Latin-1 or a picture', () => {
    expect(decodeText(Buffer.from('\ufeffCodeName: x', 'utf16le'))).toBeNull();
    expect(decodeText(Buffer.from('Été', 'latin1'))).toBeNull();
    expect(decodeText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]))).toBeNull();
  });
});
