import type { InferResult } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { locale } from '@crease/core/locale.js';
import type { Season } from '@crease/core/season.js';
import { charge } from '@crease/core/teams/cap.rules.js';
import { isHealthyOnIr } from '@crease/core/teams/ir-return.rules.js';
import { possibleMoves } from '@crease/core/teams/roster.rules.js';
import { seasonCap } from '@crease/core/teams/season-cap.rules.js';
import type { OutlookSeason, TeamRosterLine } from '@crease/core/teams/team.answers.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import type { Db } from '../platform/database/database.js';
import { contractExpiry, contractYears, expiryStatus } from '../players/player-cost.queries.js';
import type { PlayerPoints, TeamShare } from '../points/points.queries.js';
import type { PlayingLeague } from './books.queries.js';

export const details = (db: Db, leagueId: string, teamId: string, season: Season) =>
  db
    .selectFrom('roster_entry as r')
    .innerJoin('player as p', 'p.id', 'r.player_id')
    .select(({ selectFrom, ref }) => [
      'p.id',
      'p.position_detail',
      'p.nhl_club',
      'p.is_sample',
      contractExpiry(leagueId).as('contract_expiry'),
      expiryStatus(leagueId).as('expiry_status'),
      'p.status as imported_status',
      selectFrom(contractYears(db, leagueId, ref('p.id')))
        .select((of) =>
          of.fn
            .jsonAgg(jsonBuildObject({ season: of.ref('year.season'), cap_hit: of.ref('year.cap_hit') }))
            .orderBy('year.season')
            .as('contracts'),
        )
        .where('year.season', '>=', season)
        .as('contracts'),
    ])
    .where('r.league_id', '=', leagueId)
    .where('r.team_id', '=', teamId);

type Detail = InferResult<ReturnType<typeof details>>[number];

const PLACES = ['active', 'ir', 'rookie'];

const POSITIONS = ['F', 'D', 'G'];

export function rosterOf(
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
      locale.compare(a.name, b.name),
  );
}

export function outlookOf(books: TeamBooks, season: Season, league: PlayingLeague): OutlookSeason {
  const { spaceGiven, signedPlayers, estimatedPlayers, level: _, ...figures } = seasonCap(books, season, league);
  return {
    ...figures,
    space_given: spaceGiven,
    players_signed: signedPlayers,
    players_estimated: estimatedPlayers,
  };
}
