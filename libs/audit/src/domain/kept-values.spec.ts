import { keptChange, keptText, keptUserAgent } from './kept-values.js';

describe('the values that the log stores', () => {
  it('[TRU-081] cuts values at 200 characters and a user agent at 300', () => {
    const long = 'x'.repeat(400);
    expect(keptChange({ field: 'description', from: long, to: [long] })).toEqual({
      field: 'description',
      from: 'x'.repeat(200),
      to: `["${'x'.repeat(198)}`,
    });
    expect(keptUserAgent(long)).toHaveLength(300);
  });

  it('[TRU-081] stores only the names of personal fields, not their values', () => {
    for (const field of ['username', 'email', 'phone', 'address', 'profilePicture'])
      expect(keptChange({ field, from: 'a', to: 'b' })).toEqual({ field, from: null, to: null });
  });

  it('stores numbers, booleans and times unchanged', () => {
    const at = new Date(0);
    expect(keptChange({ field: 'a', from: 1.5, to: true })).toEqual({ field: 'a', from: 1.5, to: true });
    expect(keptChange({ field: 'a', from: undefined, to: at })).toEqual({
      field: 'a',
      from: null,
      to: '1970-01-01T00:00:00.000Z',
    });
    expect(keptChange({ field: 'a', from: NaN, to: -0 })).toEqual({ field: 'a', from: null, to: 0 });
  });

  it('removes characters that jsonb refuses', () => {
    expect(keptText(`${'x'.repeat(199)}🎮`)).toBe('x'.repeat(199));
    expect(keptText('a\0b\ud800c🎮')).toBe('abc🎮');
  });
});
