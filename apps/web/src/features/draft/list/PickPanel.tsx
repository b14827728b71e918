import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { salaryNow } from '@crease/core/draft/auction/auction.prices.js';
import { atCapHit } from '@crease/core/draft/charge.rules.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { TextField } from '../../../ui/fields/Field.js';
import { announce, showTold } from '../announce/announcements.js';
import { PickActions } from './PickActions.js';
import { PickOutlook } from './PickOutlook.js';
import { PickEffect } from './PickEffect.js';
import { PickSubject } from './PickSubject.js';
import type { Pool } from '../state/pool.model.js';
import type { RoomView } from '../sync/draft-room.store.js';
import { useDraft, useScope } from '../state/room-context.js';
import { useSeat } from '../state/room-hooks.js';
import { useFocusLeft } from '../state/use-focus-left.js';
import { usePickAttempt } from './use-pick-attempt.js';
import * as t from './list.words.en.js';

export function PickPanel({ pool, playerId, close }: { pool: Pool; playerId: number; close: () => void }) {
  const entry = pool.byId.get(playerId);
  const { teamId } = useSeat();
  const salary = useDraft((state) => {
    const sold = state.slots.find(({ player, sale }) => sale !== undefined && player?.id === playerId)?.player;
    if (state.status !== 'ended' && sold === undefined) return salaryNow(state, teamId, playerId);
    return state.rules.auction?.salaries === true ? (sold?.capHit ?? null) : null;
  });
  const priced = useMemo(
    () => (entry === undefined || salary === null ? entry : atCapHit(entry, salary)),
    [entry, salary],
  );
  return priced === undefined ? null : <OpenPanel pool={pool} entry={priced} close={close} />;
}

function OpenPanel({ pool, entry, close }: { pool: Pool; entry: PoolEntry; close: () => void }) {
  const type = useDraft((state) => state.type);
  const attempt = usePickAttempt(entry);
  const { seat, team, taken, ended, overriding, reason } = attempt;
  const primary = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLElement>(null);
  useCloseWhenTaken(entry.id, taken, close);
  useFocusWhenReady(attempt.canPick && !overriding, primary, frame);
  useFocusLeft(frame);

  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={t.pickPlayer({ player: entry.name })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
      className="scroll-slim max-h-[70%] xl:max-h-[76%] shrink-0 animate-rise overflow-y-auto border-t-2 border-accent bg-raised shadow-2 short:max-h-full! short:w-1/2 short:border-t-0 short:border-l-2 tiny:w-full tiny:border-l-0"
    >
      <div className="flex flex-col gap-2.5 p-3 tight:p-2">
        <PickSubject pool={pool} entry={entry} payer={seat.teamId} close={close} />

        {team !== undefined && !taken && !ended && (
          <PickEffect entry={entry} teamId={team.id} teamName={seat.acting ? team.name : null} />
        )}
        {!draftsToBank(type) && !taken && !ended && (
          <PickOutlook pool={pool} entry={entry} judge={attempt.judge} teamId={seat.teamId} />
        )}

        {overriding && (
          <TextField
            label={t.overrideReason}
            hint={t.leagueSeesIt}
            value={reason ?? ''}
            autoFocus
            maxLength={300}
            onChange={(event) => attempt.setReason(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && attempt.confirm()}
          />
        )}
        <PickActions entry={entry} attempt={attempt} primary={primary} close={close} />
      </div>
    </section>
  );
}

/** Closes the panel when another team takes the player, and announces it. */
function useCloseWhenTaken(playerId: number, taken: boolean, close: () => void): void {
  const { room, ui } = useScope();
  const closing = useLatest(close);
  const wasFree = useRef(!taken);
  useEffect(() => {
    if (!taken || !wasFree.current) return;
    const picking = ui.getState().sent?.playerId === playerId;
    const words = picking ? null : takenWords(room.store.getState(), playerId);
    if (words !== null) {
      announce(`${words.text}. ${words.detail}`, false);
      showTold({ kind: 'info', ...words });
    }
    closing.current();
  }, [taken, room, ui, playerId, closing]);
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Focuses the pick button when a player is chosen; later only if the user is not typing in a field. */
function useFocusWhenReady(
  ready: boolean,
  primary: RefObject<HTMLButtonElement | null>,
  frame: RefObject<HTMLElement | null>,
): void {
  const fresh = useRef(true);
  useEffect(() => {
    const now = document.activeElement;
    const free = fresh.current || now === document.body || frame.current?.contains(now) === true;
    fresh.current = false;
    if (!free) return;
    if (ready) primary.current?.focus({ preventScroll: true });
    else if (now === document.body) frame.current?.focus({ preventScroll: true });
  }, [ready, primary, frame]);
}

/** Text naming the team that drafted the viewed player; null when it was the user's own team. */
function takenWords({ state, my }: Pick<RoomView, 'state' | 'my'>, playerId: number) {
  const slot = state?.slots.find(({ player }) => player?.id === playerId);
  if (slot?.player == null || my.teamIds.includes(slot.ownerTeamId)) return null;
  const team = state?.teams.find(({ id }) => id === slot.ownerTeamId)?.name ?? t.anotherTeamAtStart;
  return { text: t.playerIsGone({ player: slot.player.name }), detail: t.teamAndPick({ team, overall: slot.overall }) };
}
