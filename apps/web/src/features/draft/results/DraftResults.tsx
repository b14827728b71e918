import { locale } from '@crease/core/locale.js';
import { useMemo, useState } from 'react';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { Select } from '../../../ui/fields/Select.js';
import { byRound } from '../state/board.model.js';
import { useTeamPeople } from '../state/use-people.js';
import { RoundPicks, TeamPicks } from './PickSections.js';
import { usePickReactions } from './use-pick-reactions.js';
import * as t from './results.words.en.js';

type View = 'rounds' | 'teams';

export function DraftResults({ leagueId, snapshot }: { leagueId: string; snapshot: DraftSnapshot }) {
  const { state, people } = snapshot;
  const my = snapshot.my.teamIds;
  const [view, setView] = useState<View>('rounds');
  const [only, setOnly] = useState('');
  const saidTo = usePickReactions(leagueId, state.id);
  const peopleOf = useTeamPeople(leagueId);
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
        <ViewControls
          view={view}
          setView={setView}
          rounds={rounds.map(([round]) => round)}
          only={only}
          setOnly={setOnly}
        />
      </div>
      {view === 'rounds'
        ? rounds
            .filter(([round]) => only === '' || String(round) === only)
            .map(([round, slots]) => (
              <RoundPicks
                key={round}
                round={round}
                slots={slots}
                saidTo={saidTo}
                state={state}
                members={people}
                my={my}
              />
            ))
        : [...state.teams]
            .sort((a, b) => Number(my.includes(b.id)) - Number(my.includes(a.id)) || locale.compare(a.name, b.name))
            .map((team) => (
              <TeamPicks
                key={team.id}
                team={team}
                peopleOf={peopleOf}
                slots={made.filter((slot) => slot.ownerTeamId === team.id)}
                saidTo={saidTo}
                state={state}
                members={people}
                mine={my.includes(team.id)}
              />
            ))}
    </>
  );
}

interface ControlsProps {
  view: View;
  setView: (view: View) => void;
  rounds: readonly number[];
  /** The only round shown; '' for all. */
  only: string;
  setOnly: (round: string) => void;
}

function ViewControls({ view, setView, rounds, only, setOnly }: ControlsProps) {
  return (
    <>
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
            ...rounds.map((round) => ({ value: String(round), label: t.roundNumber({ round }) })),
          ]}
          onChange={setOnly}
          className="w-36"
        />
      )}
    </>
  );
}
