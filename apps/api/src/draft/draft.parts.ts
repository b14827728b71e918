import { createHash } from 'node:crypto';
import { DEFAULT_CLOCK } from '@crease/core/draft/draft.clock.js';
import type { AutoMode, ClockSettings, DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftActor, DraftCommand } from '@crease/core/draft/draft.rules.js';
import type { ClockBody } from '@crease/core/draft/draft.schema.js';
import type { PickAsset } from '@crease/core/draft/pick-order.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import { keyReused } from '../platform/database/database.js';
import { notFound, RefusalError } from '../platform/http/refusal.error.js';
import type { Append, Appended } from './draft.log.js';
import type { DraftLeague } from './draft.queries.js';
import { refusal } from './draft.refusals.js';

/** What a caller of a command gets back: enough to know that it happened, and up to which event. */
export interface CommandAnswer {
  seq: number;
  status: DraftState['status'];
  overall: number | null;
  player_id?: number;
  team_id?: string;
}

/** What a caller is told when their events were appended, or could not be for good. */
export function answered(appended: Exclude<Appended, { kind: 'moved' }>, response: CommandAnswer): CommandAnswer {
  switch (appended.kind) {
    case 'done':
      return response;
    case 'replay':
      // Stored by this service for this key, so it has this shape.
      return appended.response as CommandAnswer;
    case 'mismatch':
      throw keyReused();
    case 'denied':
      throw new RefusalError(refusal('forbidden.noLonger', { kind: 'forbidden' }));
    default:
      throw notFound('draft');
  }
}

/** Somebody always moves the draft forward when we lose a race, so a few rounds are plenty. */
export const ATTEMPTS = 25;

/** A team without a manager picks by itself as an empty one; a new manager picks by hand. */
export const autoWith = (manager: string | null, before: AutoMode): AutoMode =>
  manager === null ? 'empty' : before === 'empty' ? 'off' : before;

export const tooFast = (): RefusalError => new RefusalError(refusal('tryAgain', { kind: 'busy' }));

/** Whose right the database checks again at the commit: the team's manager for their own pick, otherwise a commissioner. */
export function guardOf(command: DraftCommand, state: DraftState, actor: DraftActor): Append['guard'] {
  const team =
    command.type === 'makePick' || command.type === 'shopPick'
      ? (state.slots[command.overall - 1]?.ownerTeamId ?? null)
      : command.type === 'setAuto' || command.type === 'checkIn'
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

/** Phases in which a draft that counts can begin; `draft_append` looks again in the transaction that begins it. */
export const DRAFT_PHASES: readonly LeaguePhase[] = ['setup', 'startup-drafts', 'annual-drafts'];

/** Why a draft cannot begin now: rosters would move in the middle of a season, before sheets are locked, or by the picks of another year. */
export function outOfPhase(league: DraftLeague | null, state: DraftState): RefusalError {
  if (!league) return notFound('league');
  if (league.season !== state.season) {
    return new RefusalError(
      refusal('wrongPhase.season', { figures: { draft: state.name, season: state.season, present: league.season } }),
    );
  }
  return new RefusalError(refusal('wrongPhase.begin', { figures: { phase: league.phase } }));
}

/** A draft's name as the beginning of a file's. */
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

export function nameOf(league: DraftLeague, type: 'general' | 'rookie', startup: boolean, mock: boolean): string {
  const kind = type === 'rookie' ? 'rookie draft' : 'draft';
  const words =
    startup && league.type === 'dynasty'
      ? `${league.season} startup ${kind}`
      : `${league.season} ${type === 'rookie' ? kind : 'general draft'}`;
  return mock ? `Mock: ${words}` : words;
}
