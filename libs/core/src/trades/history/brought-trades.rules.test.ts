import { expect, it } from '@jest/globals';
import { broughtPickRef, broughtTrades, earlierTrades, pickMeant, type BroughtRow } from './brought-trades.rules.js';
import { tradeTree, type TreeFacts, type TreeItem, type TreeStay } from './trade-tree.rules.js';

const row = (number: number, day: string | null, from: string, to: string, player: number | null): BroughtRow => ({
  season: '2023-24',
  number,
  day,
  from_team_id: from,
  team_id: to,
  player_id: player,
});
const stay = (team: string, from: string, to: string | null, by: string): TreeStay => ({
  team,
  place: 'active',
  from,
  to,
  by,
});
const facts = (
  rows: readonly BroughtRow[],
  stays: Record<number, TreeStay[]>,
  here: TreeFacts['trades'] = [],
): TreeFacts => ({
  trades: [...broughtTrades(rows), ...here],
  stays: new Map(Object.entries(stays).map(([id, of]) => [Number(id), of])),
  released: new Map(),
  picks: new Map(),
  faPicks: new Map(),
  retentions: new Map(),
});
const CAME = '2026-09-01T00:00:00.000000Z';
const LATER = '2026-12-01T00:00:00.000000Z';

it('rows of one day between the same two teams are one trade, without a day only neighbours', () => {
  const trades = broughtTrades([
    row(1, '2024-01-05', 'A', 'B', 1),
    row(2, '2024-01-05', 'C', 'D', 2),
    row(3, '2024-01-05', 'B', 'A', null),
    row(4, null, 'A', 'B', 3),
    row(5, null, 'B', 'A', 4),
    row(6, null, 'C', 'D', 5),
    row(7, null, 'A', 'B', 6),
  ]);
  expect(trades.map(({ id, numbers }) => [id, numbers])).toEqual([
    ['brought.2023-24.1', [1, 3]],
    ['brought.2023-24.2', [2]],
    ['brought.2023-24.4', [4, 5]],
    ['brought.2023-24.6', [6]],
    ['brought.2023-24.7', [7]],
  ]);
});

it('a tree goes through brought trades to trades that were made here', () => {
  const rows = [
    row(1, '2024-01-05', 'A', 'B', 1),
    row(2, '2024-01-05', 'B', 'A', 2),
    row(3, '2024-02-05', 'B', 'C', 1),
    row(4, '2024-02-05', 'C', 'B', null),
    row(5, '2024-03-01', 'D', 'A', 3),
  ];
  const here = {
    id: 'here',
    moves: [
      { item: { kind: 'player' as const, ref: '1' }, from: 'C', to: 'D', at: LATER },
      { item: { kind: 'player' as const, ref: '9' }, from: 'D', to: 'C', at: LATER },
    ],
    promises: [],
  };
  const all = facts(
    rows,
    {
      1: [stay('C', CAME, LATER, 'import'), stay('D', LATER, null, 'trade:here')],
      2: [stay('E', CAME, null, 'import')],
      9: [stay('D', CAME, LATER, 'import'), stay('C', LATER, null, 'trade:here')],
    },
    [here],
  );
  const drawn = tradeTree('brought.2023-24.1', all).map(({ depth, team, item, fate }) => [
    depth,
    team,
    item.ref,
    fate.type,
  ]);
  expect(drawn).toEqual([
    [0, 'B', '1', 'traded'],
    [1, 'B', '2023-24.4', 'unknown'],
    [0, 'A', '2', 'before'],
  ]);
  expect(
    tradeTree('brought.2023-24.3', all).map(({ depth, team, item, fate }) => [depth, team, item.ref, fate.type]),
  ).toEqual([
    [0, 'C', '1', 'traded'],
    [1, 'C', '9', 'held'],
    [0, 'B', '2023-24.4', 'unknown'],
  ]);
  // A player traded here has a recorded origin; one who was on the team before the move has none.
  expect(earlierTrades('here', all)).toEqual([
    { item: { kind: 'player', ref: '1' }, from: 'B', to: 'C', trade: 'brought.2023-24.3' },
  ]);
  expect(tradeTree('brought.2023-24.5', all)[0]?.fate).toEqual({ type: 'before', now: null });
});

const named = { season: '2026-27', type: null, round: 2, original: 'A' };

it('a pick is the one of the league where only that can be meant', () => {
  const here = { season: '2026-27', type: 'general' as const, round: 2, original: 'A' };
  const picks = [
    { ...here, id: 'g' },
    { ...here, id: 'r', type: 'rookie' as const },
    { ...here, id: 'b', original: 'B' },
  ];
  expect(pickMeant(named, picks)).toBe(null);
  expect(pickMeant({ ...named, type: 'rookie' }, picks)).toBe('r');
  expect(pickMeant({ ...named, original: 'B' }, picks)).toBe('b');
  expect(pickMeant({ ...named, season: '2027-28' }, picks)).toBe(null);
  const [only] = [{ ...here, id: 'g' }];
  expect(pickMeant(named, [only])).toBe('g');
  for (const other of [{ season: '2027-28' }, { round: 3 }, { original: 'B' }, { type: 'rookie' as const }])
    expect(pickMeant({ ...named, ...other }, [only])).toBe(null);
  expect(broughtPickRef(named)).toBe('2026-27.any.2.A');
  expect(broughtPickRef({ ...named, type: 'general' })).toBe('2026-27.general.2.A');
});

it('brought trades are in the order of seasons and rows, apart by season, day and teams', () => {
  const later = { season: '2024-25' };
  const trades = broughtTrades([
    { ...row(1, null, 'A', 'B', 9), ...later },
    row(4, '2024-01-07', 'A', 'C', 5),
    row(3, '2024-01-06', 'A', 'B', 3),
    { ...row(5, null, 'A', 'B', 8), from_team_id: null },
    row(2, '2024-01-05', 'A', 'B', 2),
    row(6, null, 'B', 'A', 6),
  ]);
  expect(trades.map(({ id, teams, moves }) => [id, ...teams, moves[0]?.at])).toEqual([
    ['brought.2023-24.2', 'A', 'B', '2024-01-05T12:00:00.000Z'],
    ['brought.2023-24.3', 'A', 'B', '2024-01-06T12:00:00.000Z'],
    ['brought.2023-24.4', 'A', 'C', '2024-01-07T12:00:00.000Z'],
    ['brought.2023-24.6', 'B', 'A', '2023-10-01T12:00:00.000Z'],
    ['brought.2024-25.1', 'A', 'B', '2024-10-01T12:00:00.000Z'],
  ]);
});

it('what was given in a trade came by a brought trade only if it stayed with the team since', () => {
  const player = { kind: 'player' as const, ref: '1' };
  const here = (item: TreeItem, id = 'here', at = LATER) => ({
    id,
    moves: [{ item, from: 'C', to: 'D', at }],
    promises: [],
  });
  // The latest brought trade counts, wherever it is in the list.
  const rows = [row(1, '2024-03-05', 'B', 'C', 1), row(2, '2024-02-05', 'A', 'C', 1)];
  const from = (stays: TreeStay[]) => earlierTrades('here', facts(rows, { 1: stays }, [here(player)]));
  const onward = stay('D', LATER, null, 'trade:here');
  expect(from([stay('C', CAME, LATER, 'import'), onward])).toMatchObject([{ from: 'B', trade: 'brought.2023-24.1' }]);
  expect(from([stay('B', CAME, LATER, 'import'), onward])).toEqual([]);
  expect(from([stay('C', CAME, CAME, 'import'), stay('C', CAME, LATER, 'free-agent'), onward])).toEqual([]);
  expect(from([])).toEqual([]);
  const all = facts(rows, { 1: [stay('C', CAME, LATER, 'import'), onward] }, [here(player)]);
  expect(earlierTrades('brought.2023-24.1', all)).toEqual([]);
  expect(earlierTrades('unknown', all)).toEqual([]);
  // A free-agent pick never came from elsewhere, nor did a pick traded here before.
  const fa = { kind: 'fa-pick' as const, ref: '1' };
  expect(earlierTrades('here', facts(rows, {}, [here(fa)]))).toEqual([]);
  const pick = { kind: 'draft-pick' as const, ref: 'p' };
  const picks = [{ ...row(1, '2024-01-05', 'B', 'C', null), pick: { ...named, pick_id: 'p' } }];
  expect(earlierTrades('here', facts(picks, {}, [here(pick)]))).toHaveLength(1);
  expect(earlierTrades('here', facts(picks, {}, [here(pick), here(pick, 'first', CAME)]))).toEqual([]);
});

it('picks of brought trades go on through brought trades and trades made here', () => {
  const pick = (pick_id: string | null) => ({ pick: { ...named, pick_id } });
  const rows = [
    { ...row(1, '2024-01-05', 'A', 'B', null), ...pick('p') },
    { ...row(2, '2024-01-05', 'B', 'A', null), ...pick(null) },
    { ...row(3, '2024-02-05', 'B', 'C', null), ...pick('p') },
    { ...row(4, '2024-03-05', 'A', 'D', null), ...pick(null) },
    { ...row(5, '2024-04-05', 'C', 'E', null), pick: { ...named, round: 1, pick_id: 'q' } },
  ];
  const here = {
    id: 'here',
    moves: [
      { item: { kind: 'draft-pick' as const, ref: 'p' }, from: 'C', to: 'D', at: LATER },
      { item: { kind: 'draft-pick' as const, ref: 'q' }, from: 'F', to: 'C', at: LATER },
    ],
    promises: [],
  };
  const held = (owner: string) => ({ owner, forfeited: false, over: false, used: null });
  const all: TreeFacts = {
    ...facts(rows, {}, [here]),
    picks: new Map([
      ['p', held('D')],
      ['q', held('C')],
    ]),
  };
  const drawn = (id: string) =>
    tradeTree(id, all).map(({ depth, team, item, fate }) => [depth, team, item.kind, fate.type]);
  expect(drawn('brought.2023-24.1')).toEqual([
    [0, 'B', 'draft-pick', 'traded'],
    [0, 'A', 'brought-pick', 'traded'],
  ]);
  expect(drawn('brought.2023-24.3')).toEqual([
    [0, 'C', 'draft-pick', 'traded'],
    [1, 'C', 'draft-pick', 'held'],
  ]);
  expect(drawn('brought.2023-24.4')).toEqual([[0, 'D', 'brought-pick', 'unknown']]);
  // The transfer from E to F is not recorded: E no longer had the player when the league moved here.
  expect(tradeTree('brought.2023-24.5', all)[0]?.fate).toEqual({ type: 'before', now: 'C' });
  expect(earlierTrades('here', all)).toEqual([
    { item: { kind: 'draft-pick', ref: 'p' }, from: 'B', to: 'C', trade: 'brought.2023-24.3' },
  ]);
});
