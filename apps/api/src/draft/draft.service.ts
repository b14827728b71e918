import { Injectable } from '@nestjs/common';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import {
  decide,
  decideSystem,
  mayCommand,
  undoCascade,
  type DraftActor,
  type DraftCommand,
} from '@crease/core/draft/draft.rules.js';
import { evolve } from '@crease/core/draft/draft.reducer.js';
import { DraftPool } from '@crease/core/draft/legality.rules.js';
import { refuse } from '@crease/core/result.js';
import {
  Database,
  codeOf,
  keyReused,
  violatedConstraint,
  within,
  type Idempotency,
  type Transaction,
} from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { toLeague } from '../platform/events/audience.js';
import type { Member } from '../platform/http/member.js';
import { Busy, notFound, RefusalError, unwrap } from '../platform/http/refusal.error.js';
import { answered, answerOf, guardOf, outOfPhase, tooFast, type CommandAnswer } from './draft.parts.js';
import { DraftLog, type Append, type DraftEffect, type Inside } from './draft.log.js';
import { DraftQueries } from './draft.queries.js';
import { DraftReplacement } from './draft.replacement.js';

/** Looks, in a transaction, whether a command may be carried out in it; throws a refusal when not. */
export type Condition = (sql: Transaction['sql']) => Promise<void>;

/** Somebody always moves the draft forward when we lose a race, so a few rounds are plenty. */
const ATTEMPTS = 25;
/** Whoever gives a command is answered by then, if only with "try again". */
const ANSWER_WITHIN_MS = 1_600;
const NOTE_EVERY_MS = 300;
const NOTE_FOR_MS = 60_000;

@Injectable()
export class DraftService {
  /** Commands on one draft take turns inside a process; between processes the database decides. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly db: Database,
    private readonly log: DraftLog,
    private readonly queries: DraftQueries,
    private readonly replacement: DraftReplacement,
    private readonly clock: DbClock,
  ) {}

  /** The draft's state for a member of its league. A draft of another league looks exactly like none. */
  async stateFor(member: Member, draftId: string, fresh = true): Promise<DraftState> {
    const state = await this.log.load(draftId, fresh);
    if (state.leagueId !== member.leagueId) throw notFound('This draft');
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
   * The first draft that has begun ends a league's setup; without one nothing happens, however often this is asked for. Every other phase
   * begins by the commissioner's word alone: more comes with it than a name.
   */
  async enterStartup(leagueId: string): Promise<void> {
    await this.db.write(async ({ sql, record }) => {
      const entered = await sql(
        `update league set phase = 'startup-drafts', version = version + 1 where id = $1 and phase = 'setup'
           and exists (select 1 from draft d where d.league_id = $1 and d.kind <> 'mock' and d.status <> 'lobby') returning id`,
        [leagueId],
      );
      if (entered.length === 0) return;
      await record(toLeague(leagueId, null, { type: 'leagueChanged' }));
    });
  }

  /**
   * Carries out a command: decides on the known state, appends under the draft's lock, and decides again when another was
   * faster. Refuses only on a state that the database confirmed.
   * @param condition what is looked at before the command, in its transaction
   */
  async execute(
    member: Member,
    draftId: string,
    command: DraftCommand,
    idempotency: Idempotency | null,
    effects?: readonly DraftEffect[],
    condition?: Condition,
  ): Promise<CommandAnswer> {
    const asked = this.clock.now();
    const carryOut = async (): Promise<CommandAnswer> => {
      let state = await this.stateFor(member, draftId, false);
      let confirmed = false;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        if (command.type === 'replace' && state.status === 'ended' && state.kind !== 'mock')
          return this.replaceAfterEnd(member, draftId, command, idempotency);
        const actor = this.actorOf(member, state);
        const pool = await this.poolFor(state);
        const decision = decide(state, command, actor, pool, this.clock.now());
        if (!decision.ok) {
          if (!confirmed) {
            const earlier = await this.earlierAnswer(idempotency);
            if (earlier) return earlier;
            state = await this.stateFor(member, draftId, true);
            confirmed = true;
            continue;
          }
          throw new RefusalError(decision.refusal);
        }
        const events = decision.value;
        if (events.length === 0) {
          if (confirmed) return answerOf(state, state, command);
          // Nothing to do by what is known here; another process may know of a change.
          state = await this.stateFor(member, draftId, true);
          confirmed = true;
          continue;
        }
        let after = state;
        for (const event of events) after = { ...evolve(after, event), seq: after.seq + 1 };
        const response = answerOf(after, state, command);
        const appended = await this.appendIf(condition, {
          state,
          events,
          after,
          actor: member.userId,
          guard: guardOf(command, state, actor),
          idempotency: idempotency ? { key: idempotency, status: 200, response } : null,
          ...(effects ? { effects } : {}),
        });
        if (appended.kind === 'phase') throw outOfPhase(await this.queries.league(state.leagueId), state);
        if (appended.kind !== 'moved') return answered(appended, response);
        state = appended.state;
        confirmed = true;
      }
      throw tooFast();
    };
    const carriedOut = async () => {
      try {
        return await carryOut();
      } catch (error) {
        // No manager loses their turn to a database that was away.
        if (error instanceof Busy && command.type === 'makePick') this.noteOutage(asked);
        throw error;
      }
    };
    // Freezing the pool of a draft that begins may take longer, and nobody's clock is running.
    return this.inTurn(draftId, carriedOut, command.type === 'begin' ? null : ANSWER_WITHIN_MS);
  }

  /**
   * Replaces a player when the draft has ended and its season goes on: teams have moved and traded since, so the pick is judged by their
   * books, in one transaction under the team's lock. The lock comes before that of the draft's row, as everywhere.
   */
  private async replaceAfterEnd(
    member: Member,
    draftId: string,
    command: Extract<DraftCommand, { type: 'replace' }>,
    idempotency: Idempotency | null,
  ): Promise<CommandAnswer> {
    let after: (() => void)[] = [];
    const answer = await this.db.write(async ({ sql }): Promise<CommandAnswer> => {
      after = [];
      const inside: Inside = { sql, afterCommit: (publish) => void after.push(publish) };
      let state = await this.stateFor(member, draftId);
      const actor = this.actorOf(member, state);
      unwrap(mayCommand(state, 'replace', actor));
      await this.replacement.lock(sql, state, command.overall);
      // Whoever sent the same request before held this lock until that was done.
      const earlier = await this.earlierAnswer(idempotency);
      if (earlier) return earlier;
      state = await this.stateFor(member, draftId);
      const { present, pool } = await this.replacement.judgedBy(sql, state, command, await this.poolFor(state));
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

  /** Since when picks could not be taken here (ms since 1970), until it has been written down. */
  private awaySince: number | null = null;

  private noteOutage(since: number): void {
    const noting = this.awaySince !== null;
    this.awaySince = Math.min(this.awaySince ?? since, since);
    if (noting) return;
    const until = Date.now() + NOTE_FOR_MS;
    const note = async () => {
      try {
        await this.queries.outage(this.awaySince ?? since);
      } catch {
        if (Date.now() < until) {
          setTimeout(() => void note(), NOTE_EVERY_MS).unref();
          return;
        }
      }
      this.awaySince = null;
    };
    void note();
  }

  private async appendIf(condition: Condition | undefined, append: Append): ReturnType<DraftLog['append']> {
    if (!condition) return this.append(append);
    let after: (() => void)[] = [];
    const appended = await this.db.write(async ({ sql }) => {
      after = [];
      await condition(sql);
      return this.append(append, { sql, afterCommit: (publish) => void after.push(publish) });
    });
    for (const publish of after) publish();
    return appended;
  }

  private async append(append: Append, inside?: Inside): ReturnType<DraftLog['append']> {
    try {
      return await this.log.append(append, inside);
    } catch (error) {
      // The same key, used at the same moment for another draft.
      if (violatedConstraint(error) === 'idempotency_pkey') throw keyReused();
      if (
        violatedConstraint(error) === 'roster_entry_pkey' ||
        violatedConstraint(error) === 'draft_selection_player_key'
      ) {
        throw new RefusalError(
          refuse('playerTaken', 'This player belongs to a team of the league already.', {
            field: 'player_id',
            fix: 'Pick another player.',
          }).refusal,
        );
      }
      if (codeOf(error) === 'CR001') {
        throw new RefusalError(
          refuse('playerMoved', 'A player of this pick has moved on since, so it cannot be undone.', {
            field: 'overall',
            fix: 'Undo the later move first.',
          }).refusal,
        );
      }
      throw error;
    }
  }

  /** What a repeated request was answered the first time. Asked for before anything that may have changed since is looked at. */
  async earlierAnswer<T = CommandAnswer>(idempotency: Idempotency | null): Promise<T | null> {
    if (!idempotency) return null;
    const [row] = await this.db.prompt<{ body_hash: string; response: T }>(
      'select body_hash, response from idempotency where user_id = $1 and key = $2',
      [idempotency.user, idempotency.key],
      'idempotency-earlier',
    );
    if (!row) return null;
    if (row.body_hash !== idempotency.hash) throw keyReused();
    return row.response;
  }

  /**
   * The clock of pick `overall` has run out: picks for the team. A stale, early or repeated alarm changes nothing. Answers whether
   * the draft moved.
   */
  async expire(draftId: string, overall: number): Promise<'picked' | 'stale' | 'early' | 'extended'> {
    return this.inTurn(draftId, async () => {
      let state = await this.log.load(draftId);
      let confirmed = false;
      /** Outages of which none concerns this turn. */
      let counted = 0;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const turn = state.onClock;
        const teamId = turn?.teamId ?? '';
        const [pool, queue] = await Promise.all([this.poolFor(state), this.queries.queue(draftId, teamId)]);
        const decision = decideSystem(state, { type: 'expireClock', overall, queue }, pool, this.clock.now());
        if (!decision.ok) {
          if (!confirmed) {
            state = await this.log.load(draftId, true);
            confirmed = true;
            continue;
          }
          return decision.refusal.name === 'tooEarly' ? 'early' : 'stale';
        }
        const expiry = Date.parse(turn?.deadline ?? '') + (turn?.graceMs ?? 0);
        const appended = await this.log.append({
          state,
          events: decision.value,
          actor: null,
          guard: null,
          limit: { after: new Date(expiry).toISOString(), outage: Math.max(state.outage, counted) },
        });
        switch (appended.kind) {
          case 'done':
            return 'picked';
          case 'moved':
            state = appended.state;
            confirmed = true;
            continue;
          case 'early':
            return 'early';
          case 'outage': {
            const { last, ms } = await this.queries.outagesSince(
              state.outage,
              turn?.startedAt ?? new Date(this.clock.now()).toISOString(),
            );
            if (ms > 0) return this.extend(state);
            counted = last;
            continue;
          }
          default:
            return 'stale';
        }
      }
      return 'stale';
    });
  }

  /** Puts the clock back by the time since the turn began in which nobody was served. */
  async putBack(draftId: string): Promise<void> {
    await this.inTurn(draftId, async () => this.extend(await this.log.load(draftId)));
  }

  private async extend(start: DraftState): Promise<'extended' | 'stale'> {
    let state = start;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { last, ms } = await this.queries.outagesSince(
        state.outage,
        state.onClock?.startedAt ?? new Date(this.clock.now()).toISOString(),
      );
      if (ms <= 0) return 'stale';
      const decision = decideSystem(
        state,
        { type: 'extendClock', byMs: Math.ceil(ms), outage: last },
        EMPTY_POOL,
        this.clock.now(),
      );
      if (!decision.ok) return 'stale';
      const appended = await this.log.append({ state, events: decision.value, actor: null, guard: null });
      if (appended.kind === 'done') return 'extended';
      if (appended.kind !== 'moved') return 'stale';
      state = appended.state;
    }
    return 'stale';
  }

  /** For other features: a team's name, manager or holdings changed while a draft of its league is open. Reads what is true now, so it may be told twice. */
  async teamChanged(leagueId: string, teamId: string): Promise<void> {
    const drafts = await this.db.query<{ id: string; season: string; kind: string }>(
      `select id, season, kind from draft where league_id = $1 and status <> 'ended'`,
      [leagueId],
    );
    for (const draft of drafts) {
      const team = (await this.queries.teams(leagueId, draft.season)).find((entry) => entry.id === teamId);
      if (!team) continue;
      await this.system(draft.id, (state) => {
        const before = state.teams.find((entry) => entry.id === teamId);
        if (!before) return { ok: true, value: [] };
        const { name, picture, manager } = team;
        const auto =
          draft.kind === 'mock'
            ? before.auto
            : manager === null
              ? ('empty' as const)
              : before.auto === 'empty'
                ? ('off' as const)
                : before.auto;
        if (before.name === name && before.picture === picture && before.manager === manager && before.auto === auto)
          return { ok: true, value: [] };
        const change = { name, picture, manager, ...(auto === before.auto ? {} : { auto }) };
        return decideSystem(state, { type: 'changeTeam', teamId, change }, EMPTY_POOL, this.clock.now());
      });
    }
  }

  /** Carries out what the service itself decides, on whatever state the draft has come to. */
  async system(draftId: string, decision: (state: DraftState) => ReturnType<typeof decideSystem>): Promise<void> {
    await this.inTurn(draftId, async () => {
      let state = await this.log.load(draftId, true);
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const decided = decision(state);
        if (!decided.ok || decided.value.length === 0) return;
        const appended = await this.log.append({ state, events: decided.value, actor: null, guard: null });
        if (appended.kind !== 'moved') return;
        state = appended.state;
      }
    });
  }

  /** What undoing a pick would take back, for the commissioner to see first. */
  async undoPreview(
    member: Member,
    draftId: string,
    overall: number,
  ): Promise<{ picks: { overall: number; round: number; team: string; player: string | null }[] }> {
    const state = await this.stateFor(member, draftId);
    unwrap(mayCommand(state, 'undo', this.actorOf(member, state)));
    const name = (id: string) => state.teams.find((team) => team.id === id)?.name ?? '';
    return {
      picks: undoCascade(state, overall).map((slot) => ({
        overall: slot.overall,
        round: slot.round,
        team: name(slot.ownerTeamId),
        player: slot.player?.name ?? null,
      })),
    };
  }

  /** The frozen pool, or before the draft the present one. */
  async poolFor(state: DraftState): Promise<DraftPool> {
    if (state.status === 'lobby') return EMPTY_POOL;
    return (await this.log.pool(state.id)) ?? EMPTY_POOL;
  }

  /** @param answerWithinMs what has not begun by then does not begin, and what has not ended is no longer waited for; null: no limit */
  private async inTurn<T>(draftId: string, work: () => Promise<T>, answerWithinMs: number | null = null): Promise<T> {
    const asked = performance.now();
    const before = this.turns.get(draftId) ?? Promise.resolve();
    const mine = before.then(() => {
      if (answerWithinMs !== null && performance.now() - asked > answerWithinMs) throw new Busy();
      return work();
    });
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    this.turns.set(draftId, settled);
    void settled.then(() => {
      if (this.turns.get(draftId) === settled) this.turns.delete(draftId);
    });
    return answerWithinMs === null ? mine : within(answerWithinMs, mine);
  }
}

export const EMPTY_POOL = new DraftPool([]);
