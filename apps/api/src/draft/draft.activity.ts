import { nameFigure } from '@crease/core/draft/draft-name.words.js';
import type { LogLine } from '@crease/core/activity/activity.words.js';
import type { EventOf } from '@crease/core/draft/draft.events.js';
import type { DraftEvent, DraftState, PickHow } from '@crease/core/draft/draft.model.js';
import type { PickPlace } from '@crease/core/draft/draft.words.js';
import { openPicks } from '@crease/core/draft/lobby/pool-size.rules.js';
import { never } from '@crease/core/result.js';
import type { ActivityLine } from '../platform/database/event.model.js';

/** The line of the league's activity log for a draft's event, or null. Mocks write none. */
export function activityOf(event: DraftEvent, before: DraftState): ActivityLine | null {
  if (before.kind === 'mock') return null;
  const draft = nameFigure(before);
  switch (event.type) {
    case 'draftBegun':
      return line({
        key: 'draft.begun',
        figures: { draft, ...(event.short === undefined ? {} : { short: event.short }) },
      });
    case 'playerPicked':
      return pickedLine(event, before);
    case 'pickSkipped': {
      const figures = { team: teamIn(before, event.teamId), place: placeIn(before, event.overall), why: event.why };
      return line({ key: 'draft.skipped', figures }, [event.teamId]);
    }
    case 'pickMoved': {
      const [place, after] = [placeIn(before, event.overall), placeIn(before, event.movedAfter)];
      return line({ key: 'draft.moved', figures: { team: teamIn(before, event.teamId), place, after } }, [
        event.teamId,
      ]);
    }
    case 'picksUndone':
      return undoneLine(event, before);
    case 'playerReplaced':
      return replacedLine(event, before);
    case 'orderSet':
      return orderLine(event, before);
    case 'picksAmended': {
      const { amendment } = event;
      const figures = { draft, amendment, team: teamIn(before, amendment.teamId) };
      return line({ key: 'draft.amended', figures }, [amendment.teamId]);
    }
    case 'nightChanged':
      if (event.night)
        return line({ key: 'draft.night', figures: { draft, night: event.night, before: event.before } });
      return event.before && line({ key: 'draft.night-cleared', figures: { draft, before: event.before } });
    case 'draftPaused':
      return heldLine(event, before);
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
    case 'playerNominated':
    case 'bidPlaced':
    case 'nominationPassed':
    case 'pickOwnerChanged':
    case 'teamChanged':
    case 'promisesChanged':
    case 'pickShopped':
      return null;
    default:
      return never(event);
  }
}

const line = (says: LogLine, teamIds?: readonly string[], actionType = 'others'): ActivityLine => ({
  actionType,
  says,
  ...(teamIds ? { teamIds } : {}),
});

const teamIn = ({ teams }: DraftState, id: string): string => teams.find((entry) => entry.id === id)?.name ?? '';

function placeIn({ slots }: DraftState, overall: number): PickPlace {
  const slot = slots[overall - 1];
  return slot ? { round: slot.round, pick: slot.pickInRound } : { overall };
}

/** Missing for the picks that Auto makes. */
const PICKED_BY: Partial<Record<PickHow, 'team' | 'commissioner'>> = { manual: 'team', commissioner: 'commissioner' };

function pickedLine(event: EventOf<'playerPicked'>, before: DraftState): ActivityLine {
  const { from } = event.player;
  if (event.sale) {
    const { lot, price, bids } = event.sale;
    const bought = { team: teamIn(before, event.teamId), player: event.player.name, price, lot, bids };
    return line({ key: 'draft.bought', figures: bought }, [event.teamId], 'add-player');
  }
  const figures = {
    team: teamIn(before, event.teamId),
    player: event.player.name,
    place: placeIn(before, event.overall),
    by: PICKED_BY[event.how] ?? (event.timedOut ? 'time-out' : 'auto'),
    override: event.overridden,
    ...(from === undefined ? {} : { from: teamIn(before, from) }),
  } as const;
  return line({ key: 'draft.picked', figures }, [event.teamId, ...(from === undefined ? [] : [from])], 'add-player');
}

function undoneLine({ overalls, returned = [] }: EventOf<'picksUndone'>, before: DraftState): ActivityLine {
  const slots = [...overalls, ...returned].flatMap((overall) => before.slots[overall - 1] ?? []);
  const players = slots.flatMap(({ player }) => player?.name ?? []);
  const teams = new Set(slots.flatMap(({ ownerTeamId, player }) => [ownerTeamId, player?.from ?? ownerTeamId]));
  const figures = {
    players,
    picks: overalls.length,
    ...(returned.length > 0 ? { returned: returned.map((overall) => placeIn(before, overall)) } : {}),
  };
  return line({ key: 'draft.undone', figures }, [...teams], overalls.length > 0 ? 'drop-player' : 'others');
}

function replacedLine(event: EventOf<'playerReplaced'>, before: DraftState): ActivityLine {
  const owner = before.slots[event.overall - 1]?.ownerTeamId ?? '';
  const figures = {
    from: event.from.name,
    to: event.to.name,
    place: placeIn(before, event.overall),
    team: teamIn(before, owner),
    reason: event.reason,
    ...(event.overridden ? { override: true as const } : {}),
  };
  return line({ key: 'draft.replaced', figures }, [owner]);
}

function orderLine({ order: { source, draw, teamIds, seed } }: EventOf<'orderSet'>, before: DraftState) {
  if (source === 'undrawn') return null;
  const order = { source, ...(draw === undefined ? {} : { draw }) };
  const teams = teamIds.map((id) => teamIn(before, id));
  // A mock decides nothing, so that its draw needs no proof.
  const published = before.kind === 'mock' ? null : seed;
  return line({ key: 'draft.ordered', figures: { draft: nameFigure(before), order, teams, seed: published } });
}

function heldLine({ promise, onClock }: EventOf<'draftPaused'>, before: DraftState): ActivityLine | null {
  if (!promise) return null;
  const place = placeIn(before, onClock?.overall ?? 0);
  return line({ key: 'draft.held', figures: { draft: nameFigure(before), place, teams: promise.teams } });
}
