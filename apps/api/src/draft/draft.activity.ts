import type { LogLine } from '@crease/core/activity/activity.words.js';
import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import type { PickPlace } from '@crease/core/draft/draft.words.js';
import { openPicks } from '@crease/core/draft/lobby/pool-size.rules.js';
import { never } from '@crease/core/result.js';
import type { ActivityLine } from '../platform/database/event.model.js';

/** The line of the league's activity log for a draft's event, or null. Mocks write none. */
export function activityOf(event: DraftEvent, before: DraftState): ActivityLine | null {
  if (before.kind === 'mock') return null;
  const team = (id: string) => before.teams.find((entry) => entry.id === id)?.name ?? 'A team';
  const place = (overall: number): PickPlace => {
    const slot = before.slots[overall - 1];
    return slot ? { round: slot.round, pick: slot.pickInRound } : { overall };
  };
  const line = (says: LogLine, teamIds?: readonly string[], actionType = 'others'): ActivityLine => ({
    actionType,
    says,
    ...(teamIds ? { teamIds } : {}),
  });
  const draft = before.name;
  switch (event.type) {
    case 'draftBegun':
      return line({
        key: 'draft.begun',
        figures: {
          draft,
          ...(event.short === undefined ? {} : { short: event.short }),
        },
      });
    case 'playerPicked': {
      const figures = {
        team: team(event.teamId),
        player: event.player.name,
        place: place(event.overall),
        by: event.how === 'commissioner' ? event.how : event.timedOut ? 'time-out' : 'team',
        override: event.overridden,
      } as const;
      return line({ key: 'draft.picked', figures }, [event.teamId], 'add-player');
    }
    case 'pickSkipped':
      return line(
        {
          key: 'draft.skipped',
          figures: { team: team(event.teamId), place: place(event.overall), why: event.why },
        },
        [event.teamId],
      );
    case 'picksUndone': {
      const slots = event.overalls.flatMap((overall) => before.slots[overall - 1] ?? []);
      const players = slots.flatMap(({ player }) => player?.name ?? []);
      const teams = new Set(slots.map(({ ownerTeamId }) => ownerTeamId));
      return line(
        { key: 'draft.undone', figures: { players, picks: event.overalls.length } },
        [...teams],
        'drop-player',
      );
    }
    case 'playerReplaced': {
      const owner = before.slots[event.overall - 1]?.ownerTeamId ?? '';
      const figures = {
        from: event.from.name,
        to: event.to.name,
        place: place(event.overall),
        team: team(owner),
        reason: event.reason,
        ...(event.overridden ? { override: true as const } : {}),
      };
      return line({ key: 'draft.replaced', figures }, [owner]);
    }
    case 'orderSet': {
      const { source, draw, teamIds, seed } = event.order;
      if (source === 'undrawn') return null;
      const order = { source, ...(draw === undefined ? {} : { draw }) };
      return line({ key: 'draft.ordered', figures: { draft, order, teams: teamIds.map(team), seed } });
    }
    case 'picksAmended': {
      const { amendment } = event;
      return line({ key: 'draft.amended', figures: { draft, amendment, team: team(amendment.teamId) } }, [
        amendment.teamId,
      ]);
    }
    case 'nightChanged':
      if (event.night)
        return line({ key: 'draft.night', figures: { draft, night: event.night, before: event.before } });
      return event.before && line({ key: 'draft.night-cleared', figures: { draft, before: event.before } });
    case 'draftPaused':
      return event.promise
        ? line({
            key: 'draft.held',
            figures: { draft, place: place(event.onClock?.overall ?? 0), teams: event.promise.teams },
          })
        : null;
    case 'draftResumed':
      return event.override ? line({ key: 'draft.resumed', figures: { draft, reason: event.override.reason } }) : null;
    case 'draftReopened':
      return line({ key: 'draft.reopened', figures: { draft } });
    case 'draftEnded':
      if (event.exhausted === true)
        return line({ key: 'draft.exhausted', figures: { draft, empty: openPicks(before.slots) } });
      return line({ key: event.early ? 'draft.ended' : 'draft.complete', figures: { draft } });
    case 'draftCreated':
    case 'draftConfigured':
    case 'clockChanged':
    case 'clockExtended':
    case 'checkedIn':
    // The override writes its own line in the league's log, because it holds for all drafts of the league.
    case 'rookieOverridden':
    case 'autoChanged':
    case 'pickOwnerChanged':
    case 'teamChanged':
    case 'promisesChanged':
    case 'pickShopped':
      return null;
    default:
      return never(event);
  }
}
