import { clockEnd, isSlow } from '@crease/core/draft/clock/draft.clock.js';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { formatDue } from '../../../ui/figures/time.js';
import { announce, byHand, nameOf, ofOthers, type Me, type Reaction } from './draft-reaction.model.js';
import { countdownAt, formatClock } from './server-clock.js';
import { comingSlots, picksAhead } from './turns.model.js';
import * as t from './sync.words.en.js';

/** Key of the running turn, null while none runs. A turn that runs again after an undo or a pause counts as new. */
export function turnKey(state: DraftState | null): string | null {
  // The bid clock is no team's turn.
  const turn = state?.status === 'running' && !state.auction?.lot ? state.onClock : null;
  return turn == null ? null : `${turn.overall}/${turn.teamId}`;
}

/** The user's next pick when it is near: only the nearest, and none while the user is on the clock. */
function nearOf(
  state: DraftState | null,
  teamIds: readonly string[],
): { overall: number; teamId: string; in: 1 | 2 } | null {
  if (state === null || state.status !== 'running' || state.rules.auction) return null;
  const ahead = picksAhead(state, teamIds);
  const slot = ahead === null ? undefined : comingSlots(state, ahead).at(-1);
  return ahead === null || slot === undefined ? null : { overall: slot.overall, teamId: slot.ownerTeamId, in: ahead };
}

export function turnReactions({
  before,
  after,
  me,
  serverNow,
  told,
}: {
  readonly before: DraftState | null;
  readonly after: DraftState;
  readonly me: Me;
  readonly serverNow: number;
  /** True when a pick's announcement already names the turn. */
  readonly told: boolean;
}): Reaction[] {
  const key = turnKey(after);
  const turn = after.onClock;
  if (key === null || turn === null) return [];
  const tag = `draft-${after.id}`;
  // A turn that restarts after an undo or a pause is announced again.
  const once = (what: string, overall: number) => `${tag}-${what}-${overall}-${turn.startedAt}`;
  if (key !== turnKey(before)) {
    const team = nameOf(after, turn.teamId);
    if (byHand(after, turn.teamId, me.teamIds)) {
      const left = countdownAt(after, serverNow);
      const due = isSlow(after.clock) ? clockEnd(turn, after.clock.quietHours, serverNow) : null;
      const text =
        due === null
          ? left.kind === 'running'
            ? t.yourTurnClock({ team, clock: formatClock(left.ms) })
            : t.yourTurn({ team })
          : t.yourTurnDue({ team, due: formatDue(due, serverNow) });
      const title = t.yourTurnTitle;
      return [
        announce(text, true),
        { kind: 'notify', sound: 'turn', title, body: text, tag, once: once('turn', turn.overall) },
      ];
    }
    return [...(told ? [] : [ofOthers(t.teamOnClock({ team }))]), ...near()];
  }
  return near();

  function near(): Reaction[] {
    const now = nearOf(after, me.teamIds);
    const known = nearOf(before, me.teamIds);
    if (now === null || !byHand(after, now.teamId, me.teamIds)) return [];
    if (known?.overall === now.overall && known.teamId === now.teamId && known.in === now.in) return [];
    const [title, words, what] = now.in === 1 ? [t.upNextTitle, t.upNext, 'next'] : [t.upInTwoTitle, t.upInTwo, 'two'];
    const text = words({ team: nameOf(after, now.teamId) });
    return [
      announce(text),
      { kind: 'notify', sound: 'next', title, body: text, tag, once: once(what, now.overall) },
      { kind: 'toast', tone: 'info', text: title, ready: true },
    ];
  }
}
