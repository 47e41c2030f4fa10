import { afterContent, announceContent, expectContent } from './first-content';

afterEach(() => jest.useRealTimers());

it('resolves immediately when no content is expected', async () => {
  await expect(afterContent()).resolves.toBeUndefined();
});

it('waits for the content of the first page', async () => {
  expectContent();
  const passed = jest.fn();
  const waiting = afterContent().then(passed);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(passed).not.toHaveBeenCalled();
  announceContent();
  await waiting;
  expect(passed).toHaveBeenCalledTimes(1);
});

it('waits at most ten seconds', async () => {
  jest.useFakeTimers();
  expectContent();
  const waiting = afterContent();
  await jest.advanceTimersByTimeAsync(10_001);
  await expect(waiting).resolves.toBeUndefined();
});
