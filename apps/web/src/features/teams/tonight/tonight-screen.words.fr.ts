import { countOf, de, pluralOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './tonight-screen.words.en.js';

export const tonight = 'Ce soir';
export const dayAndState: Translation<typeof en.dayAndState> = ({ day, state }) => `${day} · ${state}`;
export const gamesRunning: Translation<typeof en.gamesRunning> = ({ count, all }) =>
  count === all
    ? `${countOf(all, 'match', 'matchs')} en cours`
    : `${countOf(count, 'match', 'matchs')} sur ${all} en cours`;
export const gamesFrom: Translation<typeof en.gamesFrom> = ({ count, when }) =>
  count === 1 ? `1\u00A0match, ${when}` : `${countOf(count, 'match', 'matchs')}, début\u00A0: ${when}`;
export const allOver: Translation<typeof en.allOver> = ({ count }) =>
  countOf(count, 'match, terminé', 'matchs, tous terminés');
export const noGames = 'Aucun match de la LNH ce soir';
export const notPlayedYet = 'Aucun match n’a encore commencé ce soir';
export const nightIsOver = 'Les matchs de ce soir sont terminés';
export const allPostponed = 'Tous les matchs de ce soir sont reportés ou annulés';
export const notBegun = 'La saison n’est pas commencée';
export const notBegunHint = 'Cette page suivra les matchs dès le début de la saison.';
export const beginsOn: Translation<typeof en.beginsOn> = ({ day }) => `Les matchs comptent à partir du ${day}.`;
export const seasonOver = 'La saison est terminée';
export const seasonOverHint = 'Cette page suivra de nouveau les matchs la saison prochaine.';
export const noGamesHint = 'Cette page suit les matchs et les points de votre ligue en direct.';
export const openStandings = 'Ouvrir le classement';
export const notInSeason = 'Aucune saison en cours';
export const notInSeasonHint =
  'Les matchs de ce soir ne comptent pas dans cette ligue. Le classement commencera avec la saison.';

export const teamsTonight = 'Toutes les équipes ce soir';
export const matchupsTonight = 'Tous les duels';
export const otherMatchups = 'Autres duels';
export const team = 'Équipe';
export const place = 'Rang';
export const pointsTonight = 'Ce soir';
export const seasonPoints = 'Saison';
export const rotoPoints = 'Points de rôtisserie';
export const playersColumn = 'Joueurs';
export const yourTeam = '(votre équipe)';
export const placesGained: Translation<typeof en.placesGained> = ({ count }) =>
  `gain de ${countOf(count, 'rang')} depuis le début de la journée`;
export const placesLost: Translation<typeof en.placesLost> = ({ count }) =>
  `recul de ${countOf(count, 'rang')} depuis le début de la journée`;
export const onIce: Translation<typeof en.onIce> = ({ count }) => `${count} en action`;
export const toCome: Translation<typeof en.toCome> = ({ count }) => `${count} à venir`;
export const played: Translation<typeof en.played> = ({ count }) =>
  `${count} ${pluralOf(count, 'terminé', 'terminés')}`;
export const noPlayers = 'aucun joueur';
export const plusTonight: Translation<typeof en.plusTonight> = ({ points }) => `${points} ce soir`;
export const openMatchup: Translation<typeof en.openMatchup> = ({ own, other }) =>
  other === null ? `Détails du duel ${de(own)}` : `Détails du duel ${own} c. ${other}`;
export const details = 'Détails';
export const noMatchup = 'Aucun duel en cours';
export const noMatchupHint = 'Le prochain commencera avec la prochaine période du calendrier.';

export const playersTonight = 'Joueurs de ce soir';
export const showTeam = 'Équipe des joueurs';
export const noPlayersOfTeam: Translation<typeof en.noPlayersOfTeam> = ({ team: name }) =>
  `L’équipe ${name} n’a aucun joueur ce soir`;
export const noPlayersHint = 'Les clubs de ses joueurs ne jouent pas.';
export const bench = 'Réserve';
export const benchHint = 'Hors de l’alignement, ne compte pas';
export const pointsOf: Translation<typeof en.pointsOf> = ({ points, count }) =>
  `${points}\u00A0${pluralOf(count, 'point', 'points')}`;

export const lastNight: Translation<typeof en.lastNight> = ({ day }) => `Hier soir, ${day}`;
export const lastGames: Translation<typeof en.lastGames> = ({ day }) => `Derniers matchs, ${day}`;

export const nhlGames = 'Matchs de la LNH';
export const notFinalYet = 'Terminé, pas encore officiel';
const ENDINGS: Readonly<Record<string, string>> = { OT: 'prol.', SO: 'fus.' };
export const final: Translation<typeof en.final> = ({ overtime }) =>
  overtime === null ? 'Final' : `Final (${ENDINGS[overtime] ?? overtime})`;
export const postponed = 'Reporté';
export const cancelled = 'Annulé';
export const suspended = 'Suspendu';
export const yours: Translation<typeof en.yours> = ({ count }) => `${count} de vos joueurs`;
