import { momentWords } from '../../calendar.js';
import type { CompensationPick } from '../../free-agents/rfa/compensation.rules.js';
import { compensationWords, offerEndingWords, type OfferEnding } from '../../free-agents/rfa/rfa.words.js';
import { formatMoney } from '../../money.js';
import { listed, many } from '../../text.rules.js';
import type { MailWords } from '../notification.words.js';

/** A time (ISO), shown in the league's time zone. */
interface Moment {
  readonly at: string;
  readonly timeZone: string;
}

interface ToSign {
  readonly team: string;
  /** Earliest deadline first. */
  readonly names: readonly string[];
  /** The earliest deadline. */
  readonly until: Moment;
}

const moment = ({ at, timeZone }: Moment): string => momentWords(Date.parse(at), timeZone);
const SHORTEST = 'A contract without a choice gets the shortest length.';

export const CONTRACT_MAILS = {
  'contract-signing': {
    waiting: ({ team, names, until }: ToSign): MailWords => ({
      subject:
        names.length === 1
          ? `${names[0] ?? ''} waits for a contract with ${team}`
          : `${many(names.length, 'new player')} wait for contracts with ${team}`,
      lines: [
        `Choose how long ${listed(names)} ${names.length === 1 ? 'signs' : 'sign'} for. The first deadline is ${moment(until)}.`,
        SHORTEST,
      ],
    }),
    ending: ({ team, names, until }: ToSign): MailWords => ({
      subject: `Last day to sign ${names.length === 1 ? (names[0] ?? '') : many(names.length, 'player')} of ${team}`,
      lines: [`${listed(names)} can be signed until ${moment(until)}.`, SHORTEST],
    }),
  },
  'free-agency': {
    begun: ({
      league,
      players,
      until,
    }: {
      readonly league: string;
      readonly players: number;
      readonly until: Moment;
    }): MailWords => ({
      subject: `Free agency has begun in ${league}`,
      lines: [
        `${many(players, 'unrestricted free agent')} can be auctioned. Teams can open auctions until ${moment(until)}.`,
      ],
    }),
  },
};

/** Offers for restricted free agents, of the kind `claim-decided`. */
export const OFFER_MAILS = {
  toMatch: ({
    player,
    team,
    offered,
    until,
  }: {
    readonly player: string;
    readonly team: string;
    readonly offered: boolean;
    readonly until: Moment;
  }): MailWords => ({
    subject: offered ? `Match the offer for ${player} by ${moment(until)}` : `Keep ${player} until ${moment(until)}`,
    lines: [
      offered
        ? `Your restricted free agent got an offer. ${team} can match it; otherwise the player joins the other team.`
        : `No other team has an offer that counts. ${team} can keep the player for the last salary.`,
    ],
  }),
  offerWon: ({
    player,
    team,
    salary,
    years,
    compensation = [],
  }: Record<'player' | 'team', string> &
    Record<'salary' | 'years', number> & { readonly compensation?: readonly CompensationPick[] }): MailWords => ({
    subject: `${team} signed ${player}`,
    lines: [
      `Your offer was not matched: ${player} plays for ${formatMoney(salary)} and ${many(years, 'season')}.`,
      ...(compensation.length === 0 ? [] : [`The former team got ${compensationWords(compensation)}.`]),
    ],
  }),
  /** For the former team. */
  offerPaid: ({
    player,
    team,
    signedBy,
    compensation,
  }: Record<'player' | 'team' | 'signedBy', string> & {
    readonly compensation: readonly CompensationPick[];
  }): MailWords => ({
    subject: `${signedBy} signed ${player}`,
    lines: [`You did not match the offer. ${team} gets ${compensationWords(compensation)}.`],
  }),
  offerLost: ({ player, ending }: { readonly player: string; readonly ending: OfferEnding }): MailWords => ({
    subject: `Your offer for ${player} did not win`,
    lines: [offerEndingWords(ending)],
  }),
};
