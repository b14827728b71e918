import { p } from '@mikro-orm/core';
import type { LineupKind } from '@crease/core/leagues/lineup.rules.js';
import { table, type TablesOf } from '../platform/database/table.js';

/**
 * A team's games in places of a kind on a day, in seasons and matchup periods with caps, whether they count or not.
 * Without line-ups the kind is the position. Days without a game are missing.
 */
export const PlaceGames = table('place_games', 'league', {
  league_id: p.text().primary(),
  team_id: p.text().primary(),
  kind: p.text().$type<LineupKind>().primary(),
  day: p.date().primary(),
  season: p.text(),
  games: p.integer(),
});

/** Days on which a team's places of a kind do not count, because their cap was reached before. */
export const ClosedPlace = table('closed_place', 'league', {
  league_id: p.text().primary(),
  team_id: p.text().primary(),
  kind: p.text().$type<LineupKind>().primary(),
  from_day: p.date().primary(),
  to_day: p.date(),
  season: p.text(),
});

export const placeCapsTables = [PlaceGames, ClosedPlace] as const;

declare module '../platform/database/table.js' {
  interface Tables extends TablesOf<(typeof placeCapsTables)[number]> {}
}
