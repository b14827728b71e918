import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Condition, TradeAsset, TradeState, TradeTerms } from '@crease/core/trades/trade.model.js';
import type {
  ConditionLedgerAnswer,
  ConditionView,
  ListTradesQuery,
  TradeAssetView,
  TradeHistoryEntry,
  TradeListAnswer,
  TradeListEntry,
  TradeSideView,
} from '@crease/core/trades/trade.schema.js';
import { reviewHours } from '@crease/core/trades/trade.model.js';
import { COMMISSIONERS_TEAM_DAYS, reviewEnds } from '@crease/core/trades/veto.rules.js';
import { assetLine } from '@crease/core/trades/trade.view.js';
import type { TradeStanding } from '@crease/core/trades/trade.transitions.js';
import { Database, pgArray } from '../platform/database/database.js';
import type { Member } from '../platform/http/member.js';
import { notFound } from '../platform/http/refusal.error.js';
import { ms, type Sql } from './trade-context.queries.js';
import type { TradeRules } from './trade.terms.js';

/** A trade as stored. Times are milliseconds since 1970. */
export interface TradeRow {
  readonly id: string;
  readonly league_id: string;
  readonly season: string;
  readonly state: TradeState;
  readonly version: number;
  readonly thread_id: string;
  readonly previous_id: string | null;
  readonly proposer_team_id: string;
  readonly recipient_team_id: string;
  readonly terms: TradeTerms;
  readonly shown: [TradeSideView, TradeSideView];
  readonly message: string | null;
  readonly on_behalf: { reason: string; override: boolean } | null;
  readonly proposed_by: string | null;
  readonly proposed_at: number;
  readonly expires_at: number | null;
  readonly accepted_at: number | null;
  readonly review_until: number | null;
  readonly due_at: number | null;
  readonly ended_at: number | null;
  readonly reason: string | null;
  readonly done: TradeStep[];
  /** null until it was accepted. */
  readonly trade_rules: TradeRules | null;
  /** A commissioner manages one of the two teams, or did when it was accepted or in the week before. */
  readonly commissioners_own: boolean;
}

/** One thing that a trade did, with what is needed to take it back. */
export type TradeStep =
  | {
      readonly op: 'player';
      readonly player_id: number;
      readonly from: string;
      readonly to: string;
      readonly from_place: string;
    }
  | { readonly op: 'draft-pick' | 'fa-pick'; readonly pick_id: string; readonly from: string; readonly to: string }
  | { readonly op: 'retention' | 'retention-ended'; readonly id: string }
  | { readonly op: 'drop'; readonly player_id: number; readonly team_id: string; readonly place: string }
  | {
      readonly op: 'place';
      readonly player_id: number;
      readonly team_id: string;
      readonly from: string;
      readonly to: string;
    }
  | { readonly op: 'condition'; readonly id: string };

const COLUMNS = `
  t.id, t.league_id, t.season, t.state, t.version, t.thread_id, t.previous_id, t.proposer_team_id, t.recipient_team_id, t.terms, t.shown, t.message, t.on_behalf, t.proposed_by,
  ${ms('t.proposed_at')} as proposed_at, ${ms('t.expires_at')} as expires_at, ${ms('t.accepted_at')} as accepted_at, ${ms('t.review_until')} as review_until,
  ${ms('t.due_at')} as due_at, ${ms('t.ended_at')} as ended_at, t.reason, t.done, t.trade_rules,
  t.commissioners_own or exists (select 1 from membership m where m.league_id = t.league_id and m.is_commissioner and m.team_id in (t.proposer_team_id, t.recipient_team_id))
    or (t.accepted_at is null and exists (select 1 from team c where c.id in (t.proposer_team_id, t.recipient_team_id) and c.commissioner_until > clock_timestamp() - interval '${COMMISSIONERS_TEAM_DAYS} days')) as commissioners_own`;

/** Until it is accepted a trade exists for its two teams and for nobody else, whoever asks. $2 is the reader's team. */
const visible = (trade: string): string =>
  `(${trade}.accepted_at is not null or ${trade}.proposer_team_id = $2 or ${trade}.recipient_team_id = $2)`;
const VISIBLE = visible('t');

const BOX: Record<ListTradesQuery['box'], string> = {
  all: 'true',
  inbox: `(t.state = 'proposed' and t.recipient_team_id = $2)`,
  sent: `(t.state = 'proposed' and t.proposer_team_id = $2)`,
  review: `t.state in ('accepted', 'in-review')`,
};

interface ListRow extends TradeRow {
  proposer: string;
  recipient: string;
  conditions_open: number;
}

interface ConditionRow {
  id: string;
  trade_id: string;
  league_id: string;
  from_team_id: string;
  to_team_id: string;
  asset: TradeAsset;
  retained_percent: number | null;
  instead_pick_id: string | null;
  condition: Condition;
  shown: { asset: TradeAssetView; instead: TradeAssetView | null; text: string };
  resolve_by: number;
  proposed_outcome: 'met' | 'not-met' | null;
  proposed_evidence: string | null;
  proposer: string | null;
  proposed_at: number | null;
  outcome: 'met' | 'not-met' | 'void' | null;
  confirmer: string | null;
  confirmed_at: number | null;
  note: string | null;
  now: number;
}
export type { ConditionRow };

const CONDITIONS = `
  select c.id, c.trade_id, c.league_id, c.from_team_id, c.to_team_id, c.asset, c.retained_percent, c.instead_pick_id, c.condition, c.shown, ${ms('c.resolve_by')} as resolve_by,
    c.proposed_outcome, c.proposed_evidence, p.first_name || ' ' || p.last_name as proposer, ${ms('c.proposed_at')} as proposed_at,
    c.outcome, q.first_name || ' ' || q.last_name as confirmer, ${ms('c.confirmed_at')} as confirmed_at, c.note, ${ms('clock_timestamp()')} as now
  from trade_condition c left join app_user p on p.id = c.proposed_by left join app_user q on q.id = c.confirmed_by
  where c.league_id = $1`;

@Injectable()
export class TradeQueries {
  constructor(private readonly database: Database) {}

  /** The pool's own SQL, for readings outside of a transaction. */
  get sql(): Sql {
    return this.database.sql;
  }

  /** A trade that the member may see; for everybody else there is none. `lock` keeps it for the caller's transaction. */
  async find(sql: Sql, member: Pick<Member, 'leagueId' | 'teamId'>, tradeId: string, lock = false): Promise<TradeRow> {
    const [row] = await sql<TradeRow>(
      `select ${COLUMNS} from trade t where t.league_id = $1 and ${VISIBLE} and t.id = $3${lock ? ' for update of t' : ''}`,
      [member.leagueId, member.teamId, tradeId],
    );
    if (!row) throw notFound('This trade');
    return row;
  }

  /** For the service itself, which sees everything. */
  async byId(sql: Sql, tradeId: string, lock = false): Promise<TradeRow | null> {
    const [row] = await sql<TradeRow>(
      `select ${COLUMNS} from trade t where t.id = $1${lock ? ' for update of t' : ''}`,
      [tradeId],
    );
    return row ?? null;
  }

  async list(member: Member, query: ListTradesQuery): Promise<TradeListAnswer> {
    const rows = await this.database.query<ListRow>(
      `select ${COLUMNS}, a.name as proposer, b.name as recipient,
         (select count(*)::int from trade_condition c where c.trade_id = t.id and c.outcome is null) as conditions_open
       from trade t join team a on a.id = t.proposer_team_id join team b on b.id = t.recipient_team_id
       where t.league_id = $1 and ${VISIBLE} and ${BOX[query.box]}
         and ($3::text[] is null or t.state = any($3::text[]))
         and ($4::text is null or $4 in (t.proposer_team_id, t.recipient_team_id))
         and ($5::text is null or t.season = $5)
         and ($6::text is null or (t.proposed_at, t.id) < (select y.proposed_at, y.id from trade y where y.id = $6 and y.league_id = $1 and ${visible('y')}))
       order by t.proposed_at desc, t.id desc limit $7`,
      [
        member.leagueId,
        member.teamId,
        query.state && query.state.length > 0 ? query.state : null,
        query.team_id ?? null,
        query.season ?? null,
        query.before ?? null,
        query.limit + 1,
      ],
    );
    const page = rows.slice(0, query.limit);
    return {
      trades: page.map((row) => entryOf(row, member)),
      next: rows.length > query.limit ? (page.at(-1)?.id ?? null) : null,
      review_hours: await this.reviewHours(this.sql, member.leagueId),
    };
  }

  async reviewHours(sql: Sql, leagueId: string): Promise<number> {
    const [row] = await sql<{ settings: { trade_review_hours?: number } }>(
      'select settings from league where id = $1',
      [leagueId],
    );
    return reviewHours(row?.settings ?? {});
  }

  /** The exchange that a trade belongs to, oldest first. */
  async history(sql: Sql, threadId: string): Promise<TradeHistoryEntry[]> {
    const rows = await sql<TradeRow>(
      `select ${COLUMNS} from trade t where t.thread_id = $1 order by t.proposed_at, t.id`,
      [threadId],
    );
    return rows.map((row) => ({
      trade_id: row.id,
      state: row.state,
      requested_by: row.proposer_team_id,
      sent_to: row.recipient_team_id,
      message: row.message,
      proposed_at: iso(row.proposed_at),
      ended_at: isoOrNull(row.ended_at),
      reason: row.reason,
      sides: row.shown.map(linesOf),
    }));
  }

  async votes(
    sql: Sql,
    row: TradeRow,
    teamId: string | null,
  ): Promise<{ votes: number; uninvolved: number; mine: boolean }> {
    const [found] = await sql<{ votes: number; uninvolved: number; mine: boolean }>(
      `select (select count(*)::int from trade_vote v join membership m on m.league_id = $1 and m.team_id = v.team_id and m.user_id = v.user_id where v.trade_id = $2) as votes,
         (select count(*)::int from membership where league_id = $1 and team_id is not null and team_id not in ($3, $4)) as uninvolved,
         exists (select 1 from trade_vote where trade_id = $2 and team_id = $5) as mine`,
      [row.league_id, row.id, row.proposer_team_id, row.recipient_team_id, teamId],
    );
    return found ?? { votes: 0, uninvolved: 0, mine: false };
  }

  /** The ledger of a league's conditions, those that wait first; or those of one trade. */
  async conditions(sql: Sql, leagueId: string, tradeId: string | null = null): Promise<ConditionLedgerAnswer> {
    const rows = await sql<ConditionRow>(
      `${CONDITIONS} and ($2::text is null or c.trade_id = $2) order by c.outcome is not null, c.resolve_by, c.trade_id, c.number limit 500`,
      [leagueId, tradeId],
    );
    return { conditions: rows.map(conditionView) };
  }

  async condition(sql: Sql, leagueId: string, conditionId: string): Promise<ConditionRow> {
    const [row] = await sql<ConditionRow>(`${CONDITIONS} and c.id = $2`, [leagueId, conditionId]);
    if (!row) throw notFound('This condition');
    return row;
  }

  /** Conditions of all leagues that nobody but the system has spoken on yet, by id; `after` is the last one seen. */
  async openConditions(sql: Sql, after: string, limit: number): Promise<ConditionRow[]> {
    return sql<ConditionRow>(
      `${CONDITIONS.replace('where c.league_id = $1', 'where c.outcome is null and c.proposed_by is null and c.id > $1')} order by c.id limit $2`,
      [after, limit],
    );
  }

  /** Offers that name one of these assets and have not been answered, without `tradeId`. */
  async rivals(
    sql: Sql,
    leagueId: string,
    refs: readonly { kind: string; ref: string }[],
    tradeId: string,
  ): Promise<string[]> {
    if (refs.length === 0) return [];
    const rows = await sql<{ id: string }>(
      `select distinct t.id from trade t join trade_asset a on a.trade_id = t.id
       join unnest($2::text[], $3::text[]) as gone (kind, ref) on gone.kind = a.kind and gone.ref = a.ref
       where t.league_id = $1 and t.state = 'proposed' and t.id <> $4 order by t.id`,
      [leagueId, pgArray(refs.map(({ kind }) => kind)), pgArray(refs.map(({ ref }) => ref)), tradeId],
    );
    return rows.map(({ id }) => id);
  }

  /** Trades for which something is due now, by the database's clock. */
  async due(limit: number): Promise<{ id: string; state: TradeState }[]> {
    return this.database.query(
      `select id, state from trade where due_at <= clock_timestamp() order by due_at limit $1`,
      [limit],
      'trades-due',
    );
  }
}

export const standingOf = (row: TradeRow): TradeStanding => ({
  state: row.state,
  proposerTeamId: row.proposer_team_id,
  recipientTeamId: row.recipient_team_id,
  commissionersOwn: row.commissioners_own,
});

/** When an accepted trade's review is over; `dueAt` is what stands in its row. */
export const endOfReview = (row: TradeRow, dueAt: number): number =>
  reviewEnds({ dueAt, acceptedAt: row.accepted_at, commissionersOwn: row.commissioners_own });

export const iso = (at: number): string => new Date(at).toISOString();
export const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at));

/** What somebody looks at, as a short text: equal when everything that was shown is equal. */
export function hashOf(version: number, facts: Readonly<Record<string, string>>): string {
  return createHash('sha256')
    .update(JSON.stringify([version, Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')
    .slice(0, 24);
}

export const linesOf = (side: TradeSideView): { team_id: string; assets: string[]; moves: string[] } => ({
  team_id: side.team_id,
  assets: side.assets.map(assetLine),
  moves: side.moves.map(({ label }) => label),
});

function entryOf(row: ListRow, member: Member): TradeListEntry {
  return {
    trade_id: row.id,
    state: row.state,
    version: row.version,
    requested_by: row.proposer_team_id,
    sent_to: row.recipient_team_id,
    requested_by_name: row.proposer,
    sent_to_name: row.recipient,
    season: row.season,
    sides: [linesOf(row.shown[0]), linesOf(row.shown[1])],
    proposed_at: iso(row.proposed_at),
    expires_at: isoOrNull(row.expires_at),
    review_until: isoOrNull(row.review_until),
    ended_at: isoOrNull(row.ended_at),
    reason: row.reason,
    conditions_open: row.conditions_open,
    waiting_for_me: row.state === 'proposed' && member.teamId !== null && row.recipient_team_id === member.teamId,
  };
}

export function conditionView(row: ConditionRow): ConditionView {
  return {
    condition_id: row.id,
    trade_id: row.trade_id,
    from_team_id: row.from_team_id,
    to_team_id: row.to_team_id,
    asset: row.shown.asset,
    instead: row.shown.instead,
    condition: row.condition,
    text: row.shown.text,
    resolve_by: iso(row.resolve_by),
    state: row.outcome ?? (row.resolve_by <= row.now ? 'due' : 'waiting'),
    proposed:
      row.proposed_outcome === null
        ? null
        : {
            outcome: row.proposed_outcome,
            evidence: row.proposed_evidence ?? '',
            by: row.proposer,
            at: iso(row.proposed_at ?? 0),
          },
    confirmed: row.outcome === null ? null : { by: row.confirmer, at: iso(row.confirmed_at ?? 0), note: row.note },
  };
}
