import type { Root } from 'react-dom/client';

/** Loads React after the timers are faked: React takes its timer functions when it is loaded. */
async function loadWithTestTimers() {
  jest.useFakeTimers();
  jest.resetModules();
  const [{ createRoot }, { lazyPart }, { PartBoundary }] = await Promise.all([
    import('react-dom/client'),
    import('./lazy-part'),
    import('./part-boundary'),
  ]);
  return { createRoot, lazyPart, PartBoundary };
}

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const FRAME = 16;
let root: Root;

// `act` would render everything immediately.
beforeEach(() => (environment.IS_REACT_ACT_ENVIRONMENT = false));
afterEach(() => {
  root.unmount();
  jest.useRealTimers();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

it('shows a part as soon as its chunk is loaded', async () => {
  const { createRoot, lazyPart, PartBoundary } = await loadWithTestTimers();
  let come: (page: { default: () => string }) => void = () => undefined;
  const Page = lazyPart(() => new Promise<{ default: () => string }>((resolve) => (come = resolve)));
  root = createRoot(document.body);
  root.render(
    <PartBoundary fallback="wait">
      <Page />
    </PartBoundary>,
  );
  await jest.advanceTimersByTimeAsync(FRAME);
  expect(document.body).toHaveTextContent('wait');
  come({ default: () => 'the part' });
  await jest.advanceTimersByTimeAsync(FRAME);
  expect(document.body).toHaveTextContent('the part');
});
