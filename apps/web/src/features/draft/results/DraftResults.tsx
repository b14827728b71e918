import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { capHitOf, chargeOf } from '@crease/core/draft/charge.rules.js';
import type { DraftState, DraftTeam, DraftType, Slot } from '@crease/core/draft/draft.model.js';
import type { PickReaction } from '@crease/core/draft/reaction.rules.js';
import { POSITIONS } from '@crease/core/position.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { Money } from '../../../ui/figures/Money.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Select } from '../../../ui/fields/Select.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { byRound } from '../state/board.model.js';
import { ChargeNote } from '../list/ChargeNote.js';
import { draftApi, draftKeys } from '../sync/draft.data.js';
import { ReactionCounts } from '../board/ReactionCounts.js';
import { byPick, reactedTo } from '../sync/reactions.model.js';
import { HOW_WORD, forfeitWord } from '../sync/draft-labels.js';
import * as t from './results.words.en.js';

type View = 'rounds' | 'teams';

export function DraftResults({ leagueId, state, my }: { leagueId: string; state: DraftState; my: readonly string[] }) {
  const [view, setView] = useState<View>('rounds');
  const [only, setOnly] = useState('');
  const teams = useMemo(() => new Map(state.teams.map((team) => [team.id, team])), [state.teams]);
  const saidTo = useSaidTo(leagueId, state.id);
  const made = useMemo(() => state.slots.filter((slot) => slot.status !== 'open'), [state.slots]);
  if (made.length === 0)
    return (
      <EmptyState
        words={t.noPicksYet}
        detail={state.status === 'ended' ? t.endedBeforeFirstPick : t.firstPickOnClock}
      />
    );
  const rounds = byRound(made);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2.5">
        <SegmentedControl
          label={t.results}
          value={view}
          options={[
            { value: 'rounds', label: t.byRound },
            { value: 'teams', label: t.byTeam },
          ]}
          onChange={setView}
        />
        {view === 'rounds' && rounds.length > 1 && (
          <Select
            label={t.roundLabel}
            hideLabel
            value={only}
            options={[
              { value: '', label: t.allRounds },
              ...rounds.map(([round]) => ({ value: String(round), label: t.roundNumber({ round }) })),
            ]}
            onChange={setOnly}
            className="w-36"
          />
        )}
      </div>
      {view === 'rounds'
        ? rounds
            .filter(([round]) => only === '' || String(round) === only)
            .map(([round, slots]) => (
              <section
                key={round}
                aria-label={t.roundNumber({ round })}
                className="[contain-intrinsic-size:auto_30rem] [content-visibility:auto]"
              >
                <h3 className="border-b border-line bg-sunken px-4 py-1.5 text-xs font-semibold text-ink-2">
                  {t.roundNumber({ round })}
                </h3>
                <ol>
                  {slots.map((slot) => (
                    <Pick
                      key={slot.overall}
                      slot={slot}
                      given={saidTo(slot)}
                      type={state.type}
                      team={teams.get(slot.ownerTeamId)}
                      from={
                        slot.ownerTeamId === slot.originalTeamId ? null : (teams.get(slot.originalTeamId)?.name ?? '')
                      }
                      mine={my.includes(slot.ownerTeamId)}
                    />
                  ))}
                </ol>
              </section>
            ))
        : [...state.teams]
            .sort((a, b) => Number(my.includes(b.id)) - Number(my.includes(a.id)) || a.name.localeCompare(b.name))
            .map((team) => (
              <TeamPicks
                key={team.id}
                team={team}
                slots={made.filter((slot) => slot.ownerTeamId === team.id)}
                saidTo={saidTo}
                state={state}
                mine={my.includes(team.id)}
              />
            ))}
    </>
  );
}

/** Reactions given to picks during the draft. The results render without waiting for them. */
function useSaidTo(leagueId: string, draftId: string): (slot: Slot) => readonly PickReaction[] {
  const { data } = useQuery({
    queryKey: draftKeys.reactions(leagueId, draftId),
    queryFn: async ({ signal }) => byPick((await draftApi.reactions(leagueId, draftId, signal)).reactions),
  });
  return ({ overall, player }) => (player === null ? undefined : data?.get(reactedTo(overall, player.id))) ?? [];
}

function Pick({
  slot,
  given,
  type,
  team,
  from,
  mine,
  hideTeam = false,
}: {
  slot: Slot;
  given: readonly PickReaction[];
  type: DraftType;
  team?: DraftTeam | undefined;
  from: string | null;
  mine: boolean;
  hideTeam?: boolean;
}) {
  const { player } = slot;
  return (
    <li
      title={slot.how === null ? undefined : HOW_WORD[slot.how]}
      className={cx(
        'flex min-h-row items-center gap-2 border-b border-line px-4 py-1 text-sm sm:gap-3',
        mine && !hideTeam && 'bg-accent-soft',
      )}
    >
      <span className="w-6 shrink-0 text-right text-xs text-ink-3 tabular-nums sm:w-8">{slot.overall}</span>
      {player === null ? (
        <span className="min-w-0 flex-1 text-ink-3">
          {slot.status === 'forfeited' ? forfeitWord(slot) : t.skipped}
          {!hideTeam && <span className="block truncate text-xs sm:hidden">{team?.name}</span>}
        </span>
      ) : (
        <>
          <PositionTag position={player.position} detail={player.detail} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-ink">{player.name}</span>
            {!hideTeam && <span className="block truncate text-xs text-ink-2 sm:hidden">{team?.name}</span>}
            <ReactionCounts name={player.name} given={given} />
          </span>
        </>
      )}
      {!hideTeam && (
        <span className="w-52 min-w-0 text-ink-2 max-sm:hidden">
          <span className="block truncate">{team?.name}</span>
          {from !== null && <span className="block truncate text-xs text-ink-3">{t.fromTeam({ team: from })}</span>}
          {slot.extra !== undefined && <span className="block truncate text-xs text-ink-3">{t.compensatory}</span>}
        </span>
      )}
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

function TeamPicks({
  team,
  slots,
  saidTo,
  state,
  mine,
}: {
  team: DraftTeam;
  slots: readonly Slot[];
  saidTo: (slot: Slot) => readonly PickReaction[];
  state: DraftState;
  mine: boolean;
}) {
  const spent = slots.reduce((sum, slot) => sum + (slot.player ? chargeOf(slot.player, team.id) : 0), 0);
  return (
    <section aria-label={team.name} className="[contain-intrinsic-size:auto_24rem] [content-visibility:auto]">
      <h3
        className={cx(
          'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2',
          mine ? 'bg-accent-soft' : 'bg-sunken',
        )}
      >
        <Monogram name={team.name} picture={team.picture} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-semibold text-ink">{team.name}</span>
          <span className="block truncate text-xs font-normal text-ink-2">{team.manager ?? t.noManager}</span>
        </span>
        <span className="flex items-center gap-2 text-xs font-medium text-ink-2">
          {POSITIONS.map((position) => (
            <span key={position} className="flex items-center gap-1">
              <PositionTag position={position} />
              {slots.filter((slot) => slot.player?.position === position).length}
            </span>
          ))}
        </span>
        {state.type === 'general' && (
          <Money amount={spent} className="w-16 text-right text-sm font-semibold text-ink" />
        )}
      </h3>
      {slots.length === 0 ? (
        <p className="border-b border-line px-4 py-3 text-sm text-ink-3">{t.noPicks}</p>
      ) : (
        <ol>
          {slots.map((slot) => (
            <Pick
              key={slot.overall}
              slot={slot}
              given={saidTo(slot)}
              type={state.type}
              hideTeam
              mine={mine}
              from={
                slot.ownerTeamId === slot.originalTeamId
                  ? null
                  : (state.teams.find((one) => one.id === slot.originalTeamId)?.name ?? '')
              }
            />
          ))}
        </ol>
      )}
    </section>
  );
}
