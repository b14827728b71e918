import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { RecordKind } from '@crease/core/competition/matchups/record-points.rules.js';
import { HARBOR, LEAGUE, POLAR, RANGE } from '../../../testing/matchups-league.js';
import { RivalriesPanel } from './RivalriesPanel.js';
import type { Rivalry } from './rivalries.js';

const NAMES: Readonly<Record<string, string>> = {
  [HARBOR]: 'Harbor Lights',
  [POLAR]: 'Polar Line',
  [RANGE]: 'Iron Range',
};
const rivalry = (team_id: string, other_id: string, wins: number, losses: number): Rivalry => ({
  team_id,
  other_id,
  wins,
  losses,
  ties: 1,
  playoff_wins: 1,
  playoff_losses: 0,
  last: { season: '2025-26', period: 14 },
});
const show = (rivalries: readonly Rivalry[], record: RecordKind = 'share') =>
  render(
    <MemoryRouter>
      <RivalriesPanel
        leagueId={LEAGUE}
        mine={POLAR}
        record={record}
        nameOf={(id) => NAMES[id] ?? ''}
        history={{ rivalries: [...rivalries] }}
      />
    </MemoryRouter>,
  );
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('the reader’s team against each other team, best first, and any other team on request', async () => {
  show([rivalry(HARBOR, POLAR, 3, 2), rivalry(POLAR, RANGE, 5, 0)]);
  expect(rows()).toEqual(['Iron Range5–0–1.9171–02025-26, matchup 14', 'Harbor Lights2–3–1.4170–12025-26, matchup 14']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rivalries of' }), 'Harbor Lights');
  expect(rows()).toEqual(['Polar Line3–2–1.5831–02025-26, matchup 14']);
});

test('a league that gives points for results shows them instead of a share of wins', () => {
  show([rivalry(POLAR, RANGE, 5, 0)], '3-1-0');
  expect(rows()).toEqual(['Iron Range5–0–1161–02025-26, matchup 14']);
});

test('a league without matchups has no panel', () => {
  const { container } = show([]);
  expect(container.textContent).toBe('');
});
