import type { DraftType } from '../../draft-type.js';
import { DEFAULT_CLOCK } from '../clock/clock.limits.js';
import type {
  ClockSettings,
  DraftKind,
  DraftRules,
  DraftState,
  DraftTeam,
  Holdings,
  OrderKind,
  PoolPlayer,
  Slot,
} from '../draft.model.js';
import type { DraftActor } from '../draft.rules.js';
import { layOutSlots, type PickAsset } from '../order/pick-order.js';
import { randomFrom } from '../../random.js';
import type { Position } from '../../position.js';

/** Noon in Toronto on a day without a daylight-saving change. */
export const NOON = Date.parse('2025-09-20T16:00:00.000Z');
export const MILLION = 1_000_000;

export const EMPTY: Holdings = { F: 0, D: 0, G: 0, capUsed: 0, rookies: 0 };
export const EMPTY_BY_POSITION: Holdings = { ...EMPTY, forwards: { C: 0, LW: 0, RW: 0 } };

/** `id('team', 3)` is 'team11111113'. Base58 has no zeros. */
export function id(kind: string, number: number): string {
  const digits = number.toString(9).replace(/./g, (digit) => String(Number(digit) + 1));
  return kind.padEnd(12 - digits.length, '1') + digits;
}

/** Seeded numbers in [0, 1). */
export function chance(seed: number): () => number {
  return randomFrom((seed >>> 0).toString(16).padStart(8, '0').repeat(4));
}

export function between(random: () => number, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

export function oneOf<T>(random: () => number, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

export function buildTeam(number: number, more: Partial<DraftTeam> = {}): DraftTeam {
  return {
    id: id('team', number),
    name: `Team ${number}`,
    picture: null,
    manager: `Manager ${number}`,
    auto: 'off',
    timeouts: 0,
    holdings: EMPTY,
    ...more,
  };
}

export function buildTeams(count: number, more: Partial<DraftTeam> = {}): DraftTeam[] {
  return Array.from({ length: count }, (_, index) => buildTeam(index + 1, more));
}

export function buildPicks(teamIds: readonly string[], rounds: number): PickAsset[] {
  return Array.from({ length: rounds }, (_, round) =>
    teamIds.map((teamId, team) => ({
      id: id('pick', round * teamIds.length + team + 1),
      round: round + 1,
      originalTeamId: teamId,
      ownerTeamId: teamId,
      extra: 0,
    })),
  ).flat();
}

export function buildPlayer(playerId: number, more: Partial<PoolPlayer> = {}): PoolPlayer {
  const position = more.position ?? 'F';
  return {
    id: playerId,
    name: `Player ${playerId}`,
    position,
    detail: position === 'F' ? 'C' : position,
    club: 'TOR',
    capHit: MILLION,
    estimated: false,
    rookie: false,
    rank: playerId,
    ...more,
  };
}

/** A player for tests in which only position and cap hit matter. The default cap hit is a million. */
export const plainPlayer = (number: number, position: PoolPlayer['position'], capHit = MILLION): PoolPlayer =>
  buildPlayer(number, { position, capHit });

export interface PoolShape {
  readonly players: number;
  /** Share of each position; the rest are goalies. */
  readonly forwards: number;
  readonly defense: number;
  readonly floor: number;
  readonly ceiling: number;
}

export const POOL_SHAPE: PoolShape = {
  players: 900,
  forwards: 0.58,
  defense: 0.31,
  floor: 775_000,
  ceiling: 12 * MILLION,
};

/** A random pool in which better ranked players tend to cost more. */
export function buildPool(random: () => number, shape: Partial<PoolShape> = {}): PoolPlayer[] {
  const { players, forwards, defense, floor, ceiling } = { ...POOL_SHAPE, ...shape };
  return Array.from({ length: players }, (_, index) => {
    const share = random();
    const position: Position = share < forwards ? 'F' : share < forwards + defense ? 'D' : 'G';
    const worth = (1 - index / players) ** 3 * (0.5 + random() / 2);
    return buildPlayer(index + 1, {
      position,
      capHit: Math.round((floor + (ceiling - floor) * worth) / 1000) * 1000,
      rookie: random() < 0.1,
    });
  });
}

/** The same players with forwards of all exact positions, and some whose exact position is unknown. */
export const withWings = (players: readonly PoolPlayer[]): PoolPlayer[] =>
  players.map((player) =>
    player.position === 'F' ? { ...player, detail: ['C', 'LW', 'RW', ''][player.id % 4] ?? '' } : player,
  );

export interface LobbyShape {
  readonly teams: readonly DraftTeam[];
  readonly rounds: number;
  readonly rules?: Partial<DraftRules>;
  readonly clock?: Partial<ClockSettings>;
  readonly type?: DraftType;
  readonly kind?: DraftKind;
  readonly order?: OrderKind;
  readonly picks?: readonly PickAsset[];
}

export const RULES: DraftRules = {
  salaryCap: 88 * MILLION,
  maxRosterSize: 25,
  minimums: { F: 9, D: 5, G: 2 },
  rookieBankSize: 10,
};

/** A draft ready to begin. The teams pick in the given order. */
export function buildLobby(shape: LobbyShape): DraftState {
  const teamIds = shape.teams.map((team) => team.id);
  const order = shape.order ?? 'snake';
  const slots: Slot[] = layOutSlots(order, teamIds, shape.picks ?? buildPicks(teamIds, shape.rounds));
  return {
    id: id('draft', 1),
    leagueId: id('league', 1),
    season: '2025-26',
    type: shape.type ?? 'general',
    kind: shape.kind ?? 'startup',
    name: 'Startup draft',
    createdBy: id('user', 1),
    seq: 1,
    status: 'lobby',
    rounds: shape.rounds,
    clock: { ...DEFAULT_CLOCK, ...shape.clock },
    rules: { ...RULES, ...shape.rules },
    order: { kind: order, source: 'commissioner', teamIds, seed: null, seedHash: null, nextSeedHash: null },
    teams: shape.teams,
    slots,
    onClock: null,
    outage: 0,
  };
}

export const commissioner: DraftActor = { userId: id('user', 99), teamIds: [], commissioner: true };
export const outsider: DraftActor = { userId: id('user', 98), teamIds: [], commissioner: false };

export function managerOf(teamId: string): DraftActor {
  return { userId: `user${teamId.slice(4)}`, teamIds: [teamId], commissioner: false };
}
