import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';
import { CountBadge } from './count-badge';
import { presenceOf, PresenceBadge } from './presence-badge';
import { StatusBadge } from './status-badge';

const ink = (words: string) => screen.getByText(words).className;

it.each([
  ['pending', 'text-pending'],
  ['in_progress', 'text-progress'],
  ['completed', 'text-completed'],
  ['cancelled', 'text-danger'],
  ['whatever', 'text-danger'],
  ['constructor', 'text-danger'],
])('[ORD-057, ORD-058, ORD-059, ORD-060] a status badge for %s is %s', (status, colour) => {
  render(<StatusBadge status={status}>words</StatusBadge>);
  expect(ink('words').split(' ')).toContain(colour);
});

it.each([
  ['[ID-083]', 'admin', true, 'text-completed'],
  ['[ID-084]', 'client', true, 'text-progress'],
  ['[ID-085]', 'admin', false, 'text-offline'],
  ['[ID-085]', 'client', false, 'text-offline'],
])('%s the presence badge of a %s with online %p is %s', (_, role, isOnline, colour) => {
  render(<PresenceBadge presence={presenceOf({ role, isOnline })}>words</PresenceBadge>);
  expect(ink('words').split(' ')).toContain(colour);
});

it('shows no counter for 0, and at most two digits', () => {
  const { container, rerender } = render(<CountBadge count={0} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<CountBadge count={100} />);
  expect(container).toHaveTextContent('99+');
});

it('[SHELL-026] shows the picture, or the first letter when there is none or it cannot be loaded', () => {
  const { container, rerender } = render(<Avatar name="yacine" />);
  expect(container).toHaveTextContent('Y');
  rerender(<Avatar name="yacine" src="/uploads/y.webp" />);
  expect(container).not.toHaveTextContent('Y');
  fireEvent.error(container.querySelector('img')!);
  expect(container).toHaveTextContent('Y');
  rerender(<Avatar name="yacine" src="/uploads/new.webp" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/new.webp');
});
