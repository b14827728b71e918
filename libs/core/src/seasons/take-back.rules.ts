import { ok, type Refusal, type Result } from '../result.js';
import { refusal } from './seasons.refusals.js';

/**
 * Events since a phase began. A phase change can be taken back until one has happened (docs/rules.md, Leagues), because
 * later events depend on it.
 */
export interface Since {
  /** Players who joined or left a team or changed their place. */
  readonly rosterMoves: number;
  /** Trades that were accepted, executed or reversed. */
  readonly trades: number;
  /** Auctions under way in free agency. */
  readonly auctions: number;
  readonly conditions: number;
  /** Picks of any kind that were forfeited or restored. */
  readonly penalties: number;
  readonly draftsBegun: readonly string[];
  /** Drafts in the lobby that could not exist before the change. */
  readonly lobbies: readonly string[];
  readonly sheetsLocked: boolean;
}

/** Everything that prevents taking the change back. These refusals can't be overridden. */
export function followed(since: Since): Refusal[] {
  const found: Refusal[] = [];
  for (const draft of since.draftsBegun) found.push(refusal('draftBegun', { figures: { draft } }));
  if (since.sheetsLocked) found.push(refusal('sheetsLocked'));
  if (since.trades > 0) found.push(refusal('tradesSince', { figures: { count: since.trades } }));
  if (since.rosterMoves > 0) found.push(refusal('movesSince', { figures: { count: since.rosterMoves } }));
  if (since.auctions > 0) found.push(refusal('auctionsSince', { figures: { count: since.auctions } }));
  if (since.conditions > 0) found.push(refusal('conditionsSince', { figures: { count: since.conditions } }));
  if (since.penalties > 0) found.push(refusal('penaltiesSince', { figures: { count: since.penalties } }));
  for (const draft of since.lobbies) found.push(refusal('lobbySince', { figures: { draft } }));
  return found;
}

/** Checks if a phase change may be taken back. The refusal lists everything that has happened since. */
export function judgeTakeBack(since: Since): Result<true> {
  const [first, ...others] = followed(since);
  if (!first) return ok(true);
  const message = [first.message, ...others.map((other) => other.message)].join(' ');
  return { ok: false, refusal: { ...first, name: 'somethingFollowed', message } };
}

export interface Undoing {
  readonly faPicksEnded: number;
  readonly faPicksGiven: number;
  readonly waiversClosed: number;
  readonly claimsClosed: number;
  readonly graduates: number;
  readonly retentionsEnded: number;
  readonly playersReleased: number;
  readonly promisesVoided: number;
  readonly draftPicksGiven: number;
  readonly settingsChanged: number;
  readonly championNamed: boolean;
  readonly sheetsOpened: boolean;
}
