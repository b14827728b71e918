import { draftName } from '@crease/core/draft/draft-name.words.js';
import { Injectable } from '@nestjs/common';
import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PlayerTransactionsAnswer } from '@crease/core/players/players.schema.js';
import { historyOf } from '@crease/core/players/transactions.rules.js';
import { Database, type Db } from '../platform/database/database.js';
import { knownIn } from './players.queries.js';
import { namesIn } from '../platform/database/rows.js';

const b = namesIn('brought_past as b');

/** Timestamps as text with microseconds and fixed length, so that they sort by time. */
const text = (moment: Expression<Date | null>) =>
  sql<string | null>`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const iso = (moment: string): string => new Date(moment).toISOString();

const history = (db: Db, leagueId: string, playerId: number) =>
  db
    .selectFrom('player as p')
    .select(({ selectFrom }) => [
      'p.full_name as name',
      jsonArrayFrom(
        selectFrom('roster_stay as s')
          .select(({ fn, ref }) => [
            's.team_id',
            's.place',
            text(ref('s.from_at')).$notNull().as('from'),
            text(ref('s.to_at')).as('to'),
            fn.coalesce(text(ref('s.acquired_at')), sql.lit('')).as('acquired_at'),
            fn.coalesce('s.acquired_by', sql.lit('')).as('acquired_by'),
          ])
          .where('s.league_id', '=', leagueId)
          .where('s.player_id', '=', playerId)
          .orderBy('s.from_at'),
      ).as('stays'),
      jsonArrayFrom(selectFrom('team as t').select(['t.id', 't.name']).where('t.league_id', '=', leagueId)).as('teams'),
      jsonArrayFrom(
        selectFrom('draft as d')
          .innerJoin('draft_selection as x', (join) =>
            join.onRef('x.league_id', '=', 'd.league_id').onRef('x.draft_id', '=', 'd.id'),
          )
          .leftJoin('draft_pick as k', (join) =>
            join.onRef('k.league_id', '=', 'x.league_id').onRef('k.id', '=', 'x.pick_id'),
          )
          .select(({ fn }) => [
            'd.id',
            'd.name',
            'd.built',
            'x.overall',
            fn.coalesce('k.round', sql.lit(0)).as('round'),
          ])
          .where('x.player_id', '=', playerId)
          .where('d.league_id', '=', leagueId)
          .where('d.kind', '<>', 'mock'),
      ).as('drafts'),
      jsonArrayFrom(
        selectFrom('brought_past as b')
          .select(['b.team_id', sql<string>`${b.day}::text`.as('day')])
          .where('b.league_id', '=', leagueId)
          .where('b.player_id', '=', playerId)
          .where('b.kind', '=', 'since')
          .where('b.day', 'is not', null),
      ).as('brought'),
    ])
    .where('p.id', '=', playerId)
    .where(knownIn(leagueId));

@Injectable()
export class TransactionsQueries {
  constructor(private readonly database: Database) {}

  async of(leagueId: string, playerId: number): Promise<PlayerTransactionsAnswer | null> {
    const [row] = await this.database.prepared('player-transactions', history(this.database.db, leagueId, playerId));
    if (!row) return null;
    const { ownership, transactions } = historyOf(
      row.stays,
      new Map(row.teams.map(({ id, name }) => [id, name])),
      new Map(
        row.drafts.map(({ name, built, ...draft }) => [draft.id, { ...draft, name: draftName({ name, built }) }]),
      ),
      new Map(row.brought.map(({ team_id, day }) => [team_id, day])),
    );
    return {
      player_id: playerId,
      player_name: row.name,
      ownership: ownership.map((one) => ({ ...one, from: iso(one.from), to: one.to === null ? null : iso(one.to) })),
      transactions: transactions.map((one) => ({ ...one, date: iso(one.date) })),
    };
  }
}
