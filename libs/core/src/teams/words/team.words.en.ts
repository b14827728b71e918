import { dayWords, momentWords } from '../../calendar.js';
import { formatMoney } from '../../money.js';
import { irReturnWords } from './ir-return.words.js';
import { listed, many } from '../../text.rules.js';
import { sayStored } from '../../words.js';
import type { ForfeitReason, MoveFigures } from '../team.words.js';

/** Why picks changed hands without a trade. A move stores the key and its figures, so a released key keeps its text. */
export const PICK_MOVE_REASONS = {
  /** Imported with a roster. `note` is the importer's own text. */
  brought: ({ note }: { readonly note: string | null }) => `Imported${note === null ? '' : `: ${note}`}.`,
  /** Given for a restricted free agent. */
  compensation: ({ player }: { readonly player: string }) => `Compensation for ${player}.`,
};

/** Why draft picks were forfeited, besides the reasons of commissioners. Stored like `PICK_MOVE_REASONS`. */
export const FORFEIT_REASONS = {
  keeper: ({ player }: { readonly player: string }) => `Given up to keep ${player}.`,
};

/** Texts of commissioners, and sentences of earlier releases, are stored as they are. Null where there is no reason. */
export const forfeitWords = (reason: ForfeitReason | string | null): string | null =>
  typeof reason === 'object' && reason !== null
    ? sayStored(FORFEIT_REASONS, reason, 'This reason cannot be shown in this version.')
    : reason;

/** How a player came or went, other than by the team's own move. */
export const HOW = {
  trade: ' in a trade',
  waivers: ' off waivers',
  bid: ' by a bid',
  offer: ' by an offer',
  match: ' by matching an offer',
  'called-up': ', as the time to do so was over',
  cleared: ' after waivers: no team claimed the player',
} as const;

const moved = (words: string, { team, how, person, price, override }: MoveFigures): string =>
  `${team} ${words}${how ? HOW[how] : ''}${price === undefined ? '' : ` for ${formatMoney(price)}`}${person ? `, claimed by ${person}` : ''}.${override ? ` Commissioner override: ${override}` : ''}`;

/** The players that must be called up from a team's rookie bank, with the deadline. */
export const callUpWords = ({
  team,
  names,
  games,
  until,
}: {
  readonly team: string;
  readonly names: readonly string[];
  readonly games: number;
  readonly until: { readonly at: string; readonly timeZone: string } | null;
}): string =>
  `${listed(names)} ${names.length === 1 ? 'has' : 'have'} played more than ${many(games, 'NHL game')} and must come up from the rookie bank of ${team}` +
  `${until === null ? ' at once' : ` by ${momentWords(Date.parse(until.at), until.timeZone)}`}.`;

export const TEAM_LINES = {
  'team.added': (move: MoveFigures) => moved(`added ${move.name}`, move),
  'team.dropped': (move: MoveFigures) => moved(`dropped ${move.name}`, move),
  'team.placedOnIr': (move: MoveFigures) => moved(`placed ${move.name} on injured reserve`, move),
  'team.activated': (move: MoveFigures) => moved(`activated ${move.name} from injured reserve`, move),
  'team.sentToBank': (move: MoveFigures) => moved(`sent ${move.name} to the rookie bank`, move),
  'team.sentThroughWaivers': (move: MoveFigures) =>
    moved(`put ${move.name} on waivers, to send the player to the rookie bank`, move),
  'team.mustComeUp': (call: {
    readonly team: string;
    readonly names: readonly string[];
    readonly games: number;
    /** Null when the call-up is due immediately. */
    readonly until: { readonly at: string; readonly timeZone: string } | null;
  }) => callUpWords(call),
  'team.mustLeaveIr': (figures: Parameters<typeof irReturnWords>[0]) => irReturnWords(figures),
  'team.lineupSet': (lineup: {
    readonly team: string;
    readonly day: string;
    readonly came: readonly string[];
    readonly override?: string;
  }) =>
    `The line-up of ${lineup.team} from ${dayWords(lineup.day)} on was set${lineup.came.length === 0 ? '' : `: ${listed(lineup.came)} came into it`}.${lineup.override ? ` By the commissioner: ${lineup.override}` : ''}`,
  'team.promoted': (move: MoveFigures) => moved(`promoted ${move.name} from the rookie bank`, move),
};
