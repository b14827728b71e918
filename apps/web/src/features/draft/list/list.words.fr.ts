import type { Translation } from '@crease/core/words.js';
import { countOf, de } from '@crease/core/french/grammar.js';
import { expiryShort } from '@crease/core/french/hockey.js';
import { localeOf } from '@crease/core/locale.js';
import type * as en from './list.words.en.js';

export const pickNotReachedServer: Translation<typeof en.pickNotReachedServer> = ({ player: name }) =>
  `Votre choix, ${name}, n’est pas parvenu au serveur.`;
export const sentAgainHint = 'Il sera renvoyé quand la connexion reviendra, si c’est encore votre tour.';
export const youAreOffline = 'Vous êtes hors ligne.';
export const pickWaitsHint =
  'Votre choix attend ici et partira quand la connexion reviendra, si c’est encore votre tour.';

export const afterYourBank = 'Après votre banque de temps';
export const atTime: Translation<typeof en.atTime> = ({ time }) => `À ${time}`;
export const pickSkippedAfterBank =
  'Après votre banque de temps, le choix sera sauté\u00A0: aucun joueur n’est admissible.';
export const pickSkippedAtTime: Translation<typeof en.pickSkippedAtTime> = ({ time }) =>
  `À ${time}, le choix sera sauté\u00A0: aucun joueur n’est admissible.`;
export const whenAutoTakes: Translation<typeof en.whenAutoTakes> = ({ when, autoTakes: takes }) => `${when}, ${takes}`;
export const pickMovesThen: Translation<typeof en.pickMovesThen> = ({ when, after }) =>
  `${when}, votre choix passera après le choix ${after}`;
export const autoTakes = 'Auto prend';
export const takenFromQueue = 'de votre file';
export const takenByRank = 'selon le rang';
export const fromYourQueue = 'De votre file';
export const byRankAndNeed = 'Selon le rang et les besoins\u00A0: aucun joueur de votre file n’est admissible';
export const takePlayerNow: Translation<typeof en.takePlayerNow> = ({ player: name }) =>
  `Prendre maintenant\u00A0: ${name}`;
export const waiting = 'En attente…';
export const takeNow = 'Prendre';

export const filters = 'Filtres';
export const order = 'Ordre';
export const forwards = 'Attaquants';
export const anyForward = 'Tous les attaquants';
export const club = 'Club';
export const allClubs = 'Tous les clubs';
export const capHitAtMost = 'Impact maximal';
export const anyCapHit = 'Tous';
export const placeLeftFor = 'En gardant une place pour';
export const placeLeftHint = 'Joueurs admissibles qui vous laissent un choix et de l’argent pour un autre';
export const anyPosition = 'N’importe quelle position';
export const anotherForward = 'un autre attaquant';
export const anotherDefenseman = 'un autre défenseur';
export const anotherGoalie = 'un autre gardien';
export const rookiesOnly = 'Recrues seulement';
export const fitsNow = 'Possible maintenant';
export const fitsNowHint = 'Plafond, formation et minimums';
export const hideDraftedPlayers = 'Masquer les joueurs repêchés';
export const clearFilters = 'Effacer les filtres';

export const notInPool = 'Ne fait pas partie du repêchage';
export const aTeam = 'une équipe';
export const keptBy: Translation<typeof en.keptBy> = ({ team, contract }) => `gardé par ${team}, ${contract}`;
export const draftedBy: Translation<typeof en.draftedBy> = ({ team, overall }) =>
  `repêché par ${team}, ${localeOf('fr').ordinal(overall)} au total`;

export const rank = 'Rang';
export const capHit = 'Impact';
export const age = 'Âge';
export const contractExpiry = 'Fin du contrat';
export const name = 'Nom';
export const searchPlayers = 'Chercher des joueurs';
export const countOfFiltersOn: Translation<typeof en.countOfFiltersOn> = ({ count }) =>
  `Filtres, ${countOf(count, 'actif')}`;
export const filtersOn: Translation<typeof en.filtersOn> = ({ count }) =>
  countOf(count, 'filtre actif', 'filtres actifs');
export const lowestFirst = 'Du plus bas au plus haut; inverser';
export const highestFirst = 'Du plus haut au plus bas; inverser';
export const position = 'Position';
export const allPositions = 'Toutes';

export const orderBy: Translation<typeof en.orderBy> = ({ column }) => `Trier par ${column.toLowerCase()}`;
export const player = 'Joueur';
export const samplePlayers: Translation<typeof en.samplePlayers> = ({ count }) =>
  countOf(count, 'joueur fictif', 'joueurs fictifs');
export const figuresOf: Translation<typeof en.figuresOf> = ({ season: year }) => `Statistiques de ${year}`;
export const cap = 'Impact';
export const queueColumn = 'File';

export const othersRetainRest = 'D’autres équipes retiennent le reste';
export const teamPays: Translation<typeof en.teamPays> = ({ price, rest }) => `paie ${price}${rest}`;
export const restIsRetained = 'le reste est retenu';

export const ownPlayer = 'dans votre équipe';
export const fromTeam: Translation<typeof en.fromTeam> = ({ team }) => de(team);
export const doesNotFit = 'Inadmissible';
export const estimatedShort = 'est.';
export const estimatedHint = 'Estimé\u00A0: le contrat est échu ou n’est pas signé';
export const drafted = 'repêché';
export const queuePlayer: Translation<typeof en.queuePlayer> = ({ player: wanted }) =>
  `Ajouter à la file\u00A0: ${wanted}`;
export const takeOutOfQueue: Translation<typeof en.takeOutOfQueue> = ({ player: wanted, place }) =>
  `Retirer de la file\u00A0: ${wanted}, numéro ${place}`;
export const queueKeyHint = 'Ajouter à la file (q)';
export const placeInQueueKeyHint: Translation<typeof en.placeInQueueKeyHint> = ({ place }) =>
  `Numéro ${place} dans la file (q)`;
export const noClub = 'aucun club';
export const contractUntil: Translation<typeof en.contractUntil> = ({ status, year }) =>
  `${status === null ? 'fin' : expiryShort(status)} ${year}`;

export const noPlayerFits = 'Aucun joueur admissible';
export const noPlayerMatches = 'Aucun joueur trouvé avec cette recherche et ces filtres.';
export const showAllPlayers = 'Afficher tous les joueurs';
export const players = 'Joueurs';

export const costBySeason: Translation<typeof en.costBySeason> = ({ player: wanted }) =>
  `Coût ${de(wanted)} par saison`;
export const noContractSigned = 'Aucun contrat signé\u00A0: c’est le dernier impact connu qui compte';
export const noContract = 'aucun contrat';
export const contractHasEnded = 'Le contrat sera terminé';
export const spokenContractEnded = 'le contrat sera terminé';
export const ended = 'terminé';
export const moneyLeft: Translation<typeof en.moneyLeft> = ({ money }) => `il reste ${money}`;

export const minimumMet: Translation<typeof en.minimumMet> = ({ minimum }) => `min. ${minimum} atteint`;
export const minimumNeeded: Translation<typeof en.minimumNeeded> = ({ minimum }) => `sur un min. de ${minimum}`;
export const rosterSize: Translation<typeof en.rosterSize> = ({ size }) => `Formation\u00A0: ${size}`;
export const rosterSizeOf: Translation<typeof en.rosterSizeOf> = ({ size, most }) =>
  `Formation\u00A0: ${size} sur ${most}`;
export const playersCount: Translation<typeof en.playersCount> = ({ count }) => countOf(count, 'joueur');
export const playersOf: Translation<typeof en.playersOf> = ({ count, size }) => `${count} sur ${size}`;
export const bankAfterPick: Translation<typeof en.bankAfterPick> = ({ team, players: rookies, space }) =>
  `Banque d’espoirs ${team === null ? '' : `${de(team)} `}après ce choix\u00A0: ${rookies}${space === null ? '. Les recrues n’ont pas d’impact sur le plafond.' : `, avec ${space} d’espace sous le plafond.`}`;

export const ageInYears: Translation<typeof en.ageInYears> = ({ age: years }) => countOf(years, 'an');
export const nhlDraft: Translation<typeof en.nhlDraft> = ({ year, overall }) =>
  `Repêchage de la LNH ${year}${overall === null ? '' : `, ${localeOf('fr').ordinal(overall)} au total`}`;
export const contractTo: Translation<typeof en.contractTo> = ({ year, status }) =>
  `contrat jusqu’en ${year}${status === null ? '' : `, puis ${expiryShort(status)}`}`;
export const pointsPerMillion: Translation<typeof en.pointsPerMillion> = ({ points }) => `${points} points par M$`;
export const positionWentFor: Translation<typeof en.positionWentFor> = ({ position: kind, price }) =>
  `${kind}\u00A0: ${price} en moyenne`;
export const close = 'Fermer';
export const season = 'Saison';
export const noNhlGames = 'Aucun match dans la LNH';

export const pickPlayer: Translation<typeof en.pickPlayer> = ({ player: wanted }) => `Choisir ${wanted}`;
export const overrideReason = 'Raison de passer outre aux règles';
export const leagueSeesIt = 'Toute la ligue verra cette raison.';
export const showPlayersWhoFit = 'Afficher les joueurs admissibles';
export const waitingForConnection = 'En attente de la connexion…';
export const pickForTeam: Translation<typeof en.pickForTeam> = ({ player: wanted, team }) =>
  `Choisir ${wanted} pour ${team}`;
export const draftPlayer: Translation<typeof en.draftPlayer> = ({ player: wanted }) => `Repêcher ${wanted}`;
export const dontSend = 'Ne pas envoyer';
export const overrideRules = 'Passer outre…';
export const notARookie = 'Ce n’est pas une recrue…';
export const isARookie = 'C’est une recrue…';
export const draftedByNoTeam = 'Aucune équipe n’a repêché ce joueur. Le repêchage est terminé.';
export const watchingThisDraft = 'Vous regardez ce repêchage.';
export const anotherTeamAtStart = 'Une autre équipe';
export const playerIsGone: Translation<typeof en.playerIsGone> = ({ player: wanted }) =>
  `${wanted} n’est plus disponible`;
export const teamAndPick: Translation<typeof en.teamAndPick> = ({ team, overall }) => `${team}, choix ${overall}`;
export const queueAction = 'Ajouter à la file';
export const unqueueAction = 'Retirer de la file';
