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
  namePlayer: () => 'Indiquez le joueur.',
  nameProspect: () => 'Indiquez l’espoir.',
  rulesHaveAtMostCharacters: ({ most }) => `Les règles comptent au plus ${countOf(most, 'caractère')}.`,
  sayWhoseFigureStands: () => 'Indiquez quel chiffre garder.',
  seasonOfRowIsWrittenLike: () => 'Écrivez la saison sous la forme «\u00A02025-26\u00A0».',
  thereIsNoSuchKindOfRow: () => 'Ce type de ligne n’existe pas.',
};

const seconds = (count: number): string => countOf(count, 'seconde');

function asked(of: en.NhlAsked): string {
  switch (of.about) {
    case 'schedule':
      return `calendrier à partir du ${fr.day(of.day)}`;
    case 'scores':
      return `résultats du ${fr.day(of.day)}`;
    case 'boxScore':
      return `sommaire du match ${of.game}`;
    case 'plays':
      return `jeu par jeu du match ${of.game}`;
    case 'rosterReport':
      return 'rapport de formation';
    case 'statistics':
      return `rapport ${of.report}`;
    case 'address':
      return of.url;
  }
}

/** The same at the beginning of a sentence. */
function begun(of: en.NhlAsked): string {
  const words = asked(of);
  return of.about === 'address' ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

export const NHL_MESSAGES: Translation<typeof en.NHL_MESSAGES> = {
  nhlAsksForFewer: (of) => `Le service de la LNH a demandé d’espacer les requêtes (code 429\u00A0: ${asked(of)}).`,
  nhlBroken: (of) => `La connexion au service de la LNH a été coupée pendant la requête (${asked(of)}).`,
  nhlCut: (of) => `La réponse du service de la LNH est arrivée incomplète (${asked(of)}).`,
  nhlHasNone: (of) => `Le service de la LNH n’a pas ces données\u00A0: ${asked(of)}.`,
  nhlLate: ({ seconds: within, ...of }) => `Le service de la LNH n’a pas répondu en ${seconds(within)} (${asked(of)}).`,
  nhlMoreRows: ({ more, ...of }) => `${begun(of)}\u00A0: ${countOf(more, 'autre ligne', 'autres lignes')}.`,
  nhlNoClubs: () =>
    'La réponse du service de la LNH n’est pas un rapport de formation\u00A0: aucune section ne porte sur un club.',
  nhlNoConnection: (of) => `Impossible de joindre le service de la LNH (${asked(of)}).`,
  nhlNoJson: (of) => `La réponse du service de la LNH n’est pas du JSON (${asked(of)}).`,
  nhlNotTaken: ({ detail, ...of }) => `Crease n’a pas pu traiter cette réponse (${asked(of)})\u00A0: ${detail}`,
  nhlNothingNew: (of) =>
    `Dès la première requête, le service de la LNH a répondu qu’il n’y avait rien de nouveau (${asked(of)}).`,
  nhlOtherShape: ({ path, fault, ...of }) =>
    `La réponse du service de la LNH n’a pas la forme prévue (${path === '' ? '' : `${path}\u00A0: `}${fault}). Requête\u00A0: ${asked(of)}.`,
  nhlPrivate: (of) => `L’adresse mène à un réseau privé, et aucune requête n’a été envoyée (${asked(of)}).`,
  nhlRow: ({ id, name, field, value, ...of }) => {
    const row = [id === null ? null : `nº\u00A0${id}`, name].filter((part) => part !== null).join(', ');
    return `${begun(of)}\u00A0: ${row === '' ? 'une ligne sans numéro' : row} (${field === '' ? 'la ligne' : field}\u00A0: ${value}).`;
  },
  nhlStatus: ({ status, ...of }) => `Le service de la LNH a répondu avec le code ${status} (${asked(of)}).`,
  nhlStopped: ({ seconds: within, ...of }) =>
    `La réponse du service de la LNH s’est interrompue et n’a pas repris en ${seconds(within)} (${asked(of)}).`,
  nhlTooLong: ({ most, ...of }) =>
    `La réponse du service de la LNH est trop longue\u00A0: plus de ${most}\u00A0Mo (${asked(of)}).`,
  nhlTooManyRows: ({ most, ...of }) =>
    `La réponse du service de la LNH est trop longue\u00A0: plus de ${countOf(most, 'ligne')} (${asked(of)}).`,
};
