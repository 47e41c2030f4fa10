import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Avatar } from '../badges/avatar';
import { GameCase } from '../catalog/game-case';
import { Picture } from '../catalog/picture';
import { MessageImage } from '../chat/message-image';
import { formatDataUse } from '../text/format';
import { chooseLowData, followLowData, isLowData } from './low-data';

const source = {
  src: '/p/800.webp',
  avif: '/p/160.avif 160w, /p/320.avif 320w, /p/640.avif 640w',
  webp: '/p/160.webp 160w, /p/320.webp 320w, /p/640.webp 640w',
  width: 800,
  height: 1000,
};
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img, source')].map(
    (one) => one.getAttribute('srcset') ?? one.getAttribute('src'),
  );

beforeEach(() => act(() => chooseLowData(true)));
afterEach(() => {
  act(() => chooseLowData(false));
  localStorage.clear();
  document.documentElement.lang = 'en';
});

it('[POC-067] stores the choice in this browser, and follows another tab', () => {
  expect(localStorage.getItem('lowData')).toBe('true');
  const stop = followLowData();
  localStorage.setItem('lowData', 'false');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'lowData' })));
  expect(isLowData()).toBe(false);
  stop();
});

it('[POC-068, POC-069] shows a catalogue picture on request, in its smallest variant of at least 240 px', async () => {
  const { container } = render(<Picture source={source} alt="A game" />);
  expect(pictures(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show picture' }));
  expect(pictures(container)).toEqual(['/p/320.avif', '/p/320.webp', '/p/320.webp']);
  expect(document.activeElement).toContainElement(screen.getByRole('img', { name: 'A game' }));
});

it('[POC-068] shows all pictures again when low data is switched off', () => {
  const { container } = render(<Picture source={source} />);
  act(() => chooseLowData(false));
  expect(pictures(container)).toContain('/p/800.webp');
  expect(screen.queryByRole('button')).toBeNull();
});

it('[POC-068] a case shows its title instead of the picture, and keeps its one link', async () => {
  const { container } = render(
    <GameCase
      name="Sirocco-05"
      link={<a href="/accounts/1" />}
      console="PS5"
      service="Principal"
      arms={3}
      picture={source}
      games={[]}
      moreGames={String}
      price={{ amount: 6500, currency: 'DZD' }}
      available={1}
      availability="Last one"
      outTag="Out of stock"
    />,
  );
  const art = container.querySelector<HTMLElement>('.case-art')!;
  expect(within(art).getByText('Sirocco-05')).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show picture' }));
  expect(within(art).queryByText('Sirocco-05')).toBeNull();
  expect(art.querySelector('img')).not.toBeNull();
});

it('[POC-068] a message shows the file size of its picture', async () => {
  const { container } = render(
    <MessageImage src="/f.jpg" href="/f.jpg" alt="Photo by yacine" bytes={219_136} />,
  );
  expect(pictures(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show picture, 214 KB' }));
  expect(screen.getByRole('img', { name: 'Photo by yacine' })).toHaveAttribute('src', '/f.jpg');
});

it('[POC-068] an avatar shows its letter until the user asks for the picture, and in a control only the letter', async () => {
  const { container } = render(
    <>
      <Avatar name="yacine" src="/a.webp" />
      <Avatar name="nadia" src="/b.webp" inControl />
      <Avatar name="fox" />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Show picture' });
  expect(button).toHaveTextContent('Y');
  expect(pictures(container)).toEqual([]);
  await userEvent.click(button);
  expect(pictures(container)).toEqual(['/a.webp']);
});

it('[POC-068] is in the language of the page', async () => {
  render(<Picture source={source} />);
  act(() => void (document.documentElement.lang = 'ar'));
  expect(await screen.findByRole('button', { name: 'عرض الصورة' })).toBeInTheDocument();
});

it.each([
  [0, '0 KB'],
  [38 * 1024, '38 KB'],
  [1023 * 1024, '1023 KB'],
  [1024 * 1024, '1.0 MB'],
  [1.2 * 1024 * 1024, '1.2 MB'],
])('[POC-071] %d bytes are %s', (bytes, shown) => expect(formatDataUse(bytes)).toBe(shown));
