import { foldMatchup } from '@crease/core/competition/matchups/matchup-news.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import { matchupStream, streamOf, type AnyEvent, type MatchupAddress } from '@crease/core/realtime/socket-events.js';
import { receive, type Envelope } from '@crease/core/streams/room.js';
import type { AppSocket } from '../../../../platform/session/socket.js';

export interface ShownPage {
  readonly read: () => MatchupPageAnswer | undefined;
  readonly show: (page: MatchupPageAnswer) => void;
  readonly refetch: () => void;
  /** Told whether scored games come by the stream now. */
  readonly follow: (isNow: boolean) => void;
}

/** Wait for a missing event, in milliseconds. */
const GAP_MS = 120;
/** In milliseconds: an unanswered join is repeated after this. */
const AGAIN_MS = 2_000;
const MAX_EARLY = 50;

const fold = (page: MatchupPageAnswer, { event }: Envelope<AnyEvent>): MatchupPageAnswer =>
  event.type === 'matchupScored' ? foldMatchup(page, event) : page;

/**
 * Keeps a matchup's page up to date: applies events in order, and reads the page again after a gap or a reconnect.
 * `settle` is called after each new answer; `leave` ends it.
 */
export function followMatchup(
  socket: AppSocket,
  address: MatchupAddress,
  page: ShownPage,
): { readonly settle: () => void; readonly leave: () => void } {
  const stream = matchupStream(address);
  const version = streamOf('version', address.leagueId);
  let isJoined = false;
  let isLeft = false;
  let early: Envelope<AnyEvent>[] = [];
  /** The newest known number. */
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    const shown = page.read();
    if (shown === undefined) return;
    const { room } = receive({ seq: shown.seq, state: shown, early: new Map() }, early, fold);
    early = [...room.early.values()].slice(-MAX_EARLY);
    if (room.seq > shown.seq) page.show({ ...room.state, seq: room.seq });
    clearTimeout(timer);
    if (room.seq < newest) timer = setTimeout(page.refetch, GAP_MS);
  };
  const know = (seq: number) => {
    newest = Math.max(newest, seq);
    settle();
  };
  const join = () => {
    socket.emit('matchup:join', address, (answer) => {
      if (isLeft) return;
      if (answer.ok) {
        isJoined = true;
        page.follow(true);
        know(answer.seq);
      } else if (answer.refusal.kind === 'busy' || answer.refusal.kind === 'tooMany')
        timer = setTimeout(() => socket.connected && join(), AGAIN_MS);
    });
  };
  const hear = (envelope: Envelope<AnyEvent>) => {
    if (envelope.stream === stream) {
      early.push(envelope);
      know(envelope.seq);
    }
    // Outside the room scored games have no event of the page.
    else if (!isJoined && envelope.stream === version) page.refetch();
  };
  const pulse = (body: { readonly stream: string; readonly seq: number }) => {
    if (body.stream === stream) know(body.seq);
  };
  const lose = () => {
    isJoined = false;
    page.follow(false);
  };
  socket.on('event', hear);
  socket.on('pulse', pulse);
  socket.on('connect', join);
  socket.on('disconnect', lose);
  if (socket.connected) join();
  return {
    settle,
    leave: () => {
      isLeft = true;
      page.follow(false);
      clearTimeout(timer);
      socket.off('event', hear);
      socket.off('pulse', pulse);
      socket.off('connect', join);
      socket.off('disconnect', lose);
      if (socket.connected) socket.emit('matchup:leave', address, () => undefined);
    },
  };
}
