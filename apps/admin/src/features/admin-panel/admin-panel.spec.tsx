import { screen, within } from '@testing-library/react';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin } from '@manette/web-testing';
import AdminPanelPage from './pages/admin-panel.page';

const show = (language: 'en' | 'ar' = 'en') =>
  renderApp(<AdminPanelPage />, { user: anAdmin(), at: '/admin', language });

it('[SHELL-038, LIF-017, TRU-091, TRU-105, POC-119] links to every part of the back office, to support and to the profile', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/dashboard',
    '/admin/users',
    '/admin/accounts',
    '/admin/giftcards',
    '/admin/rentals',
    '/admin/payments',
    '/admin/moderation',
    '/admin/settings',
    '/admin/integrations',
    '/admin/audit',
    '/support',
    '/profile',
  ]);
  for (const name of ['Rentals', 'Payments', 'Moderation', 'Shop settings', 'Integrations', 'Audit Log'])
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Manage Accounts' })).toHaveAccessibleDescription(/upload/);
});

it('[SHELL-039] shows tips for administrators', async () => {
  await show();
  const tips = screen.getByRole('region', { name: 'Admin tips' });
  expect(within(tips).getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(tips).toHaveTextContent("'Order Successful' takes one unit from the stock");
});

it('[SHELL-002] is shown in Arabic', async () => {
  await show('ar');
  expect(screen.getByRole('heading', { level: 1, name: 'لوحة الإدارة' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'إدارة الحسابات' })).toHaveAttribute('href', '/admin/accounts');
});
