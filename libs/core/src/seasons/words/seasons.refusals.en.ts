import type { DraftType } from '../../draft-type.js';
import { dayWords, momentWords } from '../../calendar.js';
import type { LeaguePhase } from '../../leagues/league.rules.js';
import { PHASE_WORDS } from '../phase.words.js';
import { listed, many, oneOrMore } from '../../text.rules.js';

interface Count {
  readonly count: number;
}
interface Draft {
  readonly draft: string;
}
interface Nominations {
  readonly players: number;
  readonly until: string;
  readonly timeZone: string;
}

const GOES_ON = 'Fix mistakes on the team pages.';

export const SEASONS_REFUSALS = {
  // Refusals before the next phase.
  draftRunning: ({ draft }: Draft) => ({ message: `${draft} is being held.`, fix: 'Finish or end the draft first.' }),
  draftMissing: ({ type }: { readonly type: DraftType }) => ({
    message: `The ${type} draft has not been held.`,
    fix: `Create the ${type} draft in the draft room and hold it.`,
  }),
  'draftMissing.begun': ({ draft }: Draft) => ({
    message: `${draft} has not begun.`,
    fix: 'Begin and finish it in the draft room.',
  }),
  'draftMissing.waiting': ({ draft }: Draft) => ({
    message: `${draft} has not begun.`,
    fix: 'Hold it, or remove it in the draft room. The picks of a draft that is not held lapse.',
  }),
  /** `faults`: texts for the teams that are named. */
  teamsIllegal: ({ teams, faults }: { readonly teams: number; readonly faults: readonly string[] }) => ({
    message: `${teams === 1 ? 'One team is' : `${teams} teams are`} not legal for the season. ${faults.join(' ')}${teams > faults.length ? ` And ${teams - faults.length} more.` : ''}`,
    fix: 'Their managers can put it right, or you move their players yourself with a reason.',
  }),
  seasonNotOver: ({ endsOn }: { readonly endsOn: string }) => ({
    message: `The season lasts until ${dayWords(endsOn)}.`,
    fix: 'Wait until it is over.',
  }),
  agentsOpen: ({ players }: { readonly players: number }) => ({
    message: `${oneOrMore(players, 'restricted free agent is', 'restricted free agents are')} not decided.`,
    fix: 'Wait until offers and the time to match are over.',
  }),
  lotsOpen: ({ names }: { readonly names: readonly string[] }) => ({
    message: `${oneOrMore(names.length, 'auction is', 'auctions are')} still open: ${listed(names)}.`,
    fix: 'Wait until they end, or stop them on the page of free agents.',
  }),
  nominationsOpen: ({ players, until, timeZone }: Nominations) => ({
    message: `Teams can open auctions of ${many(players, 'more free agent')} until ${momentWords(Date.parse(until), timeZone)}.`,
    fix: 'Wait until then.',
  }),
  sheetsOpen: () => ({
    message: 'The protection sheets are still open.',
    fix: 'Wait for the deadline, or set an earlier one.',
  }),
  'sheetsOpen.noDeadline': () => ({
    message: 'The protection sheets have no deadline, so they would never be locked.',
    fix: 'Set the deadline.',
  }),
  wrongPhase: ({ present, next }: { readonly present: LeaguePhase; readonly next: LeaguePhase }) => ({
    message: `After ${PHASE_WORDS[present]} comes ${PHASE_WORDS[next]}.`,
    fix: 'Reload the page.',
  }),
  // Refusals before a phase change is undone.
  draftBegun: ({ draft }: Draft) => ({
    message: `${draft} has begun since.`,
    fix: 'A draft that has begun keeps the phase it was held in.',
  }),
  sheetsLocked: () => ({
    message: 'The protection sheets have been locked since.',
    fix: 'Open the sheets again first, as long as that is possible.',
  }),
  tradesSince: ({ count }: Count) => ({
    message: `${oneOrMore(count, 'trade has', 'trades have')} been accepted or carried out since.`,
    fix: GOES_ON,
  }),
  movesSince: ({ count }: Count) => ({
    message: `${oneOrMore(count, 'change was', 'changes were')} made to rosters since.`,
    fix: GOES_ON,
  }),
  auctionsSince: ({ count }: Count) => ({
    message: `${oneOrMore(count, 'auction was', 'auctions were')} opened since and still open.`,
    fix: 'Stop them on the page of free agents first.',
  }),
  conditionsSince: ({ count }: Count) => ({
    message: `${oneOrMore(count, 'condition of a trade was', 'conditions of trades were')} settled since.`,
    fix: GOES_ON,
  }),
  penaltiesSince: ({ count }: Count) => ({
    message: `${oneOrMore(count, 'pick was', 'picks were')} forfeited or given back since.`,
    fix: GOES_ON,
  }),
  lobbySince: ({ draft }: Draft) => ({
    message: `The lobby of ${draft} is open, and it belongs to this phase.`,
    fix: 'Delete the lobby in the draft room first.',
  }),
};
