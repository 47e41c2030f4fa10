import { act, renderHook } from '@testing-library/react';
import { jest } from '@jest/globals';
import { useShownSecret } from './use-shown-secret';

const secret = { code: 'ABCD-EFGH' };
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

describe('a secret on the page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('[LIF-069] is counted down and hidden after 60 s', () => {
    const { result } = renderHook(() => useShownSecret());
    act(() => result.current.show(secret));
    expect(result.current).toMatchObject({ secret, seconds: 60 });
    pass(59);
    expect(result.current).toMatchObject({ secret, seconds: 1 });
    pass(1);
    expect(result.current).toMatchObject({ secret: undefined, seconds: 0 });
  });

  it('[LIF-069] is hidden when the page becomes visible after its time', () => {
    const { result } = renderHook(() => useShownSecret());
    act(() => result.current.show(secret));
    jest.setSystemTime(Date.now() + 61_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.secret).toBeUndefined();
  });
});
