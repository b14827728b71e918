import type { DraftType } from '@crease/core/draft-type.js';
import { randomUUID } from 'node:crypto';
import { PickJudge, type DraftPool } from '@crease/core/draft/team/legality.rules.js';
import { randomFrom } from '@crease/core/random.js';
import type { DraftCommand } from '@crease/core/draft/draft.rules.js';
import type { INestApplicationContext } from '@nestjs/common';
import { DraftBeginning } from '../draft/lobby/draft.beginning.js';
import { DraftCreation } from '../draft/lobby/draft.creation.js';
import { DraftLog } from '../draft/draft.log.js';
import { DraftOrders } from '../draft/order/draft.orders.js';
import { DraftService } from '../draft/draft.service.js';
import { patiently } from '../platform/database/database.js';
import type { Member } from '../platform/http/member.js';

/** How long a seed's step is retried on a busy machine, in milliseconds. */
export const PATIENCE_MS = 600_000;

export class DraftTable {
  private readonly random: () => number;

  private readonly drafts: DraftService;
  private readonly log: DraftLog;

  constructor(
    private readonly app: INestApplicationContext,
    seed: string,
    private readonly commissioner: Member,
    private readonly members: readonly Member[],
  ) {
    this.random = randomFrom(seed);
    this.drafts = app.get(DraftService);
    this.log = app.get(DraftLog);
  }

  async open(type: DraftType): Promise<string> {
    const { draft_id: id } = await this.app
      .get(DraftCreation)
      .create(this.commissioner, { type, clock: { seconds: 90, quietHours: null } }, null);
    await this.app.get(DraftOrders).setOrder(this.commissioner, id, { source: 'random', kind: 'snake' }, null);
    await this.app.get(DraftBeginning).begin(this.commissioner, id, null);
    return id;
  }

  /** Makes picks until pick `until`, the end of the draft, or until `stop` returns true for the team on the clock. */
  async play(draftId: string, until: number, stop: (teamId: string) => boolean = () => false): Promise<void> {
    for (;;) {
      const state = await this.log.load(draftId);
      const turn = state.onClock;
      if (!turn || turn.overall > until || stop(turn.teamId)) return;
      const pool = await this.log.poolFor(state);
      const judge = new PickJudge(state, turn.teamId, pool);
      const player = this.choose(judge, pool);
      const by = this.members.find((member) => member.teamId === turn.teamId) ?? this.commissioner;
      // If a command times out, repeating it with the same key returns its outcome.
      const command =
        player === null
          ? ({ type: 'skip', overall: turn.overall } as const)
          : ({ type: 'makePick', overall: turn.overall, playerId: player, override: null } as const);
      await this.command(player === null ? this.commissioner : by, draftId, command);
    }
  }

  async pause(draftId: string): Promise<void> {
    await this.command(this.commissioner, draftId, { type: 'pause' });
  }

  async auto(draftId: string, member: Member): Promise<void> {
    if (member.teamId !== null)
      await this.command(member, draftId, { type: 'setAuto', teamId: member.teamId, on: true });
  }

  /** Repeats a command while the machine is too busy; the key prevents a second execution. */
  private async command(by: Member, draftId: string, command: DraftCommand): Promise<void> {
    const key = randomUUID();
    const idempotency = { league: by.leagueId, user: by.userId, key, hash: key };
    await patiently(() => this.drafts.execute(by, draftId, command, idempotency), PATIENCE_MS);
  }

  /** Mostly picks the best fit; sometimes reaches for a favourite. */
  private choose(judge: PickJudge, pool: DraftPool): number | null {
    const best = judge.automatic([])?.player.id ?? null;
    if (best === null || this.random() < 0.6) return best;
    const reach = pool.ranked.filter((player) => !judge.isTaken(player.id)).slice(0, 14);
    const favourite = reach[Math.floor(this.random() * reach.length)];
    const dear = favourite !== undefined && favourite.capHit > 7_000_000;
    return favourite && !dear && judge.allows(favourite.id) ? favourite.id : best;
  }
}
