import type { Root } from 'react-dom/client';

/** React takes its timers when it is loaded. */
async function loadWithTestTimers() {
  jest.useFakeTimers();
  jest.resetModules();
  const [{ createRoot }, { lazyPage, PageBoundary }] = await Promise.all([
    import('react-dom/client'),
    import('./lazy-page'),
  ]);
  return { createRoot, lazyPage, PageBoundary };
}

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const FRAME = 16;
let root: Root;

// `act` would show everything at once.
beforeEach(() => (environment.IS_REACT_ACT_ENVIRONMENT = false));
afterEach(() => {
  root.unmount();
  jest.useRealTimers();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

it('shows a page as soon as its file has come', async () => {
  const { createRoot, lazyPage, PageBoundary } = await loadWithTestTimers();
  let come: (page: { default: () => string }) => void = () => undefined;
  const Page = lazyPage(() => new Promise<{ default: () => string }>((resolve) => (come = resolve)));
  root = createRoot(document.body);
  root.render(
    <PageBoundary fallback="wait">
      <Page />
    </PageBoundary>,
  );
  await jest.advanceTimersByTimeAsync(FRAME);
  expect(document.body).toHaveTextContent('wait');
  come({ default: () => 'the page' });
  await jest.advanceTimersByTimeAsync(FRAME);
  expect(document.body).toHaveTextContent('the page');
});
