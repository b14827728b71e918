import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './pool-size.words.en.js';

const picksWords = (picks: number): string => countOf(picks, 'choix', 'choix');

export const shortPoolWords: Translation<typeof en.shortPoolWords> = ({ picks, players }) => {
  if (players === 0) return `${picksWords(picks)}, aucun joueur\u00A0: le repêchage se terminera aussitôt commencé.`;
  const empty = picks - players;
  return `${picksWords(picks)}, ${countOf(players, 'joueur')}\u00A0: ${empty === 1 ? 'le dernier choix restera vide' : `les ${empty} derniers choix resteront vides`}.`;
};

export const noPoolWords: Translation<typeof en.noPoolWords> = (picks) =>
  `${picksWords(picks)}, aucun joueur\u00A0: le repêchage ne peut pas commencer avant l’importation des joueurs.`;
