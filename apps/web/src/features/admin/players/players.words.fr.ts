import { dayWords } from '@crease/core/calendar.js';
import type { Translation } from '@crease/core/words.js';
import { countOf, de, listOf, pluralOf } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import type * as en from './players.words.en.js';

export const inventedPlayersInUse = 'Des ligues jouent avec des joueurs fictifs.';
export const loadRealPlayers = 'Charger les vrais joueurs';
export const reminderPutAway = 'Rappel masqué';
export const realPlayersLoadableAnyTime =
  'Vous pouvez charger les vrais joueurs en tout temps, sous «\u00A0Joueurs\u00A0».';
export const nhlBeingRead = 'Lecture des données de la LNH en cours.';
export const seeProgress = 'Voir l’avancement';
export const decide = 'Trancher';
export const lookAtThem = 'Vérifier ces joueurs';
export const seasonBehindCalendar: Translation<typeof en.seasonBehindCalendar> = ({ currentSeason, calendarSeason }) =>
  `La saison choisie est ${currentSeason}; selon le calendrier, ce devrait être ${calendarSeason}.`;
export const setTheSeason = 'Changer la saison';
export const minimumSalaryOutdated: Translation<typeof en.minimumSalaryOutdated> = ({ season }) =>
  `Le salaire minimum a été fixé pour ${season}.`;
export const lookAtIt = 'Vérifier ce salaire';
export const waitingForYou = 'Ce qui vous attend';
export const notNow = 'Pas maintenant';
export const status = 'Statut';
export const disagreeingSourcesCount: Translation<typeof en.disagreeingSourcesCount> = ({ count }) =>
  `Sources en désaccord\u00A0: ${localeOf('fr').number(count)}`;
export const keepAllStoredFigures = 'Garder tous les chiffres actuels';
export const takeAllOtherFigures = 'Prendre tous les autres';
export const newerFigureCountsHint =
  'En attendant votre choix, c’est le chiffre le plus récent qui compte. La question ne vous sera pas posée deux fois pour le même chiffre.';
export const disagreeingCapHits = 'Impacts sur le plafond à vérifier';
export const keep = 'Garder';
export const take = 'Prendre';
export const firstShownOthersFollow: Translation<typeof en.firstShownOthersFollow> = ({ count }) =>
  `Voici les ${count} premiers; les autres suivront une fois ceux-ci réglés.`;
const figureOf = ({ amount, source, player }: Parameters<typeof en.keepFigureOf>[0]) =>
  `${localeOf('fr').money(amount)} ${de(source)} pour ${player}`;
export const keepFigureOf: Translation<typeof en.keepFigureOf> = (figure) => `Garder ${figureOf(figure)}`;
export const takeFigureOf: Translation<typeof en.takeFigureOf> = (figure) => `Prendre ${figureOf(figure)}`;
export const readFromNhlAutomatically = 'Lecture automatique des données de la LNH';
export const withoutLiveGames = 'Sinon, les matchs arrivent avec l’importation de la nuit.';
export const liveGames = 'Matchs en direct';
export const withoutRosterReport = 'Sinon, les statuts viennent d’un fichier ou sont entrés à la main.';
export const injuredReserve = 'Liste des blessés';
export const nhlNotAnsweredYet = 'La LNH n’a pas encore répondu.';
export const sectionsTooOld: Translation<typeof en.sectionsTooOld> = ({ clubs }) =>
  `Données trop anciennes pour être utiles, laissées telles quelles\u00A0: ${clubs}.`;
export const playersSetManually: Translation<typeof en.playersSetManually> = ({ count }) =>
  `${countOf(count, 'statut entré', 'statuts entrés')} à la main, que le rapport n’a pas ${pluralOf(count, 'modifié', 'modifiés')}`;
export const setByHand = 'entré à la main';
export const setByRosterReport = 'selon le rapport de formation de la LNH';
export const playerStatuses = 'Statuts des joueurs';
export const searchPlayers = 'Chercher des joueurs';
export const everyPlayerHealthy = 'Tous les joueurs sont en santé';
export const searchPlayerHint = 'Cherchez un joueur pour changer son statut.';
export const noPlayerMatches = 'Aucun joueur trouvé';
export const players = 'Joueurs';
export const noClub = 'aucun club';
export const set = 'Changer';
export const setStatusOf: Translation<typeof en.setStatusOf> = ({ player }) => `Changer le statut ${de(player)}`;
export const playerLeftToReport: Translation<typeof en.playerLeftToReport> = ({ player }) =>
  `Le statut ${de(player)} suit maintenant le rapport de formation de la LNH`;
export const playerNotLeftToReport: Translation<typeof en.playerNotLeftToReport> = ({ player }) =>
  `Impossible de suivre le rapport pour ${player}. Réessayez.`;
export const leaveToReport = 'Suivre le rapport';
export const leavePlayerToReport: Translation<typeof en.leavePlayerToReport> = ({ player }) =>
  `Suivre le rapport de formation pour ${player}`;
export const statusOf: Translation<typeof en.statusOf> = ({ player }) => `Statut ${de(player)}`;
export const statusInEveryLeagueHint =
  'Il s’applique dans toutes les ligues, jusqu’à ce qu’un fichier plus récent en indique un autre. Le rapport de formation de la LNH n’y touche pas.';
export const setStatus = 'Changer le statut';
export const note = 'Note';
export const statusNoteHint = 'Affichée à côté du statut\u00A0: «\u00A0Genou, absent jusqu’en avril\u00A0».';
export const prospectsArrived = 'Espoirs arrivés dans la LNH';
export const prospectsArrivedHint =
  'Des ligues ont transféré ces joueurs avant que la LNH leur donne un numéro. Après la fusion, le joueur prendra partout la place de l’espoir\u00A0: formations, échanges, alignements et historique. Cette action est irréversible.';
export const playerIsOneNow: Translation<typeof en.playerIsOneNow> = ({ player }) => `Fusion terminée\u00A0: ${player}`;
export const sameNameAndBirthDate = 'Même nom et même date de naissance';
export const sameName = 'Même nom';
export const bothInLeague: Translation<typeof en.bothInLeague> = ({ league, teams }) =>
  `Les deux sont dans la ligue ${league} (${listOf(teams)})\u00A0: une des équipes doit d’abord libérer le sien.`;
export const birthDateUnknown = 'date de naissance inconnue';
export const bornOn: Translation<typeof en.bornOn> = ({ day }) => `né le ${dayWords(day)}`;
export const sourcesDisagreeOn: Translation<typeof en.sourcesDisagreeOn> = ({ count }) =>
  `Deux sources sont en désaccord sur ${countOf(count, 'impact sur le plafond', 'impacts sur le plafond')}.`;
export const prospectsCame: Translation<typeof en.prospectsCame> = ({ count }) =>
  `${countOf(count, 'espoir d’une ligue est', 'espoirs des ligues sont')} maintenant dans la LNH.`;
export const nhlLastAnswered: Translation<typeof en.nhlLastAnswered> = ({ time }) =>
  `Dernière réponse de la LNH\u00A0: ${time}.`;
export const nhlAskedNext: Translation<typeof en.nhlAskedNext> = ({ time }) => `Prochaine consultation\u00A0: ${time}.`;
export const off = 'Désactivé.';
export const settingSwitchesOn: Translation<typeof en.settingSwitchesOn> = ({ setting }) =>
  `Pour l’activer\u00A0: ${setting}.`;
export const troubleBegan: Translation<typeof en.troubleBegan> = ({ time }) =>
  `Le problème a commencé ${time}; les données déjà connues sont conservées.`;
export const injuredInSections: Translation<typeof en.injuredInSections> = ({ count, clubs, time }) =>
  `${countOf(count, 'joueur')} sur la liste des blessés dans les sections de ${countOf(clubs, 'club')}, lues ${time}.`;
export const playersNotFound: Translation<typeof en.playersNotFound> = ({ count }) =>
  `${countOf(count, 'joueur')} du rapport ${pluralOf(count, 'introuvable', 'introuvables')} dans Crease`;
export const missedPlayer: Translation<typeof en.missedPlayer> = ({ club, born, why }) =>
  `${club}${born === null ? '' : `, né le ${born}`}. ${why}`;
export const rowsNotReadable: Translation<typeof en.rowsNotReadable> = ({ count }) =>
  `${countOf(count, 'ligne illisible', 'lignes illisibles')} dans les matchs de la LNH`;
export const sinceTime: Translation<typeof en.sinceTime> = ({ time }) => `établi ${time}`;
export const playerHasStatus: Translation<typeof en.playerHasStatus> = ({ player, status: current }) =>
  `${player}\u00A0: ${current}`;
export const prospectAndPlayer: Translation<typeof en.prospectAndPlayer> = ({ prospect, leagues, player, id }) =>
  `Espoir\u00A0: ${prospect}, dans ${countOf(leagues, 'ligue')}. De la LNH\u00A0: ${player}, nº\u00A0${id}.`;
export const makeThemOne = 'Fusionner';
export const makeOneOf: Translation<typeof en.makeOneOf> = ({ player, id }) =>
  `Fusionner\u00A0: ${player}, nº\u00A0${id}`;
