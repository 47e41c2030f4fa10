import { fireEvent, screen } from '@testing-library/react';
import { clearStoredSession } from '@manette/web-session';
import { renderApp } from '@manette/web-session/testing';
import { aClient } from '@manette/web-testing';
import { readDraft, saveDraft } from './drafts';
import { useDraft } from './use-draft';

const PLACE = `${aClient()._id} ticket 1`;

function Composer() {
  const [text, setText] = useDraft('ticket 1');
  return <input aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />;
}
const open = () => renderApp(<Composer />, { user: aClient() });
const type = (value: string) => fireEvent.change(screen.getByLabelText('Message'), { target: { value } });

describe('the draft of a composer', () => {
  beforeEach(() => localStorage.clear());

  it('is restored at the next visit', async () => {
    const { unmount } = await open();
    type('half a sentence');
    unmount();
    await open();
    expect(screen.getByLabelText('Message')).toHaveValue('half a sentence');
  });

  it('is not changed by a tab in which nothing was typed', async () => {
    const { unmount } = await open();
    saveDraft(PLACE, 'typed in another tab');
    fireEvent(window, new Event('pagehide'));
    unmount();
    expect(readDraft(PLACE)).toBe('typed in another tab');
  });

  it('is not stored again by a tab that still shows it after another tab has sent it', async () => {
    saveDraft(PLACE, 'hello');
    const { unmount } = await open();
    saveDraft(PLACE, '');
    unmount();
    expect(readDraft(PLACE)).toBe('');
  });

  it('is not stored after its writer has signed out', async () => {
    const { unmount } = await open();
    type('half a sentence');
    clearStoredSession();
    fireEvent(window, new Event('pagehide'));
    unmount();
    expect(readDraft(PLACE)).toBe('');
  });

  it('is deleted immediately when it is sent', async () => {
    await open();
    type('hello');
    fireEvent(window, new Event('pagehide'));
    expect(readDraft(PLACE)).toBe('hello');
    type('');
    expect(readDraft(PLACE)).toBe('');
  });
});
