import { locale } from '../../locale.js';
import type { Side, SidePair, RoundPairs, TiedMatch } from './playoff.words.js';

/** "The final", "The semi-finals", or "Round 1 of 4". */
export const roundName = (round: number, rounds: number): string =>
  round === rounds ? 'The final' : round === rounds - 1 ? 'The semi-finals' : `Round ${round} of ${rounds}`;

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
export const pairsWords = ({ round, rounds, pairs, further = {}, again }: RoundPairs): string =>
  [
    `Play-offs. ${again === true ? 'Results changed before the first game, and pairs with them. ' : ''}${roundName(round, rounds)}: ${pairListWords(pairs)}.`,
    ...FURTHER.flatMap((kind) => {
      const played = further[kind] ?? [];
      return played.length === 0 ? [] : [`${FURTHER_NAMES[kind]}: ${pairListWords(played)}.`];
    }),
  ].join(' ');
