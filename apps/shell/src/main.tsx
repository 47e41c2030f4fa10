import '@manette/web-ui/theme.css';
// Imported here, because the code that loads a second style sheet is larger than these styles.
import './features/sign-in/components/auth.css';
import { createRoot } from 'react-dom/client';
import { api, configApi } from '@manette/web-api';
import { initI18n } from '@manette/web-i18n';
import { expectContent, startDataUse } from '@manette/web-realtime';
import { BrowserRouter } from '@manette/web-router';
import {
  callbackToken,
  syncTabs,
  syncUser,
  reloadRestoredPage,
  restoreSession,
  readToken,
} from '@manette/web-session';
import { createStore, Provider } from '@manette/web-store';
import { followLowData } from '@manette/web-ui';
import { App } from './app';
import { blockInspection } from './layout/block-inspection';
import { keepInstallOffer } from './layout/keep-install-offer';
import { remoteOfPath } from './remotes/remote-of-path';
import { importParts, loadParts } from './signed-in/lazy-parts';
import { startHome } from './signed-in/start-home';

const store = createStore(api.middleware);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

expectContent();
keepInstallOffer();
startDataUse();
followLowData();
// The session, the remote of the path and the translations load in parallel. After a sign-in callback, the callback page
// restores the session: a request with the old token, which the callback replaced, would end in 'logged in from another
// device'.
if (!callbackToken()) void store.dispatch(restoreSession());
void store.dispatch(configApi.endpoints.getConfig.initiate());
const remote = readToken() && remoteOfPath(window.location.pathname);
if (remote) void loadParts().then(({ startRemote }) => startRemote(store, remote));
else if (callbackToken()) startHome(store);
blockInspection(document);
store.dispatch(syncTabs());
store.dispatch(syncUser());
store.dispatch(reloadRestoredPage());

// Waits for the parts, so that a signed-in user's bar is rendered once: open menus would close if another bar replaced it.
const parts = readToken() ? importParts().catch(() => undefined) : undefined;
void Promise.all([initI18n(), parts]).then(() =>
  createRoot(root).render(
    <Provider store={store}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Provider>,
  ),
);
