import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type RenderOptions } from '@manette/web-session/testing';
import { Toaster } from '@manette/web-ui';

/** Renders a page of this feature together with the toaster for its notices. */
export const showPage = (page: ReactNode, options: RenderOptions) =>
  renderApp(
    <>
      {page}
      <Toaster label="Notifications" closeLabel="Close" />
    </>,
    options,
  );

export const field = (label: string) => screen.getByLabelText(label);

/** Pastes text into a field and leaves the field. */
export async function fill(label: string, words: string) {
  await userEvent.clear(field(label));
  if (words) await userEvent.paste(words);
  await userEvent.tab();
}

/** Returns the error of a field as assistive technology reads it. */
export function errorOf(label: string): string | undefined {
  const control = field(label);
  if (control.getAttribute('aria-invalid') !== 'true') return undefined;
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return described.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** Returns the roles and texts of the visible toasts. */
export const toasts = () =>
  [...document.querySelectorAll('.Toastify__toast')].map((toast) => [
    toast.getAttribute('role'),
    toast.querySelector('.toast-words')?.textContent,
  ]);
