import { render, screen } from '@testing-library/react';
import { PageFrame } from './page-frame';

it('[SHELL-022] is the main part, under the fixed padding, with one heading and its summary', () => {
  render(
    <PageFrame title="Accounts" summary="48 accounts found" back={<a href="/" />} backLabel="Back to Home">
      the shelf
    </PageFrame>,
  );
  expect(screen.getByRole('main')).toHaveClass('pt-(--page-top)');
  expect(screen.getByRole('heading', { level: 1, name: 'Accounts' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('48 accounts found');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
