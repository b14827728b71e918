import { countOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './list.words.en.js';

export const addPlayerNamed: Translation<typeof en.addPlayerNamed> = ({ player }) => `Ajouter ${player}`;
export const club = 'Club';
export const position = 'Position';
export const owner = 'Équipe';
export const season = 'Saison';
export const freeAgent = 'Joueur autonome';
export const quickFilters = 'Filtres rapides';
export const capHitAtMostShort: Translation<typeof en.capHitAtMostShort> = ({ amount }) => `≤\u00A0${amount}`;
export const capHitAtMost: Translation<typeof en.capHitAtMost> = ({ amount }) => `Impact d’au plus ${amount}`;
export const signedToShort: Translation<typeof en.signedToShort> = ({ year }) => `${year} et +`;
export const signedToYear: Translation<typeof en.signedToYear> = ({ year, season }) =>
  `Sous contrat jusqu’en ${year} ou plus tard, donc pour la saison ${season} au moins`;
export const filters = 'Filtres';
export const filtersSet: Translation<typeof en.filtersSet> = ({ count }) => `Filtres (${count})`;
export const clearAll = 'Tout effacer';
export const fitsMyCap = 'Sous mon plafond';
export const fitsMyCapHint: Translation<typeof en.fitsMyCapHint> = ({ space }) =>
  `Sous mon plafond\u00A0: un impact qui tient dans votre espace de ${space}`;
export const leavesOfCap: Translation<typeof en.leavesOfCap> = ({ amount }) => `laisse ${amount} sous le plafond`;
export const leftShort: Translation<typeof en.leftShort> = ({ amount }) => `+${amount}`;
export const rookies = 'Recrues';
export const contractEndsThisSeason = 'Fin de contrat cette saison';
export const onMyWatchList = 'Sur ma liste de suivi';
export const any = 'Tous';
export const capHitFrom = 'Impact minimal';
export const capHitTo = 'Impact maximal';
export const ageFrom = 'Âge minimal';
export const ageTo = 'Âge maximal';
export const signedThrough = 'Sous contrat jusqu’en';
export const seasonOrLonger: Translation<typeof en.seasonOrLonger> = ({ season }) => `${season} ou plus tard`;
export const allOwners = 'Toutes les équipes';
export const freeAgents = 'Joueurs autonomes';
export const myTeam = 'Mon équipe';
export const allClubs = 'Tous les clubs';
export const order = 'Ordre';
export const byFigure: Translation<typeof en.byFigure> = ({ figure }) => `Par ${figure.toLowerCase()}`;
export const onWaivers = 'Au ballottage';
export const noClub = 'sans club';
export const estimatedShort = 'est.';
export const estimatedHint = 'Estimation\u00A0: le contrat a pris fin ou n’est pas signé';
export const watchPlayer: Translation<typeof en.watchPlayer> = ({ player }) => `Suivre ${player}`;
export const watchWithKey = 'Suivre (w)';
export const comparePlayer: Translation<typeof en.comparePlayer> = ({ player }) => `Comparer ${player}`;
export const compareWithKey = 'Comparer (c)';
export const actWithKey: Translation<typeof en.actWithKey> = ({ act }) => `${act} (a)`;
export const players = 'Joueurs';
export const watchAndCompare = 'Suivre et comparer';
export const watchCompareAdd = 'Suivre, comparer, ajouter';
export const orderByFigure: Translation<typeof en.orderByFigure> = ({ figure }) => `Trier par ${figure.toLowerCase()}`;
export const claimPlayerOffWaivers: Translation<typeof en.claimPlayerOffWaivers> = ({ player }) =>
  `Réclamer ${player} au ballottage`;
export const searchPlayers = 'Chercher des joueurs';
export const clear = 'Effacer';
export const playersToCompare: Translation<typeof en.playersToCompare> = ({ count }) =>
  count === 1 ? 'un autre joueur' : `${count} joueurs`;
export const compareCount: Translation<typeof en.compareCount> = ({ count, most }) => `Comparer (${count} sur ${most})`;
export const noPlayerMatches = 'Aucun joueur trouvé';
export const noPlayerMatchesHint = 'Essayez avec moins de lettres, ou avec un autre filtre.';
export const noPlayerFitsHint: Translation<typeof en.noPlayerFitsHint> = ({ space }) =>
  `Votre espace sous le plafond est de ${space}. Libérez de l’espace, ou retirez le filtre «\u00A0Sous mon plafond\u00A0».`;
export const showEverybody = 'Afficher tous les joueurs';
export const contractsAndStatistics = 'Contrats et statistiques';
export const selectToCompare = 'Choisir des joueurs à comparer';
export const downloadCsv = 'Télécharger en CSV';
export const showPlayers: Translation<typeof en.showPlayers> = ({ count }) => `Afficher ${countOf(count, 'joueur')}`;
export const playerCount: Translation<typeof en.playerCount> = ({ count }) => countOf(count, 'joueur');
export const freeAgentCount: Translation<typeof en.freeAgentCount> = ({ count }) =>
  countOf(count, 'joueur autonome', 'joueurs autonomes');
export const freeAgentShort = 'JA';
export const add = 'Ajouter';
export const claim = 'Réclamer';
export const bid = 'Miser';
export const bidForPlayer: Translation<typeof en.bidForPlayer> = ({ player }) => `Miser sur ${player}`;
export const showMap = 'Afficher les joueurs par âge et par impact sur le plafond';
