import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { isDecidedByPoints } from '@crease/core/leagues/formats.js';
import { nightOf } from '@crease/core/players/nhl/night.rules.js';
import { scoringOf, type StoredScoring } from '@crease/core/players/scoring/scoring.table.js';
import { rulesOfDay } from '@crease/core/seasons/scoring.rules.js';
import type { NightBoardAnswer } from '@crease/core/seasons/tonight/night-board.answers.js';
import { decidedBy, nightTeams } from '@crease/core/seasons/tonight/night-board.rules.js';
import { nightPlays } from '@crease/core/seasons/tonight/night-plays.rules.js';
import { Database, type Db } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { statusIn } from '../../players/player-status.queries.js';
import { countsOn } from '../../points/counting-limits.queries.js';
import { pastRules } from '../../points/points.queries.js';
import { RaceQueries } from '../race.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const p = namesIn('player as p');

/** Players on a league's teams whose clubs play on a day. */
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

/** The plays of players on a league's teams on a day, newest first. */
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

/** The league's weights of a day; null where categories decide. */
async function scoringOn(db: Db, leagueId: string, day: string): Promise<StoredScoring | null> {
  const { settings, time_zone, past } = await db
    .selectFrom('league as l')
    .select(['l.settings', 'l.time_zone', pastRules(db).as('past')])
    .where('l.id', '=', leagueId)
    .executeTakeFirstOrThrow();
  if (!isDecidedByPoints(settings)) return null;
  return rulesOfDay(day, past, { scoring: scoringOf(settings), timeZone: time_zone }).scoring;
}

/** The table and the players of a league on the NHL's current day. */
@Injectable()
export class NightBoard {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly races: RaceQueries,
  ) {}

  /** The statements of the race and three more, for any number of teams. The places are those of the standings page. */
  async read(leagueId: string): Promise<NightBoardAnswer> {
    const day = nightOf(this.clock.now());
    const { db } = this.database;
    const [race, players, plays, scoring] = await Promise.all([
      this.races.race(leagueId),
      playersOn(db, leagueId, day),
      playsOn(db, leagueId, day),
      scoringOn(db, leagueId, day),
    ]);
    return {
      day,
      season: race.season,
      decided_by: decidedBy(race),
      teams: nightTeams(race, day),
      players,
      plays: nightPlays(plays, scoring),
    };
  }
}
