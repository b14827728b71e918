import type { StandingPlace } from '@crease/core/teams/lineup/lineup.rules.js';
import type { Db } from '../platform/database/database.js';
import { asRows, json } from '../platform/database/sql.js';

/** Stores a day's line-ups of a league's teams; keeps existing ones. */
export async function writeLineupDays(
  db: Db,
  leagueId: string,
  day: string,
  teams: readonly { readonly teamId: string; readonly places: readonly StandingPlace[] }[],
): Promise<void> {
  if (teams.length === 0) return;
  const columns = ['league_id', 'team_id', 'day', 'player_ids', 'places'] as const;
  const given = teams.map(({ teamId, places }) => ({
    league_id: leagueId,
    team_id: teamId,
    day,
    player_ids: places.map(({ playerId }) => playerId),
    places,
  }));
  await db
    .insertInto('lineup_day')
    .columns(columns)
    .expression(db.selectFrom(asRows('lineup_day', given, 'given')).select(columns))
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Replaces a team's stored line-up for a day in progress. */
export async function rewriteLineupDay(
  db: Db,
  { leagueId, teamId, day }: { readonly leagueId: string; readonly teamId: string; readonly day: string },
  places: readonly StandingPlace[],
): Promise<void> {
  await db
    .insertInto('lineup_day')
    .values({ league_id: leagueId, team_id: teamId, day, ...written(places) })
    .onConflict((known) => known.columns(['league_id', 'team_id', 'day']).doUpdateSet(written(places)))
    .execute();
}

const written = (places: readonly StandingPlace[]) => ({
  player_ids: places.map(({ playerId }) => playerId),
  places: json([...places]),
});
