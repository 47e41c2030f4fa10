import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Composer, type ComposerProps } from './composer';

const onSend = jest.fn();
const onFiles = jest.fn();

function Writing(props: Partial<ComposerProps>) {
  const [value, onChange] = useState('');
  return (
    <Composer
      label="Message"
      sendLabel="Send"
      {...{ value, onChange }}
      onSend={() => onSend(value)}
      {...props}
    />
  );
}

const pointer = (fine: boolean) => {
  globalThis.matchMedia = ((query: string) => ({ matches: fine, media: query })) as typeof matchMedia;
};

beforeEach(() => {
  pointer(true);
  onSend.mockClear();
});

it('sends on Enter and inserts a new line on Shift and Enter', async () => {
  render(<Writing />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(field, '{Enter}');
  expect(onSend).toHaveBeenCalledWith('one\ntwo');
  expect(field).toHaveFocus();
});

it('inserts a new line on Enter without a physical keyboard, and sends with its button', async () => {
  pointer(false);
  render(<Writing />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'one{Enter}two');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith('one\ntwo');
});

it('does not send an empty message, and shows an error until something is written', async () => {
  render(<Writing emptyError="Message content is required" />);
  await userEvent.type(screen.getByRole('textbox'), '  {Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Message content is required');
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends a file without text', async () => {
  render(<Writing hasFiles />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('does not send again while a message is being sent', async () => {
  render(<Writing hasFiles busy />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).not.toHaveBeenCalled();
});

it('shows the tools that have labels, and accepts the same file twice', async () => {
  const { container } = render(
    <Writing tools={{ fileLabel: 'Upload file', photoLabel: 'Take photo', onFiles }} />,
  );
  for (const name of ['Take photo', 'Upload file', 'Send']) {
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  }
  expect(screen.getAllByRole('button')).toHaveLength(3);
  const file = new File(['%PDF'], 'receipt.pdf', { type: 'application/pdf' });
  const input = container.querySelector<HTMLInputElement>('input[type=file]:not([capture])')!;
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(onFiles).toHaveBeenCalledTimes(2);
  expect(onFiles).toHaveBeenLastCalledWith([file]);
});

const picture = new File(['x'], 'photo.png', { type: 'image/png' });

it('accepts a pasted picture, and leaves pasted text to the field', () => {
  onFiles.mockClear();
  render(<Writing tools={{ fileLabel: 'Upload file', onFiles }} />);
  const field = screen.getByRole('textbox');
  fireEvent.paste(field, { clipboardData: { files: [picture], types: ['Files'] } });
  expect(onFiles).toHaveBeenCalledWith([picture]);
  fireEvent.paste(field, { clipboardData: { files: [picture], types: ['text/plain', 'Files'] } });
  expect(onFiles).toHaveBeenCalledTimes(1);
});

it('accepts a file dropped anywhere on the page, and highlights the composer during the drag', () => {
  onFiles.mockClear();
  const { container } = render(<Writing tools={{ fileLabel: 'Upload file', onFiles }} />);
  const dataTransfer = { files: [picture], types: ['Files'] };
  const box = () => container.querySelector('.composer');
  fireEvent.dragOver(document.body, { dataTransfer });
  expect(box()).toHaveAttribute('data-over');
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(onFiles).toHaveBeenCalledWith([picture]);
  expect(box()).not.toHaveAttribute('data-over');
  expect(fireEvent.drop(document.body, { dataTransfer: { files: [], types: ['text/plain'] } })).toBe(true);
});
