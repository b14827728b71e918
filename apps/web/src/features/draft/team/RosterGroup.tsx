import { positionCode } from '@crease/core/position.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { KeptPlayer } from '@crease/core/draft/draft.schema.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import type { Position } from '@crease/core/position.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { useView } from '../state/room-context.js';
import { howWords, POSITION_PLURAL } from '../sync/draft-labels.js';
import { ChargeNote } from '../list/ChargeNote.js';
import { KeptRows } from './KeptPlayers.js';
import * as t from './team.words.en.js';

export function RosterGroup({
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
          <PickedRow key={slot.overall} slot={slot} type={type} />
        ))}
        {Array.from({ length: Math.min(missing, 12) }, (_, index) => (
          <OpenRow key={`open-${index}`} />
        ))}
      </ul>
    </section>
  );
}

function PickedRow({ slot, type }: { slot: Slot; type: DraftType }) {
  const people = useView((view) => view.people);
  return (
    <li
      title={slot.how === null ? undefined : howWords({ ...slot, how: slot.how }, people)}
      className="flex min-h-row items-center gap-2.5 border-b border-line px-3"
    >
      <span className="w-7 shrink-0 text-right text-xs text-ink-3 tabular-nums">{slot.overall}</span>
      <span className="min-w-0 flex-1 truncate font-medium text-ink">{slot.player?.name}</span>
      <span className="text-xs text-ink-3">
        {[positionCode(slot.player?.detail), slot.player?.club].filter(Boolean).join(' ')}
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
  );
}

function OpenRow() {
  return (
    <li className="flex h-9 items-center gap-2.5 border-b border-line px-3 text-xs text-ink-3">
      <span className="w-7 shrink-0 text-right" aria-hidden="true">
        –
      </span>
      <span className="flex-1 rounded-sm border border-dashed border-line px-2 py-0.5">{t.needed}</span>
    </li>
  );
}
