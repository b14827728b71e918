import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import { amendmentWords, orderWords } from '@crease/core/draft/draft.record.js';
import type { ActivityLine } from '../platform/events/event.model.js';

/** The line of the league's activity log for an event of a draft, or null. Mocks leave no trace. */
export function activityOf(event: DraftEvent, before: DraftState): ActivityLine | null {
  if (before.kind === 'mock') return null;
  const team = (id: string) => before.teams.find((entry) => entry.id === id)?.name ?? 'A team';
  const place = (overall: number) => {
    const slot = before.slots[overall - 1];
    return slot ? `round ${slot.round}, pick ${slot.pickInRound}` : `pick ${overall}`;
  };
  switch (event.type) {
    case 'draftBegun':
      return { actionType: 'others', message: `${before.name} has begun` };
    case 'playerPicked': {
      const override = event.overridden === null ? '' : `. Commissioner override: ${event.overridden}`;
      const by = event.how === 'commissioner' ? ', picked by the commissioner' : event.timedOut ? ', on time-out' : '';
      return {
        actionType: 'add-player',
        message: `${team(event.teamId)} drafted ${event.player.name} (${place(event.overall)}${by})${override}`,
        teamIds: [event.teamId],
      };
    }
    case 'pickSkipped':
      return {
        actionType: 'others',
        message: `${team(event.teamId)}: ${place(event.overall)} was skipped, ${event.why === 'commissioner' ? 'by the commissioner' : 'no player was legal'}`,
        teamIds: [event.teamId],
      };
    case 'picksUndone': {
      const names = event.overalls.flatMap((overall) => before.slots[overall - 1]?.player?.name ?? []);
      const teams = event.overalls.flatMap((overall) => before.slots[overall - 1]?.ownerTeamId ?? []);
      return {
        actionType: 'drop-player',
        message: `The commissioner undid ${names.length === 1 ? `the pick of ${names[0]}` : `${event.overalls.length} picks (${names.join(', ')})`}`,
        teamIds: [...new Set(teams)],
      };
    }
    case 'playerReplaced': {
      const owner = before.slots[event.overall - 1]?.ownerTeamId ?? '';
      return {
        actionType: 'others',
        message: `The commissioner replaced ${event.from.name} with ${event.to.name} (${place(event.overall)}) of ${team(owner)}: ${event.reason}`,
        teamIds: [owner],
      };
    }
    case 'orderSet': {
      const { source, teamIds, seed } = event.order;
      if (source === 'undrawn') return null;
      const proof = seed === null ? '' : ` Seed: ${seed}`;
      return {
        actionType: 'others',
        message: `${before.name}, order: ${orderWords(event.order)}. ${teamIds.map(team).join(', ')}.${proof}`,
      };
    }
    case 'picksAmended':
      return {
        actionType: 'others',
        message: `${before.name}: ${amendmentWords(event.amendment, { team })}`,
        teamIds: [event.amendment.teamId],
      };
    case 'draftPaused':
      return event.promise
        ? {
            actionType: 'others',
            message: `${before.name} paused itself at ${place(event.onClock?.overall ?? 0)}: the pick is promised in a trade of ${event.promise.teams}`,
          }
        : null;
    case 'draftResumed':
      return event.override
        ? {
            actionType: 'others',
            message: `The commissioner resumed ${before.name}, although the pick is promised in a trade: ${event.override.reason}`,
          }
        : null;
    case 'draftReopened':
      return { actionType: 'others', message: `${before.name} was reopened by the commissioner` };
    case 'draftEnded':
      return {
        actionType: 'others',
        message: event.early ? `${before.name} was ended by the commissioner` : `${before.name} is complete`,
      };
    default:
      return null;
  }
}
