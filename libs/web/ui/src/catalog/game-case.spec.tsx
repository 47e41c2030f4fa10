import { fireEvent, render, screen, within } from '@testing-library/react';
import { GameCase, type GameCaseProps } from './game-case';

const props: GameCaseProps = {
  name: 'Sirocco-05',
  link: <a href="/accounts/1" />,
  console: 'PS5',
  service: 'Principal',
  arms: 3,
  picture: {
    src: '/a.jpg',
    avif: '/a-320.avif 320w',
    webp: '/a-320.webp 320w',
    width: 400,
    height: 500,
    colour: '#1d4a63',
  },
  games: ['Night Harbour', 'Kasbah Runner', 'Deepwell', 'Orbital 9', 'Lanterns'],
  moreGames: (count) => `+${count} more`,
  price: { amount: 6500, currency: 'DZD' },
  per: '/ 6 months',
  available: 3,
  availability: '3 available',
  outTag: 'Out of stock',
};

const show = (changed: Partial<GameCaseProps> = {}) => {
  const { container } = render(<GameCase {...props} {...changed} />);
  return { card: screen.getByRole('article', { name: props.name }), image: container.querySelector('img')! };
};

it('[CAT-027] is an article named by its code name, with one link to its page', () => {
  const { card } = show();
  const links = within(card).getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAccessibleName('Sirocco-05');
  expect(links[0]).toHaveAttribute('href', '/accounts/1');
});

it('[CAT-032] shows the New tag when it is new', () => {
  expect(show({ newTag: 'New' }).card).toHaveTextContent('New');
});

it('[CAT-032] shows no New tag otherwise', () => {
  expect(show().card).not.toHaveTextContent('New');
});

it('[CAT-033] shows the first three games and how many more there are', () => {
  const { card } = show();
  expect(card).toHaveTextContent('Night Harbour, Kasbah Runner, Deepwell +2 more');
  expect(card).not.toHaveTextContent('Orbital 9');
});

it('[CAT-033] shows no number of further games when there are three', () => {
  const { card } = show({ games: props.games.slice(0, 3) });
  expect(card).toHaveTextContent('Deepwell');
  expect(card).not.toHaveTextContent('more');
});

it('[CAT-034] shows amount and currency per duration', () => {
  expect(show().card).toHaveTextContent('6 500 DZD / 6 months');
});

it('[CAT-035] shows the availability', () => {
  expect(show().card).toHaveTextContent('3 available');
});

it('[CAT-035, CAT-032] shows that it is out of stock, and that it is new', () => {
  const { card } = show({ available: 0, availability: 'Out of stock', newTag: 'New' });
  for (const words of ['New', 'Out of stock']) expect(within(card).getByText(words)).toBeInTheDocument();
  expect(card).toHaveAttribute('data-out');
});

it('[CAT-036] hides an image that fails to load and keeps its colour', () => {
  const { card, image } = show();
  expect(image).toBeVisible();
  fireEvent.error(image);
  expect(image).not.toBeVisible();
  expect(card.style.getPropertyValue('--art')).toBe('#1d4a63');
});

it('offers AVIF first, then WebP, then the fallback, each with its width on screen', () => {
  const { card } = show();
  const [avif, webp] = card.querySelectorAll('source');
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif?.sizes).toContain('220px');
  expect(webp).toHaveAttribute('srcset', '/a-320.webp 320w');
});
