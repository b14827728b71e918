import { isClose } from '@crease/core/competition/matchups/close.rules.js';
import type { CloseMatchups } from '@crease/core/competition/matchups/matchup.words.js';
import type { Season } from '@crease/core/season.js';
import type { Db } from '../../platform/database/database.js';
import { loadPeriods } from './matchup.queries.js';
import { periodsOfMatch, scoreOver } from './matchup-score.js';

/** The close matchups of a period, or of a round of the play-offs that ends with it. */
export async function findCloseMatchups(
  db: Db,
  { leagueId, season, number }: { readonly leagueId: string; readonly season: Season; readonly number: number },
): Promise<CloseMatchups> {
  const periods = periodsOfMatch(await loadPeriods(db, leagueId, season, { number }), number);
  const last = periods.at(-1);
  const rows = await db.selectFrom('team').select(['id', 'name']).where('league_id', '=', leagueId).execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const matchups = (last?.matchups ?? []).flatMap((matchup) => {
    const { home_team_id: home, away_team_id: away, set } = matchup;
    // A set result does not change with the games that are left.
    if (away === null || set !== null) return [];
    const { homePoints, awayPoints } = scoreOver(periods, matchup);
    if (!isClose(homePoints, awayPoints, last?.rules != null)) return [];
    return [
      {
        home: { name: names.get(home) ?? '', points: homePoints },
        away: { name: names.get(away) ?? '', points: awayPoints },
      },
    ];
  });
  return { number, round: last?.round ?? null, matchups };
}
