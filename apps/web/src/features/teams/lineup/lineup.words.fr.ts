import { countOf, de, listOf } from '@crease/core/french/grammar.js';
import { LINEUP_KIND_WORDS } from '@crease/core/leagues/lineup.rules.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './lineup.words.en.js';

export const day = 'Jour';
export const lockedDay: Translation<typeof en.lockedDay> = ({ day }) => `${day}, verrouillé`;

export const noGame = 'pas de match';
export const homeGame: Translation<typeof en.homeGame> = ({ club }) => `c. ${club}`;
export const awayGame: Translation<typeof en.awayGame> = ({ club }) => `@ ${club}`;
export const playerIsLocked = 'verrouillé';
export const locksAt: Translation<typeof en.locksAt> = ({ time }) => `verrouillage à ${time}`;

export const empty = 'Vide';
export const standsIn = 'Remplaçant';
export const takeOutOfLineUp: Translation<typeof en.takeOutOfLineUp> = ({ player }) =>
  `Retirer ${player} de l’alignement`;
export const game = 'Match';
export const gamesAhead = 'À venir';
export const form = 'Forme';
export const season = 'Saison';
export const tonight = 'Ce soir';
export const thatDay = 'Jour';
export const pointsOfSeason = 'points de la saison';
export const pointsTonight = 'points ce soir';
export const pointsThatDay = 'points ce jour-là';

export const lastGames: Translation<typeof en.lastGames> = ({ points }) => `Derniers matchs\u00A0: ${points}`;
export const formTable = 'Forme\u00A0: points des cinq derniers matchs';
export const player = 'Joueur';
export const pointsByGame = 'Points par match, le plus récent à la fin';
export const gameOfForm: Translation<typeof en.gameOfForm> = ({ day, points }) => `${day}\u00A0: ${points}`;

export const lineUpSaved = 'Alignement enregistré';
export const places = 'Places';
export const inLineUp = 'Dans l’alignement';
export const reserves = 'Réserves';
export const allActivePlayersIn = 'Tous les joueurs actifs sont dans l’alignement.';
export const tapTwoPlayers = 'Touchez deux joueurs pour les permuter.';
export const tapSwapTarget = 'Touchez maintenant le joueur ou la place à permuter.';
export const bestAvailable = 'Meilleurs disponibles';
export const bestAreIn = 'Les meilleurs joueurs disponibles sont en place. Il reste à enregistrer l’alignement.';
export const bestAreSaved = 'Les meilleurs joueurs disponibles sont déjà en place.';
export const saveLineUp = 'Enregistrer l’alignement';
export const discard = 'Abandonner';

export const team = 'Équipe';
export const lineUpOf: Translation<typeof en.lineUpOf> = ({ team }) => `Alignement ${de(team)}`;
export const lineUp = 'Alignement';
export const roster = 'Formation';
export const noLineUps = 'Cette ligue joue sans alignement';
export const noLineUpsHint =
  'Chaque joueur actif récolte des points. Le commissaire peut activer les alignements dans les réglages.';
export const lockedSince: Translation<typeof en.lockedSince> = ({ when }) => `Verrouillé (${when}).`;
export const locked = 'Verrouillé.';
export const locks: Translation<typeof en.locks> = ({ at }) =>
  at === null ? 'Chaque joueur est verrouillé au début de son match.' : `Verrouillage\u00A0: ${at}.`;
const UNTIL = {
  day: () => 'jusqu’au prochain alignement',
  week: () => 'pour la semaine',
  month: (dates: string) => `jusqu’à la prochaine date prévue (${dates})`,
};
/** `dates`: days of a month, such as "1 et 15". `locksAt` is null when each player locks with their game. */
export const inEffect: Translation<typeof en.inEffect> = ({ day, period, dates, locksAt }) =>
  `En vigueur à partir du ${day} ${UNTIL[period](dates)}; ${
    locksAt === null ? 'chaque joueur est verrouillé au début de son match' : `verrouillage\u00A0: ${locksAt}`
  }.`;
export const rosterDecidedAt: Translation<typeof en.rosterDecidedAt> = ({ time }) =>
  `La formation de ce jour a été fixée à ${time}.`;
const SPANS = { week: 'cette semaine', month: 'ce mois-ci', season: 'cette saison' };
export const changesLeft: Translation<typeof en.changesLeft> = ({ left, changes, span = 'week' }) =>
  `Il reste ${countOf(left, 'changement')} sur ${changes} ${SPANS[span]}.`;
export const noLineUpSet = 'Aucun alignement choisi\u00A0: les meilleurs joueurs sont en place.';

export const goalieStarts: Translation<typeof en.goalieStarts> = ({ used, limit, endsOn }) =>
  `Départs de gardiens\u00A0: ${used} sur ${limit} dans la période qui se termine le ${endsOn}.`;
export const goaliesClosed: Translation<typeof en.goaliesClosed> = ({ opens }) =>
  `La limite est atteinte\u00A0: les matchs des gardiens ce jour-là ne comptent pas. Ils compteront de nouveau à partir du ${opens}.`;

export const gamesUsed: Translation<typeof en.gamesUsed> = ({ kinds, endsOn }) =>
  `Matchs jusqu’au ${endsOn}\u00A0: ${kinds
    .map(
      ({ kind, used, cap }) =>
        `${LINEUP_KIND_WORDS[kind].toLowerCase()} ${used} sur ${cap} (il en reste ${Math.max(0, cap - used)})`,
    )
    .join(', ')}.`;
export const placesClosed: Translation<typeof en.placesClosed> = ({ kinds, endsOn }) =>
  `La limite est atteinte\u00A0: les matchs joués à ces places (${listOf(kinds.map((kind) => LINEUP_KIND_WORDS[kind].toLowerCase()))}) ne compteront pas jusqu’au ${endsOn} inclus.`;
export const putInOpenPlaces = 'Placez les joueurs ailleurs.';
