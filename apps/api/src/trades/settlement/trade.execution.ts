import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RosterMove } from '@crease/core/teams/roster.rules.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { holdingsOf } from '@crease/core/draft/team/holdings.rules.js';
import { newId } from '@crease/core/ids.js';
import { capital } from '@crease/core/text.rules.js';
import { unknownPlayer } from '@crease/core/trades/shown/condition.words.js';
import { endsOnArrival, type Share } from '@crease/core/teams/retention.rules.js';
import { arrivalPlace, capHitOf, moving, retentionOf } from '@crease/core/trades/trade.books.js';
import { substituteOf } from '@crease/core/trades/conditions/condition.rules.js';
import { refsOf, type TradeAsset, type TradeSide, type TradeTerms } from '@crease/core/trades/trade.model.js';
import { namesOf, shownAsset } from '@crease/core/trades/asset.view.js';
import type { ShownCondition } from '@crease/core/trades/shown/shown.words.js';
import { lockOpenDrafts } from '../../draft/draft.queries.js';
import { DraftTrades } from '../../draft/offers/draft-trades.service.js';
import { movePick } from '../../leagues/draft-picks.tables.js';
import { giveSpace } from '../../teams/caps/traded-space.tables.js';
import { giveBudget } from '../../free-agents/market/budgets.writer.js';
import { handFaPick } from '../../free-agents/fa-pick.writer.js';
import type { Db } from '../../platform/database/database.js';
import { anyOf, json } from '../../platform/database/sql.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { BooksQueries, type PlayingLeague } from '../../teams/books.queries.js';
import { enterProspects } from '../../contracts/contracts.tables.js';
import { handPlayer } from '../../teams/roster.writer.js';
import { TeamService } from '../../teams/team.service.js';
import { beginRetention, endRetention } from './retention.writer.js';
import { resolveAt, type LoadedContext } from '../trade-context.queries.js';
import type { TradeStep } from '../trade.stored.js';
import type { TradeTransaction } from '../trade.transaction.js';
import { freeze, unfreeze } from '../trade.writer.js';
import { refusal } from '../trades.refusals.js';

/** Moves assets in the caller's transaction, under both teams' locks. */
@Injectable()
export class TradeExecution {
  constructor(
    private readonly drafts: DraftTrades,
    private readonly teams: TeamService,
    private readonly books: BooksQueries,
  ) {}

  /**
   * Executes a trade judged on `loaded` under the locks. Aborts when an asset is not where it was. Returns every step
   * for a reversal.
   */
  async execute(
    work: TradeTransaction,
    tradeId: string,
    terms: TradeTerms,
    loaded: LoadedContext,
    actor: string | null,
    override: string | null,
  ): Promise<TradeStep[]> {
    const { db } = work;
    const { league } = loaded;
    const steps: TradeStep[] = [];
    const owners = new Map<string, string>();
    await this.lockDrafts(db, league.id);
    for (const index of [0, 1] as const) {
      const side = terms.sides[index];
      const to = terms.sides[index === 0 ? 1 : 0].team_id;
      for (const asset of moving(side)) {
        if (asset.kind === 'draft-pick') owners.set(asset.pick_id, to);
        steps.push(...(await this.hand(db, tradeId, asset, side.team_id, to, loaded)));
      }
      for (const [position, asset] of side.assets.entries()) {
        if (asset.condition)
          steps.push(await this.promise(db, tradeId, index * 100 + position, asset, side, to, loaded));
      }
    }
    for (const index of [0, 1] as const)
      steps.push(...(await this.attach(work, terms, index, loaded, actor, override)));
    await unfreeze(db, league.id, tradeId);
    await this.tellDrafts(
      work,
      league,
      terms.sides.map(({ team_id }) => team_id),
      owners,
      tradeId,
    );
    return steps;
  }

  /**
   * Locks the open drafts. The order is the same everywhere: teams, drafts in order, then picks and the league's log.
   */
  async lockDrafts(db: Db, leagueId: string): Promise<void> {
    await lockOpenDrafts(db, leagueId);
  }

  /** Updates slot owners and holdings in open drafts, in the same transaction. */
  async tellDrafts(
    work: TradeTransaction,
    league: PlayingLeague,
    teamIds: readonly string[],
    owners: ReadonlyMap<string, string>,
    tradeId: string,
  ): Promise<void> {
    const books = await this.books.books(work.db, league.id, teamIds);
    await this.drafts.tradedWithin(work, league.id, {
      owners,
      holdings: new Map(books.map((team) => [team.teamId, holdingsOf(team, league.rules)])),
      promising: tradeId,
    });
  }

  /** Updates held drafts in the same transaction. A draft stops at a promised pick until the trade is settled. */
  async tellPromises(
    work: Pick<TradeTransaction, 'db' | 'afterCommit'>,
    leagueId: string,
    tradeId: string,
  ): Promise<void> {
    await this.drafts.tradedWithin(work, leagueId, { promising: tradeId });
  }

  async hand(
    db: Db,
    tradeId: string,
    asset: TradeAsset,
    from: string,
    to: string,
    { context, league }: LoadedContext,
  ): Promise<TradeStep[]> {
    switch (asset.kind) {
      case 'player': {
        const held = context.teams
          .find(({ id }) => id === from)
          ?.seasons[0]?.players.find(({ id }) => id === asset.player_id);
        const name = context.players.get(asset.player_id)?.name ?? capital(unknownPlayer(asset.player_id));
        if (!held) throw new RefusalError(refusal('assetGone.player', { figures: { player: name } }));
        const place = arrivalPlace(held, context);
        if (held.place === 'rookie' && place === 'active')
          await enterProspects(db, league, [asset.player_id], league.season);
        if (!(await handPlayer(db, league.id, asset.player_id, { from, to, place, by: `trade:${tradeId}` })))
          throw new RefusalError(refusal('assetGone.player', { figures: { player: name } }));
        const steps: TradeStep[] = [{ op: 'player', player_id: asset.player_id, from, to, from_place: held.place }];
        // The team that gets a player back pays the whole contract again, so its retention ends.
        for (const retention of endsOnArrival(context.retentions, asset.player_id, to, league.season)) {
          await endRetention(db, league.id, retention.id);
          steps.push({ op: 'retention-ended', id: retention.id });
        }
        return steps;
      }
      case 'draft-pick':
        if (!(await movePick(db, league.id, asset.pick_id, { from, to })))
          throw new RefusalError(refusal('assetGone.draft'));
        return [{ op: 'draft-pick', pick_id: asset.pick_id, from, to }];
      case 'fa-pick':
        if (!(await handFaPick(db, league.id, asset.pick_id, { from, to })))
          throw new RefusalError(refusal('assetGone.free'));
        return [{ op: 'fa-pick', pick_id: asset.pick_id, from, to }];
      case 'budget': {
        const { season, amount } = asset;
        const left = context.teams.find(({ id }) => id === from)?.budgetLeft ?? 0;
        if (season !== league.season || amount > left)
          throw new RefusalError(refusal('assetGone.budget', { figures: { amount, season } }));
        await giveBudget(db, league.id, tradeId, { season, amount, from, to });
        return [{ op: 'budget', season, amount, from, to }];
      }
      case 'cap-space': {
        const { season, amount } = asset;
        if (season !== league.season)
          throw new RefusalError(refusal('assetGone.capSpace', { figures: { amount, season } }));
        await giveSpace(db, league.id, tradeId, { season, amount, from, to });
        return [{ op: 'cap-space', season, amount, from, to }];
      }
      case 'retention':
        return [await this.retain(db, tradeId, from, asset.player_id, asset, { context, league })];
    }
  }

  /** Retains a share of this season's cap hit until the contract ends. */
  async retain(
    db: Db,
    tradeId: string,
    teamId: string,
    playerId: number,
    agreed: Share,
    { context, league }: Pick<LoadedContext, 'context' | 'league'>,
  ): Promise<TradeStep> {
    const facts = context.players.get(playerId);
    const capHit = capHitOf(context, playerId) ?? (await this.books.player(db, league.id, teamId, playerId)).capHit;
    if (!facts) throw new RefusalError(refusal('assetGone.retained'));
    const { percent, dollars, ofHit, amount, throughSeason } = retentionOf(context, teamId, facts, capHit, agreed);
    const id = newId(randomBytes);
    await beginRetention(db, {
      id,
      league_id: league.id,
      player_id: playerId,
      team_id: teamId,
      percent,
      dollars: dollars ?? null,
      of_hit: ofHit ?? null,
      amount,
      through_season: throughSeason,
      trade_id: tradeId,
    });
    return { op: 'retention', id };
  }

  /** Freezes the asset until its condition is decided. */
  private async promise(
    db: Db,
    tradeId: string,
    number: number,
    asset: TradeAsset,
    side: TradeSide,
    to: string,
    loaded: LoadedContext,
  ): Promise<TradeStep> {
    const { context, league, tradeTeams } = loaded;
    const { condition } = asset;
    if (!condition) throw new Error('only conditional assets are promised');
    const id = newId(randomBytes);
    const names = namesOf(context, (teamId) => tradeTeams.get(teamId)?.name);
    const instead =
      asset.kind === 'draft-pick'
        ? (substituteOf(condition, context.picks.get(asset.pick_id)?.nextYearId ?? null) ?? null)
        : null;
    const retained =
      asset.kind === 'player'
        ? side.assets.find((candidate) => candidate.kind === 'retention' && candidate.player_id === asset.player_id)
        : undefined;
    const view = shownAsset(asset, side, context, names);
    if (view === null) throw new Error('what is promised can be shown: the trade was judged on it');
    const shown: ShownCondition = {
      asset: view,
      instead:
        instead === null
          ? null
          : shownAsset({ kind: 'draft-pick', pick_id: instead, condition: null }, side, context, names),
    };
    await db
      .insertInto('trade_condition')
      .values({
        id,
        league_id: league.id,
        trade_id: tradeId,
        number,
        from_team_id: side.team_id,
        to_team_id: to,
        asset: json(asset),
        retained_percent: retained?.kind === 'retention' ? retained.percent : null,
        retained_dollars: retained?.kind === 'retention' ? (retained.dollars ?? null) : null,
        instead_pick_id: instead,
        condition: json(condition),
        shown: json(shown),
        resolve_by: resolveAt(condition.resolve_by, league),
      })
      .execute();
    const refs = refsOf({ assets: [asset] });
    if (instead !== null) refs.push({ kind: 'draft-pick', ref: instead });
    await freeze(db, league.id, tradeId, refs, id);
    return { op: 'condition', id };
  }

  /** Executes a side's own moves after the players arrive. */
  private async attach(
    work: TradeTransaction,
    terms: TradeTerms,
    index: 0 | 1,
    { context, league }: LoadedContext,
    actor: string | null,
    override: string | null,
  ): Promise<TradeStep[]> {
    const side = terms.sides[index];
    if (side.moves.length === 0) return [];
    const before = context.teams[index].seasons[0];
    const arriving = terms.sides[index === 0 ? 1 : 0];
    const players =
      context.teams[index === 0 ? 1 : 0].seasons[0]?.players.filter(({ id }) =>
        moving(arriving).some((asset) => asset.kind === 'player' && asset.player_id === id),
      ) ?? [];
    if (!before) throw new Error('a team has books');
    const team: TeamBooks = { ...before, players: [...before.players, ...players] };
    const rows = await work.db
      .selectFrom('roster_entry')
      .select(['player_id', 'place'])
      .where('league_id', '=', league.id)
      .where('team_id', '=', side.team_id)
      .where('player_id', '=', anyOf(side.moves.map(({ player_id }) => player_id)))
      .execute();
    const places = new Map(rows.map(({ player_id, place }) => [player_id, place]));
    const moves = side.moves.map(({ type, player_id }): RosterMove => ({ type, playerId: player_id }));
    await this.teams.applyMoves(work.transaction, { league, team, moves, actor, override, how: 'trade' });
    const still = await work.db
      .selectFrom('roster_entry')
      .select('player_id')
      .where('league_id', '=', league.id)
      .where('team_id', '=', side.team_id)
      .execute();
    const held = new Set(still.map(({ player_id }) => player_id));
    return side.moves.map(({ type, player_id }): TradeStep => {
      const place = places.get(player_id);
      if (place === undefined) throw new RefusalError(refusal('assetGone.moved'));
      // A player sent through waivers has left the team, too.
      if (type === 'drop' || (type === 'toBank' && !held.has(player_id)))
        return { op: 'drop', player_id, team_id: side.team_id, place };
      return { op: 'place', player_id, team_id: side.team_id, from: place, to: PLACES[type] };
    });
  }
}

const PLACES = { toIr: 'ir', activate: 'active', toBank: 'rookie', promote: 'active' } as const;
