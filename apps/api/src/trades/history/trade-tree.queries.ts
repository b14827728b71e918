import { Injectable } from '@nestjs/common';
import { sql, type Expression } from 'kysely';
import { faPickOver } from '@crease/core/free-agents/pick.rules.js';
import { tenures, type Stay } from '@crease/core/players/transactions.rules.js';
import type { Season } from '@crease/core/season.js';
import type { FaPickFacts, PickFacts } from '@crease/core/trades/trade.context.js';
import type { TradeAssetView } from '@crease/core/trades/trade.schema.js';
import type {
  TreeFacts,
  TreeFaPick,
  TreeItem,
  TreeMove,
  TreePick,
  TreePromise,
  TreeRetention,
  TreeStay,
  TreeTrade,
} from '@crease/core/trades/history/trade-tree.rules.js';
import {
  broughtPickRef,
  broughtTrades,
  pickMeant,
  type BroughtPick,
  type BroughtTrade,
} from '@crease/core/trades/history/brought-trades.rules.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { databaseNow, ms, TradeContextQueries } from '../trade-context.queries.js';
import { iso } from '../trade.queries.js';
import type { TradeStep } from '../trade.stored.js';

/** All trade trees of a league, with the names of their items. */
export interface LoadedTrees {
  readonly facts: TreeFacts;
  readonly picks: ReadonlyMap<string, PickFacts>;
  readonly faPicks: ReadonlyMap<string, FaPickFacts>;
  readonly retentions: ReadonlyMap<string, RetentionRow>;
  /** Assets under a condition by reference, as shown when they were promised. */
  readonly promised: ReadonlyMap<string, Promised>;
  /** Imported trades with their rows. */
  readonly brought: ReadonlyMap<string, BroughtTrade>;
  readonly words: ReadonlyMap<string, string>;
  /** Draft picks in imported trades, by their key there. */
  readonly broughtPicks: ReadonlyMap<string, BroughtPick>;
  /** Overall number of a used pick in its draft. */
  readonly overall: ReadonlyMap<string, number>;
}

export interface Promised {
  readonly asset: TradeAssetView;
  readonly from: string;
}

interface RetentionRow {
  readonly id: string;
  readonly player_id: number;
  readonly team_id: string;
  readonly percent: number | null;
  readonly dollars: number | null;
  readonly through_season: Season;
  readonly ended: boolean;
}

interface Carried {
  readonly id: string;
  readonly teams: readonly [string, string];
  readonly steps: readonly { readonly step: TradeStep; readonly at: string }[];
  readonly promises: readonly TreePromise[];
}

/** With microseconds and fixed length, so that sorting the texts sorts the times. */
const text = (moment: Expression<Date | null>) =>
  sql<string | null>`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Loads the data of trade trees: every executed trade of the league, and the later history of its assets. */
@Injectable()
export class TradeTreeQueries {
  constructor(private readonly contexts: TradeContextQueries) {}

  async load(db: Db, leagueId: string): Promise<LoadedTrees> {
    const { trades, promised } = await carriedOut(db, leagueId);
    const rows = await broughtRows(db, leagueId);
    const brought = broughtTrades(rows);
    const steps = trades.flatMap((trade) => trade.steps.map(({ step }) => step));
    const named = rows.flatMap(({ pick }) => pick ?? []);
    const pickIds = unique([
      ...steps.flatMap((step) => (step.op === 'draft-pick' ? [step.pick_id] : [])),
      ...named.flatMap(({ pick_id }) => pick_id ?? []),
    ]);
    const faPickIds = unique(steps.flatMap((step) => (step.op === 'fa-pick' ? [step.pick_id] : [])));
    const retentionIds = unique(steps.flatMap((step) => (step.op === 'retention' ? [step.id] : [])));
    const picks = await this.contexts.picks(db, leagueId, pickIds);
    const faPicks = await this.contexts.faPicks(db, leagueId, faPickIds);
    const retentions = new Map((await retentionsOf(db, retentionIds)).map((row) => [row.id, row]));
    const selections = new Map((await selectionsOf(db, pickIds)).map((row) => [row.pick_id, row]));
    const adds = new Map((await addsOf(db, faPickIds)).map((row) => [row.id, row]));
    const players = unique([
      ...steps.flatMap((step) => (step.op === 'player' ? [step.player_id] : [])),
      ...[...selections.values()].map(({ player_id }) => player_id),
      ...[...adds.values()].flatMap(({ player_id }) => player_id ?? []),
      ...rows.flatMap(({ player_id }) => player_id ?? []),
    ]);
    const now = await databaseNow(db);
    const { season } = await db
      .selectFrom('league')
      .select('current_season as season')
      .where('id', '=', leagueId)
      .executeTakeFirstOrThrow();
    return {
      facts: {
        trades: [...brought, ...trades.map((trade) => treeTrade(trade, retentions))],
        stays: await staysOf(db, leagueId, players),
        released: await releasesOf(db, leagueId),
        picks: treePicks(picks, selections),
        faPicks: treeFaPicks(faPicks, adds, now),
        retentions: new Map(
          [...retentions.values()].map((row): [string, TreeRetention] => [
            row.id,
            { through: row.through_season, runs: !row.ended && row.through_season >= season },
          ]),
        ),
      },
      picks,
      faPicks,
      retentions,
      promised,
      brought: new Map(brought.map((trade) => [trade.id, trade])),
      words: new Map(rows.map(({ season, number, what }) => [`${season}.${number}`, what])),
      broughtPicks: new Map(named.map((pick) => [broughtPickRef(pick), pick])),
      overall: new Map([...selections.values()].map((row) => [row.pick_id, row.overall])),
    };
  }
}

type ById<Query extends (...args: never[]) => PromiseLike<readonly unknown[]>> = ReadonlyMap<
  string,
  Awaited<ReturnType<Query>>[number]
>;

const treePicks = (picks: LoadedTrees['picks'], selections: ById<typeof selectionsOf>): Map<string, TreePick> =>
  new Map(
    [...picks.values()].map(({ id, ownerTeamId, forfeited, used: over }) => {
      const selection = selections.get(id);
      const used = selection ? { player: selection.player_id, draft: selection.draft_id, at: iso(selection.at) } : null;
      return [id, { owner: ownerTeamId, forfeited: forfeited === true, over, used }];
    }),
  );

const treeFaPicks = (
  faPicks: LoadedTrees['faPicks'],
  adds: ById<typeof addsOf>,
  now: number,
): Map<string, TreeFaPick> =>
  new Map(
    [...faPicks.values()].map(({ id, ownerTeamId, penalty, expiresAt }) => {
      const add = adds.get(id);
      const used = add?.player_id == null || add.at === null ? null : { player: add.player_id, at: iso(add.at) };
      return [id, { owner: ownerTeamId, forfeited: penalty, over: faPickOver(expiresAt, now), used }];
    }),
  );

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Executed trades that were not reversed, with what their conditions have moved and still hold. */
async function carriedOut(db: Db, leagueId: string): Promise<{ trades: Carried[]; promised: Map<string, Promised> }> {
  const rows = await db
    .selectFrom('trade')
    .where('league_id', '=', leagueId)
    .where('state', '=', 'executed')
    .where('ended_at', 'is not', null)
    .select(({ ref }) => ['id', 'done', 'proposer_team_id', 'recipient_team_id', ms(ref('ended_at')).as('at')])
    .orderBy('ended_at')
    .orderBy('id')
    .execute();
  const conditions = await db
    .selectFrom('trade_condition')
    .where('league_id', '=', leagueId)
    .select(({ ref }) => [
      'id',
      'trade_id',
      'from_team_id',
      'to_team_id',
      'outcome',
      'done',
      'shown',
      ms(ref('confirmed_at')).as('at'),
    ])
    .orderBy('trade_id')
    .orderBy('number')
    .execute();
  const promised = new Map(conditions.map(({ id, shown, from_team_id: from }) => [id, { asset: shown.asset, from }]));
  const trades = rows.map((row): Carried => {
    const own = conditions.filter(({ trade_id }) => trade_id === row.id);
    const at = iso(row.at ?? 0);
    return {
      id: row.id,
      teams: [row.proposer_team_id, row.recipient_team_id],
      steps: [
        ...row.done.map((step) => ({ step, at })),
        ...own.flatMap((condition) => condition.done.map((step) => ({ step, at: iso(condition.at ?? row.at ?? 0) }))),
      ],
      promises: own
        .filter(({ outcome }) => outcome !== 'met')
        .map(({ id, to_team_id: to, shown, outcome }) => ({
          item: { kind: shown.asset.kind, ref: id },
          to,
          text: shown.text,
          waits: outcome === null,
        })),
    };
  });
  return { trades, promised };
}

function treeTrade({ id, teams, steps, promises }: Carried, retentions: ReadonlyMap<string, RetentionRow>): TreeTrade {
  const moves = steps.flatMap(({ step, at }): TreeMove[] => {
    switch (step.op) {
      case 'player':
        return [move({ kind: 'player', ref: String(step.player_id) }, step, at)];
      case 'draft-pick':
      case 'fa-pick':
        return [move({ kind: step.op, ref: step.pick_id }, step, at)];
      case 'retention': {
        const from = retentions.get(step.id)?.team_id;
        if (from === undefined) return [];
        return [move({ kind: 'retention', ref: step.id }, { from, to: teams[0] === from ? teams[1] : teams[0] }, at)];
      }
      case 'retention-ended':
      case 'drop':
      case 'place':
      case 'condition':
        return [];
    }
  });
  return { id, moves, promises };
}

const move = (item: TreeItem, { from, to }: { from: string; to: string }, at: string): TreeMove => ({
  item,
  from,
  to,
  at,
});

async function staysOf(db: Db, leagueId: string, players: readonly number[]): Promise<Map<number, TreeStay[]>> {
  const rows = await db
    .selectFrom('roster_stay as s')
    .where('s.league_id', '=', leagueId)
    .where('s.player_id', '=', anyOf(players))
    .select(({ fn, ref }) => [
      's.player_id',
      's.team_id',
      's.place',
      text(ref('s.from_at')).$notNull().as('from'),
      text(ref('s.to_at')).as('to'),
      fn.coalesce(text(ref('s.acquired_at')), sql.lit('')).as('acquired_at'),
      fn.coalesce('s.acquired_by', sql.lit('')).as('acquired_by'),
    ])
    .orderBy('s.from_at')
    .execute();
  const stays = new Map<number, Stay[]>();
  for (const { player_id: id, ...stay } of rows) stays.set(id, [...(stays.get(id) ?? []), stay]);
  return new Map(
    [...stays].map(([id, of]) => [
      id,
      tenures(of).map((places): TreeStay => {
        const [first] = places;
        const last = places.at(-1) ?? first;
        return { team: first.team_id, place: last.place, from: first.from, to: last.to, by: first.acquired_by };
      }),
    ]),
  );
}

/** When locks of protection sheets released players. */
async function releasesOf(db: Db, leagueId: string): Promise<Map<number, string[]>> {
  const rounds = await db
    .selectFrom('protection_round')
    .where('league_id', '=', leagueId)
    .where('locked_at', 'is not', null)
    .select(({ ref }) => ['lock_done', ms(ref('locked_at')).as('at')])
    .execute();
  const released = new Map<number, string[]>();
  for (const { lock_done: done, at } of rounds)
    for (const { player_id: id } of done?.released ?? []) released.set(id, [...(released.get(id) ?? []), iso(at ?? 0)]);
  return released;
}

const retentionsOf = (db: Db, ids: readonly string[]): Promise<RetentionRow[]> =>
  db
    .selectFrom('retention')
    .where('id', '=', anyOf(ids))
    .select(({ eb }) => [
      'id',
      'player_id',
      'team_id',
      'percent',
      'dollars',
      'through_season',
      eb('ended_at', 'is not', null).$castTo<boolean>().as('ended'),
    ])
    .execute();

const selectionsOf = (db: Db, pickIds: readonly string[]) =>
  db
    .selectFrom('draft_selection as s')
    .innerJoin('draft as d', 'd.id', 's.draft_id')
    .where('d.kind', '<>', 'mock')
    .where('s.pick_id', '=', anyOf(pickIds))
    .select(({ ref }) => ['s.pick_id', 's.player_id', 's.draft_id', 's.overall', ms(ref('s.at')).as('at')])
    .execute();

const addsOf = (db: Db, faPickIds: readonly string[]) =>
  db
    .selectFrom('fa_pick')
    .where('id', '=', anyOf(faPickIds))
    .where('player_id', 'is not', null)
    .select(({ ref }) => ['id', 'player_id', ms(ref('used_at')).as('at')])
    .execute();

async function broughtRows(db: Db, leagueId: string) {
  const rows = await db
    .selectFrom('brought_past')
    .where('league_id', '=', leagueId)
    .where('kind', '=', 'trade')
    .select(['season', 'number', 'from_team_id', 'team_id', 'what', 'player_id'])
    .select(['pick_season', 'pick_type', 'pick_round', 'pick_team_id'])
    .select(sql<string | null>`day::text`.as('day'))
    .orderBy('season')
    .orderBy('number')
    .execute();
  const seasons = unique(rows.flatMap(({ pick_season }) => pick_season ?? []));
  const here =
    seasons.length === 0
      ? []
      : await db
          .selectFrom('draft_pick')
          .where('league_id', '=', leagueId)
          .where('season', '=', anyOf(seasons))
          .where('extra', '=', 0)
          .select(['id', 'season', 'type', 'round', 'original_team_id as original'])
          .execute();
  return rows.map(({ pick_season: season, pick_type: type, pick_round: round, pick_team_id: original, ...row }) => {
    const pick = season === null || round === null || original === null ? null : { season, type, round, original };
    return { ...row, pick: pick && { ...pick, pick_id: pickMeant(pick, here) } };
  });
}
