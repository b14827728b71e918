import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import { chargeOf } from '@crease/core/draft/charge.rules.js';
import type { DraftState, DraftTeam, Slot } from '@crease/core/draft/draft.model.js';
import type { DraftPerson } from '@crease/core/draft/draft.schema.js';
import type { PickReaction } from '@crease/core/draft/reaction.rules.js';
import { POSITIONS } from '@crease/core/position.js';
import { Money } from '../../../ui/figures/Money.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import type { PeopleOf } from '../state/use-people.js';
import { ResultPick } from './ResultPick.js';
import * as t from './results.words.en.js';

interface SectionProps {
  slots: readonly Slot[];
  saidTo: (slot: Slot) => readonly PickReaction[];
  state: DraftState;
  members: readonly DraftPerson[];
}

const nameOf = ({ teams }: DraftState, teamId: string) => teams.find(({ id }) => id === teamId)?.name ?? '';

/** Original team of a traded pick; null for others. */
const fromOf = (state: DraftState, { ownerTeamId, originalTeamId }: Slot): string | null =>
  ownerTeamId === originalTeamId ? null : nameOf(state, originalTeamId);

export function RoundPicks({
  round,
  slots,
  saidTo,
  state,
  members,
  my,
}: SectionProps & { round: number; my: readonly string[] }) {
  return (
    <section
      aria-label={t.roundNumber({ round })}
      className="[contain-intrinsic-size:auto_30rem] [content-visibility:auto]"
    >
      <h3 className="border-b border-line bg-sunken px-4 py-1.5 text-xs font-semibold text-ink-2">
        {t.roundNumber({ round })}
      </h3>
      <ol className="@container">
        {slots.map((slot) => (
          <ResultPick
            key={slot.overall}
            slot={slot}
            given={saidTo(slot)}
            type={state.type}
            team={state.teams.find(({ id }) => id === slot.ownerTeamId)}
            from={fromOf(state, slot)}
            people={members}
            mine={my.includes(slot.ownerTeamId)}
          />
        ))}
      </ol>
    </section>
  );
}

export function TeamPicks({
  team,
  peopleOf,
  slots,
  saidTo,
  state,
  members,
  mine,
}: SectionProps & { team: DraftTeam; peopleOf: PeopleOf; mine: boolean }) {
  return (
    <section aria-label={team.name} className="[contain-intrinsic-size:auto_24rem] [content-visibility:auto]">
      <TeamHead team={team} people={peopleOf(team)} slots={slots} spending={!draftsToBank(state.type)} mine={mine} />
      {slots.length === 0 ? (
        <p className="border-b border-line px-4 py-3 text-sm text-ink-3">{t.noPicks}</p>
      ) : (
        <ol className="@container">
          {slots.map((slot) => (
            <ResultPick
              key={slot.overall}
              slot={slot}
              given={saidTo(slot)}
              type={state.type}
              hideTeam
              mine={mine}
              from={fromOf(state, slot)}
              people={members}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface HeadProps {
  team: DraftTeam;
  people: string | null;
  slots: readonly Slot[];
  spending: boolean;
  mine: boolean;
}

function TeamHead({ team, people, slots, spending, mine }: HeadProps) {
  const spent = slots.reduce((sum, slot) => sum + (slot.player ? chargeOf(slot.player, team.id) : 0), 0);
  return (
    <h3
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2',
        mine ? 'bg-accent-soft' : 'bg-sunken',
      )}
    >
      <Monogram name={team.name} picture={team.picture} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-semibold text-ink">{team.name}</span>
        <span className="block truncate text-xs font-normal text-ink-2">{people ?? t.noManager}</span>
      </span>
      <span className="flex items-center gap-2 text-xs font-medium text-ink-2">
        {POSITIONS.map((position) => (
          <span key={position} className="flex items-center gap-1">
            <PositionTag position={position} />
            {slots.filter((slot) => slot.player?.position === position).length}
          </span>
        ))}
      </span>
      {spending && <Money amount={spent} className="w-16 text-right text-sm font-semibold text-ink" />}
    </h3>
  );
}
