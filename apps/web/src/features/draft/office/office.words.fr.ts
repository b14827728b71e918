import type { Translation } from '@crease/core/words.js';
import { countOf, pluralOf } from '@crease/core/french/grammar.js';
import type * as en from './office.words.en.js';

export const moreForCommissioner = 'Autres actions du commissaire';
export const skipThisPick = 'Sauter ce choix…';
export const undoLastPick = 'Annuler le dernier choix…';
export const undoToEarlierPick = 'Revenir à un choix précédent…';
export const replacePlayerItem = 'Remplacer un joueur…';
export const endDraftItem = 'Terminer le repêchage…';
export const pickForTeam = 'Choisir pour l’équipe';
export const changeClockItem = 'Changer le chrono…';

export const commissioner = 'Commissaire';
export const yourMock = 'Votre repêchage simulé';
export const beginButton: Translation<typeof en.beginButton> = ({ theDraft: shown }) => `Commencer ${shown}`;
export const reopenButton: Translation<typeof en.reopenButton> = ({ theDraft: shown }) => `Rouvrir ${shown}`;
export const theDraft = 'le repêchage';
export const pickButton: Translation<typeof en.pickButton> = ({ forTheTeam: shown }) => `Choisir ${shown}`;
export const forTheTeam = 'pour l’équipe';
export const pickingFor: Translation<typeof en.pickingFor> = ({ team }) => `Choix pour ${team}`;
export const theTeam = 'l’équipe';
export const pause = 'Pause';
export const resume = 'Reprendre';
export const changeClock = 'Changer le chrono';
export const changeClockNow: Translation<typeof en.changeClockNow> = ({ clock }) =>
  `Changer le chrono, actuellement ${clock}`;
export const changeNominationClock = 'Changer le temps pour proposer';
export const changeNominationClockNow: Translation<typeof en.changeNominationClockNow> = ({ clock }) =>
  `Changer le temps pour proposer, actuellement ${clock}`;
export const nominationClock: Translation<typeof en.nominationClock> = ({ clock }) => `Proposition ${clock}`;
export const skip = 'Sauter';
export const undoLast = 'Annuler le dernier';
export const stopPickingForTeam = 'Arrêter de choisir pour l’équipe';

export const usePickAnywayQuestion: Translation<typeof en.usePickAnywayQuestion> = ({ overall }) =>
  `Utiliser le choix ${overall} quand même?`;
export const usePickAnywayHint: Translation<typeof en.usePickAnywayHint> = ({ teams }) =>
  `Le repêchage reprendra, et le choix pourra être utilisé. L’échange qui promet ce choix (${teams}) échouera alors.`;
export const theTwoTeams = 'les deux équipes';
export const resumeDraft = 'Reprendre le repêchage';
export const leagueSeesIt = 'Toute la ligue verra cette raison.';
export const reopenDraftQuestion = 'Rouvrir le repêchage?';
export const reopenedDraftHint: Translation<typeof en.reopenedDraftHint> = ({ count }) =>
  `Il sera en pause, avec les mêmes choix; il en restera ${count} à faire.`;
export const reopenDraft = 'Rouvrir le repêchage';

export const skipped = 'Sauté';
export const missed = 'Manqué, reporté à plus tard';
export const pickOption: Translation<typeof en.pickOption> = ({ overall, player, team }) =>
  `${overall}. ${player} (${team})`;

export const replacePlayer = 'Remplacer un joueur';
export const replacePlayerHint = 'Le choix gardera sa place; seul le joueur changera. Tout le monde verra la raison.';
export const replace = 'Remplacer';
export const replaceWith: Translation<typeof en.replaceWith> = ({ player }) => `Remplacer par ${player}`;
export const pick = 'Choix';
export const searchNewPlayer = 'Chercher le nouveau joueur';
export const newPlayer = 'le nouveau joueur';
export const players = 'Joueurs';
export const doesNotFit = 'inadmissible';
export const noFreePlayerFound = 'Aucun joueur libre ne porte ce nom.';
export const overrideRule = 'Passer outre à la règle';
export const overrideRules = 'Passer outre aux règles';
export const overrideRulesHint = 'La vérification porte sur la formation actuelle de l’équipe.';
export const reasonLengthHint = 'Au moins 3\u00A0caractères';

export const undoPickQuestion: Translation<typeof en.undoPickQuestion> = ({ overall }) =>
  `Annuler le choix ${overall}?`;
export const undoPicksQuestion: Translation<typeof en.undoPicksQuestion> = ({ count }) => `Annuler ${count} choix?`;
export const undoPickHint = 'Le joueur redeviendra disponible, et ce sera de nouveau au tour de l’équipe.';
export const undoMoveHint = 'Le choix manqué retrouvera son tour initial, et ce sera au tour de son équipe.';
export const undoPicksHint: Translation<typeof en.undoPicksHint> = ({ overall }) =>
  `Le choix ${overall} et tous les suivants seront annulés.`;
export const undoPick: Translation<typeof en.undoPick> = ({ overall }) => `Annuler le choix ${overall}`;
export const undoPicks: Translation<typeof en.undoPicks> = ({ count }) => `Annuler ${count} choix`;
export const picksTakenBack = 'Choix annulés';
export const undoBackToPick = 'Revenir à un choix';
export const undoBackHint = 'Ce choix et tous les suivants seront annulés. Les joueurs redeviendront disponibles.';
export const backTo = 'Revenir à';

export const noRookieQuestion: Translation<typeof en.noRookieQuestion> = ({ player }) =>
  `Ne pas compter ${player} comme recrue?`;
export const rookieQuestion: Translation<typeof en.rookieQuestion> = ({ player }) => `Compter ${player} comme recrue?`;
export const movesToGeneralDraft = 'Le joueur passera du repêchage des recrues au repêchage général.';
export const movesToRookieDraft = 'Le joueur passera du repêchage général au repêchage des recrues.';
export const countAsNoRookie = 'Ne pas compter comme recrue';
export const countAsRookie = 'Compter comme recrue';
export const beginDraftQuestion = 'Commencer le repêchage?';
export const beginDraftHint: Translation<typeof en.beginDraftHint> = ({ count, rounds }) =>
  `${countOf(count, 'choix', 'choix')} en ${countOf(rounds, 'ronde')}. Le premier chrono partira tout de suite.`;
export const beginDraft = 'Commencer le repêchage';
export const orderDrawnNow =
  'L’ordre sera établi tout de suite\u00A0: tiré au sort à partir du germe promis, ou fixé selon les réglages.';
export const picksFirst: Translation<typeof en.picksFirst> = ({ team }) => `L’équipe ${team} choisira en premier.`;
export const orderAndPoolFixed = 'À partir de maintenant, l’ordre et la liste des joueurs ne changeront plus.';
export const teamsWithoutManager: Translation<typeof en.teamsWithoutManager> = ({ count }) =>
  `${countOf(count, 'équipe')} sans DG\u00A0: Auto choisira pour ${pluralOf(count, 'elle', 'elles')}.`;
export const endDraftQuestion = 'Terminer le repêchage?';
export const allPicksMade = 'Tous les choix ont été faits.';
export const picksLapse: Translation<typeof en.picksLapse> = ({ count }) =>
  pluralOf(
    count,
    `${count} choix n’a pas été fait et sera perdu.`,
    `${count} choix n’ont pas été faits et seront perdus.`,
  );
export const endDraft = 'Terminer le repêchage';
export const skipPickQuestion: Translation<typeof en.skipPickQuestion> = ({ overall }) => `Sauter le choix ${overall}?`;
export const skipPick: Translation<typeof en.skipPick> = ({ overall }) => `Sauter le choix ${overall}`;
export const theTeamAtStart = 'L’équipe';
export const skipPickHint: Translation<typeof en.skipPickHint> = ({ team }) =>
  `${team === theTeamAtStart ? team : `L’équipe ${team}`} n’obtiendra aucun joueur pour ce choix. Vous pourrez annuler cette action.`;
export const clockStartsOver = 'Le chrono du choix en cours repartira avec le nouveau temps.';
export const countsFromFirstPick = 'Il s’appliquera dès le premier choix.';
