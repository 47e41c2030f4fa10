import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop, type FileDropProps } from './file-drop';

const text = new File(['CodeName: A'], 'prix.txt', { type: 'text/plain' });
const other = new File(['b'], 'b.txt', { type: 'text/plain' });
const onFiles = jest.fn();
const show = (props: Partial<FileDropProps> = {}) =>
  render(<FileDrop label="prix.txt file" detail="one file" icon={<svg />} onFiles={onFiles} {...props} />);
const field = () => screen.getByLabelText('prix.txt file');
beforeEach(() => onFiles.mockClear());

it('is a field with a name, described by what it accepts and by its error', () => {
  show({ error: 'Please select a prix.txt file' });
  expect(field()).toHaveAccessibleDescription('one file Please select a prix.txt file');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent('Please select a prix.txt file');
});

it('accepts a chosen file, and the same file again', async () => {
  show();
  await userEvent.upload(field(), text);
  await userEvent.upload(field(), text);
  expect(onFiles.mock.calls).toEqual([[[text]], [[text]]]);
});

it('accepts dropped files: only one, or several when it may', () => {
  const { unmount } = show();
  fireEvent.drop(field(), { dataTransfer: { files: [text, other] } });
  expect(onFiles).toHaveBeenLastCalledWith([text]);
  unmount();
  show({ multiple: true });
  fireEvent.drop(field(), { dataTransfer: { files: [text, other] } });
  expect(onFiles).toHaveBeenLastCalledWith([text, other]);
});

it('accepts nothing while it is disabled', () => {
  show({ disabled: true });
  fireEvent.drop(field(), { dataTransfer: { files: [text] } });
  expect(field()).toBeDisabled();
  expect(onFiles).not.toHaveBeenCalled();
});
