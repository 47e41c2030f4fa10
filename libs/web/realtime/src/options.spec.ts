import { SOCKET_OPTIONS } from './options';

describe('the options of the connection', () => {
  it.each([
    ['[SHELL-045]', 'transports', ['websocket', 'polling']],
    ['[SHELL-046]', 'reconnectionAttempts', 5],
    ['[SHELL-047]', 'reconnectionDelay', 1000],
    ['[SHELL-048]', 'reconnectionDelayMax', 5000],
    ['[SHELL-049]', 'randomizationFactor', 0.5],
    ['[SHELL-050]', 'timeout', 20000],
  ])('%s %s is %p', (_, name, value) => {
    expect(SOCKET_OPTIONS[name as keyof typeof SOCKET_OPTIONS]).toEqual(value);
  });

  it('[SHELL-051] leave the ping interval and timeout to the server', () => {
    expect(Object.keys(SOCKET_OPTIONS).filter((name) => name.startsWith('ping'))).toEqual([]);
  });
});
