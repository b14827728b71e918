import { many } from '../../text.rules.js';
import type { SettingRows } from '../setting.model.js';

/** Maximum number of players in any list of a team. */
export const MOST_PLAYERS = 100;

const LIMIT = {
  section: 'roster',
  unit: 'count',
  eases: 'up',
  atZero: 'no limit',
  later: true,
  default: 0,
  max: MOST_PLAYERS,
  tooHigh: `At most ${MOST_PLAYERS} players. 0 means no limit.`,
  rule: 'positionLimits',
} as const;

const most = (one: string, more?: string) => (count: number) =>
  count === 0 ? 'No limit.' : `A roster holds at most ${many(count, one, more)}.`;

export const ROSTER = {
  max_roster_size: {
    label: 'Roster size',
    words: 'the roster size',
    section: 'roster',
    unit: 'count',
    eases: 'up',
    default: 25,
    min: 1,
    max: MOST_PLAYERS,
    tooLow: 'A roster needs at least 1 player.',
    tooHigh: `A roster has at most ${MOST_PLAYERS} players.`,
    rule: {
      section: 'rosters',
      says: (size) => `A team has at most ${many(size, 'active player')}.`,
      explains: ['rosterFull'],
    },
  },
  min_forwards: {
    label: 'Minimum forwards',
    words: 'the minimum of forwards',
    section: 'roster',
    unit: 'count',
    eases: 'down',
    default: 9,
    rule: 'minimums',
  },
  min_defense: {
    label: 'Minimum defensemen',
    words: 'the minimum of defensemen',
    section: 'roster',
    unit: 'count',
    eases: 'down',
    default: 5,
    rule: 'minimums',
  },
  min_goalies: {
    label: 'Minimum goalies',
    words: 'the minimum of goalies',
    section: 'roster',
    unit: 'count',
    eases: 'down',
    default: 2,
    rule: 'minimums',
  },
  most_c: { ...LIMIT, label: 'Most centres', words: 'the most centres on a roster', hint: most('centre') },
  most_lw: { ...LIMIT, label: 'Most left wings', words: 'the most left wings on a roster', hint: most('left wing') },
  most_rw: { ...LIMIT, label: 'Most right wings', words: 'the most right wings on a roster', hint: most('right wing') },
  most_d: {
    ...LIMIT,
    label: 'Most defensemen',
    words: 'the most defensemen on a roster',
    hint: most('defenseman', 'defensemen'),
  },
  most_g: { ...LIMIT, label: 'Most goalies', words: 'the most goalies on a roster', hint: most('goalie') },
  ir_slots: {
    label: 'IR slots',
    words: 'the number of IR slots',
    section: 'roster',
    unit: 'count',
    eases: 'up',
    default: 3,
    max: MOST_PLAYERS,
    tooHigh: `At most ${MOST_PLAYERS} injured-reserve slots.`,
    rule: 'irSlots',
  },
  ir_return_days: {
    label: 'Days to leave IR',
    words: 'the days in which a healthy player must leave injured reserve',
    named: 'Days to leave injured reserve',
    section: 'roster',
    unit: 'count',
    eases: 'up',
    atZero: 'no limit',
    later: true,
    default: 7,
    earlier: 0,
    max: 60,
    tooHigh: 'At most 60 days. 0 means no limit.',
    hint: (days) =>
      days === 0
        ? 'Healthy players may stay; only adds are stopped.'
        : 'Afterwards a healthy player on injured reserve counts as active.',
    rule: {
      section: 'rosters',
      says: (days) =>
        days === 0
          ? 'A healthy player may stay on injured reserve without limit.'
          : `A healthy player must leave injured reserve within ${many(days, 'day')} after it is announced. From the next midnight on the player counts toward the roster size, the position minimums and the cap, and no player is dropped. While that makes the team illegal, each of its moves must reduce what is wrong. A new injury ends this.`,
    },
  },
  ir_relief: {
    label: 'Cap relief of IR',
    words: 'the cap relief of injured reserve',
    section: 'roster',
    unit: 'money',
    eases: 'up',
    atZero: 'all of it',
    later: true,
    default: 0,
    step: 1_000_000,
    max: 1_000_000_000,
    tooHigh: 'The relief can be at most $1,000,000,000. 0 means that no cap hit on injured reserve counts.',
    hint: (relief) =>
      relief === 0 ? 'No cap hit on injured reserve counts.' : 'The cap hits on injured reserve above it count.',
    rule: 'capPlaces',
  },
} as const satisfies SettingRows;
