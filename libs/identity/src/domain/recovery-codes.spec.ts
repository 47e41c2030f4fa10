import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';

describe('recovery codes', () => {
  it('[TRU-022] are ten codes of four groups, without characters that are easily confused', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/);
  });

  it('[TRU-023] have the same hash in any case, with spaces, dashes or no separators', () => {
    const hash = recoveryCodeHash('ABCD-EFGH-JKLM-NPQR');
    for (const typed of ['abcdefghjklmnpqr', ' abcd efgh\u00a0JKLM-npqr ', 'ABCD‑EFGH–JKLM—NPQR'])
      expect(recoveryCodeHash(typed)).toEqual(hash);
    expect(recoveryCodeHash('ABCD-EFGH-JKLM-NPQS')).not.toEqual(hash);
  });
});
