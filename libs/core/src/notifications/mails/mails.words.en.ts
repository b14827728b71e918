import { nameWords, type NameFigure } from '../../draft/draft-name.words.js';
import { bidEndingWords, type BidEnding } from '../../free-agents/market/market.words.js';
import { claimEndingWords, type ClaimEnding } from '../../free-agents/waiver.words.js';
import { conditionLines, type ProposedCondition } from '../../trades/conditions/proposal.words.js';
import { momentWords } from '../../calendar.js';
import { quietWords } from '../../draft/clock/clock.words.js';
import type { CheckInAnswer, QuietHours } from '../../draft/draft.model.js';
import type { PlayerStatus } from '../../players/players.values.js';
import { statusNoteWords } from '../../players/files/status-note.words.js';
import { formatMoney } from '../../money.js';
import { many } from '../../text.rules.js';
import { correctionMail } from '../../seasons/correction.words.js';
import { graduationMail } from '../../seasons/step.words.js';
import { irReturnMail } from '../../teams/words/ir-return.words.js';
import { callUpWords } from '../../teams/team.words.js';
import { endingWords, TRADE_LINES, type SettledCondition, type TradeEnding } from '../../trades/trade.words.js';
import { TRADES_END } from '../calendar.words.en.js';
import type { TradesEnd } from '../calendar.words.js';
import { CONTRACT_MAILS, OFFER_MAILS } from './contract-mails.words.en.js';
import { MATCHUP_MAILS } from './matchup-mails.words.en.js';
import { MEMBER_MAILS } from './member-mails.words.en.js';
import type { MailWords } from '../notification.words.js';
import type { NotificationKind } from '../notification.rules.js';
import { TALK_MAILS } from './talk-mails.words.en.js';
import { SERVICE_WORDS } from '../webhook.rules.js';
import { outcomeWords, type WebhookEnd } from '../webhook.words.js';

/** A time (ISO), shown in the league's time zone. */
interface Moment {
  readonly at: string;
  readonly timeZone: string;
}
const moment = ({ at, timeZone }: Moment): string => momentWords(Date.parse(at), timeZone);

/** The names of a trade's two teams. */
type Teams = readonly [string, string];
const pair = ([one, other]: Teams): string => `${one} and ${other}`;

/** Earlier releases stored the reason as a sentence. */
interface Ended {
  readonly teams: Teams;
  readonly reason: TradeEnding | string;
}

const BY_HAND = 'It begins when the commissioner starts it.';

const STATUS_SAID: Readonly<Record<PlayerStatus, string>> = {
  healthy: 'healthy again',
  'day-to-day': 'day-to-day',
  IR: 'on injured reserve',
  LTIR: 'on long-term injured reserve',
  Out: 'out',
};

const STATUS_ASKS = {
  healthy: 'A healthy player must leave injured reserve before the team’s next move.',
  'day-to-day': 'A day-to-day player cannot stay on injured reserve.',
  out: 'They can go on injured reserve.',
} as const;

const ANSWERED: Readonly<Record<CheckInAnswer | 'none', string>> = {
  here: 'You have checked in. The lobby and your queue are here:',
  coming: 'You said that you will be there. The lobby and your queue are here:',
  away: 'You said that you cannot make it: Auto picks for your team, from your queue first. You can still change both here:',
  none: 'You have not checked in yet. You can do so here:',
};

/** The mails of each kind. A kind can have several mails for different events. */
export const MAILS = {
  'trade-received': {
    offer: (offer: {
      readonly team: string;
      /** The offer answers an earlier offer by the receiver. */
      readonly counter: boolean;
      readonly message: string | null;
      readonly until: Moment;
    }): MailWords => ({
      subject: `Trade Request received from ${offer.team}`,
      lines: [
        offer.counter
          ? `${offer.team} answered your offer with a counter-offer.`
          : `Trade Request received from ${offer.team}.`,
        ...(offer.message === null ? [] : ['', offer.message]),
        '',
        `The offer ends ${moment(offer.until)}.`,
      ],
    }),
  },
  'trade-answered': {
    accepted: ({ team, until }: { readonly team: string; readonly until: Moment }): MailWords => ({
      subject: `${team} accepted your trade`,
      lines: [`${team} accepted. The trade is under review until ${moment(until)} and is then executed.`],
    }),
    /** `atOnce`: executed at acceptance, because a draft was running. */
    executed: ({ teams, atOnce = false }: { readonly teams: Teams; readonly atOnce?: boolean }): MailWords => ({
      subject: `The trade of ${pair(teams)} was executed`,
      lines: atOnce
        ? [
            'The trade was carried out at once, because the draft is running.',
            'It can be reversed until one of its picks is used.',
          ]
        : ['The trade was executed.'],
    }),
    /** Declined or withdrawn. */
    closed: ({ reason }: { readonly reason: TradeEnding | string }): MailWords => ({
      subject:
        typeof reason === 'object' && reason.key === 'declined' && reason.figures.why !== null
          ? `${reason.figures.team} declined`
          : endingWords(reason),
      lines: [endingWords(reason)],
    }),
    expired: ({ teams, reason }: Ended): MailWords => ({
      subject: `Your trade of ${pair(teams)} expired`,
      lines: [endingWords(reason)],
    }),
    cancelled: ({ teams, reason }: Ended): MailWords => ({
      subject: `Your trade of ${pair(teams)} was cancelled`,
      lines: [endingWords(reason)],
    }),
    failed: ({ teams, reason }: Ended): MailWords => ({
      subject: `The trade of ${pair(teams)} failed`,
      lines: [endingWords(reason)],
    }),
    /** Earlier releases stored the sentence. */
    conditionSettled: ({ line }: { readonly line: SettledCondition | string }): MailWords => ({
      subject: 'A condition of your trade was settled',
      lines: [typeof line === 'string' ? line : TRADE_LINES['trade.conditionSettled'](line)],
    }),
    conditionWaits: (condition: ProposedCondition): MailWords => ({
      subject: 'A condition waits for your confirmation',
      lines: conditionLines(condition),
    }),
    /** Sent to managers who are not part of a commissioner's own trade. */
    conditionVote: (condition: ProposedCondition): MailWords => ({
      subject: 'A condition of a commissioner’s trade waits for your vote',
      lines: conditionLines(condition),
    }),
  },
  'trade-vetoed': {
    vetoed: ({ teams, reason }: Ended): MailWords => ({
      subject: `The trade of ${pair(teams)} was vetoed`,
      lines: [endingWords(reason)],
    }),
    reversed: ({ teams, reason }: Ended): MailWords => ({
      subject: `The trade of ${pair(teams)} was reversed`,
      lines: [endingWords(reason)],
    }),
  },
  'draft-night': {
    /** `before` is set when the date was moved. */
    set: (draft: {
      readonly draft: NameFigure;
      readonly league: string;
      readonly night: Moment;
      readonly before: Moment | null;
    }): MailWords => ({
      subject:
        draft.before === null
          ? `${nameWords(draft.draft)} of ${draft.league}: ${moment(draft.night)}`
          : `${nameWords(draft.draft)} of ${draft.league} moved to ${moment(draft.night)}`,
      lines: [
        draft.before === null
          ? `${nameWords(draft.draft)} is set for ${moment(draft.night)}.`
          : `${nameWords(draft.draft)} moved from ${moment(draft.before)} to ${moment(draft.night)}. Managers who had answered must answer again.`,
        BY_HAND,
        'The date for your calendar is attached.',
        '',
        'Say in the lobby whether you will be there:',
      ],
    }),
    cleared: (draft: { readonly draft: NameFigure; readonly league: string; readonly before: Moment }): MailWords => ({
      subject: `${nameWords(draft.draft)} of ${draft.league} has no date any more`,
      lines: [
        `The date of ${nameWords(draft.draft)} was removed. It was ${moment(draft.before)}.`,
        'The attached file takes it out of your calendar. We will send you the new date when it is set.',
      ],
    }),
    near: (draft: {
      readonly draft: NameFigure;
      readonly league: string;
      readonly night: Moment;
      readonly hours: number;
      /** The receiver's answer; null when they have not answered. */
      readonly answer: CheckInAnswer | null;
    }): MailWords => ({
      subject: `${nameWords(draft.draft)} of ${draft.league} is ${draft.hours === 1 ? 'within the hour' : `within ${draft.hours} hours`}`,
      lines: [
        `${nameWords(draft.draft)} is set for ${moment(draft.night)}.`,
        BY_HAND,
        '',
        ANSWERED[draft.answer ?? 'none'],
      ],
    }),
  },
  'draft-starting': {
    begun: (draft: {
      readonly draft: NameFigure;
      readonly league: string;
      readonly rounds: number;
      readonly seconds: number;
      readonly quiet?: QuietHours | null;
    }): MailWords => ({
      subject: `${nameWords(draft.draft)} of ${draft.league} has begun`,
      lines: [
        `It has ${many(draft.rounds, 'round')}, with ${pickTime(draft.seconds)} for a pick.`,
        ...(draft.quiet ? [`No clock runs ${quietWords(draft.quiet)}.`] : []),
      ],
    }),
  },
  'on-the-clock': {
    turn: (turn: {
      readonly team: string;
      readonly draft: NameFigure;
      readonly round: number;
      readonly pick: number;
      /** Null when no clock runs. */
      readonly until: Moment | null;
      /** When the team's time bank starts to run; omitted when it has none. */
      readonly bankFrom?: Moment;
    }): MailWords => ({
      subject: `${turn.team} is on the clock in ${nameWords(turn.draft)}`,
      lines: [
        `Round ${turn.round}, pick ${turn.pick} is yours.`,
        ...(turn.until === null
          ? []
          : turn.bankFrom == null
            ? [`Your pick is due ${moment(turn.until)}. Then a player is picked for you, from your queue first.`]
            : [
                `Your pick is due ${moment(turn.bankFrom)}. Then your time bank runs until ${moment(turn.until)}. After that a player is picked for you, from your queue first.`,
              ]),
      ],
    }),
  },
  'fa-pick-expiring': {
    expiring: (due: {
      readonly team: string;
      readonly picks: number;
      readonly week: number;
      readonly until: Moment;
    }): MailWords => ({
      subject: `${due.picks === 1 ? 'A free-agent pick' : `${due.picks} free-agent picks`} of ${due.team} will expire`,
      lines: [
        `${due.team} has ${due.picks === 1 ? 'a free-agent pick' : `${due.picks} free-agent picks`} of week ${due.week} left. Unused picks expire ${moment(due.until)}.`,
      ],
    }),
  },
  'protection-deadline': {
    due: (sheet: {
      readonly league: string;
      readonly team: string;
      readonly deadline: Moment;
      readonly saved: boolean;
    }): MailWords => ({
      subject: `Protection sheets of ${sheet.league} are due`,
      lines: [
        `The protection sheets are locked on ${moment(sheet.deadline)}.`,
        sheet.saved
          ? `The sheet of ${sheet.team} is saved. You can change it until the deadline.`
          : `${sheet.team} has no sheet yet. Without one, it is made automatically.`,
      ],
    }),
  },
  'trade-deadline': {
    near: ({ league, until, offers }: TradesEnd): MailWords => ({
      subject: `Trading in ${league} ends ${moment(until)}`,
      lines: [TRADES_END, ...(offers === 0 ? [] : [`${many(offers, 'offer waits', 'offers wait')} for your answer.`])],
    }),
  },
  'player-drafted': {
    taken: ({
      team,
      other,
      player,
      draft,
    }: Record<'team' | 'other' | 'player', string> & { readonly draft: NameFigure }): MailWords => ({
      subject: `${other} took ${player} from ${team}`,
      lines: [`${nameWords(draft)}: ${player} changed teams at once.`, 'The draft room shows every pick.'],
    }),
  },
  'claim-decided': {
    won: ({ player, team }: { readonly player: string; readonly team: string }): MailWords => ({
      subject: `${team} gets ${player} from waivers`,
      lines: [`Your claim was the first that could be carried out: ${player} plays for ${team} now.`],
    }),
    lost: ({ player, reason }: { readonly player: string; readonly reason: ClaimEnding | string }): MailWords => ({
      subject: `Your claim on ${player} was not awarded`,
      lines: [claimEndingWords(reason)],
    }),
    bought: ({ player, team, price }: Record<'player' | 'team', string> & { readonly price: number }): MailWords => ({
      subject: `${team} won ${player} for ${formatMoney(price)}`,
      lines: [`Your bid was the first that could be carried out: ${player} plays for ${team} now.`],
    }),
    outbid: ({
      player,
      team,
      price,
      until,
    }: {
      readonly player: string;
      readonly team: string;
      readonly price: number;
      readonly until: Moment;
    }): MailWords => ({
      subject: `You have been outbid for ${player}`,
      lines: [
        `${team} leads the auction of ${player} at ${formatMoney(price)}. It ends ${moment(until)} at the earliest.`,
      ],
    }),
    ...OFFER_MAILS,
    bidLost: ({ player, ending }: { readonly player: string; readonly ending: BidEnding }): MailWords => ({
      subject: `Your bid for ${player} did not win`,
      lines: [bidEndingWords(ending)],
    }),
  },
  'player-status': {
    changed: (change: {
      readonly player: string;
      readonly team: string;
      readonly status: PlayerStatus;
      readonly note: string | null;
    }): MailWords => ({
      subject: `${change.player} of ${change.team} is ${STATUS_SAID[change.status]}`,
      lines: [
        ...(change.note === null ? [] : [statusNoteWords(change.note)]),
        STATUS_ASKS[change.status === 'healthy' || change.status === 'day-to-day' ? change.status : 'out'],
      ],
    }),
  },
  'points-corrected': { changed: correctionMail },
  'rookies-graduating': { leaving: graduationMail },
  'farm-call-up': {
    due: (call: Parameters<typeof callUpWords>[0] & { readonly alone: boolean }): MailWords => ({
      subject: `${call.names.length === 1 ? `${call.names[0]} must` : `${call.names.length} players must`} come up from the rookie bank of ${call.team}`,
      lines: [
        callUpWords(call),
        call.alone
          ? 'After that they come up automatically, and the roster must be made legal again.'
          : 'After that your team cannot add players until they are promoted, dropped or traded.',
      ],
    }),
  },
  'ir-return': { due: irReturnMail },
  ...CONTRACT_MAILS,
  ...MATCHUP_MAILS,
  ...MEMBER_MAILS,
  ...TALK_MAILS,
  'webhook-stopped': {
    stopped: (webhook: WebhookEnd): MailWords => ({
      subject: `${webhook.league} is not posted to ${SERVICE_WORDS[webhook.service]} any more`,
      lines: [outcomeWords(webhook.why), 'Posting stays off until a commissioner switches it on again:'],
    }),
  },
} satisfies Readonly<Record<NotificationKind, Readonly<Record<string, (figures: never) => MailWords>>>>;

function pickTime(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? 'an hour' : `${seconds / 3600} hours`;
  if (seconds % 60 === 0) return seconds === 60 ? 'a minute' : `${seconds / 60} minutes`;
  return `${seconds} seconds`;
}
