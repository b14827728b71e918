import type { DraftType } from '@crease/core/draft-type.js';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { DraftTeam, Slot } from '@crease/core/draft/draft.model.js';
import type { DraftPerson } from '@crease/core/draft/draft.schema.js';
import type { PickReaction } from '@crease/core/draft/reaction.rules.js';
import { Money } from '../../../ui/figures/Money.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { ReactionCounts } from '../board/ReactionCounts.js';
import { ChargeNote } from '../list/ChargeNote.js';
import { forfeitWord, howWords, pickedBy } from '../sync/draft-labels.js';
import * as t from './results.words.en.js';

interface PickProps {
  slot: Slot;
  given: readonly PickReaction[];
  type: DraftType;
  team?: DraftTeam | undefined;
  from: string | null;
  people: readonly DraftPerson[];
  mine: boolean;
  hideTeam?: boolean;
}

export function ResultPick(props: PickProps) {
  const { slot, type, team, from, people, mine, hideTeam = false } = props;
  const { player } = slot;
  const by = slot.how === null ? null : pickedBy({ ...slot, how: slot.how }, people);
  return (
    <li
      title={slot.how === null ? undefined : howWords({ ...slot, how: slot.how }, people)}
      className={cx(
        'flex min-h-row items-center gap-2 border-b border-line px-4 py-1 text-sm sm:gap-3',
        mine && !hideTeam && 'bg-accent-soft',
      )}
    >
      <span className="w-6 shrink-0 text-right text-xs text-ink-3 tabular-nums sm:w-8">{slot.overall}</span>
      <PickedPlayer {...props} by={by} />
      {!hideTeam && <TeamColumn slot={slot} team={team} from={from} by={by} />}
      {hideTeam && from !== null && (
        <span className="max-w-40 truncate text-xs text-ink-3">{t.fromTeam({ team: from })}</span>
      )}
      <span className="w-8 shrink-0 text-xs text-ink-3">{player?.club}</span>
      <span className="w-16 shrink-0 text-right leading-4">
        {player !== null && (
          <>
            <Money as="price" amount={capHitOf(player)} className="font-medium" />
            <ChargeNote player={player} teamId={slot.ownerTeamId} type={type} className="block text-xs leading-none" />
          </>
        )}
      </span>
    </li>
  );
}

function PickedPlayer({ slot, given, team, by, hideTeam = false }: PickProps & { by: string | null }) {
  const { player } = slot;
  if (player === null)
    return (
      <span className="min-w-0 flex-1 text-ink-3">
        {slot.status === 'forfeited' ? forfeitWord(slot) : t.skipped}
        {!hideTeam && <span className="block truncate text-xs @xl:hidden">{team?.name}</span>}
      </span>
    );
  return (
    <>
      <PositionTag position={player.position} detail={player.detail} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-ink">{player.name}</span>
        {!hideTeam && (
          <span className="block truncate text-xs text-ink-2 @xl:hidden">
            {[team?.name, by].filter(Boolean).join(' · ')}
          </span>
        )}
        {hideTeam && by !== null && <span className="block truncate text-xs text-ink-3">{by}</span>}
        <ReactionCounts name={player.name} given={given} />
      </span>
    </>
  );
}

function TeamColumn({ slot, team, from, by }: Pick<PickProps, 'slot' | 'team' | 'from'> & { by: string | null }) {
  return (
    <span className="hidden w-52 min-w-0 text-ink-2 @xl:block">
      <span className="flex items-center gap-2">
        <Monogram name={team?.name ?? ''} picture={team?.picture} size="xs" />
        <span className="truncate">{team?.name}</span>
      </span>
      {by !== null && <span className="block truncate text-xs text-ink-3">{by}</span>}
      {from !== null && <span className="block truncate text-xs text-ink-3">{t.fromTeam({ team: from })}</span>}
      {slot.extra !== undefined && <span className="block truncate text-xs text-ink-3">{t.compensatory}</span>}
    </span>
  );
}
