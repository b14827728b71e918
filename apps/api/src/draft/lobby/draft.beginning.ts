import {
  bringsTeams,
  draftPhases,
  heldBeforeSheets,
  takesFromTeams,
  holdsRookieDraft,
  OFFSEASON_DRAFTS,
} from '@crease/core/leagues/drafts/draft.table.js';
import { Injectable } from '@nestjs/common';
import { mayCommand } from '@crease/core/draft/draft.commands.js';
import type { DraftState, DraftTeam, PickPromise, Slot } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import type { DraftCommand } from '@crease/core/draft/draft.rules.js';
import { mayBeEmpty } from '@crease/core/draft/lobby/pool-size.rules.js';
import { lockTeams } from '../../leagues/league-lock.tables.js';
import { codeOf, Database, type Db, type Idempotency } from '../../platform/database/database.js';
import type { Member } from '../../platform/http/member.js';
import { notFound, RefusalError, unwrap } from '../../platform/refusal.error.js';
import type { DraftEffect } from '../draft.effects.js';
import { DraftLog } from '../draft.log.js';
import { rulesWithKept } from '../auction/kept-money.queries.js';
import { DraftOrders } from '../order/draft.orders.js';
import { autoWith, outOfPhase, type CommandAnswer } from '../draft.parts.js';
import { poolVersion } from '../draft-pool.queries.js';
import { DraftQueries, type DraftLeague } from '../draft.queries.js';
import { DraftService } from '../draft.service.js';
import { DraftSystem } from '../draft.system.js';
import { requireOpenSheets } from './open-sheets.queries.js';
import { refusal } from '../draft.refusals.js';

/** The promises of trades, or the pool, changed after they were read. */
class ReadAgain extends Error {}

@Injectable()
export class DraftBeginning {
  constructor(
    private readonly drafts: DraftService,
    private readonly system: DraftSystem,
    private readonly orders: DraftOrders,
    private readonly log: DraftLog,
    private readonly queries: DraftQueries,
    private readonly database: Database,
  ) {}

  /** Draws an undrawn order or takes that of the settings. Fixes the pool, the holdings and the owners of the picks. */
  async begin(member: Member, draftId: string, idempotency: Idempotency | null): Promise<CommandAnswer> {
    const earlier = await this.drafts.earlierAnswer(member.leagueId, idempotency);
    if (earlier) {
      // The first request's process may have died before the move out of setup.
      await this.system.enterStartup(member.leagueId);
      return earlier;
    }
    for (let attempt = 1; ; attempt += 1) {
      const state = await this.drafts.stateFor(member, draftId);
      unwrap(mayCommand(state, 'begin', this.drafts.actorOf(member, state)));
      const league = await this.queries.league(state.leagueId);
      if (!league) throw notFound('league');
      if (state.kind !== 'mock') await this.requireTurn(league, state);
      const [drawn, picks, { players, teams: present }, promises] = await Promise.all([
        state.order.source === 'undrawn' ? this.orders.madeAtBeginning(state, league) : null,
        this.queries.picks(state.leagueId, state.season, state.type, state.rounds),
        this.queries.table({ ...league, season: state.season }, state),
        this.promises(state),
      ]);
      // An empty draft ends at once, so that the next draft or the season can begin.
      if (players.length === 0 && !mayBeEmpty(state)) {
        throw new RefusalError(refusal('emptyPool'));
      }
      const slots = withOwners(drawn?.slots ?? state.slots, picks);
      const freeze: DraftEffect = {
        op: 'freezePool',
        version: poolVersion(players),
        players,
        slots: slots.map(({ pickId, overall }) => ({ pickId, overall })),
      };
      try {
        this.log.forgetPool(draftId);
        const { effects = [], ...draw } = drawn ?? {};
        const teams = withAutos(present, state);
        const rules = await this.queries.rules(league, state.type);
        const begun = { ...state, teams, rules, slots, promises };
        const command: DraftCommand = {
          type: 'begin',
          teams,
          rules: await rulesWithKept(this.database.db, league, begun, players),
          slots,
          promises,
          poolSize: players.length,
          ...('order' in draw ? { draw } : {}),
        };
        const answer = await this.drafts.execute(
          member,
          draftId,
          command,
          idempotency,
          [...effects, freeze],
          state.kind === 'mock' ? undefined : (db) => this.requireUnchanged(db, league, state, { promises, players }),
        );
        if (state.kind !== 'mock' && league.phase === 'setup') await this.system.enterStartup(league.id);
        return answer;
      } catch (error) {
        // A roster changed before the pool was fixed (CR002), or a trade was accepted.
        if ((error instanceof ReadAgain || codeOf(error) === 'CR002') && attempt < 5) continue;
        throw error;
      }
    }
  }

  /**
   * Refuses a draft outside of its phase, any other before the season's expansion draft has ended, a rookie or general
   * draft before a class draft has, and a general draft before the rookie draft has.
   */
  private async requireTurn(league: DraftLeague, state: DraftState): Promise<void> {
    if (!draftPhases(state.type).includes(league.phase) || league.season !== state.season)
      throw outOfPhase(league, state);
    if (!bringsTeams(state.type)) {
      const expansion = await this.queries.counting(league.id, state.season, 'expansion');
      if (expansion !== null && expansion.status !== 'ended') throw new RefusalError(refusal('expansionFirst'));
    }
    if (OFFSEASON_DRAFTS.some((type) => type === state.type)) {
      const ofClass = await this.queries.counting(league.id, state.season, 'class');
      if (ofClass !== null && ofClass.status !== 'ended') throw new RefusalError(refusal('classFirst'));
    }
    if (state.type !== 'general' || !holdsRookieDraft(league.settings)) return;
    const rookies = await this.queries.counting(league.id, state.season, 'rookie');
    if (rookies?.status !== 'ended')
      throw new RefusalError(refusal('rookieDraftFirst', { figures: { created: rookies !== null } }));
  }

  /** Takes the teams' locks: rosters, protected players and promises stay as they were read. */
  private async requireUnchanged(
    db: Db,
    league: DraftLeague,
    state: DraftState,
    { promises, players }: { promises: readonly PickPromise[]; players: readonly PoolEntry[] },
  ): Promise<void> {
    await lockTeams(db, state.leagueId);
    const other = await this.queries.held(state.leagueId, db);
    if (other !== null) throw new RefusalError(refusal('otherDraft', { figures: { draft: other } }));
    await this.refusePromised(db, state, promises);
    if (!takesFromTeams(state.type)) return;
    if (heldBeforeSheets(state.type)) await requireOpenSheets(db, state.leagueId, state.season);
    const present = await this.queries.draftable({ ...league, season: state.season }, state, db);
    if (poolVersion(present) !== poolVersion(players)) throw new ReadAgain();
  }

  /**
   * Refuses while a condition promises a pick of this draft: once the pick is used it could not be handed over. Trades
   * are accepted under the same team locks, so this sees every earlier promise and every later trade sees the draft.
   */
  private async refusePromised(db: Db, state: DraftState, promises: readonly PickPromise[]): Promise<void> {
    const { leagueId, season, type } = state;
    const promised = await this.queries.promisedPick(db, leagueId, season, type);
    if (promised)
      throw new RefusalError(refusal('conditionOpen', { figures: { round: promised.round, team: promised.team } }));
    // A trade under review does not stop the beginning; the draft is held when it reaches the pick.
    if (JSON.stringify(await this.promises(state, db)) !== JSON.stringify(promises)) throw new ReadAgain();
  }

  private async promises(state: DraftState, db?: Db): Promise<PickPromise[]> {
    if (state.kind === 'mock') return [];
    const pickIds = new Set(state.slots.map(({ pickId }) => pickId));
    return (await this.queries.promises(state.leagueId, db)).filter(({ pickId }) => pickIds.has(pickId));
  }
}

function withAutos(present: readonly DraftTeam[], state: DraftState): DraftTeam[] {
  const autos = new Map(state.teams.map((team) => [team.id, team.auto]));
  return present.map((team) => {
    const auto = autos.get(team.id) ?? team.auto;
    return { ...team, auto: state.kind === 'mock' ? auto : autoWith(team.manager, auto) };
  });
}

function withOwners(
  slots: DraftState['slots'],
  picks: readonly { readonly id: string; readonly ownerTeamId: string }[],
): Slot[] {
  const owners = new Map(picks.map((pick) => [pick.id, pick.ownerTeamId]));
  return slots.map((slot) => ({ ...slot, ownerTeamId: owners.get(slot.pickId) ?? slot.ownerTeamId }));
}
