import { Suspense, type ReactNode } from 'react';
import { act, render } from '@testing-library/react';
import type { UserView } from '@manette/contracts/identity';
import { api } from '@manette/web-api';
import { initI18n } from '@manette/web-i18n';
import { MemoryRouter, useLocation } from '@manette/web-router';
import { createStore, Provider } from '@manette/web-store';
import '../end-session';
import { signedIn, signedOut } from '../session.slice';
import { storeSession } from '../stored-session';

export interface RenderOptions {
  /** The signed-in user; signed out when absent. */
  user?: UserView;
  /** The initial path. */
  at?: string;
  language?: 'en' | 'ar';
}

const Location = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="location">{pathname + search}</output>;
};

/** Renders a part of the product with the real store, router and translations; only the network is fake. */
export async function renderApp(ui: ReactNode, { user, at = '/', language = 'en' }: RenderOptions = {}) {
  localStorage.setItem('language', language);
  await initI18n();
  const store = createStore(api.middleware);
  if (user) storeSession({ token: 'token-of-the-test', user });
  store.dispatch(user ? signedIn(user) : signedOut());
  // Suspended namespaces load inside act, so that queries find the texts immediately.
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[at]}>
          <Suspense fallback="…">{ui}</Suspense>
          <Location />
        </MemoryRouter>
      </Provider>,
    ),
  );
  return { store, ...view };
}
