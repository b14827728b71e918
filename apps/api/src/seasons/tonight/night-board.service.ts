import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { isDecidedByPoints, isInCategories } from '@crease/core/leagues/formats.js';
import { nightOf } from '@crease/core/players/nhl/night.rules.js';
import { nightWords } from '@crease/core/players/nhl/night.words.js';
import { lineOfGame, pointsOf, scoringOf, type StoredScoring } from '@crease/core/players/scoring/scoring.table.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import { rulesOfDay } from '@crease/core/seasons/scoring.rules.js';
import type { LastNight, NightBoardAnswer } from '@crease/core/seasons/tonight/night-board.answers.js';
import { bestOfTeams, decidedBy, lastNightOf, nightTeams } from '@crease/core/seasons/tonight/night-board.rules.js';
import { nightPlays } from '@crease/core/seasons/tonight/night-plays.rules.js';
import { gamesIn } from '../../competition/matchups/matchup-page.queries.js';
import { Database, type Db } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { statusIn } from '../../players/player-status.queries.js';
import { countsOn } from '../../points/counting-limits.queries.js';
import { pastRules } from '../../points/points.queries.js';
import { RaceQueries } from '../race.queries.js';
import { toldOf } from '../tonight.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const p = namesIn('player as p');

const playersOn = (db: Db, leagueId: string, day: string) =>
  db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .innerJoin('league as l', 'l.id', 'r.league_id')
    .select(['p.id as player_id', 'p.full_name as name', 'p.position', 'p.position_detail as detail'])
    .select([sql<string>`${p.nhl_club}`.as('club'), statusIn(sql.val(leagueId)).as('status')])
    .where('r.league_id', '=', leagueId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('nhl_game as n')
          .select('n.id')
          .where('n.day', '=', day)
          .whereRef('n.sample', '=', 'l.is_sample')
          .where(({ or, eb, ref }) => or([eb('n.away', '=', ref('p.nhl_club')), eb('n.home', '=', ref('p.nhl_club'))])),
      ),
    )
    .orderBy('p.id')
    .execute();

const PLAYS_SHOWN = 60;

const playsOn = (db: Db, leagueId: string, day: string) =>
  db
    .selectFrom('night_play as n')
    .innerJoin('roster_entry as r', 'r.player_id', 'n.player_id')
    .innerJoin('player as p', 'p.id', 'n.player_id')
    .leftJoin('lineup_day as x', (join) =>
      join.onRef('x.league_id', '=', 'r.league_id').onRef('x.team_id', '=', 'r.team_id').on('x.day', '=', day),
    )
    .select(['n.id', 'n.player_id', 'p.full_name as name', 'p.position', 'r.team_id', 'n.at', 'n.before', 'n.after'])
    .select(countsOn(leagueId, day).as('counts'))
    .where('r.league_id', '=', leagueId)
    .where('n.day', '=', day)
    .orderBy('n.id', 'desc')
    .limit(PLAYS_SHOWN)
    .execute();

/** The league's rules of a day. Points decide nothing in roto and in categories. */
async function rulesIn(db: Db, leagueId: string) {
  const { settings, time_zone, past } = await db
    .selectFrom('league as l')
    .select(['l.settings', 'l.time_zone', pastRules(db).as('past')])
    .where('l.id', '=', leagueId)
    .executeTakeFirstOrThrow();
  const now = { scoring: scoringOf(settings), timeZone: time_zone };
  return { settings, rulesOn: (day: string) => rulesOfDay(day, past, now) };
}

@Injectable()
export class NightBoard {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly races: RaceQueries,
  ) {}

  /**
   * Needs at most four statements more than the race, for any number of teams. Places are those of the standings page.
   */
  async read(leagueId: string): Promise<NightBoardAnswer> {
    const day = nightOf(this.clock.now());
    const { db } = this.database;
    const [race, players, plays, { settings, rulesOn }] = await Promise.all([
      this.races.race(leagueId),
      playersOn(db, leagueId, day),
      playsOn(db, leagueId, day),
      rulesIn(db, leagueId),
    ]);
    const last = lastNightOf(race, day, { hasGames: players.length > 0 });
    const byPoints = isDecidedByPoints(settings);
    return {
      day,
      season: race.season,
      starts_on: race.starts_on,
      ends_on: race.ends_on,
      decided_by: decidedBy(race),
      teams: nightTeams(race, day),
      players,
      plays: nightPlays(plays, byPoints ? rulesOn(day).scoring : null),
      last: last && {
        ...last,
        teams: isInCategories(settings) ? [] : last.teams,
        best: await this.bestOn(leagueId, race, { day: last.day, byPoints, ...rulesOn(last.day) }),
      },
    };
  }

  private async bestOn(
    leagueId: string,
    { season, teams }: Pick<RaceAnswer, 'season' | 'teams'>,
    { day, noon, scoring, byPoints }: { day: string; noon: number; scoring: StoredScoring; byPoints: boolean },
  ): Promise<LastNight['best']> {
    const teamIds = teams.map(({ team_id: id }) => id);
    const days = { from: day, to: day, decided: [{ day, noon }] };
    const games = await gamesIn(this.database.db, { leagueId, season, teamIds, days }).execute();
    const players = games
      .filter(({ counts }) => counts)
      .map((game) => ({ game, team_id: game.teamId, points: pointsOf(lineOfGame(game), scoring, game.position) }));
    return bestOfTeams(players).map(({ game, team_id, points }) => ({
      player_id: game.id,
      name: game.name,
      position: game.position,
      detail: game.detail,
      team_id,
      points: byPoints ? points : null,
      line: nightWords(game.position, toldOf(game)),
    }));
  }
}
