import type { SheetAnswer } from '@crease/core/protection/protection.schema.js';

type Player = SheetAnswer['players'][number];

export const sheetPlayer = (player_id: number, more: Partial<Player> = {}): Player => ({
  player_id,
  name: `P${player_id}`,
  position: 'F',
  place: 'active',
  cap_hit: 1,
  charge: 1,
  estimated: false,
  contract_expiry: 2028,
  expiry_status: 'UFA',
  last_points: 1,
  last_games: 1,
  kept: 0,
  round: null,
  on: null,
  ...more,
});

/** An open, empty sheet under a dollar limit. */
export const sheetAnswer = (
  players: Player[],
  minimums: SheetAnswer['rules']['minimums'],
  more: Partial<SheetAnswer> = {},
): SheetAnswer => ({
  season: '2026-27',
  deadline: null,
  locked_at: null,
  open: true,
  empty: true,
  automatic: false,
  core: [],
  bench: [],
  players,
  rules: {
    kind: 'dollars',
    keepers: null,
    most: null,
    years: null,
    rounds: null,
    limit: 15,
    bench_limit: 5,
    bench_size: 1,
    minimums,
  },
  totals: { core: 0, bench: 0, core_players: 0, bench_players: 0, by_position: { F: 0, D: 0, G: 0 } },
  faults: [],
  points_from: 'games',
  ...more,
});
