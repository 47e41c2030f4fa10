import { loggableError } from './loggable-error.js';
import { loggableUrl } from './loggable-url.js';

describe('the log', () => {
  it.each([
    ['/api/accounts?q=zelda&cursor=x', '/api/accounts'],
    ['/auth/callback?token=secret', '/auth/callback'],
    ['/api/users/verify-email/secret', '/api/users/verify-email/…'],
    ['/reset-password/secret', '/reset-password/…'],
  ])('[contract 2] contains no secret of the URL %s', (url, logged) => {
    expect(loggableUrl(url)).toBe(logged);
  });

  it('[contract 2] contains the message, code and cause of an error, but not the client that drivers attach to it', () => {
    const cause = Object.assign(new Error('reset'), { code: 'ECONNRESET', client: { password: 'secret' } });
    const error = Object.assign(new Error('no answer', { cause }), { client: { password: 'secret' } });
    const logged = loggableError(error);
    expect(logged).toMatchObject({
      type: 'Error',
      message: 'no answer',
      cause: { message: 'reset', code: 'ECONNRESET' },
    });
    expect(JSON.stringify(logged)).not.toContain('secret');
    expect(loggableError('words')).toBe('words');
  });
});
