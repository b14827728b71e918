import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import { nightOf } from '@crease/core/players/nhl/night.rules.js';
import { seasonFigures, seasonsShown } from '@crease/core/teams/season-cap.rules.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { forfeitWords } from '@crease/core/teams/team.words.js';
import { Database, type Db } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import { nameOrder } from '../platform/database/sql.js';
import type { Member } from '../platform/http/member.js';
import { notFound } from '../platform/refusal.error.js';
import { playerPoints } from '../points/points.queries.js';
import { teamPoints } from '../competition/earned.queries.js';
import { placeUseOn } from '../competition/scoring/place-use.queries.js';
import { teamShares } from '../points/team-points.queries.js';
import { BooksQueries, type PlayingLeague } from './books.queries.js';
import { retainedPart } from './charges.queries.js';
import { TeamQueries } from './team.queries.js';
import { picksOf, faPicksOf } from './team-picks.queries.js';
import { details, rosterOf, outlookOf } from './team-roster.view.js';

const retainedOf = (db: Db, teamId: string, season: Season) =>
  db
    .selectFrom('retention as x')
    .innerJoin('player as p', 'p.id', 'x.player_id')
    .leftJoin('roster_entry as r', (join) =>
      join.onRef('r.league_id', '=', 'x.league_id').onRef('r.player_id', '=', 'x.player_id'),
    )
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
    .select([
      'x.player_id',
      'p.full_name as name',
      'x.percent',
      'x.dollars',
      retainedPart(sql.val(season)).as('amount'),
    ])
    .select(['x.through_season', 't.id as team_id', 't.name as team_name'])
    .where('x.team_id', '=', teamId)
    .where('x.ended_at', 'is', null)
    .where('x.through_season', '>=', season)
    .orderBy('amount', 'desc')
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')))
    .execute();
const SEASONS_BACK = 5;

@Injectable()
export class TeamPageQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly books: BooksQueries,
    private readonly teams: TeamQueries,
  ) {}

  /** The page by the contracts of season `year`. Without `year`, `usePrevious` takes the previous contracts. */
  async page(
    member: Member,
    teamId: string,
    { usePrevious = false, year }: { usePrevious?: boolean; year?: string } = {},
  ): Promise<TeamPageAnswer> {
    const { db } = this.database;
    const league = await this.books.league(db, member.leagueId);
    const season = year ?? (usePrevious ? await this.previousSeason(league) : league.season);
    const [summary, [years = []], players, retained, picks, faPicks, shares, earned, used] = await Promise.all([
      this.teams.summary(member.leagueId, teamId),
      this.books.years(
        db,
        league.id,
        [teamId],
        Array.from({ length: seasonsShown(league.type) }, (_, ahead) => seasonPlus(season, ahead)),
      ),
      details(db, member.leagueId, teamId, season).execute(),
      retainedOf(db, teamId, season),
      picksOf(db, league.id, teamId, league.season),
      faPicksOf(db, league.id, teamId, league.season),
      teamShares(db, league.id, teamId, season),
      teamPoints(db, { leagueId: league.id, teamId }, season),
      league.phase === 'in-season' ? placeUseOn(db, league.id, teamId, nightOf(this.clock.now())) : null,
    ]);
    const [team] = years;
    if (!summary || !team) throw notFound('team');
    const known = new Map(players.map((player) => [player.id, player]));
    const played = await playerPoints(
      db,
      league.id,
      season,
      team.players.map(({ id }) => id),
    );
    const ofTeam = new Map(shares.map((share) => [share.playerId, share]));
    return {
      team: { ...summary, can_edit: member.commissioner || member.teamId === teamId },
      season,
      using_previous_contracts: season < league.season,
      seasons: Array.from({ length: SEASONS_BACK + 1 }, (_, index) => seasonPlus(league.season, -index)),
      roster: rosterOf(team, known, league, played, ofTeam),
      figures: seasonFigures(team, season, league),
      retained,
      picks: picks.map(({ forfeited_reason: reason, forfeited_why: why, ...pick }) => ({
        ...pick,
        forfeited: forfeitWords(why ?? reason),
      })),
      fa_picks: faPicks.map(({ penalty, player, starts_at, expires_at, ...pick }) => ({
        ...pick,
        starts_at: starts_at.toISOString(),
        expiry_date: expires_at.toISOString(),
        player_taken: penalty ? 'penalty' : player,
      })),
      outlook: years.map((books, ahead) => outlookOf(books, seasonPlus(season, ahead), league)),
      points: {
        from: played.from,
        regular: earned.regular,
        playoffs: earned.nhlPlayoffs,
        ...sumsOf(team, shares),
      },
      games_caps: used && { ends_on: used.endsOn, kinds: [...used.kinds] },
    };
  }

  /**
   * The season of the previous contracts (docs/rules.md, Cap and roster): the league's own when it is behind the
   * installation's, otherwise the season before.
   */
  private async previousSeason({ season }: PlayingLeague): Promise<Season> {
    const present = await readPresentSeason(this.database.db, this.clock.now());
    return season < present ? season : seasonPlus(season, -1);
  }
}

/** The points of the present players and of those who left. */
function sumsOf(team: TeamBooks, shares: Awaited<ReturnType<typeof teamShares>>) {
  const isHere = ({ playerId }: (typeof shares)[number]) => team.players.some(({ id }) => id === playerId);
  const left = shares.filter((share) => !isHere(share));
  return {
    players: sumOfPoints(shares.filter(isHere).map((share) => share.points)),
    left: {
      players: left.filter((share) => share.points !== 0).length,
      points: sumOfPoints(left.map((share) => share.points)),
    },
  };
}
