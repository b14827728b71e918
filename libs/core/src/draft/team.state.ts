import { withDrawn } from './clock/time-bank.state.js';
import { withNewManager } from './clock/night.state.js';
import type { EventOf } from './draft.events.js';
import type { AutoMode, DraftState, DraftTeam } from './draft.model.js';

export function withAuto(state: DraftState, event: EventOf<'autoChanged'>): DraftState {
  // Only the team on the clock can have drawn anything.
  const drawn = withDrawn(state, state.onClock?.overall ?? 0, event.drewMs);
  return {
    ...drawn,
    teams: setTeam(drawn.teams, event.teamId, (team) => ({
      ...team,
      auto: event.auto,
      timeouts: timeoutsUnder(event.auto, team),
    })),
    onClock: event.onClock,
  };
}

export function withTeamChange(state: DraftState, event: EventOf<'teamChanged'>): DraftState {
  return {
    ...(event.change.manager === undefined ? state : withNewManager(state, event.teamId)),
    teams: setTeam(state.teams, event.teamId, (team) => ({
      ...team,
      ...event.change,
      timeouts: timeoutsUnder(event.change.auto, team),
    })),
    onClock: event.onClock,
  };
}

/** A new manager starts without time-outs. */
const timeoutsUnder = (auto: AutoMode | undefined, team: DraftTeam): number =>
  auto === 'off' && team.auto !== 'off' ? 0 : team.timeouts;

export function setTeam(
  teams: readonly DraftTeam[],
  id: string,
  change: (team: DraftTeam) => DraftTeam,
): readonly DraftTeam[] {
  const index = teams.findIndex((team) => team.id === id);
  const team = teams[index];
  return team ? teams.with(index, change(team)) : teams;
}
