import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { leagueFormDefaults, type LeagueForm } from '@crease/core/leagues/league.rules.js';
import { LeagueFields } from './LeagueFields.js';

const open = (form: Partial<LeagueForm>) =>
  render(<LeagueFields form={{ ...leagueFormDefaults('dynasty'), ...form }} errors={{}} onChange={() => undefined} />);
const isShown = (label: RegExp) => screen.queryByLabelText(label) !== null;
const shown = () =>
  [/^Teams in the play-offs/, /^Periods of a round/, /^Fixed bracket/, /^Pair again/, /^Trading before/].map(isShown);

test('fields of play-offs are shown where the league has them, by its format', () => {
  const { unmount } = open({ format: 'points', table_playoff_teams: 0 });
  expect(shown()).toEqual([true, false, false, false, false]);
  unmount();
  const table = open({ format: 'roto', table_playoff_teams: 4 });
  expect(shown()).toEqual([true, true, true, false, true]);
  table.unmount();
  open({ format: 'h2h_points', playoff_teams: 4 });
  expect(shown()).toEqual([true, true, false, true, true]);
});
