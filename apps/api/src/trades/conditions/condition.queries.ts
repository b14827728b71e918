import { sql, type InferResult, type RawBuilder, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  decidersOf,
  decisionsOf,
  type ConditionDeciders,
  type ConditionViewer,
} from '@crease/core/trades/conditions/condition.deciders.js';
import { evidenceWords } from '@crease/core/trades/conditions/proposal.words.js';
import { wordCondition } from '@crease/core/trades/shown/shown.words.js';
import { conditionNoteWords } from '@crease/core/trades/trade.words.js';
import { LEAST_VOTERS } from '@crease/core/trades/veto.rules.js';
import type { ConditionLedgerAnswer, ConditionView } from '@crease/core/trades/trade.schema.js';
import { fullName } from '../../auth/account/full-name.queries.js';
import type { Db } from '../../platform/database/database.js';
import { clockNow, isSo } from '../../platform/database/sql.js';
import type { Member } from '../../platform/http/member.js';
import { notFound } from '../../platform/refusal.error.js';
import { ms } from '../trade-picks.queries.js';
import { iso } from '../trade.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const c = namesIn('trade_condition as c');
const t = namesIn('trade as t');
const x = namesIn('membership as x');
const m = namesIn('membership as m');
const w = namesIn('membership as w');
const v = namesIn('trade_condition_vote as v');

/** Most conditions in the ledger. */
const LEDGER = 500;

/** The member manages neither team and neither proposed nor answered trade `t` of condition `c`. */
const hasNoPart = (member: 'm' | 'x'): RawBuilder<SqlBool> => {
  const [team, user] = [sql.ref(`${member}.team_id`), sql.ref(`${member}.user_id`)];
  return sql<SqlBool>`(${team} is null or ${team} not in (${c.from_team_id}, ${c.to_team_id}))
    and (${t.on_behalf} is not null or ${user} not in (coalesce(${t.proposed_by}, ''), coalesce(${t.answered_by}, '')))`;
};

const COMMISSIONERS_OWN = sql<SqlBool>`(${t.commissioners_own} or exists (
  select from ${x.table}
  where ${x.league_id} = ${c.league_id} and ${x.is_commissioner} and ${x.team_id} in (${c.from_team_id}, ${c.to_team_id})))`;

/** Commissioners without a part in trade `t` of condition `c`. */
const OTHER_COMMISSIONERS = sql<number>`(
  select count(*)::int from ${x.table} where ${x.league_id} = ${c.league_id} and ${x.is_commissioner} and ${hasNoPart('x')})`;

/** Teams with a manager and without a part in trade `t` of condition `c`. */
const UNINVOLVED_MANAGERS = sql<number>`(
  select count(distinct ${x.team_id})::int from ${x.table} where ${x.league_id} = ${c.league_id} and ${x.team_id} is not null and ${hasNoPart('x')})`;

/** Condition `c` of trade `t` waits for a decision or the vote of member `m`. */
export const waitsForMember = sql<SqlBool>`${hasNoPart('m')} and (${m.is_commissioner} or (
  ${m.team_id} is not null and ${COMMISSIONERS_OWN} and ${UNINVOLVED_MANAGERS} >= ${LEAST_VOTERS}
  and not exists (select from ${v.table}
    join ${w.table} on ${w.league_id} = ${v.league_id} and ${w.team_id} = ${v.team_id} and ${w.user_id} = ${v.user_id}
    where ${v.league_id} = ${c.league_id} and ${v.condition_id} = ${c.id} and ${v.team_id} = ${m.team_id})))`;

const conditionRows = (db: Db) =>
  db
    .selectFrom('trade_condition as c')
    .innerJoin('trade as t', (join) => join.onRef('t.league_id', '=', 'c.league_id').onRef('t.id', '=', 'c.trade_id'))
    .leftJoin('app_user as p', 'p.id', 'c.proposed_by')
    .leftJoin('app_user as q', 'q.id', 'c.confirmed_by')
    .select(({ eb, ref, selectFrom }) => [
      'c.id',
      'c.trade_id',
      'c.league_id',
      'c.from_team_id',
      'c.to_team_id',
      'c.asset',
      'c.retained_percent',
      'c.retained_dollars',
      'c.instead_pick_id',
      'c.condition',
      'c.shown',
      ms(ref('c.resolve_by')).as('resolve_by'),
      'c.proposed_by',
      'c.proposed_outcome',
      'c.proposed_evidence',
      'c.proposed_why',
      fullName(ref('p.first_name'), ref('p.last_name')).as('proposer'),
      ms(ref('c.proposed_at')).as('proposed_at'),
      'c.outcome',
      fullName(ref('q.first_name'), ref('q.last_name')).as('confirmer'),
      ms(ref('c.confirmed_at')).as('confirmed_at'),
      'c.note',
      'c.why',
      ms(clockNow).as('now'),
      't.proposed_by as offeredBy',
      't.answered_by as answeredBy',
      isSo(eb('t.on_behalf', 'is not', null)).as('entered'),
      isSo(COMMISSIONERS_OWN).as('commissionersOwn'),
      OTHER_COMMISSIONERS.as('otherCommissioners'),
      UNINVOLVED_MANAGERS.as('uninvolvedManagers'),
      jsonArrayFrom(
        selectFrom('trade_condition_vote as v')
          .innerJoin('membership as m', (join) =>
            join
              .onRef('m.league_id', '=', 'v.league_id')
              .onRef('m.team_id', '=', 'v.team_id')
              .onRef('m.user_id', '=', 'v.user_id'),
          )
          .whereRef('v.league_id', '=', 'c.league_id')
          .whereRef('v.condition_id', '=', 'c.id')
          .where(hasNoPart('m'))
          .select(['v.team_id', 'v.outcome']),
      ).as('votes'),
    ]);
export type ConditionRow = Readonly<InferResult<ReturnType<typeof conditionRows>>[number]>;

export async function ledgerOf(db: Db, member: Member, tradeId: string | null = null): Promise<ConditionLedgerAnswer> {
  const all = conditionRows(db).where('c.league_id', '=', member.leagueId);
  const rows = await (tradeId === null ? all : all.where('c.trade_id', '=', tradeId))
    .orderBy((eb) => eb('c.outcome', 'is not', null))
    .orderBy('c.resolve_by')
    .orderBy('c.trade_id')
    .orderBy('c.number')
    .limit(LEDGER)
    .execute();
  return { conditions: rows.map((row) => conditionView(row, member)) };
}

export async function conditionOf(db: Db, leagueId: string, conditionId: string): Promise<ConditionRow> {
  const row = await conditionRows(db)
    .where('c.league_id', '=', leagueId)
    .where('c.id', '=', conditionId)
    .executeTakeFirst();
  if (!row) throw notFound('condition');
  return row;
}

/** Leagues with open conditions that are due, or for which no person has proposed an outcome. */
export const leaguesWithOpenConditions = (db: Db): Promise<{ league_id: string }[]> =>
  db
    .selectFrom('trade_condition')
    .select('league_id')
    .distinct()
    .where('outcome', 'is', null)
    .where(({ eb, or }) => or([eb('proposed_by', 'is', null), eb('resolve_by', '<=', clockNow)]))
    .orderBy('league_id')
    .execute();

/**
 * Open conditions of one league that are due or have no proposed outcome by a person, sorted by id. `after` is the last
 * id of the previous page.
 */
export async function openConditions(db: Db, leagueId: string, after: string, limit: number): Promise<ConditionRow[]> {
  return conditionRows(db)
    .where('c.league_id', '=', leagueId)
    .where('c.outcome', 'is', null)
    .where(({ eb, or }) => or([eb('c.proposed_by', 'is', null), eb('c.resolve_by', '<=', clockNow)]))
    .where('c.id', '>', after)
    .orderBy('c.id')
    .limit(limit)
    .execute();
}

/** The relation of a member to a condition. */
export const viewerOf = (row: ConditionRow, { userId, teamId, commissioner }: Member): ConditionViewer => ({
  commissioner,
  manager: teamId !== null,
  involved:
    (teamId !== null && (teamId === row.from_team_id || teamId === row.to_team_id)) ||
    (!row.entered && (userId === row.offeredBy || userId === row.answeredBy)),
});

export const countVotes = ({ votes }: ConditionRow): { met: number; notMet: number } => ({
  met: votes.filter(({ outcome }) => outcome === 'met').length,
  notMet: votes.filter(({ outcome }) => outcome === 'not-met').length,
});

/** No member can decide the condition, so it ends on its date. */
export const endsOnDate = (row: ConditionRow): boolean => decides(decidersOf(row)) === 'date';

const decides = ({ commissioner, votes }: ConditionDeciders): 'others' | 'date' =>
  commissioner || votes !== null ? 'others' : 'date';

export function conditionView(row: ConditionRow, member: Member): ConditionView {
  const { asset, instead, text } = wordCondition(row.shown);
  const deciders = decidersOf(row);
  const { met, notMet } = countVotes(row);
  return {
    condition_id: row.id,
    trade_id: row.trade_id,
    from_team_id: row.from_team_id,
    to_team_id: row.to_team_id,
    asset,
    instead,
    condition: row.condition,
    text,
    resolve_by: iso(row.resolve_by),
    state: row.outcome ?? (row.resolve_by <= row.now ? 'due' : 'waiting'),
    proposed:
      row.proposed_outcome === null
        ? null
        : {
            outcome: row.proposed_outcome,
            evidence: evidenceWords(row.proposed_why ?? row.proposed_evidence ?? ''),
            by: row.proposer,
            at: iso(row.proposed_at ?? 0),
          },
    confirmed:
      row.outcome === null
        ? null
        : {
            by: row.confirmer,
            at: iso(row.confirmed_at ?? 0),
            note: row.why === null ? row.note : conditionNoteWords(row.why),
          },
    decided_by: row.commissionersOwn ? decides(deciders) : 'commissioner',
    vote:
      deciders.votes === null || row.outcome !== null
        ? null
        : {
            needed: deciders.votes,
            met,
            not_met: notMet,
            mine: row.votes.find(({ team_id }) => team_id === member.teamId)?.outcome ?? null,
          },
    may: row.outcome === null ? decisionsOf(row, viewerOf(row, member)) : [],
  };
}
