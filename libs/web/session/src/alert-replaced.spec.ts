import { waitFor } from '@testing-library/react';
import { initI18n, setLanguage } from '@manette/web-i18n';
import { aClient } from '@manette/web-testing';
import { clearStoredSession, page, readToken, storeSession } from '.';
import { endSession } from './end-session';

const SENTENCE = 'Your account has been logged in from another device. You have been logged out.';

describe('[ID-080] a replaced session', () => {
  let alert: jest.SpyInstance;
  let goTo: jest.SpyInstance;
  beforeEach(() => {
    localStorage.clear();
    alert = jest.spyOn(page, 'alert').mockImplementation(() => undefined);
    goTo = jest.spyOn(page, 'goTo').mockImplementation(() => undefined);
    storeSession({ token: 't-1', user: aClient() });
  });
  afterEach(() => jest.restoreAllMocks());
  const seen = (state: DocumentVisibilityState) =>
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

  it('shows the alert before the page navigates, after the session is deleted', async () => {
    alert.mockImplementation(() => {
      expect(readToken()).toBeNull();
      expect(goTo).not.toHaveBeenCalled();
    });
    endSession('t-1', 'replaced');
    endSession('t-1', 'replaced');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login'));
    expect(alert.mock.calls).toEqual([[SENTENCE]]);
  });

  it('[SHELL-002] shows the alert in Arabic', async () => {
    await initI18n();
    await setLanguage('ar');
    endSession('t-1', 'replaced');
    await waitFor(() => expect(alert).toHaveBeenCalled());
    expect(alert.mock.calls).toEqual([['تم تسجيل الدخول إلى حسابك من جهاز آخر، فسُجِّل خروجك من هذا الجهاز.']]);
    await setLanguage('en');
  });

  it('shows the alert once the page is visible', async () => {
    seen('hidden');
    endSession('t-1', 'replaced');
    document.dispatchEvent(new Event('visibilitychange'));
    expect([alert, goTo].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    seen('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login'));
    expect(alert.mock.calls).toEqual([[SENTENCE]]);
  });

  it('shows the alert in one page of the browser; the others follow the stored session', async () => {
    let over = false;
    const anotherPageWasFaster = async (_name: string, work: () => void) => {
      clearStoredSession();
      await Promise.resolve(work());
      over = true;
    };
    Object.defineProperty(navigator, 'locks', {
      value: { request: anotherPageWasFaster },
      configurable: true,
    });
    try {
      endSession('t-1', 'replaced');
      await waitFor(() => expect(over).toBe(true));
      expect([alert, goTo].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });
});
