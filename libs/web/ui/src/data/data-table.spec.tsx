import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable } from './data-table';
import type { Column, Sort } from './data-table.types';

interface Row {
  name: string;
  left: number;
}
const columns: Column<Row>[] = [
  { key: 'name', head: 'Code name', sortable: true, place: 'title', cell: (row) => row.name },
  { key: 'left', head: 'Available', align: 'end', cell: (row) => row.left },
];
const rows = [
  { name: 'Annaba-15', left: 1 },
  { name: 'Hoggar-03', left: 0 },
];
const onSort = jest.fn();
const show = (sort?: Sort) =>
  render(<DataTable name="Accounts" rowKey={(row) => row.name} {...{ columns, rows, sort, onSort }} />);

it('is a table with a name, heads and cells', () => {
  show();
  const table = screen.getByRole('table', { name: 'Accounts' });
  const [first, second] = within(table).getAllByRole('columnheader');
  expect(first).toHaveAccessibleName('Code name');
  expect(second).toHaveAccessibleName('Available');
  expect(within(table).getByRole('row', { name: 'Hoggar-03 0' })).toBeInTheDocument();
});

it('labels each cell with the name of its column, for the cards on a phone', () => {
  show();
  expect(screen.getByRole('cell', { name: '1' })).toHaveAttribute('data-label', 'Available');
});

it.each([
  [undefined, 'ascending'],
  [{ key: 'left', direction: 'ascending' }, 'ascending'],
  [{ key: 'name', direction: 'ascending' }, 'descending'],
] as [Sort | undefined, string][])('sorts from %p to %s', async (before, direction) => {
  show(before);
  await userEvent.click(screen.getByRole('button', { name: 'Code name' }));
  expect(onSort).toHaveBeenLastCalledWith({ key: 'name', direction });
});

it('restores the default order on the third click', async () => {
  show({ key: 'name', direction: 'descending' });
  await userEvent.click(screen.getByRole('button', { name: 'Code name' }));
  expect(onSort).toHaveBeenLastCalledWith(undefined);
});

it('marks only the sorted column', () => {
  show({ key: 'name', direction: 'descending' });
  expect(screen.getByRole('columnheader', { name: 'Code name' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Available' })).not.toHaveAttribute('aria-sort');
});

it('has a text beside the control of a head, because CSS hides the control on a phone', () => {
  const select = { key: 'select', head: 'Select', headControl: <input type="checkbox" />, cell: () => null };
  render(
    <DataTable
      name="Accounts"
      rowKey={(row) => row.name}
      columns={[select, ...columns]}
      {...{ rows, onSort }}
    />,
  );
  expect(screen.getByRole('checkbox').previousElementSibling).toHaveTextContent('Select');
  const sortButton = screen.getByRole('button', { name: 'Code name' });
  expect(sortButton.previousElementSibling).toHaveTextContent('Code name');
});
