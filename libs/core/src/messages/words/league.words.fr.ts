import { countOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './league.words.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

export const LEAGUE_MESSAGES: Translation<typeof en.LEAGUE_MESSAGES> = {
  actionIsAmong: ({ choices }) => `Choisissez une action parmi ${choices.join(', ')}.`,
  amountIsAtLeast: ({ least }) => `Le montant doit être d’au moins ${fr.number(least)}.`,
  amountIsAtMost: ({ most }) => `Le montant doit être d’au plus ${fr.number(most)}.`,
  amountIsWholeNumber: () => 'Le montant doit être un nombre entier.',
  beforeIsIdOfActivity: () => '«\u00A0before\u00A0» doit être l’identifiant d’une activité.',
  chooseKindAmong: ({ choices }) => `Choisissez parmi ${choices.join(', ')}.`,
  chooseRealPlayersOrSample: () => 'Choisissez les vrais joueurs ou les joueurs fictifs.',
  chooseTeam: () => 'Choisissez une équipe.',
  commissionerIsOnOrOff: () => '«\u00A0commissioner\u00A0» doit être activé ou désactivé.',
  confirmDeadlineSoSoon: () => 'Confirmez que vous voulez une date limite aussi proche.',
  dayOfSeasonIsWrittenLike: () => 'Écrivez la date sous la forme «\u00A02025-10-07\u00A0».',
  deadlineIsDateAndTime: () => 'La date limite doit être une date et une heure.',
  endIsDate: () => 'La fin doit être une date.',
  giveIdOfActivity: () => 'Donnez l’identifiant d’une activité.',
  invitationIsIncomplete: () => 'L’invitation est incomplète.',
  leagueHasAtMostTeams: ({ most }) => `Une ligue compte au plus ${countOf(most, 'équipe')}.`,
  leagueHasFewerTeamsThanThat: () => 'C’est trop d’équipes pour une ligue.',
  leagueTypeIsDynastyOrRedraft: () => 'Le type de ligue doit être «\u00A0dynasty\u00A0» ou «\u00A0redraft\u00A0».',
  nameChangeOfPhase: () => 'Indiquez le changement d’étape.',
  nameSetting: () => 'Indiquez un réglage.',
  paidIsTrueOrFalse: () => '«\u00A0paid\u00A0» doit être true ou false.',
  seasonEndsWithinDays: ({ days }) =>
    `La fin de la saison doit venir après le début, au plus ${countOf(days, 'jour')} plus tard.`,
  sheetHasAtMostPlayers: ({ most }) => `Une liste de protection compte au plus ${countOf(most, 'joueur')}.`,
  startIsDate: () => 'Le début doit être une date.',
  thereIsNoSuchChangeOf: () => 'Ce changement d’étape n’existe pas.',
  thereIsNoSuchPhase: () => 'Cette étape n’existe pas.',
  thereIsNoSuchSetting: () => 'Ce réglage n’existe pas.',
  thereIsNoSuchTypeOf: () => 'Ce type d’activité n’existe pas.',
  typeOfLeagueCannotBeChanged: () => 'On ne peut pas changer le type d’une ligue.',
  writeCurrency: () => 'Entrez la devise.',
  rulesHaveAtMostCharacters: ({ most }) => `Le texte compte au plus ${countOf(most, 'caractère')}.`,
  writeRules: () => 'Écrivez les règles.',
  writeMessage: () => 'Écrivez un message.',
  writeWhatMoneyIsFor: () => 'Écrivez à quoi sert l’argent.',
};
