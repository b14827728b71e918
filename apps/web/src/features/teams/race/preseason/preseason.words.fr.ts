import { countOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './preseason.words.en.js';

export const team = 'Équipe';
export const teamsBeforeSeason: Translation<typeof en.teamsBeforeSeason> = ({ season }) =>
  `Équipes avant la saison ${season}`;
export const roster = 'Formation';
export const forwards = 'attaquants';
export const defensemen = 'défenseurs';
export const goalies = 'gardiens';
export const pointsOfPosition: Translation<typeof en.pointsOfPosition> = ({ position, season }) =>
  `Points des ${position} de l’équipe en ${season}`;
export const rosterPoints = 'Points de la formation';
export const pointsOfRoster: Translation<typeof en.pointsOfRoster> = ({ season }) =>
  `Points des joueurs actuels de l’équipe en ${season}, selon le barème de la ligue`;
export const capSpace = 'Espace sous le plafond';
export const firstPick = 'Premier choix';
export const firstPickHint = 'Le premier choix de l’équipe au repêchage de la saison';
export const pointsOfSeason: Translation<typeof en.pointsOfSeason> = ({ season }) => `Points de l’équipe en ${season}`;
export const rosterShort: Translation<typeof en.rosterShort> = ({ roster }) => `formation ${roster}`;
export const pickShort: Translation<typeof en.pickShort> = ({ overall }) => `choix ${overall}`;
export const lastShort: Translation<typeof en.lastShort> = ({ season, points }) => `${season}\u00A0: ${points}`;
export const orderedByRoster: Translation<typeof en.orderedByRoster> = ({ season }) =>
  `Les équipes sont classées selon les points de leurs joueurs en ${season}. Le vrai classement commencera avec les premiers points.`;
export const orderedByLast: Translation<typeof en.orderedByLast> = ({ season }) =>
  `Les équipes sont classées selon leurs points de ${season}. Le vrai classement commencera avec les premiers points.`;
export const beginsWithPoints = 'Les rangs s’afficheront dès les premiers points.';

export const whatComesNext = 'La suite';
export const draftLive = 'En direct';
export const draftPaused = 'En pause';
export const noDate = 'Pas encore de date';
export const enterRoom = 'Entrer dans la salle';
export const openLobby = 'Ouvrir la salle d’attente';
export const startupDraft = 'Le repêchage';
export const draftNotCreated = 'Le commissaire crée le repêchage et en fixe la date.';
export const toDrafts = 'Aller au repêchage';
export const picksMade: Translation<typeof en.picksMade> = ({ made, count }) =>
  `${countOf(made, 'choix fait', 'choix faits')} sur ${count}`;
export const rounds: Translation<typeof en.rounds> = ({ count }) => countOf(count, 'ronde');
export const seasonBegins = 'La saison commence';
export const firstPointsCount = 'Les premiers points comptent dès ce jour-là.';
export const startsAfterDrafts = 'Le commissaire lance la saison. Les points comptent dès ce jour-là.';
export const afterDrafts = 'Après les repêchages';
export const seasonEnds = 'La saison régulière se termine';
export const seasonEndsHint = 'Les rangs seront définitifs après le dernier match.';
export const protectionDeadline = 'Verrouillage des listes de protection';
export const openSheet = 'Ouvrir ma liste';
export const sheetsHint = 'Les autres équipes pourront repêcher les joueurs non protégés.';
