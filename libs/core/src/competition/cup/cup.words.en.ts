import { scoreWords } from '../matchups/matchup.words.js';
import { roundName } from '../playoffs/playoff.words.js';
import type { CupRound } from './cup.words.js';

const cupRoundName = ({ season, round, rounds }: CupRound): string => `Cup of ${season}. ${roundName(round, rounds)}`;

export const cupDrawnWords = ({ seed, ...of }: CupRound & { readonly seed: string }): string =>
  `${cupRoundName(of)}: ${of.pairs
    .map(({ home, away }) => (away === null ? `${home.name} has no opponent` : `${home.name} meets ${away.name}`))
    .join('; ')}. The draw follows from the seed ${seed}.`;

/** "Cup of 2025-26. The final: Wolves 84, Bears 84: Wolves wins." */
export const cupRoundWords = (of: CupRound): string =>
  `${cupRoundName(of)}: ${of.pairs
    .flatMap(({ home, away, winner }) =>
      away === null
        ? []
        : [
            `${home.name} ${scoreWords(home.points)}, ${away.name} ${scoreWords(away.points)}: ${winner ?? home.name} ${
              of.round === of.rounds ? 'wins' : 'advances'
            }`,
          ],
    )
    .join('; ')}.`;
