import { feminineOrdinal, listOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './playoff.words.en.js';
import type { Side, SidePair } from './playoff.words.js';

export const roundName: Translation<typeof en.roundName> = (round, rounds) =>
  round === rounds
    ? 'La finale'
    : round === rounds - 1
      ? 'Les demi-finales'
      : `${feminineOrdinal(round)} ronde sur ${rounds}`;

export const matchWords: Translation<typeof en.matchWords> = ({ round, rounds, bracket }) =>
  bracket === null
    ? roundName(round, rounds).toLowerCase()
    : bracket === 'third'
      ? 'le duel pour la troisième place'
      : 'le tableau inférieur';

export const tiedWords: Translation<typeof en.tiedWords> = (ties) =>
  listOf(ties.map((tie) => `${tie.teams.join(' et ')} (${matchWords(tie)})`));

const sideWords = ({ name, seed }: Side): string => `${name} (${seed})`;

const pairListWords = (pairs: readonly SidePair[]): string =>
  pairs
    .map(({ home, away }) =>
      away === null ? `${sideWords(home)} sans adversaire` : `${sideWords(home)} contre ${sideWords(away)}`,
    )
    .join('; ');

export const FURTHER_NAMES: Translation<typeof en.FURTHER_NAMES> = {
  third: 'Troisième place',
  consolation: 'Tableau de consolation',
  losers: 'Tableau des perdantes',
};
const FURTHER = ['third', 'consolation', 'losers'] as const;

export const pairsWords: Translation<typeof en.pairsWords> = ({ round, rounds, pairs, further = {}, again }) =>
  [
    `Séries. ${again === true ? 'Des résultats ont changé avant le premier match, ce qui a changé des duels. ' : ''}${roundName(round, rounds)}\u00A0: ${pairListWords(pairs)}.`,
    ...FURTHER.flatMap((kind) => {
      const played = further[kind] ?? [];
      return played.length === 0 ? [] : [`${FURTHER_NAMES[kind]}\u00A0: ${pairListWords(played)}.`];
    }),
  ].join(' ');
