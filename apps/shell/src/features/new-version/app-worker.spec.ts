import { page } from '@manette/web-session';
import { AppWorker } from './app-worker';

const HOUR = 60 * 60_000;

/** A fake ServiceWorkerRegistration with the members that the page uses. */
function registration() {
  const worker = Object.assign(new EventTarget(), { state: 'installed', postMessage: jest.fn() });
  return Object.assign(new EventTarget(), {
    active: {} as object | null,
    waiting: null as typeof worker | null,
    installing: null as typeof worker | null,
    update: jest.fn(() => Promise.resolve()),
    worker,
  });
}

describe('the service worker of a page', () => {
  let registered: ReturnType<typeof registration>;
  let browser: EventTarget & { register: jest.Mock; controller: object | null };
  let worker: AppWorker;
  let stop: () => void;
  let reload: jest.SpyInstance;

  beforeEach(async () => {
    jest.useFakeTimers();
    registered = registration();
    browser = Object.assign(new EventTarget(), {
      register: jest.fn(() => Promise.resolve(registered)),
      controller: {},
      ready: new Promise(() => undefined),
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: browser, configurable: true });
    reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
    worker = new AppWorker();
    stop = worker.start();
    await jest.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    stop();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  const see = (state: 'visible' | 'hidden') => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('[POC-017] checks for an update every hour, and when the page becomes visible again after an hour', async () => {
    expect(browser.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(registered.update).toHaveBeenCalledTimes(1);
    see('visible');
    expect(registered.update).toHaveBeenCalledTimes(1);
    // The browser may pause the timers of a hidden page.
    jest.setSystemTime(Date.now() + HOUR);
    see('visible');
    expect(registered.update).toHaveBeenCalledTimes(2);
  });

  it('only warns where the browser blocks workers and answers without a registration', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    browser.register.mockResolvedValue(undefined);
    const end = new AppWorker().start();
    await jest.advanceTimersByTimeAsync(HOUR);
    end();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('[POC-017] reports a newer worker that waits, not the first worker', async () => {
    const told = jest.fn();
    worker.subscribe(told);
    Object.assign(registered, { active: null, installing: registered.worker });
    registered.dispatchEvent(new Event('updatefound'));
    await jest.advanceTimersByTimeAsync(0);
    expect(worker.hasNewVersion()).toBe(false);
    Object.assign(registered, { active: {}, waiting: registered.worker });
    registered.dispatchEvent(new Event('updatefound'));
    await jest.advanceTimersByTimeAsync(0);
    expect(worker.hasNewVersion()).toBe(true);
    expect(told).toHaveBeenCalled();
  });

  it('[POC-017] reports a newer worker that another page found and that is still being installed', async () => {
    const installing = Object.assign(registered.worker, { state: 'installing' });
    registered.installing = installing;
    const told = jest.fn();
    const late = new AppWorker();
    late.subscribe(told);
    const end = late.start();
    await jest.advanceTimersByTimeAsync(0);
    told.mockClear();
    Object.assign(registered, { installing: null, waiting: installing });
    installing.state = 'installed';
    installing.dispatchEvent(new Event('statechange'));
    await jest.advanceTimersByTimeAsync(0);
    end();
    expect(told).toHaveBeenCalled();
    expect(late.hasNewVersion()).toBe(true);
  });

  it('[POC-018] takes over on request, and the page reloads afterwards', async () => {
    registered.waiting = registered.worker;
    await worker.takeOver();
    expect(registered.update).toHaveBeenCalledTimes(1);
    expect(registered.worker.postMessage).toHaveBeenCalledWith('take over');
    expect(reload).not.toHaveBeenCalled();
    registered.worker.state = 'activated';
    registered.worker.dispatchEvent(new Event('statechange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[POC-018] reloads the page after three seconds when the older worker does not end', async () => {
    registered.waiting = registered.worker;
    await worker.takeOver();
    await jest.advanceTimersByTimeAsync(2999);
    expect(reload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[POC-018] reloads a page without a controller too, once it is hidden after a newer worker has taken over', async () => {
    stop();
    browser.controller = null;
    worker = new AppWorker();
    stop = worker.start();
    await jest.advanceTimersByTimeAsync(0);
    registered.waiting = registered.worker;
    registered.dispatchEvent(new Event('updatefound'));
    await jest.advanceTimersByTimeAsync(0);
    see('hidden');
    expect(reload).not.toHaveBeenCalled();
    registered.worker.state = 'activated';
    registered.worker.dispatchEvent(new Event('statechange'));
    see('hidden');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[POC-018] reloads another page when it is hidden after the takeover', () => {
    see('hidden');
    expect(reload).not.toHaveBeenCalled();
    browser.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    see('hidden');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
