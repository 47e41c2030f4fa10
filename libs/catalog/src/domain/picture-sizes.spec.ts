import { fallbackWidth, widthsFor } from './picture-sizes.js';

describe('the sizes of a picture', () => {
  it('are those that the pages use', () => {
    expect(widthsFor(4000)).toEqual([240, 400, 640, 960, 1280]);
    expect(widthsFor(1280)).toEqual([240, 400, 640, 960, 1280]);
  });

  it('never enlarge, and omit a size that is hardly larger than the next smaller one', () => {
    expect(widthsFor(100)).toEqual([100]);
    expect(widthsFor(300)).toEqual([240, 300]);
    expect(widthsFor(1000)).toEqual([240, 400, 640, 960]);
    expect(widthsFor(1100)).toEqual([240, 400, 640, 960, 1100]);
  });

  it('have a fallback width that is known before any size is encoded', () => {
    expect(fallbackWidth(widthsFor(4000))).toBe(640);
    expect(fallbackWidth(widthsFor(500))).toBe(500);
    expect(fallbackWidth(widthsFor(100))).toBe(100);
  });
});
