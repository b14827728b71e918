import type { Season } from '../../season.js';
import { scoreWords } from '../matchups/matchup.words.js';
import { roundName } from '../playoffs/playoff.words.js';

interface Side {
  readonly name: string;
  readonly points: number;
}

/** A round of a cup: its pairs, once it is over with points and the team that goes on. */
export interface CupRound {
  readonly season: Season;
  readonly round: number;
  readonly rounds: number;
  readonly pairs: readonly {
    readonly home: Side;
    readonly away: Side | null;
    readonly winner?: string;
  }[];
}

const cupRoundName = ({ season, round, rounds }: CupRound): string => `Cup of ${season}. ${roundName(round, rounds)}`;

/** The draw with the seed that it follows from. */
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
              of.round === of.rounds ? 'wins' : 'goes on'
            }`,
          ],
    )
    .join('; ')}.`;
