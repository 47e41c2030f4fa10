import { wordsFor } from './api-log.ts';

describe('what the terminal shows of the API', () => {
  it('[RUN-LOG] shows warnings, mails and what is not a log line, and leaves the rest to the file', () => {
    expect(wordsFor('{"level":30,"msg":"request completed"}')).toBeUndefined();
    expect(wordsFor('{"level":40,"msg":"slow query"}')).toBe('slow query');
    expect(
      wordsFor('{"level":30,"msg":"mail \\"Verify\\" to a@b.test: http://localhost/verify-email/x"}'),
    ).toBe('mail "Verify" to a@b.test: http://localhost/verify-email/x');
    expect(wordsFor('JWT_SECRET is required in production')).toBe('JWT_SECRET is required in production');
    expect(wordsFor('')).toBeUndefined();
  });
});
