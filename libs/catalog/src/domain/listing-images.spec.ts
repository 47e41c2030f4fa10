import { TooManyImages } from './catalog.errors.js';
import { imagesAfter } from './listing-images.js';
import { keptImages } from './kept-images.js';
import { pictureIdOf, sizeKey } from './picture-keys.js';

const many = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

describe('the pictures of a listing', () => {
  it('[API-021] all stay without a list of kept pictures; none stays with an empty list', () => {
    expect(imagesAfter(['a', 'b'], undefined, ['c'])).toEqual(['a', 'b', 'c']);
    expect(imagesAfter(['a', 'b'], [], ['c'])).toEqual(['c']);
  });

  it('[API-021] are in the order of the list of kept pictures; unknown and repeated ids are ignored', () => {
    expect(imagesAfter(['a', 'b', 'c'], ['c', 'x', 'a', 'a'], ['b', 'a'])).toEqual(['c', 'a', 'b']);
  });

  it('[CAT-069] are twelve at most', () => {
    expect(imagesAfter([], undefined, many(12))).toHaveLength(12);
    expect(() => imagesAfter(many(12), undefined, ['one more'])).toThrow(TooManyImages);
    expect(imagesAfter(many(12), many(11), ['instead'])).toHaveLength(12);
  });

  it('are identified by their paths or absolute addresses, in any size', () => {
    const id = pictureIdOf('0123456789abcdef'.repeat(4));
    const paths = [
      `/uploads/${sizeKey(id, 640, 'webp')}`,
      `https://shop.test/uploads/${sizeKey(id, 240, 'avif')}`,
      '/uploads/../../etc/passwd',
    ];
    expect(keptImages(paths)).toEqual([id, id]);
    expect(keptImages(undefined)).toBeUndefined();
  });
});
