import { many } from '../../../text.rules.js';
import { formatMoney } from '../../../money.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { ROSTER } from '../roster.settings.js';

const LIMIT = { atZero: 'no limit', tooHigh: (most: number) => `At most ${most} players. 0 means no limit.` };

const most = (one: string, more?: string) => (count: number) =>
  count === 0 ? 'No limit.' : `A roster holds at most ${many(count, one, more)}.`;

export const ROSTER_WORDS: WordsOfRows<typeof ROSTER> = {
  max_roster_size: {
    label: 'Roster size',
    words: 'the roster size',
    tooLow: () => 'A roster needs at least 1 player.',
    tooHigh: (most) => `A roster has at most ${most} players.`,
    says: (size) => `A team has at most ${many(size, 'active player')}.`,
  },
  min_forwards: {
    label: 'Minimum forwards',
    words: 'the minimum of forwards',
  },
  min_defense: {
    label: 'Minimum defensemen',
    words: 'the minimum of defensemen',
  },
  min_goalies: {
    label: 'Minimum goalies',
    words: 'the minimum of goalies',
  },
  most_c: {
    ...LIMIT,
    label: 'Most centres',
    words: 'the most centres on a roster',
    hint: most('centre'),
  },
  most_lw: {
    ...LIMIT,
    label: 'Most left wings',
    words: 'the most left wings on a roster',
    hint: most('left wing'),
  },
  most_rw: {
    ...LIMIT,
    label: 'Most right wings',
    words: 'the most right wings on a roster',
    hint: most('right wing'),
  },
  most_d: {
    ...LIMIT,
    label: 'Most defensemen',
    words: 'the most defensemen on a roster',
    hint: most('defenseman', 'defensemen'),
  },
  most_g: {
    ...LIMIT,
    label: 'Most goalies',
    words: 'the most goalies on a roster',
    hint: most('goalie'),
  },
  ir_slots: {
    label: 'IR slots',
    words: 'the number of IR slots',
    tooHigh: (most) => `At most ${most} injured-reserve slots.`,
  },
  ir_return_days: {
    label: 'Days to leave IR',
    words: 'the days in which a healthy player must leave injured reserve',
    named: 'Days to leave injured reserve',
    atZero: 'no limit',
    tooHigh: (most) => `At most ${most} days. 0 means no limit.`,
    hint: (days) =>
      days === 0
        ? 'Healthy players may stay; only adds are stopped.'
        : 'Afterwards a healthy player on injured reserve counts as active.',
    says: (days) =>
      days === 0
        ? 'A healthy player may stay on injured reserve without limit.'
        : `A healthy player must leave injured reserve within ${many(days, 'day')} after it is announced. From the next midnight on the player counts toward the roster size, the position minimums and the cap, and no player is dropped. While that makes the team illegal, each of its moves must reduce what is wrong. A new injury ends this.`,
  },
  ir_relief: {
    label: 'Cap relief of IR',
    words: 'the cap relief of injured reserve',
    atZero: 'all of it',
    tooHigh: (most) =>
      `The relief can be at most ${formatMoney(most)}. 0 means that no cap hit on injured reserve counts.`,
    hint: (relief) =>
      relief === 0 ? 'No cap hit on injured reserve counts.' : 'The cap hits on injured reserve above it count.',
  },
};
