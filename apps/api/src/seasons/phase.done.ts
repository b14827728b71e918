import type { GamesCaps } from '@crease/core/competition/roto/games-caps.rules.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import type { Undoing } from '@crease/core/seasons/take-back.rules.js';
import type { SeasonSettings } from '../settings/settings-times.service.js';
import type { RosterRow } from '../teams/put-back.queries.js';
import type { VoidedPromise } from '../trades/promises.queries.js';

/**
 * Effects of a change of phase, stored with it. Times are PostgreSQL's texts, with microseconds. Missing fields:
 * nothing happened.
 */
export interface PhaseDone {
  waivers?: string[];
  claims?: string[];
  faPicksEnded?: { id: string; expiresAt: string }[];
  standing?: string;
  matchups?: number[];
  graduates?: { playerId: number; since: string }[];
  retentions?: string[];
  released?: RosterRow[];
  /** Restricted free agents whose time for offers began. */
  restricted?: number[];
  promises?: VoidedPromise[];
  draftPicks?: string[];
  budgets?: string[];
  /** The season's earlier dates; null when it had none. */
  played?: { starts_on: string; ends_on: string; begun_at: string; games_caps?: GamesCaps } | null;
  faPicks?: string[];
  /** Changes of settings that had waited for the season. */
  settings?: SeasonSettings;
  /** The earlier deadline of the sheets' round; null when there was no round. */
  round?: { deadline: string | null } | null;
}

export interface PhaseChange {
  readonly id: string;
  readonly from: LeaguePhase;
  readonly to: LeaguePhase;
  readonly seasonBefore: string;
  readonly seasonAfter: string;
  /** Timestamp text from PostgreSQL. */
  readonly begunAt: string;
  readonly at: string;
  readonly done: PhaseDone;
}

export const undoingOf = (done: PhaseDone): Undoing => ({
  faPicksEnded: done.faPicksEnded?.length ?? 0,
  faPicksGiven: done.faPicks?.length ?? 0,
  waiversClosed: done.waivers?.length ?? 0,
  claimsClosed: done.claims?.length ?? 0,
  graduates: done.graduates?.length ?? 0,
  retentionsEnded: done.retentions?.length ?? 0,
  playersReleased: done.released?.length ?? 0,
  promisesVoided: done.promises?.length ?? 0,
  draftPicksGiven: done.draftPicks?.length ?? 0,
  settingsChanged: done.settings?.ids.length ?? 0,
  championNamed: done.standing !== undefined,
  sheetsOpened: done.round !== undefined,
});
