import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { notify, Toaster } from '@manette/web-ui';
import { MessageComposer } from '../message-composer';
import { emojisIn } from './emoji-data';
import { insertEmoji } from './insert-emoji';
import { storeRecent, storedTone, storeTone, recentEmojis, SKIN_TONES } from './stored-choices';
import { pickerData } from './picker-data';

// The picker measures itself with a ResizeObserver, which jsdom does not implement.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const words = { recent: 'Recent', groups: [{ index: 0, label: 'Faces' }], tones: {} as never };

describe('emoji', () => {
  beforeEach(() => localStorage.clear());

  it('[CHAT-044] stores the fourteen most recent choices, each once', () => {
    const chosen = Array.from({ length: 16 }, (_, at) => String.fromCodePoint(0x1f600 + at));
    for (const emoji of [...chosen, chosen[15]!, chosen[4]!]) storeRecent(emoji);
    expect(recentEmojis()).toHaveLength(14);
    expect(recentEmojis().slice(0, 2)).toEqual([chosen[4], chosen[15]]);
    localStorage.setItem('emoji-recent', '{');
    expect(recentEmojis()).toEqual([]);
  });

  it('[CHAT-045] has six skin tones, and stores the chosen one', async () => {
    expect(SKIN_TONES).toHaveLength(6);
    expect(storedTone()).toBe('none');
    storeTone('dark');
    expect(storedTone()).toBe('dark');
    const wave = (await emojisIn('en')).find(({ emoji }) => emoji === '👋');
    expect(Object.values(wave?.skins ?? {})).toEqual(['👋🏻', '👋🏼', '👋🏽', '👋🏾', '👋🏿']);
  });

  it('has a name in both languages for every emoji', async () => {
    const [english, arabic] = [await emojisIn('en'), await emojisIn('ar')];
    expect(arabic.map(({ emoji }) => emoji)).toEqual(english.map(({ emoji }) => emoji));
    expect(english.length).toBeGreaterThan(1800);
    expect(arabic.filter(({ label }) => !/\p{Script=Arabic}/u.test(label)).map(({ label }) => label)).toEqual(
      [],
    );
    expect(english.find(({ emoji }) => emoji === '🇩🇿')?.label).toBe('flag: Algeria');
  });

  it('shows the recent emojis as a separate group, with their tone, except in a search', async () => {
    storeRecent('👋🏿');
    const shown = await pickerData('en', words, true);
    expect(shown.categories.map(({ label }) => label)).toEqual(['Recent', 'Faces']);
    expect(shown.emojis[0]).toMatchObject({ emoji: '👋🏿', label: 'waving hand' });
    const searched = await pickerData('en', words, false);
    expect(searched.categories).toHaveLength(1);
    expect(searched.emojis.length).toBe(shown.emojis.length - 1);
  });

  it('is inserted at the caret or in place of the selection', () => {
    expect(insertEmoji('ab', '😀', { start: 1, end: 1 })).toEqual({ text: 'a😀b', caret: 3 });
    expect(insertEmoji('abc', '😀', { start: 1, end: 3 })).toEqual({ text: 'a😀', caret: 3 });
  });
});

describe('the tools of a composer', () => {
  let api: FakeApi;
  const sent: string[] = [];
  function Writer() {
    const [text, setText] = useState('Hi ');
    const send = (content: string) => sent.push(content) > 0;
    return <MessageComposer text={text} onText={setText} onSend={send} />;
  }
  const show = async (gifEnabled: boolean) => {
    api = fakeApi({ 'GET /config': () => ({ body: { googleEnabled: false, gifEnabled, remotes: {} } }) });
    await renderApp(
      <>
        <Writer />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user: aClient() },
    );
    await screen.findByRole('textbox');
  };
  const gif = (name: string) => ({
    url: `https://m.test/${name}.gif`,
    preview: `https://m.test/${name}-s.gif`,
    title: name,
  });
  afterEach(() => {
    sent.length = 0;
    api.restore();
  });

  it('[CHAT-004, CHAT-006, CHAT-007, CHAT-008] are emoji, photo, file and send', async () => {
    await show(false);
    for (const name of ['Emoji', 'Take photo', 'Upload file', 'Send'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'GIF' })).toBeNull();
  });

  it('[CHAT-004] open the picker, which closes on Escape and returns the focus to its button', async () => {
    await show(false);
    await userEvent.click(screen.getByRole('button', { name: 'Emoji' }));
    const picker = await screen.findByRole('dialog', { name: 'Emoji' });
    expect(within(picker).getByRole('searchbox', { name: 'Search emoji' })).toBeInTheDocument();
    expect(within(picker).getAllByRole('radio')).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Emoji' })).toHaveFocus();
  });

  it('close the picker on a click elsewhere, which moves the focus there', async () => {
    await show(false);
    await userEvent.click(screen.getByRole('button', { name: 'Emoji' }));
    await screen.findByRole('dialog', { name: 'Emoji' });
    await userEvent.click(screen.getByRole('textbox'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('[contract 8] return the focus to the GIF button on Escape, and to the field after a choice', async () => {
    await show(true);
    api.answer('GET /gifs/search', () => ({ body: { results: [gif('cat')] } }));
    const button = await screen.findByRole('button', { name: 'GIF' });
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search GIFs' }), 'x{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search GIFs' }), 'x{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'cat' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });

  it('[CHAT-005, CHAT-026, API-050] find a GIF by words and send it immediately, without changing the draft', async () => {
    await show(true);
    api.answer('GET /gifs/search', () => ({ body: { results: [gif('cat'), gif('dog')] } }));
    await userEvent.click(await screen.findByRole('button', { name: 'GIF' }));
    const dialog = await screen.findByRole('dialog', { name: 'Search GIFs' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Search' }));
    expect(api.callsTo('GET /gifs/search')).toHaveLength(0);
    await userEvent.type(within(dialog).getByRole('searchbox', { name: 'Search GIFs' }), 'pets{Enter}');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'dog' }));
    expect(sent).toEqual(['https://m.test/dog.gif']);
    expect(api.callsTo('GET /gifs/search')[0]?.query.get('q')).toBe('pets');
    expect(screen.getByRole('textbox')).toHaveValue('Hi ');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[ERR-031] show an error when a search fails', async () => {
    await show(true);
    api.answer('GET /gifs/search', () => ({ status: 503 }));
    await userEvent.click(await screen.findByRole('button', { name: 'GIF' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search GIFs' }), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Failed to search GIFs. Please try again later.')).toBeInTheDocument();
    act(() => notify.dismiss());
  });

  it('[ERR-031, API-050] remove the result of an earlier search when a later search fails', async () => {
    await show(true);
    api.answer('GET /gifs/search', ({ query }) =>
      query.get('q') === 'nothing' ? { body: { results: [] } } : { status: 503 },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'GIF' }));
    const words = await screen.findByRole('searchbox', { name: 'Search GIFs' });
    await userEvent.type(words, 'nothing{Enter}');
    expect(await screen.findByText('No GIFs found')).toBeInTheDocument();
    await userEvent.type(words, ' at all{Enter}');
    expect(await screen.findByText('Failed to search GIFs. Please try again later.')).toBeInTheDocument();
    expect(screen.queryByText('No GIFs found')).toBeNull();
    act(() => notify.dismiss());
  });
});
