import { isNew } from './new-badge.js';

describe('the New badge', () => {
  const now = new Date('2026-05-08T12:00:00.000Z');

  it('[CAT-092] stays for seven days from the creation', () => {
    expect(isNew('2026-05-01T12:00:00.000Z', now)).toBe(true);
    expect(isNew('2026-05-01T11:59:59.999Z', now)).toBe(false);
    expect(isNew(now, now)).toBe(true);
  });
});
