import { countOf, de, listOf } from '../../../french/grammar.js';
import type { Translation } from '../../../words.js';
import { recordWords } from '../../champion.words.fr.js';
import type * as en from './record-change.words.en.js';

const KINDS = [
  ['wins', 'victoire'],
  ['losses', 'défaite'],
  ['ties', 'nulle'],
] as const;

export const changedRecordWords: Translation<typeof en.changedRecordWords> = ({ team, ...change }) => {
  const part = (verb: string, sign: 1 | -1) => {
    const named = KINDS.flatMap(([key, one]) => (change[key] * sign > 0 ? [countOf(change[key] * sign, one)] : []));
    return named.length === 0 ? [] : [`${verb} ${listOf(named)}`];
  };
  return `${[...part('a ajouté', 1), ...part('a retiré', -1)].join(' et ')} à la fiche ${de(team)}`;
};

export const newRecordWords: Translation<typeof en.newRecordWords> = ({ before, after }) =>
  before && after ? `${recordWords(after)} au lieu de ${recordWords(before)}` : null;
