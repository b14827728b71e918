// Does not import zod, so that the browser's bundle of the rules does not contain it.

export { POSITIONS, type Position } from '../position.js';

export const POSITION_DETAILS = ['C', 'LW', 'RW', 'D', 'G'] as const;
export type PositionDetail = (typeof POSITION_DETAILS)[number];

/**
 * Injury statuses. IR, LTIR and Out allow a place on injured reserve; day-to-day does not (docs/rules.md, Injured
 * reserve).
 */
export const PLAYER_STATUSES = ['healthy', 'day-to-day', 'IR', 'LTIR', 'Out'] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/**
 * Where a player stands with their NHL club. `inactive` players are known only from old statistics: they are kept
 * for the record, and stay out of pools and lists unless asked for.
 */
export const ROSTER_STATUSES = ['active', 'minors', 'ir', 'no-contract', 'inactive'] as const;

/** The counted columns of a line that both skaters and goalies have, null where the source does not say. */
export const SKATER_COLUMNS = [
  'g',
  'a',
  'pts',
  'plus_minus',
  'pim',
  'ppg',
  'ppp',
  'shg',
  'shp',
  'gwg',
  'otg',
  'sog',
  'hits',
  'blocks',
  'fow',
  'fol',
  'takeaways',
  'giveaways',
] as const;
/** The counted columns that only a goalie's line has. */
export const GOALIE_COLUMNS = ['gs', 'w', 'l', 'otl', 'so', 'ga', 'sa'] as const;

export const PLAYER_SORTS = [
  'rank',
  'name',
  'club',
  'position',
  'age',
  'cap_hit',
  'contract_expiry',
  'gp',
  ...SKATER_COLUMNS,
  ...GOALIE_COLUMNS,
  'sv_pct',
  'gaa',
  'toi_seconds',
] as const;
export type PlayerSort = (typeof PLAYER_SORTS)[number];

/** The first id of invented players; real ones carry the NHL's own, which are smaller. */
export const FIRST_SAMPLE_ID = 9_000_001;
/** Ids of players whom a league brought along and the NHL has not numbered for us; the NHL's own are far larger. */
export const LOCAL_IDS = { first: 1, last: 999_999 } as const;
/** Prospects that one archive, move or import may bring along: more than any league has. */
export const MOST_PROSPECTS = 3_000;
