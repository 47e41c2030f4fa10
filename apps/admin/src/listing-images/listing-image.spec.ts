import { MAX_IMAGE_BYTES } from '@manette/contracts/catalog';
import { aPicture } from '@manette/web-testing';
import { imageFault } from './image-files';
import { imagesOf, moved, reordered, withPictures, type ListingImage } from './listing-image';
import { aPictureFile } from './testing/pictures';

const kept = (path: string): ListingImage => ({ key: path, path });
const added = (name: string): ListingImage => ({
  key: name,
  file: aPictureFile(name),
  preview: `blob:${name}`,
});

it('starts with the pictures of the listing, including those still being processed', () => {
  const picture = aPicture('/uploads/b.webp');
  expect(imagesOf({ images: ['/uploads/a.webp', '/uploads/b.webp'], pictures: [picture] })).toEqual([
    { key: '/uploads/a.webp', path: '/uploads/a.webp', picture: undefined },
    { key: '/uploads/b.webp', path: '/uploads/b.webp', picture },
  ]);
});

it('shows pictures that the list does not contain once they are loaded', () => {
  const [first, second] = ['a', 'b'].map((name) => aPicture(`/uploads/${name}.webp`));
  const list = imagesOf({ images: [first!.src, second!.src], pictures: [first!] });
  expect(withPictures(list, undefined)).toEqual(list);
  expect(withPictures(list, [first!, second!])).toEqual([list[0], { ...list[1], picture: second }]);
});

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('moves from %p to %p: %p', (from, to, after) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(after);
});

it("returns an order only when the server's order differs", () => {
  expect(reordered([kept('a'), added('n')], ['a', 'n1'])).toBeUndefined();
  expect(reordered([added('n'), kept('a'), added('m')], ['a', 'n1', 'm1'])).toEqual(['n1', 'a', 'm1']);
});

it('returns no order when the server kept other pictures than requested', () => {
  expect(reordered([added('n'), kept('a')], ['n1'])).toBeUndefined();
});

const TYPE = 'Only PNG, JPEG, JPG, AVIF, WebP, and JFIF images are allowed';
it.each([
  [aPictureFile('a.png'), undefined],
  [aPictureFile('a.jpg', 'image/jpeg'), undefined],
  [aPictureFile('a.webp', 'image/webp'), undefined],
  [aPictureFile('a.avif', ''), undefined],
  [aPictureFile('a.JFIF', ''), undefined],
  [aPictureFile('a.svg', 'image/svg+xml'), TYPE],
  [aPictureFile('a.gif', 'image/gif'), TYPE],
  [aPictureFile('a.png', 'text/html'), TYPE],
  [aPictureFile('a.txt', ''), TYPE],
])('[CAT-114] checks a file by its type, or by its name without a type: %#', (file, fault) => {
  expect(imageFault([aPictureFile('good.png'), file])).toBe(fault);
});

it('accepts exactly 10 MB and not one byte more', () => {
  const of = (bytes: number) => new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' });
  expect(imageFault([of(MAX_IMAGE_BYTES)])).toBeUndefined();
  expect(imageFault([of(MAX_IMAGE_BYTES + 1)])).toBe('File size must be less than 10MB');
});
