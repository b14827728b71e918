// No import of zod, to keep it out of the browser's bundle of the rules.

export { POSITIONS, type Position } from '../position.js';

export const POSITION_DETAILS = ['C', 'LW', 'RW', 'D', 'G'] as const;
export type PositionDetail = (typeof POSITION_DETAILS)[number];

/** IR, LTIR and Out allow a place on injured reserve; day-to-day does not (docs/rules.md, Injured reserve). */
export const PLAYER_STATUSES = ['healthy', 'day-to-day', 'IR', 'LTIR', 'Out'] as const;
export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/**
 * Status at the NHL club. `inactive` players are known only from old statistics, and excluded from pools and lists
 * unless requested.
 */
export const ROSTER_STATUSES = ['active', 'minors', 'ir', 'no-contract', 'inactive'] as const;

/** First id of the invented sample players. Real players have the NHL's ids, which are smaller. */
export const FIRST_SAMPLE_ID = 9_000_001;
/** Ids of imported players without a known NHL id. The NHL's ids are far larger. */
export const LOCAL_IDS = { first: 1, last: 999_999 } as const;
/** Maximum number of prospects in one archive, move or import, above what any league has. */
export const MOST_PROSPECTS = 3_000;

/** Most seasons of a contract with a league, and its largest salary in whole dollars a season. */
export const CONTRACT_LIMITS = { seasons: 8, salary: 1_000_000_000 } as const;
