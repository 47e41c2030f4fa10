import { readDraft, saveDraft } from './drafts';

describe('drafts', () => {
  beforeEach(() => localStorage.clear());

  it('are stored per place, and deleted when the text is blank', () => {
    saveDraft('me ticket 1', 'hello');
    expect([readDraft('me ticket 1'), readDraft('me ticket 2')]).toEqual(['hello', '']);
    saveDraft('me ticket 1', '  ');
    expect(readDraft('me ticket 1')).toBe('');
    expect(localStorage).toHaveLength(0);
  });

  it('are limited to the twenty newest', () => {
    for (let at = 1; at <= 25; at++) saveDraft(`place ${at}`, 'x', at);
    expect(localStorage).toHaveLength(20);
    expect([readDraft('place 5'), readDraft('place 6')]).toEqual(['', 'x']);
  });

  it('do not change other stored values, and ignore a broken draft', () => {
    localStorage.setItem('language', 'ar');
    localStorage.setItem('draft odd', '{');
    expect(readDraft('odd')).toBe('');
    for (let at = 1; at <= 25; at++) saveDraft(`place ${at}`, 'x', at);
    expect(localStorage.getItem('language')).toBe('ar');
  });

  it('are truncated at 4000 characters', () => {
    saveDraft('long', 'x'.repeat(10_000));
    expect(readDraft('long')).toHaveLength(4000);
  });
});
