import { monthDayWords } from '../../../calendar.js';
import { formatMoney } from '../../../money.js';
import { many } from '../../../text.rules.js';

/** Positions whose players a rule counts. */
type Kind = 'forwards' | 'defensemen' | 'goalies';

const KINDS: Readonly<Record<Kind, readonly [one: string, more: string]>> = {
  forwards: ['forward', 'forwards'],
  defensemen: ['defenseman', 'defensemen'],
  goalies: ['goalie', 'goalies'],
};

/** Why a league cannot be played with these settings, for the fields of the form. */
export const FORM_WORDS = {
  nameMissing: 'Give your league a name.',
  nameTooLong: ({ most }: { most: number }) => `A league name has at most ${most} characters.`,
  wholeNumber: 'Enter a whole number, 0 or more.',
  everyoneRookie: 'Limit rookies by age or by games: without a limit every player is one.',
  capNeedsPlaces: ({ kind }: { kind: 'skaters' | 'goalies' }) =>
    `A cap of games needs places of ${kind}. Turn on line-ups, or set a minimum of ${kind} on a roster.`,
  capNeedsSeats: ({ kind }: { kind: 'skaters' | 'goalies' }) =>
    `A cap of games needs places of ${kind}, and the line-up has none. Add such a place, or set the cap to 0.`,
  salaryBidsNeedSalaries:
    'Bids can be salaries only in a league with its own salaries. Choose the league’s own salaries, or bids with a budget.',
  salaryBidsAboveCap: ({ least, cap }: { least: number; cap: number }) =>
    `The lowest bid would be the lowest salary (${formatMoney(least)}), which is above the salary cap (${formatMoney(cap)}).`,
  slotSalariesInAuction:
    'In an auction draft the price is the salary. Let teams pick in turn, or leave the salaries of rounds at 0.',
  slotSalaryStep: ({ step }: { step: number }) =>
    `Salaries are multiples of ${formatMoney(step)}, also those of rounds.`,
  slotSalariesAboveCap: ({ rounds, sum, cap }: { rounds: number; sum: number; cap: number }) =>
    `The players of ${rounds} rounds would cost ${formatMoney(sum)} together, and the salary cap is ${formatMoney(cap)}.`,
  floorAboveCap: ({ floor, cap }: { floor: number; cap: number }) =>
    `The cap floor (${formatMoney(floor)}) is above the salary cap (${formatMoney(cap)}).`,

  // ── positions ─────────────────────────────────────────────────────────────────────────────────────────────────────

  forwardLimits: ({ most, least }: { most: number; least: number }) =>
    `At most ${many(most, 'forward')} by position, and at least ${least} are needed. Raise the limits, or lower the minimum.`,
  positionLimit: ({ kind, most, least }: { kind: Kind; most: number; least: number }) =>
    `At most ${many(most, ...KINDS[kind])}, and at least ${least} are needed. Raise the limit, or lower the minimum.`,
  allLimits: ({ most, size }: { most: number; size: number }) =>
    `The limits by position allow ${most} players, and the roster holds ${size}. Raise a limit, or lower the roster size.`,
  rosterBelowMinimums: ({ minimums }: { minimums: number }) =>
    `The roster must hold the position minimums: ${minimums} players.`,
  protectedAboveRoster: ({ minimums, size }: { minimums: number; size: number }) =>
    `The protected minimums (${minimums}) are more than the roster holds (${size}).`,
  protectedAboveSheet: ({ minimums, keepers }: { minimums: number; keepers: number }) =>
    `The protected minimums (${minimums}) are more than the sheet keeps (${keepers}).`,
  protectedAboveLimit: ({ kind, least, most }: { kind: Kind; least: number; most: number }) =>
    `At least ${least} ${kind} must be protected, and at most ${most} can be.`,

  // ── drafts ────────────────────────────────────────────────────────────────────────────────────────────────────────

  capBelowMinimums: (figures: { players: number; costs: number; minimum: number; cap: number }) =>
    `The position minimums ask for ${many(figures.players, 'player')}, who cost at least ${formatMoney(figures.costs)} at the minimum ` +
    `salary of ${formatMoney(figures.minimum)}. The salary cap is ${formatMoney(figures.cap)}.`,
  startupTooShort: ({ rounds, needed }: { rounds: number; needed: number }) =>
    `${many(rounds, 'round')} of the startup draft give${rounds === 1 ? 's' : ''} a team ${many(rounds, 'player')}, and the ` +
    `position minimums ask for ${needed}. Set at least ${many(needed, 'round')}, or lower the minimums.`,
  keepersCostPicks: ({ rounds, least, by }: { rounds: number; least: number; by: 'minimums' | 'startup' }) =>
    `Each keeper costs a pick of this draft, so it needs at least ${many(least, 'round')}: as many as ${by === 'minimums' ? 'the position minimums ask for players' : 'the startup draft'}. It has ${rounds}.`,
  expansionTooShort: ({ rounds, general, needed }: { rounds: number; general: number; needed: number }) =>
    `${many(rounds, 'round')} of the expansion draft and ${general} of the general draft give a new team ` +
    `${many(rounds + general, 'player')}, and the position minimums ask for ${needed}. ` +
    `Set at least ${many(needed - general, 'round')} of the expansion draft, or lower the minimums.`,
  draftTooShort: (figures: { rounds: number; kept: number; needed: number; keeps: boolean }) => {
    const { rounds, kept, needed } = figures;
    const keepers = kept === 0 ? '' : ` and ${many(kept, 'keeper')}`;
    const more = figures.keeps ? ', let teams keep more' : '';
    return (
      `${many(rounds, 'round')}${keepers} give${rounds === 1 && kept === 0 ? 's' : ''} a team ${many(rounds + kept, 'player')}, and the position minimums ask ` +
      `for ${needed}. Set at least ${many(needed - kept, 'round')}${more}, or lower the minimums.`
    );
  },
  otherKeepers: ({ setting, needed }: { setting: string; needed: readonly string[] }) =>
    `“${setting}” counts only where players are kept ${needed.join(' or ')}. Choose that too, or leave this setting out.`,
  orderNeedsRookieDraft:
    'This league has no rookie draft whose order could count. Choose another order, or hold a rookie draft.',
  orderNeedsLottery: 'The league has no lottery. Choose another order, or set at least 2 teams in the lottery.',
  /** `salaries`: prices become salaries, and the opening bid is at least the lowest one. */
  budgetBelowPlaces: (of: { budget: number; minimum: number; rounds: number; least: number; salaries: boolean }) =>
    `A budget of ${formatMoney(of.budget)} does not pay for ${many(of.rounds, 'place')} at an opening bid of ${formatMoney(of.minimum)}. ` +
    `Set the budget to at least ${formatMoney(of.least)}, lower the ${of.salaries ? 'minimum salary' : 'opening bid'}, or hold fewer rounds.`,
  keepersInAuction:
    'A keeper by round costs a pick of the draft, and in an auction players have prices instead. ' +
    'Keep players by number or in dollars, or let teams pick in turn.',
  withComing: ({ message }: { message: string }) => `With what is coming next season: ${message}`,

  // ── days ──────────────────────────────────────────────────────────────────────────────────────────────────────────

  deadlineNoDay: 'A trade deadline is a day like 03-07.',
  deadlineOutside: 'A trade deadline lies between October 1 and June 30.',
  tradeFromNoDay: 'The first day of trading is a day like 10-20.',
  tradeFromOutside: 'The first day of trading lies between October 1 and June 30.',
  tradeFromLate: ({ from, deadline }: { from: string; deadline: string }) =>
    `Trading would begin on ${monthDayWords(from)}, after the trade deadline of ${monthDayWords(deadline)}.`,
  monthDaysMissing: 'Name at least one day of the month, as in 1, 10, 20.',
  monthDaysWrong: 'Write days of the month from 1 to 31, as in 1, 10, 20.',
};
