import { ok, type Refusal, type Result } from '../result.js';
import { refusal } from './seasons.refusals.js';
import { oneOrMore } from '../text.rules.js';

/**
 * Events in a league since a phase began. A phase change can be taken back until one of them has happened
 * (docs/rules.md, Leagues), because later events depend on it.
 */
export interface Since {
  /** Players who joined or left a team or changed their place. */
  readonly rosterMoves: number;
  /** Trades that were accepted, executed or reversed. */
  readonly trades: number;
  readonly conditions: number;
  /** Picks of any kind that were forfeited or restored. */
  readonly penalties: number;
  readonly draftsBegun: readonly string[];
  /** Names of drafts in the lobby that could not exist before the change. */
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

/** Describes what taking a change back does, before the action and in the log. */
export function undoingWords(done: Undoing): string[] {
  const said: string[] = [];
  const say = (count: number, one: string, more: string) => {
    if (count > 0) said.push(`${oneOrMore(count, one, more)}.`);
  };
  say(done.playersReleased, 'player goes back to the roster', 'players go back to their rosters');
  say(done.graduates, 'player goes back to the rookie bank', 'players go back to the rookie banks');
  say(
    done.faPicksEnded,
    'free-agent pick can be used again until its week ends',
    'free-agent picks can be used again until their weeks end',
  );
  say(done.faPicksGiven, 'free-agent pick of the season goes', 'free-agent picks of the season go');
  say(
    done.waiversClosed,
    'waiver opens again with the time it had left',
    'waivers open again with the time they had left',
  );
  say(done.claimsClosed, 'claim counts again', 'claims count again');
  say(done.retentionsEnded, 'retained salary runs on', 'retained salaries run on');
  say(done.promisesVoided, 'condition of a trade is open again', 'conditions of trades are open again');
  say(done.draftPicksGiven, 'draft pick of a later season goes', 'draft picks of later seasons go');
  say(
    done.settingsChanged,
    'change of the settings waits for the season again',
    'changes of the settings wait for the season again',
  );
  if (done.championNamed) said.push('The final table is no longer final.');
  if (done.sheetsOpened) said.push('The protection sheets close; what is saved on them stays saved.');
  return said;
}
