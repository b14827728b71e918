import type { DraftType } from '@crease/core/draft-type.js';
import { momentWords } from '@crease/core/calendar.js';
import { formatMoney } from '@crease/core/money.js';
import { refusalsIn } from '@crease/core/refusals.js';
import { listed, many, oneOrMore } from '@crease/core/text.rules.js';
import type { PromisedBudget } from '../free-agents/market/budgets.queries.js';
import { commissionerOnly } from '../platform/platform.refusals.en.js';
import { SETTINGS_REFUSALS as fr } from './settings.refusals.fr.js';

/** A pick that a change would take away. */
export interface TradedPick {
  readonly original: string;
  readonly type: DraftType;
  readonly round: number;
  readonly season: string;
  /** Null for a pick that is only promised. */
  readonly owner: string | null;
}

interface OpenAuctions {
  readonly names: readonly string[];
  readonly ends: string | null;
  readonly players: number;
  readonly until: string | null;
  readonly timeZone: string;
}

type PromisedFigures = Pick<PromisedBudget, 'amount' | 'team' | 'other'>;

/** Earlier releases stored the words. */
const pickWords = (pick: TradedPick | string): string =>
  typeof pick === 'string'
    ? pick
    : `${pick.original}'s ${pick.type} pick of round ${pick.round}, ${pick.season} (${pick.owner === null ? 'promised' : `owned by ${pick.owner}`})`;

export const SETTINGS_REFUSALS = {
  rulesChanged: () => ({
    message: 'The rules were changed while you wrote.',
    fix: 'Reload the rulebook, then bring your changes in again.',
  }),
  'settingsChanged.gone': () => ({
    message: 'This change is no longer to come: it is in effect already, or was cancelled.',
    fix: 'Reload the page, and change the setting again.',
  }),
  timeZoneUnknown: ({ zone }: { readonly zone: string }) => ({
    message: `The database of this site does not know the time zone ${zone}.`,
    fix: 'Choose another city of the same zone, for example America/Toronto.',
  }),
  draftExists: ({ draft }: { readonly draft: string }) => ({
    message: `${draft} has been created, so its rounds are fixed.`,
    fix: 'Delete it in the draft room first, and create it again afterwards.',
  }),
  offersOpen: () => ({
    message: 'Teams have made offers for restricted free agents at the present price in picks.',
    fix: 'Change this when all restricted free agents are decided.',
  }),
  /** `ends`: the end of the last open auction. `until`: the end of the time in which others are opened. */
  auctionsOpen: ({ names, ends, players, until, timeZone }: OpenAuctions) => ({
    message: [
      ...(ends === null
        ? []
        : [
            `${oneOrMore(names.length, 'auction is', 'auctions are')} open until ${momentWords(Date.parse(ends), timeZone)}: ${listed(names)}.`,
          ]),
      ...(until === null
        ? []
        : [
            `Teams can open auctions of ${many(players, 'more free agent')} until ${momentWords(Date.parse(until), timeZone)}.`,
          ]),
    ].join(' '),
    fix: 'Change this setting after that. A commissioner can stop auctions on the page of free agents.',
  }),
  /** Without who bids or how much. */
  bidsOpen: ({ until, timeZone }: { readonly until: string; readonly timeZone: string }) => ({
    message: `Sealed bids are open until ${momentWords(Date.parse(until), timeZone)}.`,
    fix: 'Change this setting when the bids are decided.',
  }),
  budgetPromised: ({ amount, team, other }: PromisedFigures) => ({
    message: `A trade promises ${formatMoney(amount)} of the bid budget of ${team} to ${other}. It has not been executed.`,
    fix: 'Change this setting when the trade is executed. A commissioner can also veto the trade.',
  }),
  'budgetPromised.condition': ({ amount, team, other }: PromisedFigures) => ({
    message: `A trade promises ${formatMoney(amount)} of the bid budget of ${team} to ${other} under a condition.`,
    fix: 'Change this setting when the condition is settled.',
  }),
  'settingsChanged.due': ({ setting }: { readonly setting: string }) => ({
    message: `A change of ${setting} is due and will be in effect in a moment.`,
    fix: 'Try again in a minute.',
  }),
  'settingsChanged.decided': ({ setting }: { readonly setting: string }) => ({
    message: `A change of ${setting} counts from today, and today’s line-ups are decided.`,
    fix: 'Wait until it is in effect, at 12:00 UTC. Then decide the next change.',
  }),
  'settingsChanged.meanwhile': ({ setting }: { readonly setting: string }) => ({
    message: `Another commissioner changed ${setting} meanwhile.`,
    fix: 'Look at the settings again, then make your change.',
  }),
  illegalTeamsChanged: ({ names }: { readonly names: readonly string[] }) => ({
    message: `Since you saw the preview, ${names.length === 1 ? 'another team' : `${names.length} more teams`} would become illegal: ${names.join(', ')}.`,
    fix: 'Look at the preview again.',
  }),
  'forbidden.rules': () => commissionerOnly('write the rules'),
  'forbidden.change': () => commissionerOnly('change the league settings'),
  'forbidden.takeBack': () => commissionerOnly('undo a change of the settings'),
  /** `others`: the number of further picks that are not named. */
  picksTraded: ({ named, others }: { readonly named: readonly (TradedPick | string)[]; readonly others: number }) => ({
    message: `${named.length + others === 1 ? 'A pick that would disappear has' : 'Picks that would disappear have'} been traded: ${named.map(pickWords).join('; ')}.${others === 0 ? '' : ` And ${others} more.`}`,
    fix: 'Keep the number of rounds, or have these picks traded back first.',
  }),
};

export const { refusal } = refusalsIn('api/settings', { en: SETTINGS_REFUSALS, fr });
