import { attachmentName } from './attachment-name.js';

const PDF = { mime: 'application/pdf', ext: 'pdf' };
const PNG = { mime: 'image/png', ext: 'png' };
const JPEG = { mime: 'image/jpeg', ext: 'jpg' };

describe('the name of an attachment ends in the type of its bytes', () => {
  it.each([
    ['receipt.html', PDF, 'receipt.pdf'],
    ['receipt.pdf.html', PDF, 'receipt.pdf.pdf'],
    ['receipt', PDF, 'receipt.pdf'],
    ['receipt.html.', PDF, 'receipt.pdf'],
    ['receipt.html \u200b', PDF, 'receipt.pdf'],
    ['a.svg', PNG, 'a.png'],
    ['Invoice 12.05.2026', PDF, 'Invoice 12.05.2026.pdf'],
    ['.htaccess', PNG, 'htaccess.png'],
    ['.html', PDF, 'html.pdf'],
    ['', PDF, 'file.pdf'],
    ['...', PDF, 'file.pdf'],
    ['\u202elmth.fdp', PDF, 'lmth.pdf'],
    ['a\u2028b\r\n.exe', PDF, 'a b.pdf'],
    [`${'x'.repeat(300)}.exe`, PDF, `${'x'.repeat(116)}.pdf`],
  ])('%j', (name, type, shown) => {
    expect(attachmentName(name, type)).toBe(shown);
  });

  it.each([
    ['IMG_1.JPG', JPEG],
    ['photo.jpeg', JPEG],
    ['photo.jfif', JPEG],
    ['moving.png', { mime: 'image/apng', ext: 'apng' }],
    ['صورة الحساب.png', PNG],
    ['می\u200cخواهم.png', PNG],
  ])('and stays unchanged when it already does: %j', (name, type) => {
    expect(attachmentName(name, type)).toBe(name);
  });
});
