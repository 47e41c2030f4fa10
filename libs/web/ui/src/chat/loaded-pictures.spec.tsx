import { fireEvent, render, screen } from '@testing-library/react';
import { LoadedPictures } from './loaded-pictures';
import { MessageImage } from './message-image';
import { MessageLog } from './message-log';

const kept: string[] = [];
const RealImage = globalThis.Image;

beforeEach(() => {
  kept.length = 0;
  globalThis.Image = class {
    set src(address: string) {
      kept.push(address);
    }
  } as unknown as typeof Image;
});
afterEach(() => {
  globalThis.Image = RealImage;
});

it('keeps a picture of the log in memory once it has loaded, and only once', () => {
  render(
    <MessageLog label="Messages" ids={['1']} unseenLabel={String}>
      <MessageImage src="/a.webp" alt="Photo" />
    </MessageLog>,
  );
  expect(kept).toEqual([]);
  fireEvent.load(screen.getByRole('img', { name: 'Photo' }));
  fireEvent.load(screen.getByRole('img', { name: 'Photo' }));
  expect(kept).toEqual(['/a.webp']);
});

it('releases the oldest of more than 100 pictures', () => {
  const pictures = new LoadedPictures();
  for (let at = 0; at <= 100; at++) pictures.keep(`/${at}.webp`);
  pictures.keep('/1.webp');
  expect(kept).toHaveLength(101);
  pictures.keep('/0.webp');
  expect(kept.at(-1)).toBe('/0.webp');
});

it('calls onFailed when a picture cannot be loaded', () => {
  const onFailed = jest.fn();
  render(<MessageImage src="/gone.webp" alt="Photo" onFailed={onFailed} />);
  fireEvent.error(screen.getByRole('img', { name: 'Photo' }));
  expect(onFailed).toHaveBeenCalledTimes(1);
});
