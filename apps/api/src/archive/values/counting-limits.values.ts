import { count, oneOf } from '@crease/core/archive/archive.values.js';
import { LINEUP_KINDS } from '@crease/core/leagues/lineup.rules.js';

const ofPlace = { kind: oneOf(LINEUP_KINDS) };

export const countingLimits = {
  goalie_starts: { starts: count(100) },
  place_games: { ...ofPlace, games: count(100) },
  closed_place: ofPlace,
};
