import { describe, expect, it, test } from '@jest/globals';
import type { LeaguePlayer } from '@crease/core/players/players.schema.js';
import { csvText } from '../../platform/files/csv.js';
import { buildSearchIndex } from '@crease/core/players/search.rules.js';
import {
  EVERYBODY,
  filterCount,
  leadFigure,
  olderStats,
  playersTable,
  readView,
  rowFigures,
  seasonWords,
  shownPlayers,
  sortsFor,
  statText,
  writeView,
} from './players.model.js';

const player = (id: number, full_name: string, more: object = {}) =>
  ({
    id,
    full_name,
    rank: id,
    position: 'F',
    position_detail: 'C',
    nhl_club: 'MTL',
    rookie: false,
    status: 'healthy',
    contract_expiry: 2027,
    birth_date: null,
    owner: null,
    cap: { cap_hit: 1_000_000, estimated: false },
    stats: null,
    ...more,
  }) as LeaguePlayer;

const owner = { team_id: 'bears', team_name: 'Bears', place: 'active' } as const;
const everybody = [
  player(1, 'Émile Côté', { owner }),
  player(2, 'Sven Ek', { position: 'D', contract_expiry: 2026 }),
  player(3, 'Ada Ekholm', { rookie: true }),
];
const index = buildSearchIndex(everybody);
const where = { season: '2025-26', mine: 'bears', room: { teamId: 'bears', space: 3_000_000 }, watched: new Set([3]) };
const ids = (address: string) => shownPlayers(index, readView(new URLSearchParams(address)), where).map(({ id }) => id);

function csvOf(...list: Parameters<typeof playersTable>): string {
  const { head, rows } = playersTable(...list);
  return csvText(head, rows);
}

describe('the player list', () => {
  it('combines its filters as the address has them', () => {
    expect(ids('')).toEqual([1, 2, 3]);
    expect(ids('owner=free')).toEqual([2, 3]);
    expect(ids('owner=mine')).toEqual([1]);
    expect(ids('owner=free&expiring=1')).toEqual([2]);
    expect(ids('rookies=1&pos=D')).toEqual([]);
    expect(ids('watched=1')).toEqual([3]);
    expect(ids('watched=1&owner=mine')).toEqual([]);
  });

  it('finds names without their accents', () => {
    expect(ids('q=cote')).toEqual([1]);
  });

  it('comes back from its own address, which leaves out what is usual', () => {
    const address = writeView(new URLSearchParams(), {
      search: ' ek ',
      positions: ['D'],
      sort: 'pts',
      direction: 'desc',
      compare: [2, 3],
    });
    expect(address.toString()).toBe('q=ek&pos=D&sort=pts&compare=2.3');
    expect(readView(address)).toMatchObject({
      search: 'ek',
      positions: ['D'],
      sort: 'pts',
      direction: 'desc',
      compare: [2, 3],
    });
  });

  it('is put in order by its owners too: by their names, a team’s players by rank, and free agents last either way', () => {
    const aces = { team_id: 'aces', team_name: 'Aces', place: 'active' } as const;
    const owned = buildSearchIndex([
      player(1, 'One'),
      player(2, 'Two', { owner }),
      player(3, 'Three', { owner: aces }),
      player(4, 'Four', { owner }),
    ]);
    const order = (address: string) =>
      shownPlayers(owned, readView(new URLSearchParams(address)), where).map(({ id }) => id);
    expect(order('sort=owner')).toEqual([3, 2, 4, 1]);
    expect(order('sort=owner&dir=desc')).toEqual([2, 4, 3, 1]);
  });

  it('ignores what an address cannot mean', () => {
    expect(
      readView(
        new URLSearchParams('pos=Z&sort=salary&player=x&season=now&compare=a.-1.5&cap_max=-1&through=2027&age_min=x'),
      ),
    ).toMatchObject({
      positions: [],
      sort: 'rank',
      player: null,
      season: null,
      compare: [5],
      capMax: null,
      through: null,
      ageMin: null,
    });
  });

  it('answers a question of several filters, which stand in the address beside what is not the list’s', () => {
    const wanted = player(4, 'Right Enough', { contract_expiry: 2028, cap: { cap_hit: 2_900_000, estimated: false } });
    const market = buildSearchIndex([
      wanted,
      player(5, 'Too Dear', { contract_expiry: 2028, cap: { cap_hit: 3_100_000, estimated: false } }),
      player(6, 'Too Short', { contract_expiry: 2027 }),
      player(7, 'On The Wing', { contract_expiry: 2028, position_detail: 'LW' }),
      player(8, 'Not Free', { contract_expiry: 2028, owner }),
    ]);
    const address = writeView(new URLSearchParams('team=bears'), {
      positions: ['C'],
      capMax: 3_000_000,
      through: '2027-28',
      owner: 'free',
    });
    expect(address.toString()).toBe('team=bears&pos=C&owner=free&cap_max=3000000&through=2027-28');
    expect(shownPlayers(market, readView(address), where)).toEqual([wanted]);
    expect(filterCount(readView(address))).toBe(4);
    expect(writeView(address, EVERYBODY).toString()).toBe('team=bears');
  });

  it('has only players whose cap hit fits, to the dollar, and none of the team itself', () => {
    const at = (id: number, cap_hit: number, more: object = {}) =>
      player(id, `Player ${id}`, { cap: { cap_hit, estimated: false }, ...more });
    const aces = { team_id: 'aces', team_name: 'Aces', place: 'active' } as const;
    const market = buildSearchIndex([
      at(1, 3_000_000),
      at(2, 3_000_001),
      at(3, 800_000, { owner }),
      at(4, 800_000, { owner: aces }),
    ]);
    const view = readView(new URLSearchParams('fits=1'));
    const fitting = (room: typeof where.room | null) =>
      shownPlayers(market, view, { ...where, room }).map(({ id }) => id);
    expect(fitting(where.room)).toEqual([1, 4]);
    expect(fitting({ ...where.room, space: -1 })).toEqual([]);
    expect(fitting(null)).toEqual([]);
    expect([filterCount(view), writeView(new URLSearchParams(), view).toString()]).toEqual([1, 'fits=1']);
  });

  it('reads F of an older address as every forward', () => {
    expect(readView(new URLSearchParams('pos=F')).positions).toEqual(['C', 'LW', 'RW']);
  });

  it('shows one figure in a narrow row: what it is in order by, otherwise what the player counts in this league', () => {
    const stats = { season: '2025-26', pts: 48, g: 20, w: 31 };
    const goalie = { ...player(2, 'Goalie', { position: 'G', stats }), earned: { points: 71.5, games: 40 } };
    expect((['rank', 'w', 'points', 'per_game'] as const).map((sort) => leadFigure(goalie, sort))).toEqual([
      '71.5',
      '31',
      '71.5',
      '1.79',
    ]);
    // While loading, and for players without a game.
    expect(leadFigure(player(3, 'Soon', { stats }), 'rank')).toBe('–');
    expect(leadFigure({ ...player(3, 'No'), earned: null }, 'per_game')).toBe('–');
  });

  it('is in order by what players count in this league; who has not played comes last', () => {
    const scorer = (id: number, earned: { points: number; games: number } | null) => ({
      ...player(id, `Player ${id}`, { rank: id }),
      earned,
    });
    const index = buildSearchIndex([
      scorer(1, { points: 10, games: 20 }),
      scorer(2, null),
      scorer(3, { points: 12, games: 30 }),
      scorer(4, { points: 0, games: 3 }),
      scorer(5, { points: 10, games: 10 }),
    ]);
    const order = (address: string) =>
      shownPlayers(index, readView(new URLSearchParams(address)), where).map(({ id }) => id);
    expect(order('sort=points')).toEqual([3, 1, 5, 4, 2]);
    expect(order('sort=per_game')).toEqual([5, 1, 3, 4, 2]);
    expect(order('sort=points&dir=asc')).toEqual([4, 1, 5, 3, 2]);
  });

  it('says of which season figures are that are not of the one shown', () => {
    const stats = (season: string) => ({ stats: { season } }) as LeaguePlayer;
    expect(olderStats(stats('2025-26'), '2026-27')).toBe('2025-26');
    expect(olderStats(stats('2026-27'), '2026-27')).toBeNull();
    expect(olderStats({ stats: null }, '2026-27')).toBeNull();
    expect(csvOf([player(1, 'One', stats('2025-26'))], {}).split('\r\n')[1]).toContain(',2025-26,');
  });

  it('shows a dash for a figure that nobody knows', () => {
    expect(statText({ stats: null }, 'g')).toBe('–');
  });
});

describe('the exported list', () => {
  it('quotes what a comma would break, and disarms what a spreadsheet would run', () => {
    const lines = csvOf([player(7, 'Doe, "Jo"'), player(8, '=1+1')], {}).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('"Doe, ""Jo"""');
    expect(lines[2]).toContain("'=1+1");
  });
});

describe('the figures on a row', () => {
  const keys = (scoring: object, goalies = false) => rowFigures(scoring, goalies).map(({ key }) => key);

  it('are the usual ones where the league counts goals, assists, wins and shutouts', () => {
    expect(keys({})).toEqual(['g', 'a', 'pts', 'plus_minus']);
    expect(keys({}, true)).toEqual(['w', 'so', 'sv_pct', 'gaa']);
  });

  it('are those that the league counts points for, six at most', () => {
    expect(keys({ hit: 0.1, block: { F: 0.2, D: 0.1 } })).toEqual(['g', 'a', 'hits', 'blocks']);
    const many = { power_play_point: 1, shot: 0.1, hit: 0.1, block: 0.1, takeaway: 1 };
    expect(keys(many)).toHaveLength(6);
    expect(keys({ save: 0.2, goal_against: -1 }, true)).toEqual(['w', 'so', 'saves', 'ga']);
    expect(keys({ save: 0.2 })).toEqual(['g', 'a', 'pts', 'plus_minus']);
  });

  it('can put the list in order, those too that follow from two others', () => {
    const titles = (scoring: object) => sortsFor(scoring).map(({ title }) => title);
    expect(titles({})).not.toContain('Saves');
    expect(titles({ save: 0.2 })).toContain('Saves');
    const goalies = [
      player(1, 'Goalie One', { position: 'G', stats: { season: '2025-26', sa: 100, ga: 10 } }),
      player(2, 'Goalie Two', { position: 'G', stats: { season: '2025-26', sa: 200, ga: 20 } }),
      player(3, 'Goalie Three', { position: 'G', stats: { season: '2025-26', sa: null, ga: 20 } }),
    ];
    const sorted = (address: string) =>
      shownPlayers(buildSearchIndex(goalies), readView(new URLSearchParams(address)), where).map(({ id }) => id);
    expect(sorted('sort=saves')).toEqual([2, 1, 3]);
    expect(sorted('sort=saves&dir=asc')).toEqual([1, 2, 3]);
    expect(goalies.map((goalie) => statText(goalie, 'saves'))).toEqual(['90', '180', '–']);
  });
});

test('a season that is not the present one is said, of contracts and of figures', () => {
  const words = (contracts: string, figures: string) => seasonWords({ contracts, figures, present: '2026-27' });
  expect(words('2026-27', '2026-27')).toBeNull();
  expect(words('2026-27', '2025-26')).toBe('Statistics of 2025-26');
  expect(words('2025-26', '2025-26')).toBe('Contracts and statistics of 2025-26');
  expect(words('2027-28', '2026-27')).toBe('Contracts of 2027-28, statistics of 2026-27');
});
