import { countOf, de, pluralOf } from '@crease/core/french/grammar.js';
import { expiryShort } from '@crease/core/french/hockey.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './card.words.en.js';

export const askForPlayerInTrade = 'Demander ce joueur dans un échange';
export const offerPlayerInTrade = 'Offrir ce joueur dans un échange';
export const setStatus = 'Changer le statut';
export const addToTeam = 'Ajouter à une équipe';
export const addToMyTeam = 'Ajouter à mon équipe';
export const placeBid = 'Miser';
export const claimOffWaivers = 'Réclamer au ballottage';
export const player = 'Joueur';
export const club = 'Club';
export const owner = 'Équipe';
export const capHit = 'Impact';
export const season = 'Saison';
export const career = 'Carrière';
export const noSeasonsRecorded = 'Aucune saison à afficher.';
export const seasonsOf: Translation<typeof en.seasonsOf> = ({ player }) => `Saisons ${de(player)}`;
export const pointsOfSeason: Translation<typeof en.pointsOfSeason> = ({ season }) => `Points ${season}`;
export const capHitOfSeason: Translation<typeof en.capHitOfSeason> = ({ season }) => `Impact ${season}`;
export const contractUntil = 'Contrat jusqu’en';
export const contractEnd: Translation<typeof en.contractEnd> = ({ year, status }) =>
  `${year ?? '–'}${status === null ? '' : ` ${expiryShort(status)}`}`;
export const contract = 'Contrat';
export const clause = 'Clause';
export const contractYears = 'Années de contrat';
export const historyInThisLeague = 'Historique dans cette ligue';
export const inThisLeague = 'Dans cette ligue';
export const noTeamHadPlayer = 'Aucune équipe de cette ligue n’a eu ce joueur.';
export const teams = 'Équipes';
export const transactions = 'Transactions';
export const formerTeam = 'Une ancienne équipe';
export const freeAgent = 'Joueur autonome';
export const watched = 'Suivi';
export const watch = 'Suivre';
export const tonight = 'Ce soir';
export const healthy = 'En santé';
export const dayToDay = 'Au jour le jour';
export const out = 'Absent';
export const playerHasImportedStatusAgain: Translation<typeof en.playerHasImportedStatusAgain> = ({ player }) =>
  `${player} reprend le statut importé`;
export const playerStatusInLeague: Translation<typeof en.playerStatusInLeague> = ({ player, status }) =>
  `Statut ${de(player)} dans cette ligue\u00A0: ${status}`;
export const statusOf: Translation<typeof en.statusOf> = ({ player }) => `Statut ${de(player)}`;
export const statusOverrideHint =
  'Ce statut est valable 14 jours dans cette ligue. La liste des blessés exige le statut LB, LBLT ou Absent.';
export const endStatusNow = 'Y mettre fin maintenant';
export const statusSetUntil: Translation<typeof en.statusSetUntil> = ({ status, day, reason, importedStatus }) =>
  `${status} jusqu’au ${day}\u00A0: ${reason} Statut importé\u00A0: ${importedStatus}.`;
export const status = 'Statut';
export const ageInYears: Translation<typeof en.ageInYears> = ({ age }) => countOf(age, 'an');
export const comparePlayers = 'Comparer des joueurs';
export const comparison = 'Comparaison';
export const playersSideBySide = 'Joueurs côte à côte';
export const figure = 'Statistique';
export const statisticsSeason = 'Statistiques de';
export const nhlPlayoffsOf: Translation<typeof en.nhlPlayoffsOf> = ({ season }) => `${season} SÉ`;
export const draftedInYear: Translation<typeof en.draftedInYear> = ({ year, number }) =>
  `repêchage ${year === null ? '' : `${year}, `}nº\u00A0${number}`;
export const perGameInGames: Translation<typeof en.perGameInGames> = ({ perGame, games }) =>
  `${perGame} par match en ${countOf(games, 'match')}`;
export const fromUntil: Translation<typeof en.fromUntil> = ({ first, last }) => `${first} – ${last ?? 'aujourd’hui'}`;
export const withTeam: Translation<typeof en.withTeam> = ({ team }) => `Avec ${team}`;
export const withTeamInjured: Translation<typeof en.withTeamInjured> = ({ team }) =>
  `Avec ${team}, sur la liste des blessés`;
export const withTeamInBank: Translation<typeof en.withTeamInBank> = ({ team }) =>
  `Avec ${team}, dans la banque d’espoirs`;
export const onWaiversUntil: Translation<typeof en.onWaiversUntil> = ({ time }) => `Au ballottage, décision ${time}`;
export const pointsCounted: Translation<typeof en.pointsCounted> = ({ points, shown }) =>
  `${shown}\u00A0${pluralOf(points, 'point', 'points')}`;
export const pointsSoFar: Translation<typeof en.pointsSoFar> = ({ points, shown }) =>
  `${pointsCounted({ points, shown })} jusqu’ici`;
export const injuredReserveShort = 'LB';
export const longTermReserveShort = 'LBLT';
