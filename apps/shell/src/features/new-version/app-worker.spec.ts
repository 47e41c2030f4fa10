import { page } from '@manette/web-session';
import { AppWorker } from './app-worker';

const HOUR = 60 * 60_000;

/** A browser's registration as far as the page uses it. */
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

  it('[POC-017] is looked for every hour, and when the page is seen again after one', async () => {
    expect(browser.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(registered.update).toHaveBeenCalledTimes(1);
    see('visible');
    expect(registered.update).toHaveBeenCalledTimes(1);
    // A hidden page's timers may stand still.
    jest.setSystemTime(Date.now() + HOUR);
    see('visible');
    expect(registered.update).toHaveBeenCalledTimes(2);
  });

  it('[POC-017] tells of a newer one that waits, not of the first', async () => {
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

  it('[POC-017] tells of one that another page has found, which is still being installed', async () => {
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

  it('[POC-018] takes over when asked, and the page reloads once it has', async () => {
    registered.waiting = registered.worker;
    await worker.takeOver();
    expect(registered.update).toHaveBeenCalledTimes(1);
    expect(registered.worker.postMessage).toHaveBeenCalledWith('take over');
    expect(reload).not.toHaveBeenCalled();
    registered.worker.state = 'activated';
    registered.worker.dispatchEvent(new Event('statechange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[POC-018] makes the page reload after three seconds when the older one does not end', async () => {
    registered.waiting = registered.worker;
    await worker.takeOver();
    await jest.advanceTimersByTimeAsync(2999);
    expect(reload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[POC-018] makes a page without a worker reload, too, once a newer one has taken over', async () => {
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

  it('[POC-018] makes another page reload when it is hidden', () => {
    see('hidden');
    expect(reload).not.toHaveBeenCalled();
    browser.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    see('hidden');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
