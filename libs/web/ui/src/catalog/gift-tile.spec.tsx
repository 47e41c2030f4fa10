import { render, screen, within } from '@testing-library/react';
import { GiftTile, type GiftTileProps } from './gift-tile';

const props: GiftTileProps = {
  name: 'PlayStation $50',
  link: <a href="/giftcards/1" />,
  platform: 'PlayStation',
  region: 'US',
  picture: { src: '/g.jpg', width: 400, height: 250 },
  description: 'd'.repeat(130),
  valueLabel: 'Card value',
  value: '50 USD',
  price: { amount: 9400, currency: 'DZD' },
  available: 14,
  availability: '14 available',
  outTag: 'Out of stock',
};

const tile = (changed: Partial<GiftTileProps> = {}) => {
  render(<GiftTile {...props} {...changed} />);
  return screen.getByRole('article', { name: props.name });
};

it('[CAT-047] shows image, name, platform, region, value and price', () => {
  const card = tile();
  expect(card.querySelector('img')).toHaveAttribute('src', '/g.jpg');
  expect(within(card).getByRole('link', { name: 'PlayStation $50' })).toBeInTheDocument();
  expect(within(card).getByText('PlayStation')).toHaveAttribute('data-tone', 'outline');
  expect(within(card).getByText('US')).toHaveAttribute('data-tone', 'outline');
  expect(card).toHaveTextContent('Card value 50 USD');
  expect(card).toHaveTextContent('9 400 DZD');
});

it('gives the description its own direction, so that its end is cut off on a page in another language', () =>
  expect(within(tile()).getByText(/^d+…$/)).toHaveAttribute('dir', 'auto'));

it('[CAT-048] cuts the description at 100 characters', () => {
  expect(within(tile()).getByText(/^d+…$/).textContent).toHaveLength(101);
});

it('[CAT-049] shows the availability', () => expect(tile()).toHaveTextContent('14 available'));

it('[CAT-049] shows that it is out of stock', () => {
  const card = tile({ available: 0 });
  expect(within(card).getByText('Out of stock')).toBeInTheDocument();
  expect(card).not.toHaveTextContent('14 available');
});

it('is a plain box without a picture, with its text in the colour of the page', () => {
  const card = tile({ picture: undefined, face: { title: 'PlayStation', amount: '$50' } });
  expect(card.querySelector('img')).toBeNull();
  expect(card.querySelector('.case-art .tiled')).toBeInTheDocument();
  expect(card.querySelector('.gift-face')).toHaveAttribute('data-plain');
});
