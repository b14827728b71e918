import { expect, it, test } from '@jest/globals';
import { leagueFormDefaults, settingsFromForm } from '../../leagues/league.rules.js';
import { rosterRules } from '../../teams/cap.rules.js';
import { seasonCap, type CapLeague } from '../../teams/season-cap.rules.js';
import { withNewcomer } from '../../teams/roster.rules.js';
import type { Newcomer, TeamBooks } from '../../teams/team.model.js';
import { seasonsOfPick } from './pick-seasons.rules.js';

const settings = settingsFromForm({ ...leagueFormDefaults('dynasty'), salary_cap: 20_000_000 });
const league: CapLeague = {
  season: '2025-26',
  settings,
  rules: rosterRules(settings, 'startup-drafts'),
  comingCap: 22_000_000,
};
const newcomer = (more: Partial<Newcomer> = {}): Newcomer => ({
  id: 9,
  name: 'P9',
  position: 'F',
  capHit: 6_000_000,
  retainedByOthers: 1_000_000,
  place: 'active',
  status: 'healthy',
  rookie: false,
  retainedByTeam: null,
  ...more,
});
const books = (used: number): TeamBooks => ({
  teamId: 't',
  name: 'Owls',
  players: [{ ...newcomer({ id: 1, capHit: used, retainedByOthers: 0 }) }],
  retained: 500_000,
  retainedContracts: 1,
});

test('a pick costs in each season what its contract says, and where it has ended only an estimate', () => {
  const seasons = seasonsOfPick(
    [
      { season: '2025-26', books: books(8_000_000), newcomer: newcomer() },
      { season: '2026-27', books: books(7_000_000), newcomer: newcomer({ retainedByOthers: 0 }) },
      { season: '2027-28', books: books(6_000_000), newcomer: newcomer({ retainedByOthers: 0, estimated: true }) },
    ],
    league,
  );
  expect(seasons.map(({ cap, used, space, pick }) => [cap, used, space, pick])).toEqual([
    [20_000_000, 8_500_000, 11_500_000, { charge: 5_000_000, signed: true, used: 13_500_000, space: 6_500_000 }],
    // The cap already decided for later seasons.
    [22_000_000, 7_500_000, 14_500_000, { charge: 6_000_000, signed: true, used: 13_500_000, space: 8_500_000 }],
    [22_000_000, 6_500_000, 15_500_000, { charge: 6_000_000, signed: false, used: 6_500_000, space: 15_500_000 }],
  ]);
});

it('says what the one rule of a season’s cap says, with the player and without', () => {
  for (const season of ['2025-26', '2026-27']) {
    const own = newcomer({ retainedByTeam: 500_000 });
    const [one] = seasonsOfPick([{ season, books: books(8_000_000), newcomer: own }], league);
    const [before, after] = [books(8_000_000), withNewcomer(books(8_000_000), own)].map((team) =>
      seasonCap(team, season, league),
    );
    expect(one).toMatchObject({ used: before?.used, space: before?.space });
    expect(one?.pick).toMatchObject({ used: after?.used, space: after?.space });
  }
});

it('shows the seasons as they are where nobody is considered', () => {
  expect(seasonsOfPick([{ season: '2025-26', books: books(8_000_000), newcomer: null }], league)).toEqual([
    { season: '2025-26', cap: 20_000_000, used: 8_500_000, space: 11_500_000, estimated: 0, players: 1, pick: null },
  ]);
});

test('players without a contract count in the league’s season, and only as an estimate in later ones', () => {
  const unsigned = { ...newcomer({ id: 2, capHit: 3_000_000, retainedByOthers: 0 }), estimated: true };
  const team: TeamBooks = { ...books(8_000_000), players: [...books(8_000_000).players, unsigned] };
  const years = ['2024-25', '2025-26', '2026-27'].map((season) => ({ season, books: team, newcomer: null }));
  expect(
    seasonsOfPick(years, league).map(({ used, estimated, players, pick }) => [used, estimated, players, pick]),
  ).toEqual([
    [11_500_000, 0, 1, null],
    [11_500_000, 0, 1, null],
    [8_500_000, 3_000_000, 1, null],
  ]);
});
