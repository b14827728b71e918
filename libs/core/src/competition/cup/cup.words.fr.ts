import type { Translation } from '../../words.js';
import { scoreWords } from '../matchups/words/matchup.words.fr.js';
import { roundName } from '../playoffs/playoff.words.fr.js';
import type * as en from './cup.words.en.js';
import type { CupRound } from './cup.words.js';

const cupRoundName = ({ season, round, rounds }: CupRound): string => `Coupe de ${season}. ${roundName(round, rounds)}`;

export const cupDrawnWords: Translation<typeof en.cupDrawnWords> = ({ seed, ...of }) =>
  `${cupRoundName(of)}\u00A0: ${of.pairs
    .map(({ home, away }) => (away === null ? `${home.name} sans adversaire` : `${home.name} contre ${away.name}`))
    .join('; ')}. Germe du tirage\u00A0: ${seed}.`;

export const cupRoundWords: Translation<typeof en.cupRoundWords> = (of) =>
  `${cupRoundName(of)}\u00A0: ${of.pairs
    .flatMap(({ home, away, winner }) =>
      away === null
        ? []
        : [
            `${home.name} ${scoreWords(home.points)}, ${away.name} ${scoreWords(away.points)} (l’équipe ${winner ?? home.name} ${
              of.round === of.rounds ? 'gagne la coupe' : 'passe à la ronde suivante'
            })`,
          ],
    )
    .join('; ')}.`;
