import { act, render, screen } from '@testing-library/react';
import { LogPart } from './log-part';
import { MessageLog } from './message-log';

/** Simulates the browser's report about the one observed part; jsdom does no layout. */
let report: ((isIntersecting: boolean, height: number) => void) | undefined;
let root: Element | Document | null | undefined;

beforeEach(() => {
  report = undefined;
  globalThis.IntersectionObserver = class {
    constructor(
      private readonly seen: (entries: Partial<IntersectionObserverEntry>[]) => void,
      options?: IntersectionObserverInit,
    ) {
      root = options?.root;
    }
    observe() {
      report = (isIntersecting, height) =>
        act(() => this.seen([{ isIntersecting, boundingClientRect: { height } as DOMRect }]));
    }
    disconnect() {
      report = undefined;
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  document.getSelection()?.removeAllRanges();
});

const log = (state: { windowed?: boolean; newest?: boolean } = {}) => (
  <MessageLog label="Messages" ids={['1']} unseenLabel={String}>
    <LogPart windowed newest={false} {...state}>
      {() => <button type="button">a message</button>}
    </LogPart>
  </MessageLog>
);
const message = () => screen.queryByRole('button', { name: 'a message' });

it('is removed from the page while far from the view, keeps its height and is rendered again', () => {
  render(log());
  expect(root).toBe(screen.getByRole('log'));
  report?.(false, 480);
  expect(message()).toBeNull();
  const part = screen.getByRole('log').querySelector('.log-part');
  expect(part).toHaveStyle({ blockSize: '480px' });
  expect(part).toHaveAttribute('aria-live', 'off');
  report?.(true, 480);
  expect(message()).toBeInTheDocument();
  expect(part).not.toHaveStyle({ blockSize: '480px' });
});

it.each([{ windowed: false }, { newest: true }])('is always rendered with %p, and is announced', (state) => {
  render(log(state));
  expect(report).toBeUndefined();
  expect(message()).toBeInTheDocument();
  expect(screen.getByRole('log').querySelector('[aria-live]')).toBeNull();
});

it('is rendered again when the log is no longer long', () => {
  const { rerender } = render(log());
  report?.(false, 480);
  rerender(log({ windowed: false }));
  expect(message()).toBeInTheDocument();
});

it('stays while it has the focus or the selection, and while it has no layout', () => {
  render(log());
  message()?.focus();
  report?.(false, 480);
  expect(message()).toHaveFocus();
  message()?.blur();
  document.getSelection()?.selectAllChildren(screen.getByRole('log'));
  report?.(false, 480);
  expect(message()).toBeInTheDocument();
  document.getSelection()?.removeAllRanges();
  report?.(false, 0);
  expect(message()).toBeInTheDocument();
  report?.(false, 480);
  expect(message()).toBeNull();
});

it('is rendered in a browser without IntersectionObserver', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  render(log());
  expect(message()).toBeInTheDocument();
});
