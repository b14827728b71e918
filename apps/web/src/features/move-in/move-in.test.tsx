import { afterEach, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Along } from '@crease/core/imports/along.rules.js';
import type { MoveInAnswer } from '@crease/core/imports/move-in.answers.js';
import { AlongList } from './AlongList.js';
import { SheetQuestions } from './SheetQuestions.js';
import { rowsOf, useMoveIn } from './move-in.store.js';

const BELOW = [
  ['Player', 'Owner', 'Pos', 'Salary'],
  ['Ada Prov', 'Otters', 'F', '$1,000,000'],
  ['Ben Puck', '', 'D', '$900,000'],
  ['Eva Rink', '', 'G', '$950,000'],
];
const SEASON = '2026-27' as MoveInAnswer['picks'][number]['season'];

/** The questions of the only table, as the page shows them. */
function Questions() {
  const [known] = useMoveIn().sheets;
  return known === undefined ? null : <SheetQuestions known={known} />;
}

afterEach(() => useMoveIn.getState().clear());

test('empty cells below a team belong to that team until the commissioner says otherwise, and each answer is read', async () => {
  useMoveIn.getState().add([{ name: 'otters.csv', rows: BELOW }]);
  render(<Questions />);
  const below = screen.getByRole('combobox', { name: 'Empty cells below a team mean' });
  const teams = () => rowsOf(useMoveIn.getState().sheets).map(({ team }) => team);
  expect(below).toHaveProperty('value', 'same');
  expect(teams()).toEqual(['Otters', 'Otters', 'Otters']);
  await userEvent.selectOptions(below, 'No team: free agents');
  expect(teams()).toEqual(['Otters', '', '']);
});

test('a column whose amounts have several units asks for one, and takes the answer', async () => {
  useMoveIn.getState().add([{ name: 'otters.csv', rows: [...BELOW, ['Cy Net', 'Otters', 'G', '12.5']] }]);
  render(<Questions />);
  const unit = screen.getByRole('combobox', { name: 'Salary is counted in' });
  expect(screen.getByText(/could be several amounts\. Choose the unit\.$/)).toBeDefined();
  await userEvent.selectOptions(unit, 'Each by its size: below 1,000 are millions');
  expect(screen.queryByText(/could be several amounts/)).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Salary is counted in' })).toHaveProperty('value', 'size');
});

test('the table of picks is compared with the league by owner and season, with each row that is left out', () => {
  const line = (action: 'updated' | 'unchanged' | 'refused', row: number, why: string | null = null) => ({
    where: `picks.csv, row ${row}`,
    kind: 'picks' as const,
    action,
    what: 'round 1',
    why,
  });
  const answer = {
    along: [line('updated', 2), line('unchanged', 3), line('refused', 4, 'This draft is over.')],
    picks: [{ season: SEASON, type: 'general', team_id: 'A', count: 1 }],
    standings: [],
  } as unknown as MoveInAnswer;
  const along = {
    body: { picks: [2, 3].map(() => ({ season: SEASON, type: 'general', owner: 'A' })), standings: [] },
    unread: [],
  } as unknown as Along;
  render(<AlongList answer={answer} along={along} nameOf={() => 'Otters'} />);
  expect(screen.getByText('1 change their owner, 1 are so already, 1 are left out')).toBeDefined();
  expect(screen.getByText('This draft is over.')).toBeDefined();
  expect(screen.getByText('1 difference')).toBeDefined();
  const table = screen.getByRole('table', { hidden: true });
  expect(within(table).getByText('2 there, 1 here')).toBeDefined();
});
