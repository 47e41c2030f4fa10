import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageBubble } from './message-bubble';
import { MessageImage } from './message-image';
import { MessageLog } from './message-log';

const nadia = { name: 'nadia', isAdmin: true };

it('is an article named by its sender and time, keeping the line breaks', () => {
  render(
    <MessageBubble sender={nadia} time="20:34">
      {'one\ntwo'}
    </MessageBubble>,
  );
  const message = screen.getByRole('article', { name: 'nadia, 20:34' });
  expect(within(message).getByText(/one/).textContent).toBe('one\ntwo');
  expect(message).not.toHaveAttribute('data-own');
});

it('says its state in words and offers to send a failed one again', async () => {
  const onRetry = jest.fn();
  render(
    <MessageBubble
      sender={nadia}
      time="20:45"
      own
      state="failed"
      stateLabel="Failed"
      failure={{ text: 'Not sent', retryLabel: 'Retry', onRetry }}
    >
      Hello
    </MessageBubble>,
  );
  expect(screen.getByRole('article')).toHaveTextContent('Failed');
  expect(screen.getByRole('article')).toHaveAttribute('data-own');
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('says that a message waits, without alarm, and lets its writer take it back', async () => {
  const onDiscard = jest.fn();
  const failure = {
    text: 'Waiting',
    retryLabel: 'Retry',
    onRetry: jest.fn(),
    discardLabel: 'Discard',
    onDiscard,
  };
  render(
    <MessageBubble sender={nadia} time="20:45" own state="waiting" failure={failure}>
      Hello
    </MessageBubble>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledTimes(1);
});

it('shows its words where a picture fails to load', () => {
  render(<MessageImage src="/x.webp" alt="Photo by yacine" />);
  fireEvent.error(screen.getByRole('img', { name: 'Photo by yacine' }));
  expect(screen.getByText('Photo by yacine')).toBeVisible();
});

describe('the log', () => {
  const log = (ids: string[]) => (
    <MessageLog label="Messages" ids={ids} unseenLabel={(count) => `${count} new`}>
      {ids.map((id) => (
        <p key={id}>{id}</p>
      ))}
    </MessageLog>
  );
  const scrolled = (top: number) => {
    const box = screen.getByRole('log', { name: 'Messages' });
    box.scrollTop = top;
    fireEvent.scroll(box);
    return box;
  };
  beforeAll(() => {
    globalThis.CSS = { supports: () => true } as unknown as typeof CSS;
    Element.prototype.scrollTo = function scrollTo(this: Element) {
      this.scrollTop = 0;
    } as typeof Element.prototype.scrollTo;
  });

  it('counts what arrives while the reader is further up, and takes the reader down', async () => {
    const { rerender } = render(log(['1', '2']));
    const box = scrolled(-400);
    rerender(log(['1', '2', '3', '4']));
    await userEvent.click(screen.getByRole('button', { name: '2 new' }));
    expect(box.scrollTop).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('counts neither at the end nor what is older', () => {
    const { rerender } = render(log(['3', '4']));
    rerender(log(['3', '4', '5']));
    scrolled(-400);
    rerender(log(['1', '2', '3', '4', '5']));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks for older messages near the oldest, and goes to what the reader wrote', () => {
    const onTop = jest.fn();
    const messages = (ids: string[], followed?: string) => (
      <MessageLog label="Messages" ids={ids} unseenLabel={String} onTop={onTop} followed={followed}>
        x
      </MessageLog>
    );
    const { rerender } = render(messages(['1']));
    const box = scrolled(-400);
    expect(onTop).toHaveBeenCalledTimes(1);
    rerender(messages(['1', '2'], '2'));
    expect(box.scrollTop).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('forgets the count when the reader comes down alone', () => {
    const { rerender } = render(log(['1']));
    scrolled(-400);
    rerender(log(['1', '2']));
    expect(screen.getByRole('button', { name: '1 new' })).toBeInTheDocument();
    act(() => void scrolled(0));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
