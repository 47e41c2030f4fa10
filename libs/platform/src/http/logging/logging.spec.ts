import { loggableError } from './loggable-error.js';

describe('the log', () => {
  it('[contract 2] takes of an error what helps, and not the connection that drivers hang on it', () => {
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
