import { expect } from '@playwright/test';
import type { Person } from './person.ts';
import type { Role, RoleFixtures } from './role-fixtures.ts';

/** A page in a certain state. */
export interface ShownPage {
  name: string;
  as: Role;
  path: string | ((fixtures: RoleFixtures) => string);
  /** Brings the page to that state. */
  until?: (person: Person) => Promise<unknown>;
  /** Whether the state covers the page until Escape is pressed. */
  covers?: boolean;
}

const faults = async (person: Person, button: string) => {
  await person.button(button).click();
  await expect(person.page.locator('[aria-invalid=true]').first()).toBeVisible();
};

const dialog = (person: Person) => expect(person.page.getByRole('dialog')).toBeVisible();

const firstRow = (person: Person) => person.page.getByRole('row').nth(1).getByRole('button');

/** The pages that axe checks in both languages. The catalogue and the dashboard have their own tests. */
export const SHOWN_PAGES: ShownPage[] = [
  { name: 'login', as: 'anonymous', path: '/login' },
  { name: 'login with faults', as: 'anonymous', path: '/login', until: (person) => faults(person, 'Login') },
  {
    name: 'login, locked',
    as: 'anonymous',
    path: '/login',
    until: async (person) => {
      for (let n = 0; n < 3; n++) await person.submitLogin('a@example.test', 'x', '-----');
      await expect(person.field('Security code')).toBeDisabled();
    },
  },
  { name: 'register', as: 'anonymous', path: '/register' },
  {
    name: 'register with faults',
    as: 'anonymous',
    path: '/register',
    until: (person) => faults(person, 'Register'),
  },
  {
    name: 'choosing a language',
    as: 'anonymous',
    path: '/login',
    covers: true,
    until: async (person) => {
      await person.button('Language').click();
      await expect(person.page.getByRole('menu')).toBeVisible();
    },
  },
  { name: 'forgotten password', as: 'anonymous', path: '/forgot-password' },
  {
    name: 'new password with faults',
    as: 'anonymous',
    path: '/reset-password/no-such-token',
    until: (person) => faults(person, 'Save password'),
  },
  {
    name: 'mail notifications, with a bad link',
    as: 'anonymous',
    path: '/unsubscribe/no-such-token',
    until: async (person) => {
      await person.button('Turn off these mails').click();
      await expect(person.page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'failed verification', as: 'unverified', path: '/verify-email/no-such-token' },
  { name: 'home, unverified', as: 'unverified', path: '/' },
  { name: 'support, unverified', as: 'unverified', path: '/support' },
  { name: 'profile', as: 'unverified', path: '/profile' },
  {
    name: 'profile with faults',
    as: 'client',
    path: '/profile',
    until: async (person) => {
      await person.field('Username').fill('');
      await faults(person, 'Save changes');
    },
  },
  {
    name: 'security',
    as: 'client',
    path: '/profile/security',
    until: (person) => expect(person.button('Set up authenticator app')).toBeVisible(),
  },
  {
    name: 'setting up an authenticator app',
    as: 'client',
    path: '/profile/security',
    covers: true,
    until: async (person) => {
      await person.button('Set up authenticator app').click();
      await dialog(person);
      await expect(person.page.getByRole('img', { name: person.translate('QR code') })).toBeVisible();
    },
  },
  { name: 'home', as: 'client', path: '/' },
  { name: 'support', as: 'client', path: '/support' },
  { name: 'my rentals', as: 'client', path: '/rentals' },
  { name: 'share', as: 'client', path: '/share' },
  { name: 'ticket', as: 'client', path: ({ paths }) => paths.ticket },
  {
    name: 'user menu',
    as: 'client',
    path: '/accounts',
    covers: true,
    until: async (person) => {
      await person.button('User menu').click();
      await expect(person.page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'menu of a narrow screen',
    as: 'client',
    path: '/support',
    covers: true,
    until: async (person) => {
      await person.page.setViewportSize({ width: 360, height: 740 });
      await person.button('Open menu').click();
      await expect(person.button('Close menu')).toBeVisible();
    },
  },
  { name: 'admin panel', as: 'administrator', path: '/admin' },
  { name: 'ticket, for administrators', as: 'administrator', path: ({ paths }) => paths.ticket },
  { name: 'payments', as: 'administrator', path: '/admin/payments' },
  { name: 'audit log', as: 'administrator', path: '/admin/audit' },
  { name: 'rentals', as: 'administrator', path: '/admin/rentals' },
  { name: 'units of an account', as: 'administrator', path: ({ paths }) => `/admin${paths.account}/units` },
  { name: 'units of a gift card', as: 'administrator', path: ({ paths }) => `/admin${paths.giftCard}/units` },
  { name: 'moderation', as: 'administrator', path: '/admin/moderation' },
  { name: 'integrations', as: 'administrator', path: '/admin/integrations' },
  { name: 'deliveries', as: 'administrator', path: ({ paths }) => paths.webhook },
  { name: 'shop settings', as: 'administrator', path: '/admin/settings' },
  {
    name: 'users',
    as: 'administrator',
    path: '/admin/users',
    until: (person) => expect(firstRow(person).first()).toBeVisible(),
  },
  {
    name: 'edit user',
    as: 'administrator',
    path: '/admin/users',
    covers: true,
    until: async (person) => {
      await firstRow(person).first().click();
      await dialog(person);
    },
  },
  {
    name: 'delete user',
    as: 'administrator',
    path: '/admin/users',
    covers: true,
    until: async (person) => {
      await firstRow(person).last().click();
      await expect(person.page.getByRole('alertdialog')).toBeVisible();
    },
  },
];
