import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql, type InferResult } from 'kysely';
import type { AssetRef } from '@crease/core/trades/trade.model.js';
import type { TradeFact } from '@crease/core/trades/shown/trade-fact.answers.js';
import type {
  ListTradesQuery,
  TradeHistoryEntry,
  TradeListAnswer,
  TradeListEntry,
  TradeSideView,
} from '@crease/core/trades/trade.schema.js';
import { reviewHours } from '@crease/core/trades/trade.model.js';
import { COMMISSIONERS_TEAM_DAYS, reviewEnds } from '@crease/core/trades/veto.rules.js';
import { wordSides } from '@crease/core/trades/shown/shown.words.js';
import { assetLine } from '@crease/core/trades/asset.view.js';
import { endingWords } from '@crease/core/trades/trade.words.js';
import type { TradeStanding } from '@crease/core/trades/trade.transitions.js';
import { Database, type Db } from '../platform/database/database.js';
import { anyOf, clockAtQuery, isSo, textArray, turnOf } from '../platform/database/sql.js';
import type { Member } from '../platform/http/member.js';
import { ITEMS_AT_ONCE } from '../platform/jobs/league-rounds.js';
import { notFound } from '../platform/refusal.error.js';
import { BooksQueries } from '../teams/books.queries.js';
import { ms } from './trade-picks.queries.js';

const trades = (db: Db) => db.selectFrom('trade as t');

/** Trades visible to a member. Before acceptance only the two teams see a trade. */
const visibleTrades = (db: Db, { leagueId, teamId }: Pick<Member, 'leagueId' | 'teamId'>) => {
  const mine = teamsOf({ teamId });
  return trades(db)
    .where('t.league_id', '=', leagueId)
    .where(({ eb, or }) =>
      or([
        eb('t.accepted_at', 'is not', null),
        eb('t.proposer_team_id', '=', mine),
        eb('t.recipient_team_id', '=', mine),
      ]),
    );
};

/** The reader's team as an array; empty without a team, so that it matches no side. */
const teamsOf = ({ teamId }: Pick<Member, 'teamId'>) => anyOf(teamId === null ? [] : [teamId]);

/** A trade as stored. Times are milliseconds since 1970. */
const rowsOf = (query: ReturnType<typeof trades>) =>
  query.select(({ eb, or, ref, exists, selectFrom }) => [
    't.id',
    't.league_id',
    't.season',
    't.state',
    't.version',
    't.thread_id',
    't.previous_id',
    't.proposer_team_id',
    't.recipient_team_id',
    't.terms',
    't.shown',
    't.message',
    't.on_behalf',
    't.proposed_by',
    ms(ref('t.proposed_at')).as('proposed_at'),
    ms(ref('t.expires_at')).as('expires_at'),
    ms(ref('t.accepted_at')).as('accepted_at'),
    ms(ref('t.review_until')).as('review_until'),
    ms(ref('t.due_at')).as('due_at'),
    ms(ref('t.ended_at')).as('ended_at'),
    't.reason',
    't.ending',
    't.done',
    't.trade_rules',
    // True when a commissioner manages one of the two teams, or did at acceptance or in the week before it.
    isSo(
      or([
        eb('t.commissioners_own', '=', true),
        exists(
          selectFrom('membership as m')
            .select('m.user_id')
            .whereRef('m.league_id', '=', 't.league_id')
            .where('m.is_commissioner', '=', true)
            .where('m.team_id', 'in', [ref('t.proposer_team_id'), ref('t.recipient_team_id')]),
        ),
        eb.and([
          eb('t.accepted_at', 'is', null),
          exists(
            selectFrom('team as c')
              .select('c.id')
              .whereRef('c.league_id', '=', 't.league_id')
              .where('c.id', 'in', [ref('t.proposer_team_id'), ref('t.recipient_team_id')])
              .where(
                'c.commissioner_until',
                '>',
                sql<Date>`clock_timestamp() - ${COMMISSIONERS_TEAM_DAYS} * interval '1 day'`,
              ),
          ),
        ]),
      ]),
    ).as('commissioners_own'),
  ]);
export type TradeRow = Readonly<InferResult<ReturnType<typeof rowsOf>>[number]>;

/** Why a trade ended, in words; null while open and after execution. */
export const reasonOf = ({ ending, reason }: Pick<TradeRow, 'ending' | 'reason'>): string | null =>
  ending === null ? reason : endingWords(ending);

@Injectable()
export class TradeQueries {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
  ) {}

  /** For reads outside of a transaction. */
  get db(): Db {
    return this.database.db;
  }

  /** A trade that the member may see; throws not found otherwise. `lock` locks its row. */
  async find(db: Db, member: Pick<Member, 'leagueId' | 'teamId'>, tradeId: string, lock = false): Promise<TradeRow> {
    const query = rowsOf(visibleTrades(db, member).where('t.id', '=', tradeId));
    const row = await (lock ? query.forUpdate('t') : query).executeTakeFirst();
    if (!row) throw notFound('trade');
    return row;
  }

  /** A visible trade with its teams and row locked until the caller's transaction ends. */
  async locked(db: Db, member: Member, tradeId: string): Promise<TradeRow> {
    const seen = await this.find(db, member, tradeId);
    await this.books.lock(db, member.leagueId, [seen.proposer_team_id, seen.recipient_team_id]);
    return this.find(db, member, tradeId, true);
  }

  /** For jobs and mails that know the id alone; null when the trade is gone. */
  async byId(db: Db, tradeId: string): Promise<TradeRow | null> {
    return (await rowsOf(trades(db).where('t.id', '=', tradeId)).executeTakeFirst()) ?? null;
  }

  /** Does not check visibility. */
  async inLeague(db: Db, leagueId: string, tradeId: string, lock = false): Promise<TradeRow | null> {
    const query = rowsOf(trades(db).where('t.league_id', '=', leagueId).where('t.id', '=', tradeId));
    return (await (lock ? query.forUpdate('t') : query).executeTakeFirst()) ?? null;
  }

  async list(member: Member, query: ListTradesQuery): Promise<TradeListAnswer> {
    const { db } = this.database;
    let found = visibleTrades(db, member);
    if (query.box === 'inbox')
      found = found.where('t.state', '=', 'proposed').where('t.recipient_team_id', '=', teamsOf(member));
    if (query.box === 'sent')
      found = found.where('t.state', '=', 'proposed').where('t.proposer_team_id', '=', teamsOf(member));
    if (query.box === 'review') found = found.where('t.state', 'in', ['accepted', 'in-review']);
    const { state, team_id: teamId, season, before } = query;
    if (state !== undefined && state.length > 0) found = found.where('t.state', '=', anyOf(state));
    if (teamId !== undefined)
      found = found.where(({ eb, or }) =>
        or([eb('t.proposer_team_id', '=', teamId), eb('t.recipient_team_id', '=', teamId)]),
      );
    if (season !== undefined) found = found.where('t.season', '=', season);
    if (before !== undefined)
      found = found.where(({ eb, refTuple }) =>
        eb(
          refTuple('t.proposed_at', 't.id'),
          '<',
          visibleTrades(db, member)
            .where('t.id', '=', before)
            .select(['t.proposed_at', 't.id'])
            .$asTuple('proposed_at', 'id'),
        ),
      );
    const rows = await rowsOf(found)
      .innerJoin('team as a', (join) =>
        join.onRef('a.league_id', '=', 't.league_id').onRef('a.id', '=', 't.proposer_team_id'),
      )
      .innerJoin('team as b', (join) =>
        join.onRef('b.league_id', '=', 't.league_id').onRef('b.id', '=', 't.recipient_team_id'),
      )
      .select(({ selectFrom }) => [
        'a.name as proposer',
        'b.name as recipient',
        selectFrom('trade_condition as c')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('c.league_id', '=', 't.league_id')
          .whereRef('c.trade_id', '=', 't.id')
          .where('c.outcome', 'is', null)
          .as('conditions_open'),
      ])
      .orderBy('t.proposed_at', 'desc')
      .orderBy('t.id', 'desc')
      .limit(query.limit + 1)
      .execute();
    const page = rows.slice(0, query.limit);
    return {
      trades: page.map((row) => entryOf(row, member)),
      next: rows.length > query.limit ? (page.at(-1)?.id ?? null) : null,
      review_hours: await this.reviewHours(db, member.leagueId),
    };
  }

  async reviewHours(db: Db, leagueId: string): Promise<number> {
    const row = await db.selectFrom('league').select('settings').where('id', '=', leagueId).executeTakeFirst();
    return reviewHours(row?.settings ?? {});
  }

  async history(db: Db, leagueId: string, threadId: string): Promise<TradeHistoryEntry[]> {
    const rows = await rowsOf(trades(db).where('t.league_id', '=', leagueId).where('t.thread_id', '=', threadId))
      .orderBy('t.proposed_at')
      .orderBy('t.id')
      .execute();
    return rows.map((row) => ({
      trade_id: row.id,
      state: row.state,
      requested_by: row.proposer_team_id,
      sent_to: row.recipient_team_id,
      message: row.message,
      proposed_at: iso(row.proposed_at),
      ended_at: isoOrNull(row.ended_at),
      reason: reasonOf(row),
      sides: wordSides(row.shown).map(linesOf),
    }));
  }

  /**
   * The votes against a trade by people who are with their team still, and the number of uninvolved teams with a
   * manager.
   */
  async votes(
    db: Db,
    row: TradeRow,
    teamId: string | null,
  ): Promise<{ votes: number; uninvolved: number; mine: boolean }> {
    const found = await db
      .selectNoFrom(({ exists, selectFrom }) => [
        selectFrom('trade_vote as v')
          .innerJoin('membership as m', (join) =>
            join
              .onRef('m.league_id', '=', 'v.league_id')
              .onRef('m.team_id', '=', 'v.team_id')
              .onRef('m.user_id', '=', 'v.user_id'),
          )
          .where('m.league_id', '=', row.league_id)
          .where('v.league_id', '=', row.league_id)
          .where('v.trade_id', '=', row.id)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('votes'),
        selectFrom('membership as m')
          .where('m.league_id', '=', row.league_id)
          .where('m.team_id', 'is not', null)
          .where('m.team_id', 'not in', [row.proposer_team_id, row.recipient_team_id])
          .select(({ fn }) => fn.count<number>('m.team_id').distinct().as('count'))
          .as('uninvolved'),
        isSo(
          exists(
            selectFrom('trade_vote as v')
              .innerJoin('membership as m', (join) =>
                join
                  .onRef('m.league_id', '=', 'v.league_id')
                  .onRef('m.team_id', '=', 'v.team_id')
                  .onRef('m.user_id', '=', 'v.user_id'),
              )
              .select('v.team_id')
              .where('m.league_id', '=', row.league_id)
              .where('v.league_id', '=', row.league_id)
              .where('v.trade_id', '=', row.id)
              .where('v.team_id', '=', teamsOf({ teamId })),
          ),
        ).as('mine'),
      ])
      .executeTakeFirstOrThrow();
    return { votes: found.votes ?? 0, uninvolved: found.uninvolved ?? 0, mine: found.mine };
  }

  async openOffers(db: Db, leagueId: string, teamId: string): Promise<number> {
    const row = await db
      .selectFrom('trade')
      .where('league_id', '=', leagueId)
      .where('proposer_team_id', '=', teamId)
      .where('state', '=', 'proposed')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst();
    return row?.count ?? 0;
  }

  /** Other unanswered offers that name one of these assets. */
  async rivals(db: Db, leagueId: string, refs: readonly AssetRef[], tradeId: string): Promise<string[]> {
    if (refs.length === 0) return [];
    const kinds = textArray(refs.map(({ kind }) => kind));
    const names = textArray(refs.map(({ ref }) => ref));
    const rows = await db
      .selectFrom('trade as t')
      .innerJoin('trade_asset as a', (join) =>
        join.onRef('a.league_id', '=', 't.league_id').onRef('a.trade_id', '=', 't.id'),
      )
      .where('t.league_id', '=', leagueId)
      .where('t.state', '=', 'proposed')
      .where('t.id', '<>', tradeId)
      .where(
        ({ ref }) => sql<boolean>`(${ref('a.kind')}, ${ref('a.ref')}) in (select * from unnest(${kinds}, ${names}))`,
      )
      .select('t.id')
      .distinct()
      .orderBy('t.id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Trades due by the database's clock, as many per league as one round takes. */
  async due(): Promise<{ id: string; league_id: string }[]> {
    return this.database.prepared(
      'trades-due',
      this.database.db
        .selectFrom((all) =>
          all
            .selectFrom('trade')
            .where('due_at', '<=', clockAtQuery)
            .select(['id', 'league_id', 'due_at', turnOf('league_id', 'due_at').as('turn')])
            .as('due'),
        )
        .where('turn', '<=', ITEMS_AT_ONCE)
        .orderBy('due_at')
        .select(['id', 'league_id']),
    );
  }
}

export const standingOf = (row: TradeRow): TradeStanding => ({
  state: row.state,
  proposerTeamId: row.proposer_team_id,
  recipientTeamId: row.recipient_team_id,
  commissionersOwn: row.commissioners_own,
});

/** When an accepted trade's review ends; `dueAt` is its row's value. */
export const endOfReview = (row: TradeRow, dueAt: number): number =>
  reviewEnds({ dueAt, acceptedAt: row.accepted_at, commissionersOwn: row.commissioners_own });

export const iso = (at: number): string => new Date(at).toISOString();
export const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

/** Hash of what was shown: equal when all shown figures are equal. */
export function hashOf(version: number, facts: readonly Pick<TradeFact, 'key' | 'value'>[]): string {
  const figures = facts.map(({ key, value }) => [key, value] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([version, figures]))
    .digest('base64url')
    .slice(0, 24);
}

export const linesOf = (side: TradeSideView): { team_id: string; assets: string[]; moves: string[] } => ({
  team_id: side.team_id,
  assets: side.assets.map(assetLine),
  moves: side.moves.map(({ label }) => label),
});

function entryOf(
  row: TradeRow & { readonly proposer: string; readonly recipient: string; readonly conditions_open: number | null },
  member: Member,
): TradeListEntry {
  const shown = wordSides(row.shown);
  return {
    trade_id: row.id,
    state: row.state,
    version: row.version,
    requested_by: row.proposer_team_id,
    sent_to: row.recipient_team_id,
    requested_by_name: row.proposer,
    sent_to_name: row.recipient,
    season: row.season,
    sides: [linesOf(shown[0]), linesOf(shown[1])],
    shown,
    proposed_at: iso(row.proposed_at),
    expires_at: isoOrNull(row.expires_at),
    review_until: isoOrNull(row.review_until),
    ended_at: isoOrNull(row.ended_at),
    reason: reasonOf(row),
    conditions_open: row.conditions_open ?? 0,
    waiting_for_me: row.state === 'proposed' && member.teamId !== null && row.recipient_team_id === member.teamId,
  };
}
