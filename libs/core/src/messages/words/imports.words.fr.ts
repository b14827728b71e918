import { countOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './imports.words.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

export const IMPORTS_MESSAGES: Translation<typeof en.IMPORTS_MESSAGES> = {
  allMustBeTrueOrFalse: () => 'all doit être true ou false.',
  atMostConflictsAtOnce: ({ most }) => `Au plus ${fr.number(most)} à la fois.`,
  atMostRowsAreTaken: ({ most }) => `Au plus ${countOf(most, 'ligne est acceptée', 'lignes sont acceptées')}.`,
  endsInTheMiddleOrIsNoJson: () => 'le texte est coupé, ou n’est pas du JSON.',
  hasMoreRows: ({ most }) => `il y a plus de ${countOf(most, 'ligne')}.`,
  idOfFantraxLeagueIsLike: () =>
    'L’identifiant d’une ligue sur Fantrax n’a que des lettres et des chiffres, comme w7s5kpezl1bhkzms.',
  namePlayer: () => 'Nommez le joueur.',
  nameProspect: () => 'Nommez l’espoir.',
  rulesHaveAtMostCharacters: ({ most }) => `Les règles comptent au plus ${countOf(most, 'caractère')}.`,
  sayWhoseFigureStands: () => 'Dites quel chiffre garder.',
  seasonOfRowIsWrittenLike: () => 'Une saison s’écrit comme 2025-26.',
  thereIsNoSuchKindOfRow: () => 'Ce type de ligne n’existe pas.',
};
