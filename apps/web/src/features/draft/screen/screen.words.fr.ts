import type { Translation } from '@crease/core/words.js';
import type * as en from './screen.words.en.js';

interface Owner {
  readonly owner: string | null;
}
const tradedTo = ({ owner }: Owner) => (owner === null ? '' : `, ${owner}`);
export const pickOfPlayer: Translation<typeof en.pickOfPlayer> = ({ overall, player, position, money, ...owner }) =>
  `Choix ${overall}${tradedTo(owner)}\u00A0: ${player}, ${position}, ${money}`;
export const pickWithoutPlayer: Translation<typeof en.pickWithoutPlayer> = ({ pick, status, ...owner }) =>
  `${pick}${tradedTo(owner)}\u00A0: ${status}`;
export const pickNumber: Translation<typeof en.pickNumber> = ({ overall }) => `Choix ${overall}`;
export const roundNumber: Translation<typeof en.roundNumber> = ({ round }) => `Ronde ${round}`;
export const spokenOnClock = 'en cours';
export const spokenOpen = 'à faire';
export const spokenMoved: Translation<typeof en.spokenMoved> = ({ after }) => `manqué, déplacé après le choix ${after}`;
export const spokenSkipped = 'sauté';
export const spokenForfeited = 'confisqué';
export const spokenKept: Translation<typeof en.spokenKept> = ({ player }) => `gardé\u00A0: ${player}`;
export const onTheClock = 'En cours';
export const skipped = 'Sauté';
export const moved = 'Déplacé';
export const now = 'Maintenant';

export const pagesOfBoard = 'Pages du tableau';
export const roundsBefore = 'Les rondes précédentes';
export const roundOfCount: Translation<typeof en.roundOfCount> = ({ round, count }) => `Ronde ${round} sur ${count}`;
export const roundsOfCount: Translation<typeof en.roundsOfCount> = ({ first, last, count }) =>
  `Rondes ${first} à ${last} sur ${count}`;
export const roundsAfter = 'Les rondes suivantes';
export const turnPagesAutomatically = 'Tourner les pages automatiquement';
export const stopTurningPages = 'Arrêter de tourner les pages';

export const board = 'Tableau';
export const boardTeamsAcross = 'Tableau de repêchage\u00A0: équipes en colonnes, rondes en lignes';
export const roundLabel = 'Ronde';
export const boardRoundsAcross = 'Tableau de repêchage\u00A0: rondes en colonnes, équipes en lignes';
export const teamLabel = 'Équipe';
export const placesNoFit: Translation<typeof en.placesNoFit> = ({ places }) => `${places} · trop cher`;
export const noPlaceLeft = 'complète';
export const placesAndMax: Translation<typeof en.placesAndMax> = ({ places, price }) => `${places} · max ${price}`;

export const latestPick = 'Dernier choix';
export const saleAndTeam: Translation<typeof en.saleAndTeam> = ({ lot, price, team }) =>
  `Lot ${lot} · ${team} pour ${price}`;
export const pickAndTeam: Translation<typeof en.pickAndTeam> = ({ overall, team }) => `Choix ${overall} · ${team}`;
