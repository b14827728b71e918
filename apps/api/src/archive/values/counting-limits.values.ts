import { count, day, id, oneOf, season } from '@crease/core/archive/archive.values.js';
import { LINEUP_KINDS } from '@crease/core/leagues/lineup.rules.js';

const ofPlace = { team_id: id, kind: oneOf(LINEUP_KINDS), season };

/** Goalie starts, games by kind of place, and the days on which a kind is closed. */
export const countingLimits = {
  goalie_starts: { team_id: id, season, day, starts: count(100) },
  place_games: { ...ofPlace, day, games: count(100) },
  closed_place: { ...ofPlace, from_day: day, to_day: day },
};
