import { outOfDrafts } from '../leagues/draft-picks.tables.js';
import { Injectable } from '@nestjs/common';
import { sql, type InferResult } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import { charge, seasonsShown } from '@crease/core/teams/cap.rules.js';
import { isHealthyOnIr } from '@crease/core/teams/ir-return.rules.js';
import { possibleMoves } from '@crease/core/teams/roster.rules.js';
import { seasonCap, seasonFigures } from '@crease/core/teams/season-cap.rules.js';
import type { OutlookSeason, TeamPageAnswer, TeamRosterLine } from '@crease/core/teams/team.answers.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { Database, type Db } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import { isSo } from '../platform/database/sql.js';
import type { Member } from '../platform/http/member.js';
import { notFound } from '../platform/refusal.error.js';
import { playerPoints, teamPoints, teamShares, type PlayerPoints, type TeamShare } from '../points/points.queries.js';
import { BooksQueries, type PlayingLeague } from './books.queries.js';
import { retainedPart } from './charges.queries.js';
import { TeamQueries } from './team.queries.js';

const details = (db: Db, teamId: string, season: Season) =>
  db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .select(({ selectFrom }) => [
      'p.id',
      'p.position_detail',
      'p.nhl_club',
      'p.is_sample',
      'p.contract_expiry',
      'p.expiry_status',
      'p.status as imported_status',
      selectFrom('contract as c')
        .select(({ fn, ref }) =>
          fn
            .jsonAgg(jsonBuildObject({ season: ref('c.season'), cap_hit: ref('c.cap_hit') }))
            .orderBy('c.season')
            .as('contracts'),
        )
        .whereRef('c.player_id', '=', 'p.id')
        .where('c.season', '>=', season)
        .as('contracts'),
    ])
    .where('r.team_id', '=', teamId);
type Detail = InferResult<ReturnType<typeof details>>[number];

const picksOf = (db: Db, leagueId: string, teamId: string, season: Season) =>
  db
    .selectFrom('draft_pick as d')
    .leftJoin('draft_selection as s', (join) =>
      join.onRef('s.pick_id', '=', 'd.id').onRef('s.draft_id', '=', 'd.draft_id'),
    )
    .leftJoin('player as p', 'p.id', 's.player_id')
    .select(['d.id', 'd.season', 'd.type', 'd.round', 'd.pick_number', 'p.full_name as player'])
    .select(['d.original_team_id as assigned_to', 'd.owner_team_id as owned_by'])
    .select(({ eb, not, exists, selectFrom }) => [
      isSo(eb('d.extra', '>', 0)).as('compensatory'),
      'd.forfeited_reason as forfeited',
      isSo(eb('d.keeper_id', 'is not', null)).as('kept'),
      isSo(
        not(
          exists(
            selectFrom('draft as made')
              .select('made.id')
              .whereRef('made.league_id', '=', 'd.league_id')
              .whereRef('made.season', '=', 'd.season')
              .whereRef('made.type', '=', 'd.type')
              .where('made.kind', '<>', 'mock'),
          ),
        ),
      ).as('coming'),
    ])
    .where('d.league_id', '=', leagueId)
    .where('d.season', '>=', season)
    // Used, forfeited or given-up picks stay as history; picks that no draft will use are not listed.
    .where(({ eb, or, not }) =>
      or([not(outOfDrafts('d')), eb('s.player_id', 'is not', null), eb('d.forfeited_at', 'is not', null)]),
    )
    .where(({ eb, or }) => or([eb('d.owner_team_id', '=', teamId), eb('d.original_team_id', '=', teamId)]))
    .orderBy('d.season')
    .orderBy('d.type', 'desc')
    .orderBy('d.round')
    .orderBy('d.pick_number', (order) => order.asc().nullsLast())
    .orderBy('d.original_team_id')
    .orderBy('d.extra')
    .execute();

const faPicksOf = (db: Db, leagueId: string, teamId: string, season: Season) =>
  db
    .selectFrom('fa_pick as f')
    .leftJoin('player as p', 'p.id', 'f.player_id')
    .select(['f.id', 'f.week', 'f.penalty', 'p.full_name as player'])
    .select(['f.original_team_id as assigned_to', 'f.owner_team_id as owned_by', 'f.starts_at', 'f.expires_at'])
    .where('f.league_id', '=', leagueId)
    .where('f.season', '=', season)
    .where(({ eb, or }) => or([eb('f.owner_team_id', '=', teamId), eb('f.original_team_id', '=', teamId)]))
    .orderBy('f.week')
    .orderBy('f.original_team_id')
    .orderBy('f.number')
    .execute();

const retainedOf = (db: Db, teamId: string, season: Season) =>
  db
    .selectFrom('retention as x')
    .innerJoin('player as p', 'p.id', 'x.player_id')
    .leftJoin('roster_entry as r', (join) =>
      join.onRef('r.league_id', '=', 'x.league_id').onRef('r.player_id', '=', 'x.player_id'),
    )
    .leftJoin('team as t', 't.id', 'r.team_id')
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
    .orderBy('p.full_name')
    .execute();

const PLACES = ['active', 'ir', 'rookie'];
const POSITIONS = ['F', 'D', 'G'];
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
    const [summary, [years = []], players, retained, picks, faPicks, shares, earned] = await Promise.all([
      this.teams.summary(member.leagueId, teamId),
      this.books.years(
        db,
        league.id,
        [teamId],
        Array.from({ length: seasonsShown(league.type) }, (_, ahead) => seasonPlus(season, ahead)),
      ),
      details(db, teamId, season).execute(),
      retainedOf(db, teamId, season),
      picksOf(db, league.id, teamId, league.season),
      faPicksOf(db, league.id, teamId, league.season),
      teamShares(db, league.id, teamId, season),
      teamPoints(db, teamId, season),
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
      picks,
      fa_picks: faPicks.map(({ penalty, player, starts_at, expires_at, ...pick }) => ({
        ...pick,
        starts_at: starts_at.toISOString(),
        expiry_date: expires_at.toISOString(),
        player_taken: penalty ? 'penalty' : player,
      })),
      outlook: years.map((books, ahead) => outlookOf(books, seasonPlus(season, ahead), league)),
      points: {
        from: played.from,
        ...earned,
        ...sumsOf(team, shares),
      },
    };
  }

  /**
   * The season of the previous contracts (docs/rules.md, Cap and roster). For a league behind the installation's season
   * it is the league's own season, otherwise the season before.
   */
  private async previousSeason({ season }: PlayingLeague): Promise<Season> {
    const present = await readPresentSeason(this.database.db, this.clock.now());
    return season < present ? season : seasonPlus(season, -1);
  }
}

function rosterOf(
  team: TeamBooks,
  known: ReadonlyMap<number, Detail>,
  league: PlayingLeague,
  { points, games }: PlayerPoints,
  ofTeam: ReadonlyMap<number, TeamShare>,
): TeamRosterLine[] {
  const lines = team.players.map((player): TeamRosterLine => {
    const detail = known.get(player.id);
    return {
      player_id: player.id,
      name: player.name,
      position: player.position,
      position_detail: detail?.position_detail ?? player.position,
      nhl_club: detail?.nhl_club ?? null,
      status: player.status,
      place: player.place,
      cap_hit: player.capHit,
      charge: charge(player),
      estimated: player.estimated === true,
      is_sample: detail?.is_sample ?? false,
      contract_years: detail?.contracts ?? [],
      contract_expiry: detail?.contract_expiry ?? null,
      expiry_status: detail?.expiry_status ?? null,
      retained_by_others: player.retainedByOthers,
      points: points.get(player.id) ?? 0,
      games: games.get(player.id) ?? 0,
      points_for_team: ofTeam.get(player.id)?.points ?? 0,
      games_for_team: ofTeam.get(player.id)?.games ?? 0,
      rookie: player.rookie,
      ...(player.farm === undefined
        ? {}
        : {
            farm: {
              games: player.farm.games,
              brought_up: player.farm.broughtUp,
              due_at: player.farm.dueAt,
              overdue: player.farm.overdue,
            },
          }),
      ...(player.irReturn === undefined || !isHealthyOnIr(player)
        ? {}
        : { ir_return: { due_at: player.irReturn.dueAt, over: player.irReturn.over } }),
      status_overridden: detail !== undefined && detail.imported_status !== player.status,
      moves: possibleMoves(player, league.rules).filter((type) => type !== 'add'),
    };
  });
  return lines.sort(
    (a, b) =>
      PLACES.indexOf(a.place) - PLACES.indexOf(b.place) ||
      POSITIONS.indexOf(a.position) - POSITIONS.indexOf(b.position) ||
      b.cap_hit - a.cap_hit ||
      (a.name < b.name ? -1 : 1),
  );
}

function outlookOf(books: TeamBooks, season: Season, league: PlayingLeague): OutlookSeason {
  const { cap, signed, estimated, received, retained, used, space, signedPlayers, estimatedPlayers } = seasonCap(
    books,
    season,
    league,
  );
  return {
    season,
    cap,
    signed,
    estimated,
    received,
    retained,
    used,
    space,
    players_signed: signedPlayers,
    players_estimated: estimatedPlayers,
  };
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
