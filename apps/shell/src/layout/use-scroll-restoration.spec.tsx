import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from '@manette/web-router';
import { useScrollRestoration } from './use-scroll-restoration';

describe('the scroll position', () => {
  let go: NavigateFunction;
  let height: number;
  let grow: () => void;
  const Probe = () => {
    go = useNavigate();
    useScrollRestoration();
    return null;
  };
  const scrolledTo = (top: number) =>
    act(() => {
      window.scrollTo(0, top);
      window.dispatchEvent(new Event('scroll'));
    });
  const navigate = (to: string | -1) => act(async () => void (await (to === -1 ? go(-1) : go(to))));

  beforeEach(() => {
    height = 5000;
    jest.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
      window.scrollY = Math.min(top, height);
    }) as typeof window.scrollTo);
    globalThis.ResizeObserver = class {
      constructor(told: ResizeObserverCallback) {
        grow = () => told([], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {
        grow = () => undefined;
      }
    };
    render(
      <MemoryRouter initialEntries={['/accounts']}>
        <Probe />
      </MemoryRouter>,
    );
  });
  afterEach(() => jest.restoreAllMocks());

  it('is the top on a new page, and is restored on the way back', async () => {
    scrolledTo(1800);
    await navigate('/accounts/1');
    expect(window.scrollY).toBe(0);
    await navigate(-1);
    expect(window.scrollY).toBe(1800);
  });

  it('is restored as the page grows, if the page is too short at first', async () => {
    scrolledTo(1800);
    await navigate('/accounts/1');
    height = 900;
    await navigate(-1);
    expect(window.scrollY).toBe(900);
    height = 1500;
    grow();
    expect(window.scrollY).toBe(1500);
    height = 5000;
    grow();
    expect(window.scrollY).toBe(1800);
  });

  it('is no longer restored after the user scrolls', async () => {
    scrolledTo(1800);
    await navigate('/accounts/1');
    height = 900;
    await navigate(-1);
    window.dispatchEvent(new Event('wheel'));
    height = 5000;
    grow();
    expect(window.scrollY).toBe(900);
  });

  it('does not change when the filters change', async () => {
    scrolledTo(700);
    await navigate('/accounts?q=sirocco');
    expect(window.scrollY).toBe(700);
  });
});
