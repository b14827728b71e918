import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DraftOrder, DraftState, OrderKind } from '@crease/core/draft/draft.model.js';
import { mayCommand, type NewOrder } from '@crease/core/draft/draft.commands.js';
import type { AmendPicksBody } from '@crease/core/draft/draft.schema.js';
import type { PickChange } from '@crease/core/draft/order/pick-amendment.rules.js';
import { hasLottery, lotteryOrder, lotteryRules, type LotteryRules } from '@crease/core/draft/order/lottery.rules.js';
import { layOutSlots, randomOrder, type PickAsset } from '@crease/core/draft/order/pick-order.js';
import { newId } from '@crease/core/ids.js';
import {
  bringsTeams,
  heldInSeason,
  orderFrom,
  orderRule,
  tableSeason,
} from '@crease/core/leagues/drafts/draft.table.js';
import { lockTeams } from '../../leagues/league-lock.tables.js';
import { forfeitPick } from '../../leagues/draft-picks.tables.js';
import { addCompensatoryPick, removeCompensatoryPick } from '../../leagues/compensatory-picks.tables.js';
import { findDraftPrecedence, type DraftPrecedence } from '../../competition/draft-order.queries.js';
import { Database, type Db, type Idempotency } from '../../platform/database/database.js';
import type { Member } from '../../platform/http/member.js';
import { Busy, notFound, RefusalError, unwrap } from '../../platform/refusal.error.js';
import type { DraftEffect } from '../draft.effects.js';
import { compensatory, hashOf, times, type CommandAnswer } from '../draft.parts.js';
import { DraftLog } from '../draft.log.js';
import { DraftQueries, lockOpenDrafts, type DraftLeague } from '../draft.queries.js';
import { DraftService } from '../draft.service.js';
import { refusal } from '../draft.refusals.js';

export interface SetOrder {
  readonly source: DraftOrder['source'];
  readonly kind: OrderKind;
  readonly team_ids?: string[] | undefined;
  readonly rounds?: string[][] | undefined;
}

const orderedTeams = ({ type, order, teams }: DraftState): readonly string[] =>
  bringsTeams(type) ? order.teamIds : teams.map(({ id }) => id);

/** The order of the season's draft of a type; null while there is none, or it is not drawn. */
export async function orderOfDraft(
  { queries, log }: { readonly queries: DraftQueries; readonly log: DraftLog },
  { id, season }: Pick<DraftLeague, 'id' | 'season'>,
  type: 'rookie' | 'general',
): Promise<DraftOrder | null> {
  const made = await queries.counting(id, season, type);
  const order = made === null ? null : (await log.load(made.id, true)).order;
  return order?.source === 'undrawn' ? null : order;
}

/** These teams in the order of another draft. Teams that joined since come last. */
export const inOrderOf = ({ teamIds: ordered }: DraftOrder, teamIds: readonly string[]): string[] => [
  ...ordered.filter((id) => teamIds.includes(id)),
  ...teamIds.filter((id) => !ordered.includes(id)),
];

/**
 * The order of a draft: draws with their proof, orders by standings or by the commissioner, and picks added or
 * forfeited before it begins.
 */
@Injectable()
export class DraftOrders {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftService,
    private readonly queries: DraftQueries,
    private readonly log: DraftLog,
  ) {}

  /**
   * Sets the order: drawn from the published seed, by the standings, by lottery, as in another draft, or as listed by
   * the commissioner.
   */
  async setOrder(
    member: Member,
    draftId: string,
    body: SetOrder,
    idempotency: Idempotency | null,
  ): Promise<CommandAnswer> {
    const earlier = await this.drafts.earlierAnswer(member.leagueId, idempotency);
    if (earlier) return earlier;
    const state = await this.drafts.stateFor(member, draftId);
    unwrap(mayCommand(state, 'setOrder', this.drafts.actorOf(member, state)));
    const teamIds = orderedTeams(state);
    const wrong = (list: readonly string[]) =>
      list.length !== teamIds.length || new Set(list).size !== list.length || list.some((id) => !teamIds.includes(id));
    if (body.source === 'commissioner' && wrong(body.team_ids ?? [])) {
      throw new RefusalError(
        refusal('orderIncomplete.one', {
          figures: { teams: teamIds.length },
          kind: 'invalid',
          field: 'team_ids',
          figure: body.team_ids?.length ?? 0,
          limit: teamIds.length,
        }),
      );
    }
    const picks = await this.picksOf(state);
    const namedWrong = (list: readonly string[], index: number) =>
      wrong([...new Set(list)]) || list.some((id) => times(list, id) > 1 + compensatory(picks, index + 1, id));
    if (body.rounds && (body.rounds.length !== state.rounds || body.rounds.some(namedWrong))) {
      throw new RefusalError(
        refusal('orderIncomplete.rounds', {
          figures: { rounds: state.rounds, teams: teamIds.length },
          kind: 'invalid',
          field: 'rounds',
          figure: body.rounds.length,
          limit: state.rounds,
        }),
      );
    }
    const { effects, ...order } = await this.made(state, body, picks);
    return this.drafts.execute(member, draftId, { type: 'setOrder', ...order }, idempotency, effects);
  }

  /** The order of a draft that has none when it begins. */
  async madeAtBeginning(state: DraftState, league: DraftLeague): Promise<NewOrder & { effects: DraftEffect[] }> {
    return this.made(state, { source: await this.sourceFor(state, league), kind: state.order.kind });
  }

  /** The source that the settings name, or chance where its table does not exist, or its draft cannot be held now. */
  private async sourceFor({ type, season }: DraftState, league: DraftLeague): Promise<'random' | 'lottery' | 'same'> {
    const other = orderFrom(type, league.settings);
    if (other !== null) return heldInSeason(type) && (await this.orderOf(league, other)) === null ? 'random' : 'same';
    if (orderRule(type, league.settings) !== 'lottery') return 'random';
    const table = await findDraftPrecedence(this.database.db, league.id, type, tableSeason(type, season));
    return table === null ? 'random' : 'lottery';
  }

  private orderOf(league: DraftLeague, type: 'rookie' | 'general'): Promise<DraftOrder | null> {
    return orderOfDraft({ queries: this.queries, log: this.log }, league, type);
  }

  /** The order that `body` asks for, its slots, and the next seed when this one is used up. */
  async made(state: DraftState, body: SetOrder, known?: PickAsset[]): Promise<NewOrder & { effects: DraftEffect[] }> {
    const picks = known ?? (await this.picksOf(state));
    const teamIds = orderedTeams(state);
    const row = await this.database.db
      .selectFrom('draft')
      .select('seed')
      .where('league_id', '=', state.leagueId)
      .where('id', '=', state.id)
      .executeTakeFirst();
    const seed = row?.seed ?? '';
    const drawn = body.source === 'random' || body.source === 'lottery';
    const byTable = body.source === 'standings' || body.source === 'best' || body.source === 'lottery';
    const { ahead, others } = byTable ? await this.precedence(state) : { ahead: [], others: [] };
    const lottery = body.source === 'lottery' ? await this.lotteryOf(state) : null;
    const same = body.source === 'same' ? await this.sameOrder(state, teamIds) : [];
    const orders: Record<DraftOrder['source'], () => readonly string[]> = {
      undrawn: () => teamIds,
      random: () => randomOrder(teamIds, seed),
      // A lottery draws the places behind the winner of a loser's bracket.
      lottery: () => [...ahead, ...lotteryOrder(others, seed, lottery ?? undefined)],
      standings: () => [...ahead, ...others],
      best: () => [...ahead, ...others].toReversed(),
      same: () => same,
      commissioner: () => body.team_ids ?? teamIds,
    };
    const first = orders[body.source]();
    const next = drawn ? randomBytes(32).toString('hex') : seed;
    const drawsBefore = state.order.draws ?? 0;
    const draws = drawn
      ? { draw: drawsBefore + 1, draws: drawsBefore + 1 }
      : drawsBefore > 0
        ? { draws: drawsBefore }
        : {};
    const { draw, source, seed: drawnSeed, seedHash } = state.order;
    // Changing only the kind of the rounds keeps the draw and its proof.
    const keeps =
      body.source === 'commissioner' &&
      source === 'random' &&
      body.kind !== 'manual' &&
      first.join() === state.order.teamIds.join();
    const order: DraftOrder = {
      kind: body.kind,
      source: keeps ? source : body.source,
      teamIds: first,
      seed: keeps ? drawnSeed : drawn ? seed : null,
      seedHash: keeps ? seedHash : drawn ? hashOf(seed) : null,
      nextSeedHash: hashOf(next),
      ...(lottery ? { from: others, lottery } : {}),
      ...draws,
      ...(keeps && draw !== undefined ? { draw } : {}),
    };
    // The lottery moves the first round only; later rounds follow the standings.
    const afterLottery =
      body.source === 'lottery' && body.kind === 'linear'
        ? [first, ...Array.from({ length: state.rounds - 1 }, () => [...ahead, ...others])]
        : null;
    const slots = afterLottery
      ? layOutSlots('manual', first, picks, afterLottery)
      : layOutSlots(body.kind, first, picks, body.rounds);
    return { order, slots, drawsBefore, effects: drawn ? [{ op: 'nextSeed', seed: next, hash: hashOf(next) }] : [] };
  }

  private async sameOrder(state: DraftState, teamIds: readonly string[]): Promise<readonly string[]> {
    const league = await this.leagueOf(state);
    const other = orderFrom(state.type, league.settings);
    if (other === null) throw new RefusalError(refusal('noOtherOrder', { field: 'source' }));
    const order = await this.orderOf(league, other);
    if (order === null)
      throw new RefusalError(refusal('otherOrderOpen', { figures: { type: other }, field: 'source' }));
    return inOrderOf(order, teamIds);
  }

  private async leagueOf({ leagueId }: DraftState): Promise<DraftLeague> {
    const league = await this.queries.league(leagueId);
    if (league === null) throw notFound('league');
    return league;
  }

  private async lotteryOf(state: DraftState): Promise<LotteryRules> {
    const league = await this.leagueOf(state);
    const rules = lotteryRules(league.settings);
    if (!hasLottery(rules)) throw new RefusalError(refusal('noLottery', { field: 'source' }));
    return rules;
  }

  private async precedence(state: DraftState): Promise<DraftPrecedence> {
    if (bringsTeams(state.type)) throw new RefusalError(refusal('noStandings.newTeams', { field: 'source' }));
    const last = tableSeason(state.type, state.season);
    const found = await findDraftPrecedence(this.database.db, state.leagueId, state.type, last);
    if (found) return found;
    throw new RefusalError(refusal('noStandings', { figures: { season: last }, field: 'source' }));
  }

  /**
   * The picks as the league has them. A mock keeps the picks it was created with, and changes to them stay in the mock.
   */
  private async picksOf(state: DraftState): Promise<PickAsset[]> {
    const picks = await this.queries.picks(state.leagueId, state.season, state.type, state.rounds);
    if (state.kind !== 'mock') return picks;
    const owners = new Map(picks.map(({ id, ownerTeamId }) => [id, ownerTeamId]));
    return state.slots.map(
      ({ pickId: id, round, originalTeamId, ownerTeamId, extra = 0, pickInRound, status, keeper }) => ({
        id,
        round,
        originalTeamId,
        extra,
        ownerTeamId: owners.get(id) ?? ownerTeamId,
        ...(extra > 0 ? { place: pickInRound } : {}),
        ...(status === 'forfeited' ? { forfeited: true } : {}),
        ...(keeper ? { keeper } : {}),
      }),
    );
  }

  /** Before the draft begins: adds or removes a compensatory pick, or forfeits or restores a pick, with a reason. */
  async amend(
    member: Member,
    draftId: string,
    body: AmendPicksBody,
    idempotency: Idempotency | null,
  ): Promise<CommandAnswer> {
    const earlier = await this.drafts.earlierAnswer(member.leagueId, idempotency);
    if (earlier) return earlier;
    const state = await this.drafts.stateFor(member, draftId);
    unwrap(mayCommand(state, 'amendPicks', this.drafts.actorOf(member, state)));
    const change = await this.changeOf(state, body);
    const condition = state.kind === 'mock' ? undefined : (db: Db) => this.write(db, state, change, body.reason);
    return this.drafts.execute(
      member,
      draftId,
      { type: 'amendPicks', change, reason: body.reason },
      idempotency,
      [],
      condition,
    );
  }

  private async changeOf(state: DraftState, body: AmendPicksBody): Promise<PickChange> {
    if (body.what !== 'added') return { what: body.what, pickId: body.pick_id };
    const picks = await this.picksOf(state);
    const extra =
      1 +
      Math.max(
        0,
        ...picks
          .filter(({ round, originalTeamId }) => round === body.round && originalTeamId === body.team_id)
          .map((pick) => pick.extra),
      );
    return {
      what: 'added',
      pickId: newId(randomBytes),
      teamId: body.team_id,
      round: body.round,
      place: body.place,
      extra,
    };
  }

  /**
   * Changes the league's picks in the same transaction, with the locks that trades take: teams, drafts, then the pick.
   */
  private async write(db: Db, state: DraftState, change: PickChange, reason: string): Promise<void> {
    const { leagueId, season, type } = state;
    await lockTeams(db, leagueId);
    await lockOpenDrafts(db, leagueId);
    if (change.what === 'added') {
      const { pickId: id, ...place } = change;
      const made = await addCompensatoryPick(db, leagueId, { id, season, type, ...place });
      // Another request added one at the same moment. An unknown team is refused by the rules instead.
      if (!made && state.teams.some((team) => team.id === change.teamId)) throw new Busy();
      return;
    }
    const promised = await db
      .selectFrom('frozen_asset')
      .select('ref')
      .where('league_id', '=', leagueId)
      .where('kind', '=', 'draft-pick')
      .where('ref', '=', change.pickId)
      .executeTakeFirst();
    if (promised) throw new RefusalError(refusal('frozen', { field: 'pick_id' }));
    if (change.what === 'removed') await removeCompensatoryPick(db, change.pickId);
    else await forfeitPick(db, leagueId, change.pickId, change.what === 'forfeited' ? reason : null);
  }
}
