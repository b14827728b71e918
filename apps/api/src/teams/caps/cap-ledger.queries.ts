import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { seasonPlus, type Season } from '@crease/core/season.js';
import type { CapLedgerAnswer } from '@crease/core/teams/caps/cap-ledger.answers.js';
import { capLedger, type CapDetails, type KeptPart } from '@crease/core/teams/caps/cap-ledger.rules.js';
import { seasonsShown } from '@crease/core/teams/season-cap.rules.js';
import { Database, type Db } from '../../platform/database/database.js';
import { nameOrder, textArray } from '../../platform/database/sql.js';
import { notFound } from '../../platform/refusal.error.js';
import { BooksQueries } from '../books.queries.js';
import { retainedPart } from '../charges.queries.js';
import { spacesOf } from './traded-space.tables.js';

/** The amounts that a team and others retain of its players, by season. */
const retentionsOf = (db: Db, leagueId: string, teamId: string, seasons: readonly Season[]) =>
  db
    .selectFrom('retention as x')
    .crossJoin(sql<{ season: string }>`unnest(${textArray(seasons)})`.as<'y'>(sql`y (season)`))
    .innerJoin('player as p', 'p.id', 'x.player_id')
    .leftJoin('roster_entry as r', (join) =>
      join.onRef('r.league_id', '=', 'x.league_id').onRef('r.player_id', '=', 'x.player_id'),
    )
    .select(({ ref }) => [
      'y.season',
      'x.team_id as by',
      'r.team_id as holder',
      'x.player_id as playerId',
      'p.full_name as name',
      retainedPart(ref('y.season')).as('amount'),
    ])
    .where('x.league_id', '=', leagueId)
    .where('x.ended_at', 'is', null)
    .whereRef('x.through_season', '>=', 'y.season')
    .where(({ or, eb }) => or([eb('x.team_id', '=', teamId), eb('r.team_id', '=', teamId)]))
    .orderBy('x.created_at')
    .orderBy('x.id');

const deadOf = (db: Db, leagueId: string, teamId: string) =>
  db
    .selectFrom('dead_cap as d')
    .innerJoin('player as p', 'p.id', 'd.player_id')
    .leftJoin('roster_entry as r', (join) =>
      join.onRef('r.league_id', '=', 'd.league_id').onRef('r.player_id', '=', 'd.player_id'),
    )
    .select(['d.season', 'd.player_id as playerId', 'p.full_name as name', 'd.amount', 'r.team_id as teamId'])
    .where('d.league_id', '=', leagueId)
    .where('d.team_id', '=', teamId)
    .orderBy('d.amount', 'desc')
    .orderBy(({ ref }) => nameOrder(ref('p.full_name')))
    .orderBy('d.released_at');

/** Explains every dollar of a team's cap. */
@Injectable()
export class CapLedgerQueries {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
  ) {}

  async read(leagueId: string, teamId: string): Promise<CapLedgerAnswer> {
    return this.database.read(async (db) => {
      const league = await this.books.league(db, leagueId);
      const seasons = Array.from({ length: seasonsShown(league.type) }, (_, ahead) => seasonPlus(league.season, ahead));
      const [years] = await this.books.years(db, leagueId, [teamId], seasons);
      if (years === undefined) throw notFound('team');
      const parts = await retentionsOf(db, leagueId, teamId, seasons).execute();
      const dead = await deadOf(db, leagueId, teamId).execute();
      const spaces = await spacesOf(db, leagueId, teamId).execute();
      return {
        team_id: teamId,
        seasons: years.map((team, ahead) => {
          const season = seasonPlus(league.season, ahead);
          const details = {
            ...detailsOf(season, teamId, parts, dead),
            spaces: spaces.filter((one) => one.season === season),
          };
          const { lines, used, cap } = capLedger(team, season, league, details);
          return {
            season,
            cap,
            used,
            lines: lines.map(({ kind, playerId, name, amount, estimated, teamId: other }) => ({
              kind,
              player_id: playerId,
              name,
              amount,
              estimated,
              team_id: other,
            })),
          };
        }),
      };
    });
  }
}

function detailsOf(
  season: Season,
  teamId: string,
  parts: Awaited<ReturnType<ReturnType<typeof retentionsOf>['execute']>>,
  dead: readonly (KeptPart & { readonly season: Season })[],
): Omit<CapDetails, 'spaces'> {
  const shown = parts.filter((part) => part.season === season);
  const part = ({ playerId, name, amount }: (typeof shown)[number], other: string | null): KeptPart => ({
    playerId,
    name,
    amount,
    teamId: other,
  });
  return {
    retained: shown.filter(({ by }) => by === teamId).map((one) => part(one, one.holder)),
    received: shown.filter(({ by, holder }) => holder === teamId && by !== teamId).map((one) => part(one, one.by)),
    dead: dead
      .filter((one) => one.season === season)
      .map(({ playerId, name, amount, teamId: holder }) => ({ playerId, name, amount, teamId: holder })),
  };
}
