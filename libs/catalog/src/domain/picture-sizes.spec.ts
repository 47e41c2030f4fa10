import { middleOf, widthsFor } from './picture-sizes.js';

describe('the sizes of a picture', () => {
  it('are those the pages ask for', () => {
    expect(widthsFor(4000)).toEqual([240, 400, 640, 960, 1280]);
    expect(widthsFor(1280)).toEqual([240, 400, 640, 960, 1280]);
  });

  it('never enlarge, and leave out a size hardly larger than the one before', () => {
    expect(widthsFor(100)).toEqual([100]);
    expect(widthsFor(300)).toEqual([240, 300]);
    expect(widthsFor(1000)).toEqual([240, 400, 640, 960]);
    expect(widthsFor(1100)).toEqual([240, 400, 640, 960, 1100]);
  });

  it('have a middle that is known before any of them exists', () => {
    expect(middleOf(widthsFor(4000))).toBe(640);
    expect(middleOf(widthsFor(500))).toBe(500);
    expect(middleOf(widthsFor(100))).toBe(100);
  });
});
