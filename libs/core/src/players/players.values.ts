// This file does not import zod, to keep it out of the browser's bundle of the rules.

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
 * A player's status at their NHL club. `inactive` players are known only from old statistics. They are kept for the
 * record, and excluded from pools and lists unless requested.
 */
export const ROSTER_STATUSES = ['active', 'minors', 'ir', 'no-contract', 'inactive'] as const;

/** Counted columns that skaters' and goalies' lines share; null when the source lacks them. */
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
/** Counted columns of goalies' lines only. */
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

/** First id of the invented sample players. Real players have the NHL's ids, which are smaller. */
export const FIRST_SAMPLE_ID = 9_000_001;
/** Ids of imported players without a known NHL id. The NHL's ids are far larger. */
export const LOCAL_IDS = { first: 1, last: 999_999 } as const;
/** Maximum number of prospects in one archive, move or import, above what any league has. */
export const MOST_PROSPECTS = 3_000;
