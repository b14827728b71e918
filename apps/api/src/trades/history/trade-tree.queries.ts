import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { faPickOver } from '@crease/core/free-agents/pick.rules.js';
import type { Season } from '@crease/core/season.js';
import type { FaPickFacts, PickFacts } from '@crease/core/trades/trade.context.js';
import type { TradeAssetView } from '@crease/core/trades/trade.schema.js';
import type { TreeFacts, TreeFaPick, TreePick, TreeRetention } from '@crease/core/trades/history/trade-tree.rules.js';
import {
  broughtPickRef,
  broughtTrades,
  pickMeant,
  type BroughtPick,
  type BroughtTrade,
} from '@crease/core/trades/history/brought-trades.rules.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf } from '../../platform/database/sql.js';
import { databaseNow, TradeContextQueries } from '../trade-context.queries.js';
import { iso } from '../trade.queries.js';
import { loadExecutedTrades, treeTrade } from './executed-trades.queries.js';
import { staysOf, releasesOf, retentionsOf, selectionsOf, addsOf } from './tree-assets.queries.js';
import { namesIn } from '../../platform/database/rows.js';

const past = namesIn('brought_past');

export interface LoadedTrees {
  readonly facts: TreeFacts;
  readonly picks: ReadonlyMap<string, PickFacts>;
  readonly faPicks: ReadonlyMap<string, FaPickFacts>;
  readonly retentions: ReadonlyMap<string, RetentionRow>;
  /** Assets under a condition by reference, as shown when promised. */
  readonly promised: ReadonlyMap<string, Promised>;
  readonly brought: ReadonlyMap<string, BroughtTrade>;
  readonly words: ReadonlyMap<string, string>;
  /** Picks by their key in the imported trade. */
  readonly broughtPicks: ReadonlyMap<string, BroughtPick>;
  /** Number of a used pick in its draft. */
  readonly overall: ReadonlyMap<string, number>;
}

export interface Promised {
  readonly asset: TradeAssetView;
  readonly from: string;
}

export interface RetentionRow {
  readonly id: string;
  readonly player_id: number;
  readonly team_id: string;
  readonly percent: number | null;
  readonly dollars: number | null;
  readonly through_season: Season;
  readonly ended: boolean;
}

/** Loads every executed trade of the league, and the later history of its assets. */
@Injectable()
export class TradeTreeQueries {
  constructor(private readonly contexts: TradeContextQueries) {}

  async load(db: Db, leagueId: string): Promise<LoadedTrees> {
    const { trades, promised } = await loadExecutedTrades(db, leagueId);
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
    const retentions = new Map((await retentionsOf(db, leagueId, retentionIds)).map((row) => [row.id, row]));
    const selections = new Map((await selectionsOf(db, leagueId, pickIds)).map((row) => [row.pick_id, row]));
    const adds = new Map((await addsOf(db, leagueId, faPickIds)).map((row) => [row.id, row]));
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

async function broughtRows(db: Db, leagueId: string) {
  const rows = await db
    .selectFrom('brought_past')
    .where('league_id', '=', leagueId)
    .where('kind', '=', 'trade')
    .select(['season', 'number', 'from_team_id', 'team_id', 'what', 'player_id'])
    .select(['pick_season', 'pick_type', 'pick_round', 'pick_team_id'])
    .select(sql<string | null>`${past.day}::text`.as('day'))
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
