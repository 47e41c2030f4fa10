import { waitFor, screen } from '@testing-library/react';
import { Route, Routes } from '@manette/web-router';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin } from '@manette/web-testing';
import AdminRoutes from './routes';

it.each(['/admin/nowhere', '/admin/accounts/nowhere'])('[SHELL-015] %s redirects to /', async (path) => {
  await renderApp(
    <Routes>
      <Route path="/admin/*" element={<AdminRoutes />} />
      <Route path="*" element="elsewhere" />
    </Routes>,
    { at: path, user: anAdmin() },
  );
  await waitFor(() => expect(screen.getByTestId('location').textContent).toBe('/'));
});
