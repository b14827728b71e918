import type { Translation } from '@crease/core/words.js';
import { countOf } from '@crease/core/french/grammar.js';
import type * as en from './history.words.en.js';

export const mockChangesNothing = 'Simulation sans effet';
export const removeThisDraft = 'Supprimer ce repêchage';
export const exportCsv = 'Exporter en CSV';
export const reopen = 'Rouvrir';
export const seeBoard = 'Voir le tableau';
export const enterRoom = 'Entrer dans la salle';
export const begin = 'Commencer';
export const reopenDraftQuestion = 'Rouvrir le repêchage?';
export const reopenedDraftHint: Translation<typeof en.reopenedDraftHint> = ({ count }) =>
  `Il sera en pause, avec les mêmes choix; il en restera ${count} à faire.`;
export const reopenedLastPickHint =
  'Il sera en pause, et le joueur du dernier choix retournera dans l’équipe d’où il vient.';
export const reopenDraft = 'Rouvrir le repêchage';
export const removeDraftQuestion: Translation<typeof en.removeDraftQuestion> = ({ draft: shown }) =>
  `Supprimer «\u00A0${shown}\u00A0»?`;
export const removeMockHint =
  'Le repêchage simulé et ses résultats seront supprimés définitivement. La ligue restera telle quelle.';
export const removeLobbyHint =
  'La salle d’attente sera supprimée. Les choix resteront dans la ligue, et vous pourrez créer un nouveau repêchage.';
export const removeExpansionHint =
  'La salle d’attente sera supprimée et l’expansion sera annulée\u00A0: les nouvelles équipes quitteront la ligue avec leurs choix.';
export const remove = 'Supprimer';
export const orderDrawnNow =
  'L’ordre sera établi tout de suite\u00A0: tiré au sort à partir du germe promis, ou fixé selon les réglages.';
export const orderIsFixed = 'À partir de maintenant, l’ordre ne changera plus.';
export const beginDraftQuestion = 'Commencer le repêchage?';
export const beginDraftHint: Translation<typeof en.beginDraftHint> = ({ count, rounds, clock, order: sentence }) =>
  `${countOf(count, 'choix', 'choix')} en ${countOf(rounds, 'ronde')}, ${clock} par choix. ${sentence} La liste des joueurs ne changera plus, et le premier chrono partira tout de suite.`;
export const beginDraft = 'Commencer le repêchage';
export const draft = 'Repêchage';
export const results = 'Résultats';
export const recap = 'Bilan';
export const log = 'Journal';

export const startMockDraft = 'Lancer un repêchage simulé';
export const mockHint =
  'Il se fera avec les vrais choix, les vrais plafonds et les vrais joueurs de la ligue. Rien ne changera dans la ligue.';
export const mockEmptyHint =
  'Il se fera avec les vrais choix, les vrais plafonds et les vrais joueurs de la ligue. Comme toutes les formations sont complètes, il commencera avec des formations vides. Rien ne changera dans la ligue.';
export const createADraft = 'Créer un repêchage';
export const createDraftHint =
  'Une salle d’attente s’ouvrira. Le repêchage commencera quand vous appuierez sur Commencer.';
export const openMockLobby = 'Ouvrir la salle d’attente';
export const createTheDraft = 'Créer le repêchage';
export const rookieDraftComesFirst = 'Le repêchage des recrues a lieu avant le repêchage général.';
export const newTeams = 'Nouvelles équipes';
export const newTeamsHint: Translation<typeof en.newTeamsHint> = ({ count }) =>
  `Elles entreront aussitôt dans la ligue, avec des choix de cette saison et des suivantes\u00A0: la ligue comptera alors ${countOf(count, 'équipe')}. Vous pourrez inviter leurs DG. Supprimez le repêchage avant son début pour annuler l’expansion.`;
export const order = 'Ordre';
export const usualOrderHint =
  'L’ordre est en serpentin pour les repêchages initiaux, d’expansion et des ligues d’un an, et linéaire pour les repêchages annuels. Vous placerez les équipes dans la salle d’attente.';
export const snakeHint = 'Une ronde sur deux va en sens inverse.';
export const linearHint = 'Toutes les rondes vont dans le même sens.';
export const asUsual = 'Habituel';
export const snake = 'En serpentin';
export const linear = 'Linéaire';
export const date = 'Date';
export const dateHint =
  'Chaque DG recevra la date et devra confirmer sa présence. Vous pouvez aussi fixer la date plus tard.';
export const name = 'Nom';
export const nameHint = 'Si vous le laissez vide, le repêchage portera le nom de la saison.';

export const draftRoom = 'Salle de repêchage';
export const drafts = 'Repêchages';
export const noDraftsYet = 'Aucun repêchage pour le moment';
export const commissionerStartHint = 'Créez le repêchage, fixez l’ordre, puis commencez quand tout le monde sera là.';
export const managerStartHint =
  'C’est le commissaire qui crée le repêchage. Vous pouvez déjà essayer un repêchage simulé.';
export const redraft = 'Ligue d’un an';
export const rookies = 'recrues';
export const picksMade: Translation<typeof en.picksMade> = ({ made, count }) => `${made} sur ${count}`;
