import { locale } from '../../locale.js';
import type { Consolation, FurtherBracket } from './playoff.rules.js';

interface Side {
  readonly id: string;
  readonly name: string;
  readonly seed: number;
}

interface SidePair {
  readonly home: Side;
  readonly away: Side | null;
}

/** The pairs of a round of the play-offs. */
export interface RoundPairs {
  readonly round: number;
  readonly rounds: number;
  readonly pairs: readonly SidePair[];
  /** Pairs that are not for the title. Lines of earlier releases have none. */
  readonly further?: Readonly<Partial<Record<'third' | Consolation, readonly SidePair[]>>>;
}

/** "The final", "The semi-finals", or "Round 1 of 4". */
export const roundName = (round: number, rounds: number): string =>
  round === rounds ? 'The final' : round === rounds - 1 ? 'The semi-finals' : `Round ${round} of ${rounds}`;

/** A match of the play-offs in which two teams are level. */
export interface TiedMatch {
  readonly round: number;
  readonly rounds: number;
  readonly bracket: FurtherBracket | null;
}

/** "the final", "the match for third place" or "the lower bracket" */
export const matchWords = ({ round, rounds, bracket }: TiedMatch): string =>
  bracket === null
    ? roundName(round, rounds).toLowerCase()
    : bracket === 'third'
      ? 'the match for third place'
      : 'the lower bracket';

/** "Wolves and Bears (the final) and Owls and Lynx (the match for third place)" */
export const tiedWords = (ties: readonly (TiedMatch & { readonly teams: readonly [string, string] })[]): string =>
  locale.list(ties.map((tie) => `${tie.teams.join(' and ')} (${matchWords(tie)})`));

const sideWords = ({ name, seed }: Side): string => `${name} (${seed})`;

const pairListWords = (pairs: readonly SidePair[]): string =>
  pairs
    .map(({ home, away }) =>
      away === null ? `${sideWords(home)} has no opponent` : `${sideWords(home)} meets ${sideWords(away)}`,
    )
    .join('; ');

/** Names of the matches that are not for the title. */
export const FURTHER_NAMES = {
  third: 'Third place',
  consolation: 'Consolation bracket',
  losers: 'Loser’s bracket',
} as const;
const FURTHER = ['third', 'consolation', 'losers'] as const;

/** "Play-offs. The final: Wolves (1) meets Lynx (3). Third place: Bears (2) meets Owls (4)." */
export const pairsWords = ({ round, rounds, pairs, further = {} }: RoundPairs): string =>
  [
    `Play-offs. ${roundName(round, rounds)}: ${pairListWords(pairs)}.`,
    ...FURTHER.flatMap((kind) => {
      const played = further[kind] ?? [];
      return played.length === 0 ? [] : [`${FURTHER_NAMES[kind]}: ${pairListWords(played)}.`];
    }),
  ].join(' ');
