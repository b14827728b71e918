import { Injectable } from '@nestjs/common';
import { draftName } from '@crease/core/draft/draft-name.words.js';
import type { DraftEvent, DraftState, Holdings } from '@crease/core/draft/draft.model.js';
import { evolve } from '@crease/core/draft/draft.reducer.js';
import type { DraftSystemCommand } from '@crease/core/draft/draft.rules.js';
import { tallyOf } from '@crease/core/draft/order/slot-tally.js';
import { takesFromTeams } from '@crease/core/leagues/drafts/draft.table.js';
import { decideSystem } from '@crease/core/draft/system.rules.js';
import type { Db } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { Busy, RefusalError } from '../../platform/refusal.error.js';
import { DraftLog, EMPTY_POOL, type Inside } from '../draft.log.js';
import { DraftQueries, lockOpenDrafts } from '../draft.queries.js';
import { DraftSystem } from '../draft.system.js';
import { refusal } from '../draft.refusals.js';
import { leftPlayers } from '../draft-pool.queries.js';

export interface Traded {
  /** New owners by pick. */
  readonly owners?: ReadonlyMap<string, string>;
  readonly holdings?: ReadonlyMap<string, Holdings>;
  readonly promising?: string;
}

@Injectable()
export class DraftTrades {
  constructor(
    private readonly system: DraftSystem,
    private readonly log: DraftLog,
    private readonly queries: DraftQueries,
    private readonly clock: DbClock,
  ) {}

  /**
   * For other features: draft picks changed hands. The board changes at once; the caller's transaction has already
   * moved the picks.
   */
  async picksTraded(draftIds: readonly string[], pickIds: readonly string[], ownerTeamId: string): Promise<void> {
    for (const draftId of draftIds)
      await this.system.execute(draftId, (state) =>
        decideSystem(state, { type: 'changePickOwner', pickIds, ownerTeamId }, EMPTY_POOL, this.clock.now()),
      );
  }

  /**
   * Called by a trade: updates slot owners and holdings in the league's open drafts, in the caller's transaction. Locks
   * the draft rows, so lock the teams first. Refuses when a traded pick has been used meanwhile. `promising`: the trade
   * whose promised picks changed.
   */
  async tradedWithin(
    inside: Inside,
    leagueId: string,
    { owners = new Map(), holdings = new Map(), promising }: Traded,
  ): Promise<void> {
    const drafts = await lockOpenDrafts(inside.db, leagueId);
    if (drafts.length === 0) return;
    const promises =
      promising === undefined
        ? []
        : (await this.queries.promises(leagueId, inside.db)).filter(({ tradeId }) => tradeId === promising);
    for (const id of drafts) {
      const state = await this.log.load(id, true);
      const gone = state.slots.find((slot) => owners.has(slot.pickId) && slot.status !== 'open');
      if (gone)
        throw new RefusalError(refusal('pickUsed', { figures: { overall: gone.overall, draft: draftName(state) } }));
      const events: DraftEvent[] = [];
      let after = state;
      const apply = (command: DraftSystemCommand) => {
        const decided = decideSystem(after, command, EMPTY_POOL, this.clock.now());
        if (!decided.ok) return;
        events.push(...decided.value);
        for (const event of decided.value) after = { ...evolve(after, event), seq: after.seq + 1 };
      };
      for (const ownerTeamId of new Set(owners.values()))
        apply({
          type: 'changePickOwner',
          ownerTeamId,
          pickIds: [...owners].flatMap(([pickId, owner]) => (owner === ownerTeamId ? [pickId] : [])),
        });
      // A lobby needs neither: holdings and promises are read when the draft begins.
      if (state.status !== 'lobby') {
        for (const [teamId, held] of holdings) {
          const known = state.teams.find((team) => team.id === teamId)?.holdings;
          if (known && (Object.keys(held) as (keyof Holdings)[]).some((key) => held[key] !== known[key]))
            apply({ type: 'changeTeam', teamId, change: { holdings: held } });
        }
      }
      if (takesFromTeams(state.type) && state.status !== 'lobby') {
        for (const [teamId, gone] of await this.goneFrom(inside.db, after))
          apply({ type: 'changeTeam', teamId, change: { gone } });
      }
      if (promising !== undefined && state.status !== 'lobby')
        apply({ type: 'changePromises', tradeId: promising, promises });
      if (events.length === 0) continue;
      const appended = await this.log.append({ state, events, actor: null, guard: null }, inside);
      if (appended.kind !== 'done') throw new Busy();
    }
  }

  /** For each team that has changed: the players of the pool who have left its active roster, other than by a pick. */
  private async goneFrom(db: Db, state: DraftState): Promise<ReadonlyMap<string, number[]>> {
    const { players } = await this.log.poolFor(state);
    const { taken } = tallyOf(state.slots);
    const left = await leftPlayers(
      db,
      state.leagueId,
      players.filter(({ id }) => !taken(id)),
    );
    return new Map(
      state.teams.flatMap(({ id, gone: known = [] }) => {
        const gone = left.flatMap((player) => (player.from === id ? [player.id] : []));
        return gone.join() === known.join() ? [] : [[id, gone] as const];
      }),
    );
  }

  /**
   * The number that a pick has in the order of a draft that has not begun. Null without such a draft, or while its
   * order is undrawn.
   */
  async numberInLobby(leagueId: string, pickId: string): Promise<number | null> {
    const draftId = await this.queries.lobbyOf(leagueId, pickId);
    if (draftId === null) return null;
    const { order, slots } = await this.log.load(draftId, true);
    return order.source === 'undrawn' ? null : (slots.find((slot) => slot.pickId === pickId)?.overall ?? null);
  }
}
