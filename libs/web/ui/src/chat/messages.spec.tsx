import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageBubble } from './message-bubble';
import { MessageImage } from './message-image';
import { MessageLog } from './message-log';

const nadia = { name: 'nadia', isAdmin: true };

it('is an article named by its sender and time, and keeps line breaks', () => {
  render(
    <MessageBubble sender={nadia} time="20:34">
      {'one\ntwo'}
    </MessageBubble>,
  );
  const message = screen.getByRole('article', { name: 'nadia, 20:34' });
  expect(within(message).getByText(/one/).textContent).toBe('one\ntwo');
  expect(message).not.toHaveAttribute('data-own');
});

it('shows its state as text, and offers to send a failed message again', async () => {
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

it('shows that a message is waiting without an alert, and lets the user discard it', async () => {
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

it('shows the alt text when a picture fails to load', () => {
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

  it('counts messages that arrive while the user is further up, and scrolls down on a click', async () => {
    const { rerender } = render(log(['1', '2']));
    const box = scrolled(-400);
    rerender(log(['1', '2', '3', '4']));
    await userEvent.click(screen.getByRole('button', { name: '2 new' }));
    expect(box.scrollTop).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('counts neither messages at the end nor older ones', () => {
    const { rerender } = render(log(['3', '4']));
    rerender(log(['3', '4', '5']));
    scrolled(-400);
    rerender(log(['1', '2', '3', '4', '5']));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it("loads older messages near the oldest one, and scrolls to the user's own message", () => {
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

  it('resets the count when the user scrolls to the end', () => {
    const { rerender } = render(log(['1']));
    scrolled(-400);
    rerender(log(['1', '2']));
    expect(screen.getByRole('button', { name: '1 new' })).toBeInTheDocument();
    act(() => void scrolled(0));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
