import { momentWords } from '../../calendar.js';
import { formatMoney } from '../../money.js';
import { refusalMessage } from '../../refusals.js';
import type { StoredRefusal } from '../../result.js';
import { listed, many } from '../../text.rules.js';
import { sayStored, type Said } from '../../words.js';
import type { LeagueSettings } from '../../leagues/league.rules.js';
import {
  byDraft,
  compensationRules,
  compensationSteps,
  type CompensationPick,
  type CompensationRules,
} from './compensation.rules.js';
import { rfaRules } from './rfa.rules.js';

interface Terms {
  readonly salary: number;
  readonly years: number;
}

const termsWords = ({ salary, years }: Terms): string => `${many(years, 'season')} at ${formatMoney(salary)}`;

/** 'the round 1 and round 2 picks of the 2026-27 rookie draft', one entry per draft. */
export const compensationWords = (picks: readonly CompensationPick[]): string =>
  listed(
    byDraft(picks).map(
      ({ season, type, rounds }) =>
        `the ${listed(rounds.map((round) => `round ${round}`))} ${rounds.length === 1 ? 'pick' : 'picks'} of the ${season} ${type} draft`,
    ),
  );

/** Why offers did not win. An offer stores the key and its figures, so a released key keeps its text. */
export const OFFER_ENDINGS = {
  lower: ({ team }: { readonly team: string }) => `${team} made a better offer.`,
  matched: ({ team }: { readonly team: string }) => `${team} matched the offer.`,
  refused: ({ why }: { readonly why: StoredRefusal | string }) => refusalMessage(why),
  unreadable: () => 'The offer could not be read.',
  stopped: () => 'The player was on a team already.',
};
export type OfferEnding = Said<typeof OFFER_ENDINGS>;

export const offerEndingWords = (ending: OfferEnding): string =>
  sayStored(OFFER_ENDINGS, ending, 'This reason cannot be shown in this version.');

interface ShownOffer extends Terms {
  readonly team: string;
}

export const RFA_LINES = {
  'rfa.opened': ({
    team,
    names,
    until,
    timeZone,
  }: {
    readonly team: string;
    readonly names: readonly string[];
    readonly until: string;
    readonly timeZone: string;
  }) =>
    `${listed(names)} of ${team} ${names.length === 1 ? 'is a restricted free agent' : 'are restricted free agents'}. Other teams can make sealed offers until ${momentWords(Date.parse(until), timeZone)}.`,
  'rfa.matchable': ({
    team,
    name,
    offered,
    until,
    timeZone,
  }: {
    readonly team: string;
    readonly name: string;
    /** False where no offer counted. */
    readonly offered: boolean;
    readonly until: string;
    readonly timeZone: string;
  }) =>
    `${offered ? `Offers for ${name} are in, and ${team} can match the best one` : `No team has an offer for ${name} that counts, so ${team} can keep the player`}. ${team} decides until ${momentWords(Date.parse(until), timeZone)}.`,
  'rfa.decided': ({
    team,
    name,
    signedBy,
    terms,
    offers,
    compensation = [],
  }: {
    /** The former team. */
    readonly team: string;
    readonly name: string;
    /** Null where the player becomes an unrestricted free agent. */
    readonly signedBy: string | null;
    readonly terms: Terms | null;
    /** All offers, best first. */
    readonly offers: readonly ShownOffer[];
    /** What the former team gets. Missing where it gets nothing. */
    readonly compensation?: readonly CompensationPick[];
  }) => {
    const shown =
      offers.length === 0 ? '' : ` Offers: ${offers.map((offer) => `${offer.team}, ${termsWords(offer)}`).join('; ')}.`;
    if (signedBy === null || terms === null)
      return `${team} let ${name} go, who is an unrestricted free agent now.${shown}`;
    if (signedBy !== team)
      return `${signedBy} signed ${name}: ${termsWords(terms)}. ${team} did not match${compensation.length === 0 ? '' : ` and gets ${compensationWords(compensation)}`}.${shown}`;
    return offers.length === 0
      ? `${team} kept ${name}: ${termsWords(terms)}.`
      : `${team} matched the best offer for ${name}: ${termsWords(terms)}.${shown}`;
  },
};

/** The rulebook's table of picks. */
function compensationRule(rules: CompensationRules): string[] {
  const steps = compensationSteps(rules).map(({ from, picks }) => {
    const rounds = picks.map(({ round, later }) => `round ${round}${later === 1 ? ' of the year after' : ''}`);
    return `${from} % ${listed(rounds)}`;
  });
  return [
    `A team whose offer is not matched gives the former team picks of its next ${rules.type} draft, by the offered salary as a share of the cap: below ${compensationSteps(rules)[0]?.from ?? 0} % none, from ${steps.join(', from ')}.`,
    'Only its own picks count that are not traded, promised, forfeited or needed for another of its offers. An offer without them is refused. An offer ends when one of its picks is gone before the decision.',
  ];
}

/** The rulebook's rule about restricted free agents. */
export const rfaWords = (settings: LeagueSettings): string => {
  const rules = rfaRules(settings);
  if (rules === null) return 'Teams have no right to match when a contract ends.';
  const { days, matchHours, least, most } = rules;
  const compensation = compensationRules(settings);
  return [
    'A player whose entry-level contract ends is a restricted free agent of the team as the next season begins.',
    `Other teams have ${many(days, 'day')} to make sealed offers: a salary, and ${least === most ? many(least, 'season') : `${least} to ${many(most, 'season')}`}. An offer needs cap space next to the team’s other offers.`,
    'Then the highest salary counts, of equal ones more seasons, then the team that was lower in the last table, then a draw.',
    `The former team sees it and has ${many(matchHours, 'hour')} to match it. Otherwise the player joins the team that made the offer.`,
    ...(compensation === null ? [] : compensationRule(compensation)),
    ...(settings.rfa === 'compensation' && compensation === null
      ? ['The league has no yearly draft, so no picks are given.']
      : []),
    'Without an offer the former team can keep the player for the last salary and the shortest length. Otherwise the player is a free agent.',
    'Nobody else sees an offer before the player is decided. Then all of them are shown.',
  ].join(' ');
};
