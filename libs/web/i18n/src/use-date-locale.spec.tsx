import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { format } from 'date-fns';
import { initI18n, setLanguage, useDateLocale } from '.';

const Month = () => <p>{format(new Date(2025, 10, 2), 'MMMM', { locale: useDateLocale() })}</p>;

it('[SHELL-002] shows English names of months immediately, and Arabic names once they are loaded', async () => {
  await initI18n();
  const faults = jest.fn();
  render(<Month />, { wrapper: Suspense, onRecoverableError: faults });
  expect(screen.getByText('November')).toBeInTheDocument();
  await act(() => setLanguage('ar'));
  expect(await screen.findByText('نوفمبر')).toBeInTheDocument();
  await act(() => setLanguage('en'));
  expect(screen.getByText('November')).toBeInTheDocument();
  expect(faults).not.toHaveBeenCalled();
});
