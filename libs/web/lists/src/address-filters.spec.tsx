import { lazy, useEffectEvent, useLayoutEffect } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@manette/web-session/testing';
import { Link, Route, Routes, useNavigate } from '@manette/web-router';
import { ADDRESS_FILTER_PAUSE_MS, useAddressFilters } from '.';

const Filters = () => {
  const { text, chosen, search, choose, clear, isFiltered } = useAddressFilters('console');
  return (
    <>
      <input aria-label="Search" value={text} onChange={(event) => search(event.target.value)} />
      <button onClick={() => choose('console', 'PS5')}>PS5</button>
      <button onClick={() => choose('console', '')}>all</button>
      <button onClick={() => choose('q', 'neon')}>neon</button>
      <button onClick={clear}>clear</button>
      <Link to="/accounts">fresh</Link>
      <p data-testid="chosen">{JSON.stringify({ ...chosen, isFiltered })}</p>
    </>
  );
};
const chosen = () => JSON.parse(screen.getByTestId('chosen').textContent ?? '') as unknown;
const address = () => screen.getByTestId('location').textContent;

it('starts with the filters of the address bar', async () => {
  await renderApp(<Filters />, { at: '/accounts?q=sirocco&console=PS4&page=2' });
  expect(chosen()).toEqual({ q: 'sirocco', console: 'PS4', isFiltered: true });
  expect(screen.getByLabelText('Search')).toHaveValue('sirocco');
});

it('stores a choice in the address bar, and removes it again', async () => {
  await renderApp(<Filters />, { at: '/accounts' });
  await userEvent.click(screen.getByText('PS5'));
  expect(address()).toBe('/accounts?console=PS5');
  await userEvent.click(screen.getByText('all'));
  expect(address()).toBe('/accounts');
  expect(chosen()).toEqual({ isFiltered: false });
});

it('applies typed text after a pause, trimmed', async () => {
  await renderApp(<Filters />, { at: '/accounts' });
  // One change event: on a busy machine, simulated typing would itself contain pauses.
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: ' sirocco ' } });
  expect(address()).toBe('/accounts');
  expect(await screen.findByText('/accounts?q=sirocco')).toBeInTheDocument();
});

it('clears search text and choices', async () => {
  await renderApp(<Filters />, { at: '/accounts?q=sirocco&console=PS4' });
  await userEvent.click(screen.getByText('clear'));
  expect(address()).toBe('/accounts');
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

it('keeps parameters that are not its filters when it clears', async () => {
  await renderApp(<Filters />, { at: '/accounts?q=sirocco&console=PS4&sort=-price' });
  await userEvent.click(screen.getByText('clear'));
  expect(address()).toBe('/accounts?sort=-price');
});

it('follows a link to the same page with another search text, or none', async () => {
  await renderApp(<Filters />, { at: '/accounts?q=sirocco' });
  await userEvent.click(screen.getByText('fresh'));
  expect(address()).toBe('/accounts');
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

it('keeps two choices that are made before the next render', async () => {
  await renderApp(<Filters />, { at: '/accounts' });
  act(() => {
    fireEvent.click(screen.getByText('PS5'));
    fireEvent.click(screen.getByText('neon'));
  });
  expect(address()).toBe('/accounts?console=PS5&q=neon');
});

it('keeps a choice that is made while the one before it is rendered', async () => {
  const Child = ({ choose }: Pick<ReturnType<typeof useAddressFilters<'console'>>, 'choose'>) => {
    const mounted = useEffectEvent(() => choose('q', 'neon'));
    useLayoutEffect(() => mounted(), []);
    return null;
  };
  const Choices = () => {
    const { chosen, choose } = useAddressFilters('console', 'region');
    // The effects of a child run before those of its parent, which follow the rendered address.
    const shown = useEffectEvent(() => choose('region', 'eu'));
    useLayoutEffect(() => {
      if (chosen.console) shown();
    }, [chosen.console]);
    return chosen.console ? (
      <Child choose={choose} />
    ) : (
      <button onClick={() => choose('console', 'PS5')}>PS5</button>
    );
  };
  await renderApp(<Choices />, { at: '/accounts' });
  await userEvent.click(screen.getByText('PS5'));
  expect(address()).toBe('/accounts?console=PS5&q=neon&region=eu');
});

describe('while a typed text waits for its pause', () => {
  afterEach(() => jest.useRealTimers());
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
  const pause = () => act(() => jest.advanceTimersByTimeAsync(2 * ADDRESS_FILTER_PAUSE_MS));

  /** Shows the list, and a link to a page that loads until the returned function is called. */
  async function showList() {
    let arrive: (page: { default: () => string }) => void = () => undefined;
    const Card = lazy(() => new Promise<{ default: () => string }>((loaded) => (arrive = loaded)));
    const List = () => {
      const navigate = useNavigate();
      return (
        <>
          <Filters />
          <Link to="/accounts/1">card</Link>
          <button onClick={() => void navigate(-1)}>back</button>
        </>
      );
    };
    await renderApp(
      <Routes>
        <Route path="/accounts" element={<List />} />
        <Route path="/accounts/1" element={<Card />} />
      </Routes>,
      { at: '/accounts?console=PS5' },
    );
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    return () => act(async () => arrive({ default: () => 'the card' }));
  }

  it('a clicked card opens, however long its page loads', async () => {
    const arrive = await showList();
    type('sirocco');
    fireEvent.click(screen.getByText('card'));
    await pause();
    expect(screen.getByLabelText('Search')).toBeInTheDocument();
    await arrive();
    expect(screen.getByText('the card')).toBeInTheDocument();
    await pause();
    expect(address()).toBe('/accounts/1');
  });

  it('the text is applied when the user comes back before the card has loaded', async () => {
    await showList();
    type('sirocco');
    fireEvent.click(screen.getByText('card'));
    await pause();
    fireEvent.click(screen.getByText('back'));
    await pause();
    expect(address()).toBe('/accounts?console=PS5&q=sirocco');
  });

  it('a link to the same page sets the filters of the link, without the text', async () => {
    await showList();
    type('sirocco');
    fireEvent.click(screen.getByText('fresh'));
    await pause();
    expect(address()).toBe('/accounts');
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('a choice is applied together with the text', async () => {
    await showList();
    type('sirocco');
    fireEvent.click(screen.getByText('all'));
    await pause();
    expect(address()).toBe('/accounts?q=sirocco');
  });
});
