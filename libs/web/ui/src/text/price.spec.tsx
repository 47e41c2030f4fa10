import { render, screen } from '@testing-library/react';
import { Price } from './price';

it('[CAT-034] shows the amount with its currency per duration', () => {
  const { container } = render(<Price amount={6500} currency="DZD" per="/ 6 months" />);
  expect(container).toHaveTextContent('6 500 DZD / 6 months');
});

it('isolates the amount and its currency from the text around them', () => {
  render(<Price amount={9.5} currency="EUR" />);
  expect(screen.getByText('9.50').closest('bdi')).toHaveTextContent('9.50 EUR');
});
