import type { Translation } from '@crease/core/words.js';
import { au, countOf, listOf, pluralOf } from '@crease/core/french/grammar.js';
import { POSITION_WORDS, type Position } from '@crease/core/position.js';
import type * as en from './state.words.en.js';

export const fantasyPoints = 'Points dans la ligue';
export const fantasyPointsShort = 'PTS';
export const gamesPlayed = 'Parties jouées';
export const gamesPlayedShort = 'PJ';
export const goals = 'Buts';
export const goalsShort = 'B';
export const assists = 'Passes';
export const assistsShort = 'P';
export const points = 'Points';
export const pointsShort = 'PTS';
export const plusMinus = 'Plus-moins';
export const plusMinusShort = '+/−';
export const penaltyMinutes = 'Minutes de pénalité';
export const penaltyMinutesShort = 'PUN';
export const powerPlayPoints = 'Points en avantage numérique';
export const powerPlayPointsShort = 'PAN';
export const shotsOnGoal = 'Tirs';
export const shotsOnGoalShort = 'T';
export const hits = 'Mises en échec';
export const hitsShort = 'MÉ';
export const blockedShots = 'Tirs bloqués';
export const blockedShotsShort = 'TB';
export const wins = 'Victoires';
export const winsShort = 'V';
export const losses = 'Défaites';
export const lossesShort = 'D';
export const shutouts = 'Blanchissages';
export const shutoutsShort = 'BL';
export const savePercentageShort = '%ARR';
export const savePercentage = 'Pourcentage d’arrêts';
export const goalsAgainstAverage = 'Moyenne de buts accordés';
export const goalsAgainstAverageShort = 'MOY';
export const draftedInYear: Translation<typeof en.draftedInYear> = ({ year }) => `repêché en ${year}`;

export const messageTooLong: Translation<typeof en.messageTooLong> = ({ count }) =>
  `Un message peut contenir au plus ${countOf(count, 'caractère')}. Envoyez-le en plusieurs parties.`;
export const messageNotSent = 'Votre message n’a pas été envoyé';

export const playerIsYours: Translation<typeof en.playerIsYours> = ({ player }) => `${player} est à vous`;
export const pickSentOnReconnect: Translation<typeof en.pickSentOnReconnect> = ({ overall }) =>
  `Le choix ${overall} a été envoyé quand la connexion est revenue.`;
export const pickNotMade: Translation<typeof en.pickNotMade> = ({ player }) => `Vous n’avez pas pu repêcher ${player}.`;
export const pickNotMadeInTime: Translation<typeof en.pickNotMadeInTime> = ({ player }) =>
  `Vous n’avez pas pu repêcher ${player}\u00A0: le temps est écoulé.`;
export const pickNotMadeButSkipped: Translation<typeof en.pickNotMadeButSkipped> = ({ player, overall }) =>
  `Vous n’avez pas pu repêcher ${player}\u00A0: le choix ${overall} a été sauté.`;
export const pickNotMadeDraftEnded: Translation<typeof en.pickNotMadeDraftEnded> = ({ player }) =>
  `Vous n’avez pas pu repêcher ${player}\u00A0: le repêchage est terminé.`;
export const pickNotMadeOffClock: Translation<typeof en.pickNotMadeOffClock> = ({ player, overall }) =>
  `Vous n’avez pas pu repêcher ${player}\u00A0: ce n’est plus le tour du choix ${overall}.`;
export const autoTookPlayer: Translation<typeof en.autoTookPlayer> = ({ player, overall }) =>
  `Auto a pris ${player} avec le choix ${overall}.`;
export const pickUsedFor: Translation<typeof en.pickUsedFor> = ({ overall, player }) =>
  `Le choix ${overall} a servi à prendre ${player}.`;
export const lookAtBoard = 'Consultez le tableau.';

export const currentPick = 'Choix en cours';

interface Counted {
  readonly count: number;
  readonly position: Position;
}
const players = ({ count, position }: Counted) => countOf(count, ...POSITION_WORDS[position]);
const needed = (count: number) => `il vous en faut ${count}`;

export const leftFor: Translation<typeof en.leftFor> = ({ left, needed: wanted }) => `${left} pour ${wanted}`;
export const positionLeft: Translation<typeof en.positionLeft> = ({ position }) =>
  `${position === 'F' ? 'A' : position} restants`;
export const countForNeeded: Translation<typeof en.countForNeeded> = ({ left, needed: wanted }) =>
  `${left} pour ${wanted}`;
export const fewLeft = 'Il en reste peu';
export const leftThatTeamAffords: Translation<typeof en.leftThatTeamAffords> = ({ left, position, needed: wanted }) =>
  `Il reste ${players({ count: left, position })} à la portée de l’équipe; il lui en faut ${wanted}`;
export const thisPickIsLast = 'C’est votre dernier choix.';
export const picksLeftAnyPosition: Translation<typeof en.picksLeftAnyPosition> = ({ count }) =>
  `Il vous restera ensuite ${countOf(count, 'choix', 'choix')}, à n’importe quelle position.`;
export const allPicksNeeded: Translation<typeof en.allPicksNeeded> = ({ needs }) =>
  `Ensuite, tous vos choix seront nécessaires\u00A0: ${listOf(needs.map(players))}.`;
export const needsCompleteRoster: Translation<typeof en.needsCompleteRoster> = ({ needs, others }) =>
  `Ensuite, pour compléter votre formation, il vous faudra\u00A0: ${listOf([...needs.map(players), `${countOf(others, 'autre')} à n’importe quelle position`])}.`;
export const noTeamHasPickLeft = 'Les autres équipes n’ont plus de choix';
export const otherTeamCannotTake = 'L’autre équipe ne peut pas le prendre maintenant';
export const otherTeamsCanTake: Translation<typeof en.otherTeamsCanTake> = ({ count, teams }) =>
  `${countOf(count, 'autre équipe', 'autres équipes')} sur ${teams} ${pluralOf(count, 'peut', 'peuvent')} le prendre maintenant`;
export const leavesTooFew: Translation<typeof en.leavesTooFew> = ({ left, position, needed: wanted }) =>
  `Il ne resterait ${left === 0 ? `aucun ${POSITION_WORDS[position][0]}` : `que ${players({ count: left, position })}`} à votre portée, et ${needed(wanted)}.`;
export const anotherTeam = 'une autre équipe';
export const aPlayer = 'Un joueur';
export const playerWentTo: Translation<typeof en.playerWentTo> = ({ player, team }) => `${player} va ${au(team)}`;
export const fewAreLeft: Translation<typeof en.fewAreLeft> = ({ left, position, needed: wanted }) =>
  left === 0
    ? `Il ne reste aucun ${POSITION_WORDS[position][0]} à votre portée, et ${needed(wanted)}.`
    : `Il reste ${players({ count: left, position })} à votre portée, et ${needed(wanted)}.`;
export const spaceAndNoPlace: Translation<typeof en.spaceAndNoPlace> = ({ space }) =>
  `${space} sous le plafond, mais aucune place libre`;
export const spaceForPlaces: Translation<typeof en.spaceForPlaces> = ({ space, places, each, most }) =>
  `${space} pour ${countOf(places, 'place')}${each === null ? '' : `, ${each} chacune`}; ${most === null ? 'aucun joueur n’est admissible pour le moment' : `au plus ${most} pour le prochain`}`;

export const maxPickLimit: Translation<typeof en.maxPickLimit> = ({ space, kept }) =>
  kept === null
    ? `Limité par le plafond salarial\u00A0: ${space} d’espace sous le plafond.`
    : `Limité par le plafond salarial et les minimums par position\u00A0: sur ${space} d’espace, il faut garder ${kept} pour les choix suivants.`;
