import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@manette/web-session/testing';
import { Link } from '@manette/web-router';
import { useAddressFilters } from '.';

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

it('begins with what the address bar holds', async () => {
  await renderApp(<Filters />, { at: '/accounts?q=sirocco&console=PS4&page=2' });
  expect(chosen()).toEqual({ q: 'sirocco', console: 'PS4', isFiltered: true });
  expect(screen.getByLabelText('Search')).toHaveValue('sirocco');
});

it('keeps a choice in the address bar, and takes it away again', async () => {
  await renderApp(<Filters />, { at: '/accounts' });
  await userEvent.click(screen.getByText('PS5'));
  expect(address()).toBe('/accounts?console=PS5');
  await userEvent.click(screen.getByText('all'));
  expect(address()).toBe('/accounts');
  expect(chosen()).toEqual({ isFiltered: false });
});

it('asks for typed words after a pause, trimmed', async () => {
  await renderApp(<Filters />, { at: '/accounts' });
  // At once: what is typed slowly, as on a busy machine, has its pauses.
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: ' sirocco ' } });
  expect(address()).toBe('/accounts');
  expect(await screen.findByText('/accounts?q=sirocco')).toBeInTheDocument();
});

it('clears words and choices alike', async () => {
  await renderApp(<Filters />, { at: '/accounts?q=sirocco&console=PS4' });
  await userEvent.click(screen.getByText('clear'));
  expect(address()).toBe('/accounts');
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

it('leaves what is no filter of its own alone when it clears', async () => {
  await renderApp(<Filters />, { at: '/accounts?q=sirocco&console=PS4&sort=-price' });
  await userEvent.click(screen.getByText('clear'));
  expect(address()).toBe('/accounts?sort=-price');
});

it('follows a link to the same page with other words, or none', async () => {
  await renderApp(<Filters />, { at: '/accounts?q=sirocco' });
  await userEvent.click(screen.getByText('fresh'));
  expect(address()).toBe('/accounts');
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

it('keeps two choices that are made before the page is shown again', async () => {
  await renderApp(<Filters />, { at: '/accounts' });
  act(() => {
    fireEvent.click(screen.getByText('PS5'));
    fireEvent.click(screen.getByText('neon'));
  });
  expect(address()).toBe('/accounts?console=PS5&q=neon');
});
