import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { Dates } from './PhaseDates.js';

afterEach(cleanup);

const ANSWER: PhaseAnswer = {
  phase: 'annual-drafts',
  next: 'in-season',
  season: '2026-27',
  season_starts_on: null,
  season_ends_on: null,
  protection_deadline: null,
  protection_locked_at: null,
  obstacles: [],
  consequences: [],
  play_dates: { season: '2026-27', starts_on: '2026-10-06', ends_on: '2027-04-11' },
  matchup_calendar: null,
  last_period_starts_on: null,
  reopening: null,
  taking_back: null,
  todo: [],
  short_adds_from: null,
  graduating: null,
  final_table: null,
};
const week = (number: number, from: string, to: string, round: number | null = null) => ({
  number,
  starts_on: from,
  ends_on: to,
  round,
});
const show = (periods: readonly ReturnType<typeof week>[] | null) =>
  render(
    <MemoryRouter>
      <Dates
        leagueId="L1"
        answer={{
          ...ANSWER,
          matchup_calendar:
            periods === null ? null : { season: '2026-27', by_games: true, days: 7, periods: [...periods] },
        }}
      />
    </MemoryRouter>,
  );

test('the calendar of the coming season is summed up, with its long periods and play-offs', () => {
  show([
    week(1, '2026-10-06', '2026-10-18'),
    week(2, '2026-10-19', '2026-10-25'),
    week(3, '2026-10-26', '2026-11-01', 1),
  ]);
  expect(screen.getByText('Matchups in 2026-27')).toBeDefined();
  expect(
    screen.getByText(
      '2 regular periods from Oct 6, 2026; one period is longer than the others; play-offs from Oct 26, 2026.',
    ),
  ).toBeDefined();
});

test('a calendar without play-offs says so, and a season of points has none', () => {
  show([week(1, '2026-10-06', '2026-10-11')]);
  expect(screen.getByText('1 regular period from Oct 6, 2026; no play-offs.')).toBeDefined();
  cleanup();
  show(null);
  expect(screen.queryByText(/Matchups in/)).toBeNull();
});
