import { checkPick } from '@crease/core/draft/picks/pick-check.rules.js';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import ListPlus from 'lucide-react/icons/list-plus';
import ListX from 'lucide-react/icons/list-x';
import { mayCommand } from '@crease/core/draft/draft.commands.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/fields/Field.js';
import { cx } from '../../../ui/cx.js';
import { announce, showTold } from '../announce/announcements.js';
import { refusalWords } from '../sync/draft-labels.js';
import { isWaiting, sendPick } from '../state/pick-outbox.js';
import { PickNote, pickNoteOf } from './PickNote.js';
import { PickOutlook } from './PickOutlook.js';
import { PickEffect } from './PickEffect.js';
import { PickSubject } from './PickSubject.js';
import { NO_FILTERS, whoDrafted, type Pool } from '../state/pool.model.js';
import type { RoomView } from '../sync/draft-room.store.js';
import { useDraft, useScope, useUi, useView } from '../state/room-context.js';
import { useJudge, useSeat, useTeams } from '../state/room-hooks.js';
import { useFocusLeft } from '../state/use-focus-left.js';
import { useQueue } from '../state/use-queue.js';
import * as t from './list.words.en.js';

const REASON_MIN = 3;

/** Preview of a pick before it is made. Enter makes it. */
export function PickPanel({ pool, playerId, close }: { pool: Pool; playerId: number; close: () => void }) {
  const entry = pool.byId.get(playerId);
  return entry === undefined ? null : <OpenPanel pool={pool} entry={entry} close={close} />;
}

function OpenPanel({ pool, entry, close }: { pool: Pool; entry: PoolEntry; close: () => void }) {
  const scope = useScope();
  const { actor, room, ui } = scope;
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
  const primary = useRef<HTMLButtonElement>(null);
  const closing = useLatest(close);

  const team = seat.teamId === null ? undefined : teams.get(seat.teamId);
  const verdict = judge && checkPick(judge, entry.id);
  const refusal = verdict !== null && !verdict.ok ? verdict.refusal : null;
  const may = mayCommand(state, 'makePick', actor);
  const overridable = refusal !== null && !taken && actor.commissioner && seat.overall !== null;
  const overriding = reason !== null && overridable;
  const canPick =
    seat.overall !== null &&
    may.ok &&
    !taken &&
    (refusal === null || (overriding && reason.trim().length >= REASON_MIN));

  // Close the panel when another team takes the player, and announce it.
  const wasFree = useRef(!taken);
  useEffect(() => {
    if (!taken || !wasFree.current) return;
    const picking = ui.getState().sent?.playerId === entry.id;
    const words = picking ? null : takenWords(room.store.getState(), entry.id);
    if (words !== null) {
      announce(`${words.text}. ${words.detail}`, false);
      showTold({ kind: 'info', ...words });
    }
    closing.current();
  }, [taken, room, ui, entry.id, closing]);

  const frame = useRef<HTMLElement>(null);
  useFocusWhenReady(canPick && !overriding, primary, frame);

  useFocusLeft(frame);

  const waiting = isWaiting(sent);
  const busy = sent?.state === 'sending' && !waiting;
  const confirm = () => {
    if (seat.overall === null || !canPick || busy || waiting) return;
    const { id: playerId, name } = entry;
    void sendPick(scope, { overall: seat.overall, playerId, name, reason: overriding ? reason.trim() : null });
  };
  const note = pickNoteOf(sent, {
    refusal: refusal === null || taken ? null : refusalWords(refusal),
    offline: offline && canPick,
  });
  // The player does not fit: the primary button filters the list to legal players.
  const others = seat.overall !== null && !taken && refusal !== null && !overriding;
  const showOthers = () => {
    ui.setState(({ filters }) => ({
      search: '',
      filters: { ...NO_FILTERS, position: filters.position, onlyLegal: true },
    }));
    close();
  };

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
        {state.type === 'general' && !taken && !ended && (
          <PickOutlook pool={pool} entry={entry} judge={judge} teamId={seat.teamId} />
        )}

        {overriding && (
          <TextField
            label={t.overrideReason}
            hint={t.leagueSeesIt}
            value={reason}
            autoFocus
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && confirm()}
          />
        )}

        {/* Sticky: the buttons and the pick's note stay in view when the content above is long. */}
        <div
          data-pick-actions=""
          className="sticky bottom-0 -mx-3 -mb-3 flex flex-wrap items-center gap-2 bg-raised px-3 pt-1 pb-3 tight:-mx-2 tight:-mb-2 tight:px-2 tight:pb-2"
        >
          {note !== null && <PickNote {...note} className="w-full" />}
          {others ? (
            <Button ref={primary} variant="primary" onClick={showOthers} className="min-w-0 flex-1">
              {t.showPlayersWhoFit}
            </Button>
          ) : (
            seat.overall !== null &&
            !taken && (
              <Button
                ref={primary}
                variant="primary"
                busy={busy}
                disabled={!canPick || waiting}
                onClick={confirm}
                className="min-w-0 flex-1"
              >
                <span className="block truncate">
                  {waiting
                    ? t.waitingForConnection
                    : seat.acting
                      ? t.pickForTeam({ player: lastName(entry.name), team: team?.name ?? '' })
                      : t.draftPlayer({ player: entry.name })}
                </span>
              </Button>
            )
          )}
          {waiting && <Button onClick={() => ui.setState({ sent: null })}>{t.dontSend}</Button>}
          {overridable && !overriding && <Button onClick={() => setReason('')}>{t.overrideRules}</Button>}
          {!seat.acting && seat.teamId !== null && !taken && !ended && !waiting && (
            <QueueButton playerId={entry.id} first={seat.overall === null} />
          )}
          {state.status === 'lobby' && actor.commissioner && state.rules.rookieBankSize !== null && (
            <Button onClick={() => ui.setState({ question: { about: 'rookie', playerId: entry.id } })}>
              {entry.rookie ? t.notARookie : t.isARookie}
            </Button>
          )}
          <PanelState drafted={drafted} ended={ended} watching={seat.teamId === null} />
        </div>
      </div>
    </section>
  );
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

/** Why no pick is possible: the player is drafted, the draft has ended, or the user is a spectator. */
function PanelState({ drafted, ended, watching }: { drafted: string | null; ended: boolean; watching: boolean }) {
  if (drafted !== null) return <p className="text-sm font-medium text-ink-2">{`${drafted}.`}</p>;
  if (ended) return <p className="text-sm text-ink-2">{t.draftedByNoTeam}</p>;
  return watching ? <p className="text-sm text-ink-3">{t.watchingThisDraft}</p> : null;
}

/** Text naming the team that drafted the viewed player; null when it was the user's own team. */
function takenWords({ state, my }: Pick<RoomView, 'state' | 'my'>, playerId: number) {
  const slot = state?.slots.find(({ player }) => player?.id === playerId);
  if (slot?.player == null || my.teamIds.includes(slot.ownerTeamId)) return null;
  const team = state?.teams.find(({ id }) => id === slot.ownerTeamId)?.name ?? t.anotherTeamAtStart;
  return { text: t.playerIsGone({ player: slot.player.name }), detail: t.teamAndPick({ team, overall: slot.overall }) };
}

const lastName = (name: string) => name.slice(name.lastIndexOf(' ') + 1);

/** Adds a player to the queue or removes them; `first` makes it the primary button when no other action is possible. */
function QueueButton({ playerId, first }: { playerId: number; first: boolean }) {
  const queue = useQueue();
  const queued = queue.places.has(playerId);
  return (
    <Button
      variant={first ? 'primary' : 'secondary'}
      icon={queued ? <ListX size={16} aria-hidden="true" /> : <ListPlus size={16} aria-hidden="true" />}
      onClick={() => queue.toggle(playerId)}
      className={cx(first && 'flex-1')}
    >
      {queued ? t.unqueueAction : t.queueAction}
    </Button>
  );
}
