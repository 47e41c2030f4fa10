import { render, screen } from '@testing-library/react';
import type { UserView } from '@manette/contracts/identity';
import { MemoryRouter, Route, Routes } from '@manette/web-router';
import { createStore, Provider } from '@manette/web-store';
import { aClient, anAdmin } from '@manette/web-testing';
import { RequireAdmin, RequireUser } from '.';
import { restored } from './session.slice';
import { renderApp } from './testing';

const Guarded = () => (
  <Routes>
    <Route path="/login" element="the login page" />
    <Route path="/" element="the home page" />
    <Route path="/support" element={<RequireUser checking="checking">the tickets</RequireUser>} />
    <Route path="/admin" element={<RequireAdmin checking="checking">the back office</RequireAdmin>} />
  </Routes>
);
const show = (at: string, user?: UserView) => renderApp(<Guarded />, { at, user });

describe('the guards', () => {
  beforeEach(() => localStorage.clear());

  it('[SHELL-016] send an unauthenticated user to /login', async () => {
    await show('/support');
    expect(screen.getByTestId('location')).toHaveTextContent('/login');
    expect(screen.queryByText('the tickets')).toBeNull();
  });

  it('[SHELL-016] send an unauthenticated user from an admin route to /login', async () => {
    await show('/admin');
    expect(screen.getByTestId('location')).toHaveTextContent('/login');
  });

  it('[SHELL-017] send a client from an admin route to /', async () => {
    await show('/admin', aClient());
    expect(screen.getByText(/the home page/)).toBeInTheDocument();
  });

  it.each([
    ['/support', aClient(), 'the tickets'],
    ['/support', anAdmin(), 'the tickets'],
    ['/admin', anAdmin(), 'the back office'],
  ])('let through: %s', async (at, user, words) => {
    await show(at, user);
    expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
  });

  it('[SHELL-018] show the spinner while the session is being checked', () => {
    const store = createStore();
    store.dispatch(restored(aClient()));
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/support']}>
          <Guarded />
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getByText('checking')).toBeInTheDocument();
  });
});
