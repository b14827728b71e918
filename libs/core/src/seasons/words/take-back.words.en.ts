import { oneOrMore } from '../../text.rules.js';
import type { Undoing } from '../take-back.rules.js';

/** Describes what undoing a change does, before the action and in the log. */
export const undoingWords = (done: Undoing): string[] => {
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
  say(done.faPicksGiven, 'free-agent pick of the season is removed', 'free-agent picks of the season are removed');
  say(
    done.waiversClosed,
    'waiver opens again with the time it had left',
    'waivers open again with the time they had left',
  );
  say(done.claimsClosed, 'claim counts again', 'claims count again');
  say(done.retentionsEnded, 'retained salary counts again', 'retained salaries count again');
  say(done.promisesVoided, 'condition of a trade is open again', 'conditions of trades are open again');
  say(done.draftPicksGiven, 'draft pick of a later season is removed', 'draft picks of later seasons are removed');
  say(
    done.settingsChanged,
    'settings change waits for the season’s start again',
    'settings changes wait for the season’s start again',
  );
  if (done.championNamed) said.push('The final table is no longer final.');
  if (done.sheetsOpened) said.push('The protection sheets close; what is saved on them stays saved.');
  return said;
};
