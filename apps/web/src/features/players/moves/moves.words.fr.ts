import { listOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './moves.words.en.js';

export const dropPlayer: Translation<typeof en.dropPlayer> = ({ player }) => `Libérer ${player}`;
export const moveToInjuredReserve: Translation<typeof en.moveToInjuredReserve> = ({ player }) =>
  `Mettre ${player} sur la liste des blessés`;
export const moveToRookieBank: Translation<typeof en.moveToRookieBank> = ({ player }) =>
  `Mettre ${player} dans la banque d’espoirs`;
export const activatePlayer: Translation<typeof en.activatePlayer> = ({ player }) => `Activer ${player}`;
export const promotePlayer: Translation<typeof en.promotePlayer> = ({ player }) => `Rappeler ${player}`;
export const inSameMove = 'En même temps';
export const addInSameMove: Translation<typeof en.addInSameMove> = ({ player }) => `Ajouter ${player}`;
export const usesFreeAgentPick = 'utilise un choix d’autonome';
export const whatMakesItLegal = 'Pour être en règle';
export const moveThatMakesItLegal = 'un mouvement qui met l’équipe en règle';
export const notInThisMove: Translation<typeof en.notInThisMove> = ({ move }) =>
  `Retirer de ce mouvement\u00A0: ${move}`;
export const freesCap: Translation<typeof en.freesCap> = ({ amount }) => `libère ${amount}`;
export const countsAgainstCap: Translation<typeof en.countsAgainstCap> = ({ amount }) => `compte pour ${amount}`;
export const freeAgentsNotLoaded = 'Impossible de charger les joueurs autonomes';
export const loadingFreeAgents = 'Chargement des joueurs autonomes…';
export const noFreeAgentFits = 'Aucun joueur autonome admissible';
export const chooseFreeAgent = 'Choisir un joueur autonome';
export const addAndDropAnyway = 'Ajouter et libérer quand même';
export const playerAdded: Translation<typeof en.playerAdded> = ({ player }) => `Joueur ajouté\u00A0: ${player}`;
export const theActiveRoster = 'La formation active';
export const injuredReserve = 'La liste des blessés';
export const theRookieBank = 'La banque d’espoirs';
export const addPlayerQuestion: Translation<typeof en.addPlayerQuestion> = ({ player }) => `Ajouter ${player}?`;
export const addBeforeSeasonHint =
  'Avant la saison, les joueurs autonomes servent à atteindre les minimums par position. Ces ajouts n’utilisent aucun choix d’autonome.';
export const addByFirstComeHint: Translation<typeof en.addByFirstComeHint> = ({ salary }) =>
  `L’ajout ${salary ? 'coûte le salaire d’un nouveau joueur' : 'est gratuit'}, et il est possible après l’attribution des mises, jusqu’au début du prochain match du joueur.`;
export const addUsesPickHint = 'L’ajout utilisera un des choix d’autonome de la semaine.';
export const addPlayer = 'Ajouter le joueur';
export const addAndDrop = 'Ajouter et libérer';
export const team = 'Équipe';
export const yourTeamNamed: Translation<typeof en.yourTeamNamed> = ({ team }) => `${team} (la vôtre)`;
export const dropInSameMove = 'Libérer en même temps';
export const nobody = 'Aucun joueur';
export const playerGoesTo = 'Place du joueur';
export const reasonForMovingOthersPlayer = 'Raison de déplacer un joueur d’une autre équipe';
export const reasonForOverride = 'Raison de passer outre aux règles';
export const addPlayerAnyway = 'Ajouter le joueur quand même';
export const weekBegins: Translation<typeof en.weekBegins> = ({ week, moment }) =>
  `Début de la semaine ${week}\u00A0: ${moment}. Les choix de cette semaine-là ne pourront pas servir avant.`;
export const usesPickOfWeek: Translation<typeof en.usesPickOfWeek> = ({ week, left }) => {
  if (left === 0) return `L’équipe n’a plus de choix pour la semaine ${week}.`;
  return left === 1
    ? `L’ajout utilisera le dernier choix de l’équipe pour la semaine ${week}.`
    : `L’ajout utilisera un des ${left} choix de l’équipe pour la semaine ${week}.`;
};
export const legalTogetherWith: Translation<typeof en.legalTogetherWith> = ({ count }) =>
  `En règle avec ${count === 1 ? 'ce mouvement' : 'un de ces mouvements'}`;
const inOneSentence = (moves: readonly string[]) =>
  moves.map((move, index) => (index === 0 ? move : `${move.charAt(0).toLowerCase()}${move.slice(1)}`));
export const movesTogether: Translation<typeof en.movesTogether> = ({ moves }) => listOf(inOneSentence(moves));
const POSITIONS = { F: 'un attaquant', D: 'un défenseur', G: 'un gardien' } as const;
export const movesAndAdd: Translation<typeof en.movesAndAdd> = ({ moves, position, amount }) =>
  `${moves.length === 0 ? 'Ajouter' : `${inOneSentence(moves).join(', ')} et ajouter`} ${POSITIONS[position]} dont l’impact sur le plafond est d’au plus ${amount}`;
