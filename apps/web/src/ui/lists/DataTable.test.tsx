import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, type Column } from './DataTable.js';

interface Row {
  name: string;
  space: number | null;
}
const rows: Row[] = [
  { name: 'Moose Jaw', space: 5 },
  { name: 'Ann Arbor', space: null },
  { name: 'Kanata', space: 9 },
];
const columns: Column<Row>[] = [
  { key: 'name', header: 'Team', cell: (row) => row.name, sortBy: (row) => row.name },
  { key: 'space', header: 'Space', align: 'end', cell: (row) => row.space ?? '–', sortBy: (row) => row.space },
];
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const realMatchMedia = window.matchMedia;
afterEach(() => {
  window.matchMedia = realMatchMedia;
});

describe('a table', () => {
  test('sorts figures largest first, names from A, and what is unknown last', async () => {
    render(<DataTable caption="Teams" columns={columns} rows={rows} rowKey={(row) => row.name} />);
    await userEvent.click(screen.getByRole('button', { name: 'Space' }));
    expect(names()).toEqual(['Kanata', 'Moose Jaw', 'Ann Arbor']);
    await userEvent.click(screen.getByRole('button', { name: 'Space' }));
    expect(names()).toEqual(['Moose Jaw', 'Kanata', 'Ann Arbor']);
    await userEvent.click(screen.getByRole('button', { name: 'Team' }));
    expect(names()).toEqual(['Ann Arbor', 'Kanata', 'Moose Jaw']);
    expect(screen.getByRole('columnheader', { name: 'Team' }).getAttribute('aria-sort')).toBe('ascending');
  });

  test('is walked with the arrows and opened with Enter', async () => {
    const open = jest.fn();
    render(
      <DataTable
        caption="Teams"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.name}
        onOpen={open}
        openLabel={(row) => `Open ${row.name}`}
      />,
    );
    screen.getByRole('row', { name: 'Open Moose Jaw' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(open).toHaveBeenCalledWith(rows[1]);
  });

  test('becomes cards on a phone', () => {
    window.matchMedia = (query: string) => ({ ...realMatchMedia(query), matches: true });
    render(<DataTable caption="Teams" columns={columns} rows={rows} rowKey={(row) => row.name} />);
    expect(screen.queryByRole('table')).toBeNull();
    const first = within(screen.getByRole('list', { name: 'Teams' })).getAllByRole('listitem')[0]!;
    expect(first.textContent).toBe('Moose JawSpace5');
  });

  test('has the button of a row beside the rest of its card, where it does not open the row', async () => {
    window.matchMedia = (query: string) => ({ ...realMatchMedia(query), matches: true });
    const [open, drop] = [jest.fn(), jest.fn()];
    const withButton: Column<Row>[] = [
      ...columns,
      {
        key: 'drop',
        header: 'Moves',
        card: 'action',
        cell: (row) => (
          <button type="button" onClick={() => drop(row.name)}>
            Drop {row.name}
          </button>
        ),
      },
    ];
    render(<DataTable caption="Teams" columns={withButton} rows={rows} rowKey={(row) => row.name} onOpen={open} />);
    const first = screen.getAllByRole('listitem')[0]!;
    expect(first.textContent).toBe('Moose JawSpace5Drop Moose Jaw');
    await userEvent.click(within(first).getByRole('button', { name: 'Drop Moose Jaw' }));
    expect([open.mock.calls.length, drop.mock.calls]).toEqual([0, [['Moose Jaw']]]);
    await userEvent.click(within(first).getByRole('button', { name: 'Open' }));
    expect(open).toHaveBeenCalledWith(rows[0]);
  });

  test('can be put in another order on a phone too, where it is worth it', async () => {
    window.matchMedia = (query: string) => ({ ...realMatchMedia(query), matches: true });
    render(
      <DataTable
        orderable
        caption="Teams"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.name}
        initialSort={{ key: 'name', direction: 'ascending' }}
      />,
    );
    const cards = () =>
      within(screen.getByRole('list', { name: 'Teams' }))
        .getAllByRole('listitem')
        .map((card) => card.textContent);
    expect(cards()[0]).toBe('Ann ArborSpace–');
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'By space');
    expect(cards()).toEqual(['KanataSpace9', 'Moose JawSpace5', 'Ann ArborSpace–']);
  });
});
