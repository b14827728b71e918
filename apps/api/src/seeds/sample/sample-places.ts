import type { PlayerStatus, PositionDetail } from '@crease/core/players/players.values.js';
import type { Slot } from './sample-model.js';

const regular = (detail: PositionDetail, ...qualities: number[]): Slot[] =>
  qualities.map((quality) => ({ detail, quality, kind: 'regular' }));

export const CLUB_PLACES: readonly Slot[] = [
  ...regular('C', 0.86, 0.74, 0.58, 0.42),
  ...regular('LW', 0.82, 0.69, 0.54, 0.37),
  ...regular('RW', 0.82, 0.68, 0.53, 0.36, 0.29),
  ...regular('D', 0.82, 0.72, 0.62, 0.54, 0.43, 0.35, 0.28),
  ...regular('G', 0.74, 0.44),
  { detail: 'C', quality: 0.2, kind: 'fringe' },
  { detail: 'D', quality: 0.2, kind: 'fringe' },
];
/** Positions of prospects, four per club, repeating. */
export const PROSPECT_DETAILS: readonly PositionDetail[] = ['C', 'LW', 'RW', 'D', 'D', 'C', 'LW', 'RW', 'G', 'D'];
/** Positions of players without a club. */
export const FREE_AGENTS: readonly PositionDetail[] = ['C', 'LW', 'RW', 'D', 'G', 'LW', 'D', 'RW', 'C', 'D', 'LW', 'G'];

export const NOTES: Readonly<Record<Exclude<PlayerStatus, 'healthy'>, readonly string[]>> = {
  'day-to-day': ['Lower body', 'Upper body', 'Illness', 'Maintenance'],
  IR: ['Upper body, out until February', 'Knee, week to week', 'Hand, four to six weeks', 'Shoulder, six weeks'],
  LTIR: ['Hip surgery, out for the season', 'Knee surgery, out until April', 'Back, no date for a return'],
  Out: ['Personal reasons', 'Lower body, to be examined again', 'Concussion protocol'],
};
export const ABSENT: readonly (readonly [Exclude<PlayerStatus, 'healthy'>, number])[] = [
  ['IR', 24],
  ['LTIR', 9],
  ['Out', 11],
  ['day-to-day', 16],
];
