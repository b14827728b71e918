import { Injectable } from '@nestjs/common';
import type { UndoPreviewAnswer } from '@crease/core/draft/draft.answers.js';
import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import { decide, mayCommand, undoCascade, type DraftActor, type DraftCommand } from '@crease/core/draft/draft.rules.js';
import { evolve } from '@crease/core/draft/draft.reducer.js';
import {
  Database,
  codeOf,
  keyReused,
  violatedConstraint,
  type Idempotency,
  type Db,
} from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { Outages } from '../platform/database/connection/outages.js';
import type { Member } from '../platform/http/member.js';
import { Busy, notFound, RefusalError, unwrap } from '../platform/refusal.error.js';
import { answered, answerOf, ATTEMPTS, guardOf, outOfPhase, tooFast, type CommandAnswer } from './draft.parts.js';
import type { DraftEffect } from './draft.effects.js';
import { DraftLog, type Append, type Inside } from './draft.log.js';
import { DraftQueries } from './draft.queries.js';
import { DraftReplacement } from './draft.replacement.js';
import { idempotencyEarlier } from './statements/draft.statements.js';
import { decisionTime, hammerOf } from './auction/bid-time.js';
import { DraftClockwork } from './clock/draft.clockwork.js';
import { DraftTurns } from './draft.turns.js';
import { refusal } from './draft.refusals.js';

/** Checks inside the transaction whether the command is allowed; throws a refusal otherwise. */
export type Condition = (db: Db) => Promise<void>;

/** Writes to other tables in the transaction of the events, after they are appended. */
export type Beside = (db: Db, after: DraftState) => Promise<void>;

/** Deadline for a command; after it the client gets "try again". */
const ANSWER_WITHIN_MS = 1_600;

const TIMED: ReadonlySet<DraftCommand['type']> = new Set(['makePick', 'nominate', 'bid']);

/** Work before and after a command, in its transaction. */
interface Around {
  readonly condition: Condition | undefined;
  readonly beside: Beside | undefined;
}

/** Executes a draft's commands one after the other. */
@Injectable()
export class DraftService {
  constructor(
    private readonly database: Database,
    private readonly log: DraftLog,
    private readonly queries: DraftQueries,
    private readonly replacement: DraftReplacement,
    private readonly turns: DraftTurns,
    private readonly outages: Outages,
    private readonly clockwork: DraftClockwork,
    private readonly clock: DbClock,
  ) {}

  /** The draft's state for a member of its league. Throws not found for a draft of another league. */
  async stateFor(member: Member, draftId: string, fresh = true): Promise<DraftState> {
    const state = await this.log.load(draftId, fresh);
    if (state.leagueId !== member.leagueId) throw notFound('draft');
    return state;
  }

  actorOf(member: Member, state: DraftState): DraftActor {
    return {
      userId: member.userId,
      teamIds: member.teamId === null ? [] : [member.teamId],
      commissioner: member.commissioner || (state.kind === 'mock' && state.createdBy === member.userId),
    };
  }

  /**
   * Executes a command: decides on the known state and appends under the draft's lock. Decides again when another
   * command was faster. Refuses only on a state that the database confirmed.
   * @param condition checked before the command, in its transaction
   * @param effects changes to other tables; derived from the events when left out
   * @param beside written after the command, in its transaction
   */
  async execute(
    member: Member,
    draftId: string,
    command: DraftCommand,
    idempotency: Idempotency | null,
    effects?: readonly DraftEffect[],
    condition?: Condition,
    beside?: Beside,
  ): Promise<CommandAnswer> {
    const asked = this.clock.now();
    const answer = async () => {
      try {
        return await this.tryCommand(member, draftId, command, idempotency, { effects, condition, beside });
      } catch (error) {
        // The time counts as an outage, so that no manager loses their turn while the database is unreachable.
        if (error instanceof Busy && TIMED.has(command.type)) this.outages.record(asked);
        throw error;
      }
    };
    // Fixing the pool may take longer, and no clock is running yet.
    return this.turns.take(draftId, answer, command.type === 'begin' ? null : ANSWER_WITHIN_MS);
  }

  private async tryCommand(
    member: Member,
    draftId: string,
    command: DraftCommand,
    idempotency: Idempotency | null,
    { effects, ...around }: Around & { readonly effects: readonly DraftEffect[] | undefined },
  ): Promise<CommandAnswer> {
    let state = await this.stateFor(member, draftId, false);
    let confirmed = false;
    /** Number of the last outage by which the bid clock has been extended. */
    let counted = 0;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (command.type === 'replace' && state.status === 'ended' && state.kind !== 'mock')
        return this.replaceAfterEnd(member, draftId, command, idempotency);
      const actor = this.actorOf(member, state);
      const pool = await this.log.poolFor(state);
      const decision = decide(state, command, actor, pool, decisionTime(state, command, this.clock.now()));
      if (!decision.ok) {
        if (confirmed) throw new RefusalError(decision.refusal);
        const earlier = await this.earlierAnswer(member.leagueId, idempotency);
        if (earlier) return earlier;
        state = await this.stateFor(member, draftId, true);
        confirmed = true;
        continue;
      }
      const events = decision.value;
      if (events.length === 0) {
        if (confirmed) return answerOf(state, state, command);
        // The known state needs no change, but another process may have changed it.
        state = await this.stateFor(member, draftId, true);
        confirmed = true;
        continue;
      }
      let after = state;
      for (const event of events) after = { ...evolve(after, event), seq: after.seq + 1 };
      const response = answerOf(after, state, command);
      const appended = await this.appendWith(around, {
        state,
        events,
        after,
        actor: member.userId,
        guard: guardOf(command, state, actor),
        idempotency: idempotency ? { key: idempotency, status: 200, response } : null,
        ...(effects ? { effects } : {}),
        ...hammerOf(command, state, counted),
      });
      if (appended.kind === 'late') {
        // Auto may bid on at the expiry; the bid then counts on the new state.
        state = await this.clockwork.expireIn(state);
        confirmed = true;
        continue;
      }
      if (appended.kind === 'outage') {
        counted = appended.outage;
        state = await this.clockwork.extendIn(state);
        continue;
      }
      if (appended.kind === 'phase') throw outOfPhase(await this.queries.league(state.leagueId), state);
      if (appended.kind !== 'moved') return answered(appended, response);
      state = appended.state;
      confirmed = true;
    }
    throw tooFast();
  }

  /**
   * Replaces a player in an ended draft while its season goes on. Teams have moved and traded since, so their present
   * books decide. Runs in one transaction that locks the team first and then the draft's row, the order used
   * everywhere.
   */
  private async replaceAfterEnd(
    member: Member,
    draftId: string,
    command: Extract<DraftCommand, { type: 'replace' }>,
    idempotency: Idempotency | null,
  ): Promise<CommandAnswer> {
    let after: (() => void)[] = [];
    const answer = await this.database.write(async ({ db }): Promise<CommandAnswer> => {
      after = [];
      const inside: Inside = { db, afterCommit: (publish) => void after.push(publish) };
      let state = await this.stateFor(member, draftId);
      const actor = this.actorOf(member, state);
      unwrap(mayCommand(state, 'replace', actor));
      await this.replacement.lock(db, state, command.overall);
      // A repeated request waits for this lock until the first one is done.
      const earlier = await this.earlierAnswer(member.leagueId, idempotency);
      if (earlier) return earlier;
      state = await this.stateFor(member, draftId);
      const { present, pool } = await this.replacement.judgedBy(db, state, command, await this.log.poolFor(state));
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const events = unwrap(
          decide(state, present ? { ...command, present } : command, actor, pool, this.clock.now()),
        );
        const response = answerOf({ ...state, seq: state.seq + events.length }, state, command);
        const appended = await this.append(
          {
            state,
            events,
            actor: member.userId,
            guard: guardOf(command, state, actor),
            idempotency: idempotency ? { key: idempotency, status: 200, response } : null,
          },
          inside,
        );
        if (appended.kind !== 'moved') return answered(appended, response);
        state = appended.state;
      }
      throw tooFast();
    });
    for (const publish of after) publish();
    return answer;
  }

  private async appendWith({ condition, beside }: Around, append: Append): ReturnType<DraftLog['append']> {
    if (!condition && !beside) return this.append(append);
    let after: (() => void)[] = [];
    const appended = await this.database.write(async ({ db }) => {
      after = [];
      await condition?.(db);
      const done = await this.append(append, { db, afterCommit: (publish) => void after.push(publish) });
      if (done.kind === 'done') await beside?.(db, done.state);
      return done;
    });
    for (const publish of after) publish();
    return appended;
  }

  private async append(append: Append, inside?: Inside): ReturnType<DraftLog['append']> {
    try {
      return await this.log.append(append, inside);
    } catch (error) {
      // The same key was used at the same moment for another draft.
      if (violatedConstraint(error) === 'league_idempotency_pkey') throw keyReused();
      if (
        violatedConstraint(error) === 'roster_entry_pkey' ||
        violatedConstraint(error) === 'draft_selection_player_key'
      ) {
        throw new RefusalError(refusal('playerTaken.meanwhile', { field: 'player_id' }));
      }
      if (codeOf(error) === 'CR003') throw new RefusalError(refusal('playerMoved.gone', { field: 'player_id' }));
      if (codeOf(error) === 'CR001') {
        throw new RefusalError(refusal('playerMoved.undo', { field: 'overall' }));
      }
      throw error;
    }
  }

  /**
   * The stored answer to a repeated request, or null. Check it before reading any state that may have changed since.
   */
  async earlierAnswer<T = CommandAnswer>(leagueId: string, idempotency: Idempotency | null): Promise<T | null> {
    if (!idempotency) return null;
    const [earlier] = await this.database.runPromptly(idempotencyEarlier, leagueId, idempotency.user, idempotency.key);
    if (!earlier) return null;
    if (earlier.body_hash !== idempotency.hash) throw keyReused();
    // The same method answered the same request, so the answer has this type.
    return earlier.response as T;
  }

  /** The picks that an undo would take back, for the commissioner to confirm. */
  async undoPreview(member: Member, draftId: string, overall: number): Promise<UndoPreviewAnswer> {
    const state = await this.stateFor(member, draftId);
    unwrap(mayCommand(state, 'undo', this.actorOf(member, state)));
    const name = (id: string) => state.teams.find((team) => team.id === id)?.name ?? '';
    const { made, moved } = undoCascade(state, overall);
    const fields = ({ overall: number, round, ownerTeamId }: Slot) => ({
      overall: number,
      round,
      team: name(ownerTeamId),
    });
    return {
      picks: [
        ...moved.map((slot) => ({ ...fields(slot), player: null, moved: true as const })),
        ...made.map((slot) => ({ ...fields(slot), player: slot.player?.name ?? null })),
      ],
    };
  }
}
