import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@manette/web-session/testing';
import { useAddressSort } from '.';

const Order = () => {
  const { asked, sort, onSort } = useAddressSort(['price', 'codeName']);
  return (
    <>
      <button onClick={() => onSort({ key: 'price', direction: 'descending' })}>dearest</button>
      <button onClick={() => onSort(undefined)}>own</button>
      <p data-testid="order">{JSON.stringify({ asked, ...sort })}</p>
    </>
  );
};
const order = () => JSON.parse(screen.getByTestId('order').textContent ?? '') as unknown;
const address = () => screen.getByTestId('location').textContent;

it.each([
  ['price', { asked: 'price', key: 'price', direction: 'ascending' }],
  ['-codeName', { asked: '-codeName', key: 'codeName', direction: 'descending' }],
  ['colour', {}],
  ['', {}],
])('reads %j from the address bar', async (said, expected) => {
  await renderApp(<Order />, { at: `/admin/accounts?sort=${said}` });
  expect(order()).toEqual(expected);
});

it('stores the sort order in the address bar beside the filters, and removes it again', async () => {
  await renderApp(<Order />, { at: '/admin/accounts?q=sirocco' });
  await userEvent.click(screen.getByText('dearest'));
  expect(address()).toBe('/admin/accounts?q=sirocco&sort=-price');
  expect(order()).toEqual({ asked: '-price', key: 'price', direction: 'descending' });
  await userEvent.click(screen.getByText('own'));
  expect(address()).toBe('/admin/accounts?q=sirocco');
});
