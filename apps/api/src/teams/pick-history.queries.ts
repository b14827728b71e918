import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { PickHistoryAnswer, PickStep } from '@crease/core/teams/team.answers.js';
import { Database, type Db } from '../platform/database/database.js';
import { c, sqlFile, type Statement } from '../platform/database/statement.js';

const pickMoves = sqlFile<[pickId: string, leagueId: string]>()(import.meta.url, 'pick-moves.sql', {
  at: c.moment,
  what: c.text,
  reason: c.text.nullable(),
  from_name: c.text.nullable(),
  to_name: c.text.nullable(),
  given_for: c.text.nullable(),
  trade_id: c.text.nullable(),
});
type Move = typeof pickMoves extends Statement<infer Row, infer _Params> ? Row : never;

type PickView = PickHistoryAnswer['pick'];
type DraftType = NonNullable<PickView['type']>;

const draftPick = (db: Db, pickId: string) =>
  db
    .selectFrom('draft_pick as d')
    .innerJoin('league as l', 'l.id', 'd.league_id')
    .leftJoin('draft_selection as s', (join) =>
      join
        .onRef('s.league_id', '=', 'd.league_id')
        .onRef('s.pick_id', '=', 'd.id')
        .onRef('s.draft_id', '=', 'd.draft_id'),
    )
    .leftJoin('player as p', 'p.id', 's.player_id')
    .select(({ ref }) => [
      'd.id',
      sql<PickView['kind']>`'draft'`.as('kind'),
      'd.league_id',
      'd.season',
      ref('d.type').$castTo<DraftType | null>().as('type'),
      ref('d.round').$castTo<number | null>().as('round'),
      'd.pick_number',
      sql<number | null>`null::int`.as('week'),
      'd.original_team_id as assigned_to',
      'd.owner_team_id as owned_by',
      'p.full_name as player',
      ref('l.created_at').$castTo<Date | null>().as('created_at'),
      's.at as used_at',
    ])
    .where('d.id', '=', pickId);

const faPick = (db: Db, pickId: string) =>
  db
    .selectFrom('fa_pick as f')
    .leftJoin('player as p', 'p.id', 'f.player_id')
    .select(({ ref }) => [
      'f.id',
      sql<PickView['kind']>`'fa'`.as('kind'),
      'f.league_id',
      'f.season',
      sql<DraftType | null>`null`.as('type'),
      sql<number | null>`null::int`.as('round'),
      sql<number | null>`null::int`.as('pick_number'),
      ref('f.week').$castTo<number | null>().as('week'),
      'f.original_team_id as assigned_to',
      'f.owner_team_id as owned_by',
      'p.full_name as player',
      sql<Date | null>`null::timestamptz`.as('created_at'),
      'f.used_at',
    ])
    .where('f.id', '=', pickId);

@Injectable()
export class PickHistoryQueries {
  constructor(private readonly database: Database) {}

  async history(pickId: string): Promise<PickHistoryAnswer | null> {
    const { db } = this.database;
    const row = await db
      .selectFrom(draftPick(db, pickId).unionAll(faPick(db, pickId)).as('x'))
      .innerJoin('team as a', (join) =>
        join.onRef('a.league_id', '=', 'x.league_id').onRef('a.id', '=', 'x.assigned_to'),
      )
      .innerJoin('team as o', (join) => join.onRef('o.league_id', '=', 'x.league_id').onRef('o.id', '=', 'x.owned_by'))
      .selectAll('x')
      .select(['a.name as assigned_to_name', 'o.name as owned_by_name'])
      .executeTakeFirst();
    if (!row) return null;
    const moves = await this.database.run(pickMoves, pickId, row.league_id);
    const { created_at, used_at, ...pick } = row;
    const history: PickStep[] = [];
    if (created_at)
      history.push({
        date: created_at.toISOString(),
        what: 'created',
        from: null,
        to: pick.assigned_to_name,
        trade_id: null,
        says: { key: 'created', figures: { team: pick.assigned_to_name } },
      });
    for (const move of moves) history.push(stepOf(move));
    if (used_at && pick.player !== null)
      history.push({
        date: used_at.toISOString(),
        what: 'used',
        from: pick.owned_by_name,
        to: null,
        trade_id: null,
        says: { key: 'used', figures: { team: pick.owned_by_name, player: pick.player } },
      });
    return { pick, history: history.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)) };
  }
}

function stepOf({ at, what, reason, from_name, to_name, given_for: player, trade_id }: Move): PickStep {
  const date = at.toISOString();
  const [from, to] = [from_name, to_name];
  const says = (key: 'forfeited' | 'givenBack') => ({ key, figures: { reason } });
  switch (what) {
    case 'forfeited':
      return { date, what, from, to: null, trade_id: null, says: says('forfeited') };
    case 'given-back':
      return { date, what, from: null, to, trade_id: null, says: says('givenBack') };
    default: {
      if (player !== null)
        return {
          date,
          what: 'moved',
          from,
          to,
          trade_id,
          says: { key: 'compensation', figures: { from, to, player } },
        };
      const key = trade_id === null ? 'moved' : 'traded';
      return { date, what: 'moved', from, to, trade_id, says: { key, figures: { from, to } } };
    }
  }
}
