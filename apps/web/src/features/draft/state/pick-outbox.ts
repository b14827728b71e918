import type { DraftState } from '@crease/core/draft/draft.model.js';
import { ApiRefusal, newKey, NetworkFailure } from '../../../platform/requests/api-client.js';
import { showToast } from '../../../ui/layers/toast.js';
import { draftApi } from '../sync/draft.data.js';
import { failureWords } from '../sync/draft-labels.js';
import type { RoomScope } from './room-context.js';
import type { Failure } from './room-hooks.js';
import * as t from './state.words.en.js';

export interface SentPick {
  readonly overall: number;
  readonly playerId: number;
  readonly name: string;
  /** The commissioner's reason for an exception to the rules. */
  readonly reason: string | null;
  /** Retries of one pick carry the same idempotency key, so that it is made once. */
  readonly key: string;
  /** `waiting`: no answer, will be sent again. `failed`: refused. */
  readonly state: 'sending' | 'waiting' | 'failed';
  readonly tries: number;
  readonly failure: Failure | null;
}

/** True while a pick waits for the connection, including during retries. */
export const isWaiting = (sent: SentPick | null): boolean =>
  sent?.state === 'waiting' || (sent?.state === 'sending' && sent.tries > 0);

type Wanted = Pick<SentPick, 'overall' | 'playerId' | 'name' | 'reason'>;
type Outbox = Pick<RoomScope, 'leagueId' | 'draftId' | 'room' | 'ui'>;

const ANSWER_WITHIN_MS = 8_000;
const LAST_PAUSE_MS = 8_000;

/** Milliseconds until an unanswered pick is sent again, unless the room reconnects earlier. */
export const pauseAfter = (tries: number): number => Math.min(LAST_PAUSE_MS, 500 * 2 ** tries);

/** Sends a pick. The room keeps it with its key until the server answers. */
export function sendPick(box: Outbox, wanted: Wanted): Promise<void> {
  const { sent } = box.ui.getState();
  const same =
    sent?.state === 'waiting' &&
    sent.overall === wanted.overall &&
    sent.playerId === wanted.playerId &&
    sent.reason === wanted.reason;
  return attempt(box, { ...wanted, key: same ? sent.key : newKey(), state: 'sending', tries: 0, failure: null });
}

/** Sends a waiting pick again if it is still the team's turn; otherwise stores the outcome. */
export function resendPick(box: Outbox, sent: SentPick): Promise<void> {
  const { state } = box.room.store.getState();
  const outcome = state === null ? 'open' : outcomeOf(state, sent);
  if (outcome === 'open') return attempt(box, { ...sent, state: 'sending', tries: sent.tries + 1 });
  if (outcome === 'made') finish(box, sent);
  else box.ui.setState({ sent: { ...sent, state: 'failed', failure: outcome } });
  return Promise.resolve();
}

/** True when no answer arrived, or the answer leaves open if the pick was made. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkFailure ||
  (error instanceof ApiRefusal && (error.status >= 500 || error.status === 408 || error.status === 429));

async function attempt(box: Outbox, sent: SentPick): Promise<void> {
  const { leagueId, draftId, room, ui } = box;
  const { overall, playerId, reason, key } = sent;
  const current = () => ui.getState().sent?.key === key;
  ui.setState({ sent });
  try {
    const body = { overall, player_id: playerId, ...(reason === null ? {} : { override_reason: reason }) };
    const answer = await draftApi.pick(leagueId, draftId, body, key, AbortSignal.timeout(ANSWER_WITHIN_MS));
    room.expect(answer.seq);
    if (current()) finish(box, sent);
  } catch (error) {
    if (!current()) return;
    const waits = isUnanswered(error);
    const { state } = room.store.getState();
    const outcome = waits || state === null ? 'open' : outcomeOf(state, sent);
    if (outcome === 'made') finish(box, sent);
    else
      ui.setState({
        sent: {
          ...sent,
          state: waits ? 'waiting' : 'failed',
          failure: waits ? null : outcome === 'open' ? failureWords(error) : outcome,
        },
      });
  }
}

function finish({ ui }: Outbox, { playerId, name, overall, tries }: SentPick): void {
  const { selected } = ui.getState();
  ui.setState({ sent: null, acting: null, ...(selected === playerId ? { selected: null } : {}) });
  if (tries > 0)
    showToast({
      kind: 'success',
      text: t.playerIsYours({ player: name }),
      detail: t.pickSentOnReconnect({ overall }),
    });
}

/** Outcome of a waiting pick: still possible, made, or the reason why it was not made. */
export function outcomeOf(state: DraftState, sent: Wanted): 'open' | 'made' | Failure {
  const { overall, playerId, name } = sent;
  const slot = state.slots[overall - 1];
  if (slot?.player?.id === playerId) return 'made';
  if (slot?.player != null) {
    const auto = slot.how === 'queue' || slot.how === 'rank';
    return auto
      ? { text: t.pickNotMadeInTime({ player: name }), fix: t.autoTookPlayer({ player: slot.player.name, overall }) }
      : { text: t.pickNotMade({ player: name }), fix: t.pickUsedFor({ overall, player: slot.player.name }) };
  }
  if (slot?.status === 'skipped') return { text: t.pickNotMadeButSkipped({ player: name, overall }), fix: undefined };
  if (state.status === 'ended') return { text: t.pickNotMadeDraftEnded({ player: name }), fix: undefined };
  if (state.onClock?.overall !== overall)
    return { text: t.pickNotMadeOffClock({ player: name, overall }), fix: t.lookAtBoard };
  return 'open';
}
