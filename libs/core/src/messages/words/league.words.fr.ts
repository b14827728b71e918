import { countOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './league.words.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

export const LEAGUE_MESSAGES: Translation<typeof en.LEAGUE_MESSAGES> = {
  actionIsAmong: ({ choices }) => `Une action est l’une de celles-ci\u00A0: ${choices.join(', ')}.`,
  amountIsAtLeast: ({ least }) => `Le montant est d’au moins ${fr.number(least)}.`,
  amountIsAtMost: ({ most }) => `Le montant est d’au plus ${fr.number(most)}.`,
  amountIsWholeNumber: () => 'Le montant est un nombre entier.',
  beforeIsIdOfActivity: () => '«\u00A0before\u00A0» est l’identifiant d’une activité.',
  chooseKindAmong: ({ choices }) => `Choisissez parmi ${choices.join(', ')}.`,
  chooseRealPlayersOrSample: () => 'Choisissez les vrais joueurs ou les joueurs d’exemple.',
  chooseTeam: () => 'Choisissez une équipe.',
  commissionerIsOnOrOff: () => '«\u00A0commissioner\u00A0» est activé ou désactivé.',
  confirmDeadlineSoSoon: () => 'Dites si la date limite doit vraiment venir si vite.',
  dayOfSeasonIsWrittenLike: () => 'Un jour s’écrit comme «\u00A02025-10-07\u00A0».',
  deadlineIsDateAndTime: () => 'La date limite est une date et une heure.',
  endIsDate: () => 'La fin est une date.',
  giveIdOfActivity: () => 'Donnez l’identifiant d’une activité.',
  invitationIsIncomplete: () => 'L’invitation est incomplète.',
  leagueHasAtMostTeams: ({ most }) => `Une ligue a au plus ${countOf(most, 'équipe')}.`,
  leagueHasFewerTeamsThanThat: () => 'Une ligue a moins d’équipes que cela.',
  leagueTypeIsDynastyOrRedraft: () => 'Le type de ligue est «\u00A0dynasty\u00A0» ou «\u00A0redraft\u00A0».',
  nameChangeOfPhase: () => 'Nommez le changement d’étape.',
  nameSetting: () => 'Nommez un réglage.',
  paidIsTrueOrFalse: () => '«\u00A0paid\u00A0» est true ou false.',
  seasonEndsWithinDays: ({ days }) =>
    `Une saison prend fin après son début, et au plus ${countOf(days, 'jour')} plus tard.`,
  sheetHasAtMostPlayers: ({ most }) => `Une liste de protection a au plus ${countOf(most, 'joueur')}.`,
  startIsDate: () => 'Le début est une date.',
  thereIsNoSuchChangeOf: () => 'Ce changement d’étape n’existe pas.',
  thereIsNoSuchPhase: () => 'Cette étape n’existe pas.',
  thereIsNoSuchSetting: () => 'Ce réglage n’existe pas.',
  thereIsNoSuchTypeOf: () => 'Ce type d’activité n’existe pas.',
  typeOfLeagueCannotBeChanged: () => 'Le type d’une ligue ne peut pas être changé.',
  writeCurrency: () => 'Écrivez la devise.',
  writeMessage: () => 'Écrivez un message.',
  writeWhatMoneyIsFor: () => 'Écrivez à quoi sert l’argent.',
};
