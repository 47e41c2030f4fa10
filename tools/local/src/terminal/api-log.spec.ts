import { wordsFor } from './api-log.ts';

describe('the output of the API in the terminal', () => {
  it('[RUN-LOG] contains warnings, mails and lines that are not JSON, but no other log lines', () => {
    expect(wordsFor('{"level":30,"msg":"request completed"}')).toBeUndefined();
    expect(wordsFor('{"level":40,"msg":"slow query"}')).toBe('slow query');
    expect(
      wordsFor('{"level":30,"msg":"mail \\"Verify\\" to a@b.test: http://localhost/verify-email/x"}'),
    ).toBe('mail "Verify" to a@b.test: http://localhost/verify-email/x');
    expect(wordsFor('JWT_SECRET is required in production')).toBe('JWT_SECRET is required in production');
    expect(wordsFor('')).toBeUndefined();
  });
});
