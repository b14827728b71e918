import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Season } from '@crease/core/season.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { championsOf, finalTable } from '@crease/core/competition/champion.rules.js';
import { findSeasonPlace, regularPoints, seasonOver } from '@crease/core/competition/standings.rules.js';
import type { Db } from '../platform/database/database.js';
import { scoredSeasons } from '../competition/earned.queries.js';
import { finalTables, tableOfRows } from '../competition/final-tables.queries.js';
import { matchupSeasons } from '../competition/matchups/matchup.queries.js';
import { pastRules } from '../points/points.queries.js';
import { namesIn } from '../platform/database/rows.js';

const leagueSeason = namesIn('league_season as s');

export const lifeOf = (db: Db, leagueId: string) =>
  db
    .selectFrom('league as l')
    .select(({ ref, selectFrom }) => [
      'l.current_season as season',
      'l.phase',
      'l.settings',
      'l.time_zone as timeZone',
      pastRules(db).as('past'),
      jsonArrayFrom(
        selectFrom('league_season as s')
          .select([
            's.season',
            sql<string>`${leagueSeason.starts_on}::text`.as('starts_on'),
            sql<string>`${leagueSeason.ends_on}::text`.as('ends_on'),
          ])
          .whereRef('s.league_id', '=', 'l.id'),
      ).as('dates'),
      jsonArrayFrom(scoredSeasons(db, ref('l.id'))).as('scored'),
      jsonArrayFrom(finalTables(db, ref('l.id')).orderBy('s.rank')).as('written'),
      jsonArrayFrom(matchupSeasons(db, ref('l.id'))).as('matchups'),
    ])
    .where('l.id', '=', leagueId);

/** A team's points of each season here; imported points for seasons played elsewhere. */
export const pointsByYear = (
  life: Life,
  seasons: readonly Season[],
  teamId: string,
  points: readonly { readonly season: Season; readonly playoffs: boolean; readonly points: number }[],
) =>
  seasons.map((year) => {
    const played = findSeasonPlace(life, year);
    const earned = (nhlPlayoffs: boolean) =>
      points.find((line) => line.season === year && line.playoffs === nhlPlayoffs)?.points ?? 0;
    const imported = life.written.find((row) => row.brought && row.season === year && row.team_id === teamId);
    return {
      regular: regularPoints(played, {
        earned: earned(false),
        imported: imported?.points ?? 0,
        less: lostIn(life, year).get(teamId) ?? 0,
      }),
      playoffs: played === 'elsewhere' ? 0 : earned(true),
    };
  });

type Life = Awaited<ReturnType<ReturnType<typeof lifeOf>['execute']>>[number];

/** Teams that played a season: those of its final table, where it ended here. Other teams joined later. */
export function playedIn<Team extends { readonly id: string }>(
  { written }: Pick<Life, 'written'>,
  season: Season,
  teams: readonly Team[],
): readonly Team[] {
  const kept = written.filter((row) => row.season === season);
  if (!kept.some(({ brought }) => !brought)) return teams;
  const played = new Set(kept.map(({ team_id: id }) => id));
  return teams.filter(({ id }) => played.has(id));
}

export const lostIn = ({ written }: Pick<Life, 'written'>, season: Season): ReadonlyMap<string, number> =>
  new Map(written.flatMap((row) => (row.season === season && row.less !== 0 ? [[row.team_id, row.less]] : [])));

/** The winners of a season by its stored final table, or by points when it has none. */
export function winners(
  life: Life,
  season: Season,
  teams: readonly { id: string; points: readonly { season: string; playoffs: boolean; points: number }[] }[],
): RaceAnswer['champions'] {
  const kept = life.written.filter((row) => row.season === season);
  if (kept.length === 0 && !seasonOver(season, life)) return [];
  const earned = teams.map(({ id, points }) => ({
    teamId: id,
    name: '',
    points: points.find((line) => line.season === season && !line.playoffs)?.points ?? 0,
  }));
  const table = kept.length > 0 ? tableOfRows(kept) : finalTable(earned);
  return championsOf(table).map(({ teamId, points }) => ({ team_id: teamId, points }));
}
