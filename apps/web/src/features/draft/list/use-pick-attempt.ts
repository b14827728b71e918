import { useMemo, useState } from 'react';
import { checkPick } from '@crease/core/draft/picks/pick-check.rules.js';
import { mayCommand } from '@crease/core/draft/draft.commands.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { isWaiting, sendPick } from '../state/pick-outbox.js';
import { whoDrafted } from '../state/pool.model.js';
import { useDraft, useScope, useUi, useView } from '../state/room-context.js';
import { useJudge, useSeat, useTeams } from '../state/room-hooks.js';
import { refusalWords } from '../sync/draft-labels.js';
import { pickNoteOf } from './PickNote.js';

const REASON_MIN = 3;

export type PickAttempt = ReturnType<typeof usePickAttempt>;

/** Permission, rule override and state of the pick that the user's seat makes. */
export function usePickAttempt(entry: PoolEntry) {
  const scope = useScope();
  const { actor } = scope;
  const state = useDraft();
  const teams = useTeams();
  const seat = useSeat();
  const ended = state.status === 'ended';
  const judge = useJudge(ended ? null : seat.teamId);
  const drafted = useMemo(() => whoDrafted(state.slots, teams), [state.slots, teams])(entry.id);
  const taken = drafted !== null;
  const sent = useUi((now) => (now.sent?.playerId === entry.id ? now.sent : null));
  const offline = useView((view) => view.connection === 'offline');
  const [reason, setReason] = useState<string | null>(null);

  const verdict = judge && checkPick(judge, entry.id);
  const refusal = verdict !== null && !verdict.ok ? verdict.refusal : null;
  const overridable = refusal !== null && !taken && actor.commissioner && seat.overall !== null;
  const overriding = reason !== null && overridable;
  const legal = refusal === null || (overriding && reason.trim().length >= REASON_MIN);
  const canPick = seat.overall !== null && mayCommand(state, 'makePick', actor).ok && !taken && legal;
  const waiting = isWaiting(sent);
  const busy = sent?.state === 'sending' && !waiting;
  return {
    seat,
    team: seat.teamId === null ? undefined : teams.get(seat.teamId),
    judge,
    ended,
    drafted,
    taken,
    refusal,
    overridable,
    overriding,
    reason,
    setReason,
    canPick,
    waiting,
    busy,
    note: pickNoteOf(sent, {
      refusal: refusal === null || taken ? null : refusalWords(refusal),
      offline: offline && canPick,
    }),
    confirm() {
      if (seat.overall === null || !canPick || busy || waiting) return;
      const { id: playerId, name } = entry;
      void sendPick(scope, { overall: seat.overall, playerId, name, reason: overriding ? reason.trim() : null });
    },
  };
}
