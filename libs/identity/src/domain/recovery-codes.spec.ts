import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';

describe('recovery codes', () => {
  it('[TRU-022] are ten of four groups, without letters that are read for others', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/);
  });

  it('[TRU-023] are the same in any case, with spaces, hyphens or nothing between', () => {
    const hash = recoveryCodeHash('ABCD-EFGH-JKLM-NPQR');
    for (const typed of ['abcdefghjklmnpqr', ' abcd efgh\u00a0JKLM-npqr ', 'ABCD‑EFGH–JKLM—NPQR'])
      expect(recoveryCodeHash(typed)).toEqual(hash);
    expect(recoveryCodeHash('ABCD-EFGH-JKLM-NPQS')).not.toEqual(hash);
  });
});
