import { expiryOf } from '@crease/core/draft/clock/draft.clock.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import type { DraftActor } from '@crease/core/draft/draft.commands.js';
import { LocalDraft } from '@crease/core/draft/local-draft.js';
import type { TurnCommand } from '@crease/core/draft/picks/turn-commands.rules.js';
import type { Wish } from '@crease/core/draft/queue/wish.rules.js';
import { DraftPool } from '@crease/core/draft/team/legality.rules.js';
import type { AnswerOf, BodyOf, ReadOnly } from '@crease/core/wire/call.js';
import type { Wire } from '@crease/core/wire.js';
import { ApiRefusal, type LocalServer } from '../../../platform/requests/api-client.js';
import type { CommandAnswer } from '../sync/draft.data.js';
import type { RoomListener, RoomTransport } from '../sync/draft-room.transport.js';
import type { RoomTimers } from '../sync/room-timers.js';
import { NO_CHAT, notHere } from './no-chat.js';
import { playersIn, tryDraft } from './try-draft.js';
import { MY_TEAM, VISITOR, type TryServer } from './try.model.js';

type Answers = {
  readonly [K in keyof Wire]?: (body: BodyOf<Wire[K]>) => ReadOnly<AnswerOf<Wire[K]>>;
};

const ME: DraftActor = { userId: VISITOR, teamIds: [MY_TEAM], commissioner: false };
/** Begins the draft, and pauses it while its page is hidden. */
const HOST: DraftActor = { userId: 'host', teamIds: [], commissioner: true };

/** The server of a visitor's draft, in the browser. It keeps the clock and picks for the teams on Auto. */
export class LocalRoom implements TryServer {
  private readonly draftId: string;
  private readonly players: readonly PoolEntry[];
  private readonly draft: LocalDraft;
  private listener: RoomListener | null = null;
  private wishes: readonly Wish[] = [];
  private sent = 0;
  private stopAlarm: () => void = () => undefined;

  constructor(
    attempt: number,
    players: readonly PoolEntry[],
    private readonly timers: Pick<RoomTimers, 'now' | 'after'>,
  ) {
    const lobby = tryDraft(attempt, timers.now());
    this.draftId = lobby.id;
    this.players = playersIn(players, lobby.season);
    this.draft = new LocalDraft(lobby, new DraftPool(this.players));
    const { teams, rules, slots } = lobby;
    this.run({ type: 'begin', teams, rules, slots }, HOST);
  }

  setHidden(hidden: boolean): void {
    const { status } = this.draft.state;
    if (hidden ? status === 'running' : status === 'paused') this.run({ type: hidden ? 'pause' : 'resume' }, HOST);
  }

  close(): void {
    this.stopAlarm();
  }

  readonly transport: RoomTransport = {
    listen: (listener) => {
      this.listener = listener;
      listener.connected();
      return () => {
        this.listener = null;
      };
    },
    snapshot: async () => ({
      state: this.draft.state,
      now: this.timers.now(),
      poolVersion: this.draftId,
      my: { teamIds: [MY_TEAM], commissioner: false },
      people: [],
    }),
    join: async (since) => this.eventsAfter(since),
    events: async (since) => this.eventsAfter(since),
    poll: async (since) => this.eventsAfter(since),
    hurry: () => undefined,
    time: async () => this.timers.now(),
    ...NO_CHAT,
  };

  readonly answer: LocalServer = async (call, { body }) => {
    const give = this.answers[call as keyof Answers] as ((body: unknown) => unknown) | undefined;
    if (give === undefined) throw notHere();
    return give(body);
  };

  private readonly answers: Answers = {
    'GET /:league_id/drafts/:draft_id/pool': () => ({ version: this.draftId, players: this.players }),
    'GET /:league_id/drafts/:draft_id/kept': () => ({ players: [] }),
    'GET /:league_id/drafts/:draft_id/seasons/:team_id': () => ({ seasons: [] }),
    'GET /:league_id/drafts/:draft_id/queue/:team_id': () => this.queue(),
    'PUT /:league_id/drafts/:draft_id/queue/:team_id': ({ wishes = [] }) => {
      this.wishes = wishes;
      return this.queue();
    },
    'PUT /:league_id/drafts/:draft_id/auto': ({ team_id: teamId, on }) => this.run({ type: 'setAuto', teamId, on }, ME),
    'POST /:league_id/drafts/:draft_id/picks': ({ overall, player_id: playerId }) =>
      this.run({ type: 'makePick', overall, playerId, override: null }, ME),
  };

  private queue() {
    return { player_ids: [], wishes: this.wishes };
  }

  private eventsAfter(since: number) {
    const { state, log } = this.draft;
    return { snapshot: false, seq: state.seq, events: log.filter(({ seq }) => seq > since) } as const;
  }

  private run(command: TurnCommand, actor: DraftActor): CommandAnswer {
    const decided = this.draft.execute(command, actor, this.timers.now());
    if (!decided.ok) throw new ApiRefusal(decided.refusal.kind === 'forbidden' ? 403 : 409, decided.refusal, {});
    this.publish();
    const { seq, status, onClock } = this.draft.state;
    return { seq, status, overall: onClock?.overall ?? null };
  }

  private publish(): void {
    for (const envelope of this.draft.log.slice(this.sent)) this.listener?.event(envelope);
    this.sent = this.draft.log.length;
    this.stopAlarm();
    const expiry = expiryOf(this.draft.state);
    if (expiry !== null) this.stopAlarm = this.timers.after(Math.max(0, expiry - this.timers.now()), () => this.ring());
  }

  private ring(): void {
    const mine = this.draft.state.onClock?.teamId === MY_TEAM;
    this.draft.expire(mine ? this.wishes : [], this.timers.now());
    this.publish();
  }
}
