import { pluralOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './champion.words.en.js';

export const championOf: Translation<typeof en.championOf> = ({ season, count }) =>
  `${pluralOf(count, 'Champion', 'Champions')} ${season}`;
export const pointsOf: Translation<typeof en.pointsOf> = ({ points, shown }) =>
  `${shown}\u00A0${pluralOf(points, 'point', 'points')}`;
export const rowOf: Translation<typeof en.rowOf> = ({ rank, team, points }) => `${rank}. ${team}, ${points}`;
