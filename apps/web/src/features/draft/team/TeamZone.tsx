import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import { useMemo } from 'react';
import { POSITIONS } from '@crease/core/position.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { ComingPicks } from './ComingPicks.js';
import { KeptAside } from './KeptPlayers.js';
import { RosterGroup } from './RosterGroup.js';
import { useCalmDraft, useUi, useView } from '../state/room-context.js';
import { TeamStrength } from './TeamStrength.js';
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
  const rookie = draftsToBank(state.type);
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
            <RosterGroup
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
        <TeamStrength teamId={teamId} />
        {state.status !== 'ended' && <ComingPicks state={state} slots={slots} />}
      </div>
    </div>
  );
}
