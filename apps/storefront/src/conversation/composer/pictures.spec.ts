import fc from 'fast-check';
import { attachmentFault } from './attachment-fault';
import { fitInto } from './fit-into';
import { isAnimated } from './is-animated';
import { shrinkPhoto } from './shrink-photo';

const bytes = (...parts: (string | number[])[]) =>
  new Blob(
    parts.map((part) =>
      Uint8Array.from(typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part),
    ),
  );
const PNG = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];

describe('an attached picture', () => {
  it('fits into a square without growing or changing its shape', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fitInto({ width, height }, 2048);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(2048);
        expect(fitted.width).toBeLessThanOrEqual(width);
        const slack = Math.max(width, height) / Math.max(fitted.width, fitted.height);
        expect(Math.abs(fitted.width * slack - width)).toBeLessThanOrEqual(slack);
      }),
    );
    expect(fitInto({ width: 4000, height: 3000 }, 2048)).toEqual({ width: 2048, height: 1536 });
  });

  it.each([
    ['a GIF', new Blob([], { type: 'image/gif' }), true],
    ['an animated PNG', bytes(PNG, '....IHDR....acTL....IDAT'), true],
    ['a PNG', bytes(PNG, '....IHDR....IDAT acTL'), false],
    ['an animated WebP', bytes('RIFF....WEBPVP8X..............ANIM'), true],
    ['a WebP', bytes('RIFF....WEBPVP8 .....................'), false],
    ['an AVIF sequence', bytes([0, 0, 0, 32], 'ftypavis'), true],
    ['a JPEG', bytes([0xff, 0xd8, 0xff]), false],
  ])('isAnimated recognizes %s', async (_, picture, moves) => expect(await isAnimated(picture)).toBe(moves));

  it.each([
    new File(['%PDF'], 'receipt.pdf', { type: 'application/pdf' }),
    new File(['GIF89a'], 'moving.gif', { type: 'image/gif' }),
    new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }),
    new File(['not a picture'], 'odd.jpg', { type: 'image/jpeg' }),
  ])('$name is not re-encoded', async (file) => expect(await shrinkPhoto(file)).toBe(file));

  it.each([
    ['[CHAT-021] too large', 'application/pdf', 10 * 1024 * 1024 + 1, 'File size must be less than 10MB'],
    ['[CHAT-021] just small enough', 'application/pdf', 10 * 1024 * 1024, null],
    ['[CHAT-022] of another type', 'image/svg+xml', 1, 'Only images and PDF files are accepted'],
    [
      '[CHAT-022] a photo that browsers cannot show',
      'image/heic',
      1,
      'HEIC photos cannot be shown here. Please send the photo as JPEG or PNG.',
    ],
    ['[CHAT-022] an image', 'image/webp', 1, null],
    ['[CHAT-022] without a type, which only the server checks', '', 1, null],
  ])('a file that is %s', (_, type, size, fault) => {
    const file = new File(['x'], 'a', { type });
    Object.defineProperty(file, 'size', { value: size });
    expect(attachmentFault(file)).toBe(fault);
  });
});
