import { useMemo } from 'react';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { KeptPlayer } from '@crease/core/draft/draft.schema.js';
import type { DraftState, DraftType, Slot } from '@crease/core/draft/draft.model.js';
import { POSITIONS, type Position } from '@crease/core/position.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { isUndrawn, placeOf } from '../state/board.model.js';
import { HOW_WORD, POSITION_PLURAL } from '../sync/draft-labels.js';
import { ChargeNote } from '../list/ChargeNote.js';
import { KeptAside, KeptRows } from './KeptPlayers.js';
import { useCalmDraft, useUi, useView } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import { TeamHead } from './TeamHead.js';
import { useKept } from '../state/use-kept.js';
import * as t from './team.words.en.js';

export function TeamZone() {
  const state = useCalmDraft();
  const my = useView((view) => view.my.teamIds);
  const chosen = useUi((view) => view.viewTeam);
  const teamId = chosen ?? my[0] ?? state.onClock?.teamId ?? state.teams[0]?.id ?? '';
  const team = state.teams.find(({ id }) => id === teamId);
  const brought = useKept();
  const slots = useMemo(() => state.slots.filter((slot) => slot.ownerTeamId === teamId), [state.slots, teamId]);
  if (team === undefined) return <EmptyState words={t.noTeamsInDraft} />;
  const kept = brought.filter((player) => player.teamId === teamId);
  const rookie = state.type === 'rookie';
  // A rookie draft fills the rookie bank.
  const [filled, beside] = rookie ? (['rookie', 'active'] as const) : (['active', 'rookie'] as const);
  return (
    // On low screens the head scrolls away with the roster.
    <div className="flex h-full min-h-0 flex-col max-sm:overflow-y-auto short:overflow-y-auto">
      <TeamHead team={team} />
      <div
        role="region"
        aria-label={t.rosterAndPicks}
        tabIndex={0}
        className="scroll-slim min-h-0 flex-1 overflow-y-auto overscroll-contain outline-offset-[-2px] max-sm:flex-none max-sm:overflow-visible short:flex-none short:overflow-visible"
      >
        {POSITIONS.map((position) => {
          const picked = slots.filter((slot) => slot.player?.position === position);
          const held = kept.filter((player) => player.position === position && player.place === filled);
          return (
            <Group
              key={position}
              position={position}
              type={state.type}
              slots={picked}
              kept={held}
              // Holdings count the active roster by position, and the bank as a whole.
              have={rookie ? held.length + picked.length : team.holdings[position]}
              minimum={rookie ? 0 : state.rules.minimums[position]}
            />
          );
        })}
        <KeptAside place={beside} players={kept.filter(({ place }) => place === beside)} />
        <KeptAside place="ir" players={kept.filter(({ place }) => place === 'ir')} />
        {state.status !== 'ended' && <ComingPicks state={state} slots={slots} />}
      </div>
    </div>
  );
}

function ComingPicks({ state, slots }: { state: DraftState; slots: readonly Slot[] }) {
  const names = useTeamLabels();
  const open = slots.filter((slot) => slot.status === 'open');
  return (
    <section aria-labelledby="coming-picks">
      <h2
        id="coming-picks"
        className="flex h-8 items-center justify-between border-b border-line bg-sunken px-3 text-xs font-semibold text-ink-2"
      >
        {t.comingPicks} <span className="font-medium text-ink-3">{open.length}</span>
      </h2>
      {open.length === 0 ? (
        <p className="px-3 py-3 text-xs text-ink-3">{t.noPickLeft}</p>
      ) : (
        <ol className="flex flex-wrap gap-1.5 p-3">
          {open.map((slot) => {
            const now = slot.overall === state.onClock?.overall;
            const from =
              slot.originalTeamId === slot.ownerTeamId
                ? null
                : t.fromTeam({ team: names.get(slot.originalTeamId)?.name ?? '' });
            return (
              <li
                key={slot.overall}
                aria-current={now ? 'step' : undefined}
                className={cx(
                  'rounded-md border px-2 py-1 text-xs',
                  now ? 'border-accent bg-accent text-accent-ink' : 'border-line bg-sunken text-ink-2',
                )}
              >
                <span className="font-semibold">
                  {isUndrawn(state) ? t.roundNumber({ round: slot.round }) : placeOf(slot)}
                </span>
                {!isUndrawn(state) && <span className="opacity-80">{` #${slot.overall}`}</span>}
                {from !== null && <span className="ml-1">{from}</span>}
                {now && <span className="ml-1">{t.onTheClock}</span>}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

function Group({
  position,
  type,
  slots,
  kept,
  have,
  minimum,
}: {
  position: Position;
  type: DraftType;
  slots: readonly Slot[];
  kept: readonly KeptPlayer[];
  have: number;
  minimum: number;
}) {
  const before = have - slots.length;
  const missing = Math.max(0, minimum - have);
  return (
    <section aria-labelledby={`roster-${position}`}>
      <h2
        id={`roster-${position}`}
        className="flex h-8 items-center gap-2 border-b border-line bg-sunken px-3 text-xs font-semibold text-ink-2"
      >
        <PositionTag position={position} />
        {POSITION_PLURAL[position]}
        <span className={cx('ml-auto font-medium', missing > 0 ? 'text-ink-2' : 'text-ink-3')}>
          {minimum === 0
            ? have
            : missing > 0
              ? t.countToGo({ count: have, minimum, missing })
              : t.minimumMet({ count: have, minimum })}
        </span>
      </h2>
      <ul>
        <KeptRows players={kept} />
        {before > kept.length && (
          <li className="flex h-9 items-center border-b border-line px-3 text-xs text-ink-3">
            {t.moreOnRosterBefore({ count: before - kept.length })}
          </li>
        )}
        {slots.map((slot) => (
          <li
            key={slot.overall}
            title={slot.how === null ? undefined : HOW_WORD[slot.how]}
            className="flex min-h-row items-center gap-2.5 border-b border-line px-3"
          >
            <span className="w-7 shrink-0 text-right text-xs text-ink-3 tabular-nums">{slot.overall}</span>
            <span className="min-w-0 flex-1 truncate font-medium text-ink">{slot.player?.name}</span>
            <span className="text-xs text-ink-3">
              {[slot.player?.detail, slot.player?.club].filter(Boolean).join(' ')}
            </span>
            {slot.player !== null && (
              <span className="min-w-14 text-right leading-4">
                <Money as="price" amount={capHitOf(slot.player)} className="font-medium text-ink" />
                <ChargeNote
                  player={slot.player}
                  teamId={slot.ownerTeamId}
                  type={type}
                  className="block text-xs leading-none"
                />
              </span>
            )}
          </li>
        ))}
        {Array.from({ length: Math.min(missing, 12) }, (_, index) => (
          <li
            key={`open-${index}`}
            className="flex h-9 items-center gap-2.5 border-b border-line px-3 text-xs text-ink-3"
          >
            <span className="w-7 shrink-0 text-right" aria-hidden="true">
              –
            </span>
            <span className="flex-1 rounded-sm border border-dashed border-line px-2 py-0.5">{t.needed}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
