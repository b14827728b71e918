import { dayWords } from '../../calendar.js';
import { sayStored, type Said } from '../../words.js';
import { goodLine, type Good } from '../shown/shown.words.js';

/** Evidence that the data gives. A condition stores the key and its figures, so a released key keeps its text. */
const FOUND = {
  /** `within`: the protected places that the pick is in; null when it is in none. */
  pickNumber: ({ number, within }: { readonly number: number; readonly within: number | null }) =>
    `It is pick ${number} of its draft${within === null ? '' : `, within the top ${within}`}.`,
  twoPicks: ({ mine, other }: { readonly mine: number; readonly other: number }) =>
    `It is pick ${mine}, the other is pick ${other}.`,
  gamesReached: ({ games, season }: { readonly games: number; readonly season: string }) =>
    `They have played ${games} games in ${season}.`,
  gamesMissed: ({ games, season }: { readonly games: number; readonly season: string }) =>
    `They played ${games} games in ${season}.`,
  finished: ({ season, place }: { readonly season: string; readonly place: number }) =>
    `The team finished ${season} in place ${place}.`,
  cupWon: ({ club, season }: { readonly club: string; readonly season: string }) =>
    `${club} won the Stanley Cup of ${season}.`,
  inPlayoffs: ({ club, season }: { readonly club: string; readonly season: string }) =>
    `${club} has played in the playoffs of ${season}.`,
  inRound: ({ club, season, round }: { readonly club: string; readonly season: string; readonly round: number }) =>
    `${club} has played in round ${round} of the playoffs of ${season}.`,
  signed: ({ season }: { readonly season: string }) => `They have a contract for ${season}.`,
  titleWon: ({ season }: { readonly season: string }) => `The team won the title of ${season}.`,
  titleMissed: ({ season }: { readonly season: string }) => `The team did not win the title of ${season}.`,
  qualified: ({ season }: { readonly season: string }) => `The team is in the play-offs of ${season}.`,
  notQualified: ({ season }: { readonly season: string }) => `The team is not in the play-offs of ${season}.`,
  noPlayoffs: ({ season }: { readonly season: string }) => `The league had no play-offs in ${season}.`,
  firstPick: ({ by }: { readonly by: string }) =>
    `Nothing else was decided by ${dayWords(by)}: the pick that was named first goes.`,
  notProven: ({ by }: { readonly by: string }) => `Not proven by ${dayWords(by)}.`,
};
export type SingleEvidence = Said<typeof FOUND>;

const UNREADABLE = 'This evidence cannot be shown in this version.';
const single = (evidence: SingleEvidence): string => sayStored(FOUND, evidence, UNREADABLE);

export const CONDITION_EVIDENCE = {
  ...FOUND,
  /** A manager or commissioner proposed the outcome without a note. */
  reported: () => 'Reported without further words.',
  /** For joined conditions. */
  all: ({ of }: { readonly of: readonly SingleEvidence[] }) => [...new Set(of.map(single))].join(' '),
};
export type ConditionEvidence = Said<typeof CONDITION_EVIDENCE>;

/** Texts of persons, and sentences of earlier releases, are stored as they are. */
export const evidenceWords = (evidence: ConditionEvidence | string): string =>
  typeof evidence === 'string' ? evidence : sayStored(CONDITION_EVIDENCE, evidence, UNREADABLE);

/** A condition with the outcome that the data shows. */
export type ProposedCondition = {
  readonly met: boolean;
  readonly evidence: ConditionEvidence | string;
} & (
  | { readonly asset: Good; readonly text?: undefined }
  /** Stored in words by earlier releases. */
  | { readonly asset: string; readonly text: string }
);
export const conditionLines = ({ asset, text, met, evidence }: ProposedCondition): string[] => [
  typeof asset === 'string' ? `${asset}: ${text}.` : `${goodLine(asset)}.`,
  `${met ? 'Met' : 'Not met'}: ${evidenceWords(evidence)}`,
];
