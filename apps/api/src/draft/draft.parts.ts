import { draftName, type BuiltName } from '@crease/core/draft/draft-name.words.js';
import { heldBeforeSheets, heldInSeason, isOptional } from '@crease/core/leagues/drafts/draft.table.js';
import type { DraftType } from '@crease/core/draft-type.js';
import { createHash } from 'node:crypto';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import type { Refusal } from '@crease/core/result.js';
import { DEFAULT_CLOCK } from '@crease/core/draft/clock/clock.limits.js';
import type { AutoMode, ClockSettings, DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftActor, DraftCommand } from '@crease/core/draft/draft.rules.js';
import type { ClockBody } from '@crease/core/draft/draft.schema.js';
import type { PickAsset } from '@crease/core/draft/order/pick-order.js';
import { keyReused } from '../platform/database/database.js';
import { notFound, RefusalError } from '../platform/refusal.error.js';
import type { Append, Appended } from './draft.log.js';
import type { DraftLeague } from './draft.queries.js';
import { refusal } from './draft.refusals.js';

export interface CommandAnswer {
  seq: number;
  status: DraftState['status'];
  overall: number | null;
  player_id?: number;
  team_id?: string;
}

/** Maps the outcome of an append to the command's answer, or throws the refusal. */
export function answered(appended: Exclude<Appended, { kind: 'moved' }>, response: CommandAnswer): CommandAnswer {
  switch (appended.kind) {
    case 'done':
      return response;
    case 'replay':
      // This service stored it under the same key, so it has this shape.
      return appended.response as CommandAnswer;
    case 'mismatch':
      throw keyReused();
    case 'denied':
      throw new RefusalError(refusal('forbidden.noLonger', { kind: 'forbidden' }));
    default:
      throw notFound('draft');
  }
}

/** Attempts at appending. Each lost race means that another command succeeded, so this many are plenty. */
export const ATTEMPTS = 25;

/** A team without a manager is on Auto as an empty one; a new manager starts with Auto off. */
export const autoWith = (manager: string | null, before: AutoMode): AutoMode =>
  manager === null ? 'empty' : before === 'empty' ? 'off' : before;

export const tooFast = (): RefusalError => new RefusalError(refusal('tryAgain', { kind: 'busy' }));

/**
 * The membership that the database checks again at the commit: the team's manager for their own team, otherwise a
 * commissioner.
 */
export function guardOf(command: DraftCommand, state: DraftState, actor: DraftActor): Append['guard'] {
  const team =
    command.type === 'makePick' || command.type === 'shopPick'
      ? (state.slots[command.overall - 1]?.ownerTeamId ?? null)
      : command.type === 'setAuto' ||
          command.type === 'checkIn' ||
          command.type === 'nominate' ||
          command.type === 'bid'
        ? command.teamId
        : null;
  return { user: actor.userId, team: team !== null && actor.teamIds.includes(team) ? team : null };
}

export function answerOf(after: DraftState, before: DraftState, command: DraftCommand): CommandAnswer {
  const answer: CommandAnswer = { seq: after.seq, status: after.status, overall: after.onClock?.overall ?? null };
  if (command.type !== 'makePick') return answer;
  const slot = before.slots[command.overall - 1];
  return {
    ...answer,
    overall: command.overall,
    player_id: command.playerId,
    ...(slot ? { team_id: slot.ownerTeamId } : {}),
  };
}

/** The refusal for a draft that cannot begin: wrong season or wrong phase. */
export function outOfPhase(league: DraftLeague | null, state: DraftState): RefusalError {
  if (!league) return notFound('league');
  if (league.season !== state.season) {
    return new RefusalError(
      refusal('wrongPhase.season', {
        figures: { draft: draftName(state), season: state.season, present: league.season },
      }),
    );
  }
  const { phase } = league;
  if (!isOptional(state.type)) return new RefusalError(refusal('wrongPhase.begin', { figures: { phase } }));
  return new RefusalError(refuseWrongPhase(phase, state.type));
}

export function refuseWrongPhase(phase: LeaguePhase, type: DraftType): Refusal {
  const figures = { figures: { phase, type } };
  if (heldInSeason(type)) return refusal('wrongPhase.notInSeason', figures);
  return refusal(heldBeforeSheets(type) ? 'wrongPhase.sheets' : 'wrongPhase.annual', figures);
}

export const fileName = (name: string): string =>
  name
    .replace(/[^\w-]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'draft';

export const times = (list: readonly string[], id: string): number => list.filter((entry) => entry === id).length;
export const compensatory = (picks: readonly PickAsset[], round: number, teamId: string): number =>
  picks.filter((pick) => pick.round === round && pick.originalTeamId === teamId && pick.extra > 0).length;

export const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

export function clockFrom(body: ClockBody | undefined): ClockSettings {
  return body ? { ...DEFAULT_CLOCK, seconds: body.seconds, quietHours: body.quietHours } : DEFAULT_CLOCK;
}

export const builtName = (league: DraftLeague, type: DraftType, startup: boolean, mock: boolean): BuiltName => ({
  key: startup && league.type === 'dynasty' ? 'startup' : 'yearly',
  figures: { season: league.season, type, mock },
});
