import { createRoot } from 'react-dom/client';
import { api } from '@manette/web-api';
import { initI18n } from '@manette/web-i18n';
import { BrowserRouter } from '@manette/web-router';
import { restoreSession } from '@manette/web-session';
import { createStore, Provider } from '@manette/web-store';
import { App } from './app';

const store = createStore(api.middleware);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

void store.dispatch(restoreSession());
void initI18n().then(() =>
  createRoot(root).render(
    <Provider store={store}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Provider>,
  ),
);
