import { Injectable } from '@nestjs/common';
import type { FaPickView } from '@crease/core/answer.parts.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { sumOfPoints } from '@crease/core/players/scoring.table.js';
import { charge, seasonsShown } from '@crease/core/teams/cap.rules.js';
import { possibleMoves } from '@crease/core/teams/roster.rules.js';
import { seasonCap, seasonFigures } from '@crease/core/teams/season-cap.rules.js';
import type {
  OutlookSeason,
  RetainedLine,
  TeamPageAnswer,
  TeamPick,
  TeamRosterLine,
} from '@crease/core/teams/team.answers.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import type { Member } from '../platform/http/member.js';
import { notFound } from '../platform/http/refusal.error.js';
import { playerPoints, teamPoints, teamShares } from '../points/points.queries.js';
import { BooksQueries, type PlayingLeague } from './books.queries.js';
import { TeamQueries } from './team.queries.js';

interface Detail {
  id: number;
  position_detail: string;
  nhl_club: string | null;
  is_sample: boolean;
  contract_expiry: number | null;
  expiry_status: string | null;
  imported_status: string;
  contracts: { season: Season; cap_hit: number }[];
}

const DETAILS = `
  select p.id, p.position_detail, p.nhl_club, p.is_sample, p.contract_expiry, p.expiry_status, p.status as imported_status,
    coalesce((select json_agg(json_build_object('season', c.season, 'cap_hit', c.cap_hit) order by c.season) from contract c where c.player_id = p.id and c.season >= $2), '[]') as contracts
  from roster_entry r join player p on p.id = r.player_id where r.team_id = $1`;

const PICKS = `
  select d.id, d.season, d.type, d.round, d.pick_number, d.original_team_id as assigned_to, d.owner_team_id as owned_by, p.full_name as player
  from draft_pick d
  left join draft_selection s on s.pick_id = d.id and s.draft_id = d.draft_id
  left join player p on p.id = s.player_id
  where d.league_id = $1 and d.season >= $3 and d.forfeited_at is null and (d.owner_team_id = $2 or d.original_team_id = $2)
  order by d.season, d.type desc, d.round, d.pick_number nulls last, d.original_team_id, d.extra`;

const FA_PICKS = `
  select f.id, f.week, f.original_team_id as assigned_to, f.owner_team_id as owned_by, f.starts_at, f.expires_at as expiry_date, case when f.penalty then 'penalty' else p.full_name end as player_taken
  from fa_pick f left join player p on p.id = f.player_id
  where f.league_id = $1 and f.season = $3 and (f.owner_team_id = $2 or f.original_team_id = $2) order by f.week, f.original_team_id, f.number`;

const RETAINED = `
  select k.player_id, p.full_name as name, k.percent, retained_part(k.player_id, k.percent, $2) as amount, k.through_season, t.id as team_id, t.name as team_name
  from retention k join player p on p.id = k.player_id
  left join roster_entry r on r.league_id = k.league_id and r.player_id = k.player_id left join team t on t.id = r.team_id
  where k.team_id = $1 and k.ended_at is null and k.through_season >= $2 order by amount desc, p.full_name`;

const PLACES = ['active', 'ir', 'rookie'];
const POSITIONS = ['F', 'D', 'G'];
/** Contracts of seasons longer ago are not offered. */
const SEASONS_BACK = 5;

/** All of a team's page. */
@Injectable()
export class TeamPageQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly books: BooksQueries,
    private readonly teams: TeamQueries,
  ) {}

  /** The page with the contracts of a season: `year` ('2024-25' or '2024'), or with `usePrevious` alone the season of the previous contracts. */
  async page(
    member: Member,
    teamId: string,
    { usePrevious = false, year }: { usePrevious?: boolean; year?: string } = {},
  ): Promise<TeamPageAnswer> {
    const { sql } = this.database;
    const league = await this.books.league(sql, member.leagueId);
    const season = year ?? (usePrevious ? await this.previousSeason(league) : league.season);
    const [summary, [years = []], details, retained, picks, faPicks, shares, earned] = await Promise.all([
      this.teams.summary(member.leagueId, teamId),
      this.books.years(
        sql,
        league.id,
        [teamId],
        Array.from({ length: seasonsShown(league.type) }, (_, ahead) => seasonPlus(season, ahead)),
      ),
      this.database.query<Detail>(DETAILS, [teamId, season]),
      this.database.query<RetainedLine>(RETAINED, [teamId, season]),
      this.database.query<TeamPick>(PICKS, [league.id, teamId, league.season]),
      this.database.query<Omit<FaPickView, 'starts_at' | 'expiry_date'> & { starts_at: Date; expiry_date: Date }>(
        FA_PICKS,
        [league.id, teamId, league.season],
      ),
      teamShares(sql.db, league.id, teamId, season),
      teamPoints(sql.db, teamId, season),
    ]);
    const [team] = years;
    if (!summary || !team) throw notFound('This team');
    const known = new Map(details.map((detail) => [detail.id, detail]));
    const { from, points } = await playerPoints(
      sql.db,
      league.id,
      season,
      team.players.map(({ id }) => id),
    );
    const ofTeam = new Map(shares.map((share) => [share.playerId, share.points]));
    const left = shares.filter(({ playerId }) => !team.players.some(({ id }) => id === playerId));
    return {
      team: { ...summary, can_edit: member.commissioner || member.teamId === teamId },
      season,
      using_previous_contracts: season < league.season,
      seasons: Array.from({ length: SEASONS_BACK + 1 }, (_, index) => seasonPlus(league.season, -index)),
      roster: rosterOf(team, known, league, points, ofTeam),
      figures: seasonFigures(team, season, league),
      retained,
      picks,
      fa_picks: faPicks.map((pick) => ({
        ...pick,
        starts_at: pick.starts_at.toISOString(),
        expiry_date: pick.expiry_date.toISOString(),
      })),
      outlook: years.map((books, ahead) => outlookOf(books, seasonPlus(season, ahead), league)),
      points: {
        from,
        ...earned,
        players: sumOfPoints(team.players.map(({ id }) => ofTeam.get(id) ?? 0)),
        left: {
          players: left.filter((share) => share.points !== 0).length,
          points: sumOfPoints(left.map((share) => share.points)),
        },
      },
    };
  }

  /** A league that is behind the system reads previous contracts as it is (docs/rules.md, Cap and roster): its own season's. Another has those of the season before. */
  private async previousSeason({ season }: PlayingLeague): Promise<Season> {
    const present = await readPresentSeason(this.database.db, this.clock.now());
    return season < present ? season : seasonPlus(season, -1);
  }
}

function rosterOf(
  team: TeamBooks,
  known: ReadonlyMap<number, Detail>,
  league: PlayingLeague,
  points: ReadonlyMap<number, number>,
  ofTeam: ReadonlyMap<number, number>,
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
      points_for_team: ofTeam.get(player.id) ?? 0,
      rookie: player.rookie,
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
