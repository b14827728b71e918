import { countOf } from '../../french/grammar.js';
import type { Translation } from '../../words.js';
import type * as en from './draft.words.en.js';

export const DRAFT_MESSAGES: Translation<typeof en.DRAFT_MESSAGES> = {
  addWholeTeams: () => 'Ajoutez un nombre entier d’équipes.',
  answerIsHereComingOrAway: () =>
    'La réponse doit être «\u00A0here\u00A0», «\u00A0coming\u00A0» ou «\u00A0away\u00A0».',
  askedForPickIsAmong: ({ choices }) =>
    `En retour d’un choix, demandez l’un de ces éléments\u00A0: ${choices.join(', ')}.`,
  beforeIsNumber: () => 'before doit être un nombre',
  capHitIsWholeDollars: () => 'Un impact sur le plafond doit être un nombre entier de dollars.',
  chooseDraftAmong: ({ choices }) => `Choisissez un repêchage\u00A0: ${choices.join(', ')}.`,
  choosePlaceInRound: () => 'Choisissez une place dans la ronde.',
  choosePlayersWhoMustBeGone: () => 'Choisissez les joueurs qui ne doivent plus être disponibles.',
  choosePosition: () => 'Choisissez une position.',
  chooseReactionAmong: ({ choices }) => `Choisissez l’une de ces réactions\u00A0: ${choices.join(', ')}.`,
  chooseRound: () => 'Choisissez une ronde.',
  chooseTime: () => 'Choisissez une heure.',
  clockIsAtLeastSeconds: ({ least }) => `Le chrono doit être d’au moins ${countOf(least, 'seconde')}.`,
  clockIsAtMost24Hours: () => 'Le chrono doit être d’au plus 24\u00A0heures.',
  conditionNamesAtMostPlayers: ({ most }) => `Une condition porte sur au plus ${countOf(most, 'joueur')}.`,
  countAtLeast1Player: () => 'Indiquez au moins 1\u00A0joueur.',
  countAtMostPlayers: ({ most }) => `Indiquez au plus ${countOf(most, 'joueur')}.`,
  draftHasAtMostRounds: ({ most }) => `Un repêchage compte au plus ${countOf(most, 'ronde')}.`,
  draftIsAmong: ({ choices }) => `Un repêchage doit être l’un de ceux-ci\u00A0: ${choices.join(', ')}.`,
  expansionDraftBringsATeam: () => 'Un repêchage d’expansion ajoute au moins 1\u00A0équipe.',
  expansionDraftBringsAtMostTeams: ({ most }) => `Un repêchage d’expansion ajoute au plus ${countOf(most, 'équipe')}.`,
  firstRoundIs: ({ least }) => `La première ronde porte le numéro ${least}.`,
  giveDraftName: () => 'Donnez un nom au repêchage.',
  listTeamsInTheirOrder: () => 'Donnez la liste des équipes dans l’ordre.',
  numberOfNewTeamsIsNumber: () => 'Le nombre de nouvelles équipes doit être un nombre.',
  onlyExpansionDraftNamesTeams: () =>
    'Donnez le nombre de nouvelles équipes pour un repêchage d’expansion, et pour lui seulement.',
  overallIsNumber: () => 'overall doit être un nombre',
  pickNumberIsRequired: () => 'Le numéro du choix est obligatoire.',
  playerIdIsNumber: () => 'player_id doit être un nombre',
  playersAreCountedInWholeNumbers: () => 'Entrez un nombre entier de joueurs.',
  positionIsFDOrG: () => 'Une position doit être F, D ou G.',
  queueHoldsAtMostConditions: ({ most }) =>
    `Une file contient au plus ${countOf(most, 'règle ou joueur', 'règles et joueurs')} sous condition.`,
  queueHoldsAtMostPlayers: ({ most }) => `Une file contient au plus ${countOf(most, 'joueur')}.`,
  queueHoldsAtMostWishes: ({ most }) => `Une file contient au plus ${countOf(most, 'souhait')}.`,
  rosterHasAtMostPlayers: ({ most }) => `Une formation compte au plus ${countOf(most, 'joueur')}.`,
  roundIsWholeNumber: () => 'Une ronde doit être un nombre entier.',
  sayWhetherPickIsOpen: () => 'Dites si le choix est ouvert aux offres.',
  sayWhetherReactionIsGiven: () => 'Dites si la réaction est ajoutée ou retirée.',
  secondsMustBeNumber: () => 'Entrez un nombre de secondes.',
  secondsMustBeWhole: () => 'Entrez un nombre entier de secondes.',
  sendWishesOrPlayerIds: () => 'Envoyez les souhaits de la file, ou ses player_ids.',
  sinceIsNumber: () => 'since doit être un nombre',
  thereAreThreePositions: () => 'Il y a trois positions.',
  waitUntilAllOrAnyAreGone: () =>
    'Écrivez «\u00A0all\u00A0» si plus aucun des joueurs ne doit être là, ou «\u00A0any\u00A0» s’il suffit qu’un seul ne soit plus là.',
  wishIsPlayerOrPositions: () => 'Un souhait est un joueur, ou les positions d’une règle.',
  writeSomethingFirst: () => 'Écrivez d’abord quelque chose.',
};
