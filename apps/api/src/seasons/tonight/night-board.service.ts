import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { nightOf } from '@crease/core/players/nhl/night.rules.js';
import type { NightBoardAnswer } from '@crease/core/seasons/tonight/night-board.answers.js';
import { decidedBy, nightTeams } from '@crease/core/seasons/tonight/night-board.rules.js';
import { Database, type Db } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { statusIn } from '../../players/player-status.queries.js';
import { RaceQueries } from '../race.queries.js';

/** Players on a league's teams whose clubs play on a day. */
const playersOn = (db: Db, leagueId: string, day: string) =>
  db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .innerJoin('league as l', 'l.id', 'r.league_id')
    .select(['p.id as player_id', 'p.full_name as name', 'p.position', 'p.position_detail as detail'])
    .select([sql<string>`p.nhl_club`.as('club'), statusIn(sql.val(leagueId)).as('status')])
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

/** The table and the players of a league on the NHL's current day. */
@Injectable()
export class NightBoard {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly races: RaceQueries,
  ) {}

  /** The statements of the race and one more, for any number of teams. The places are those of the standings page. */
  async read(leagueId: string): Promise<NightBoardAnswer> {
    const day = nightOf(this.clock.now());
    const [race, players] = await Promise.all([this.races.race(leagueId), playersOn(this.database.db, leagueId, day)]);
    return { day, season: race.season, decided_by: decidedBy(race), teams: nightTeams(race, day), players };
  }
}
