import { countOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './roto.words.en.js';

export const table = 'Le classement';
export const team = 'Équipe';
export const teamsByRotoPoints: Translation<typeof en.teamsByRotoPoints> = ({ season }) =>
  `Équipes selon les points de rôtisserie, ${season}`;
export const points = 'Points';
export const rotoPoints = 'Points de rôtisserie de toutes les catégories';
export const behind = 'Retard';
export const behindLeader = 'Retard sur le meneur en points de rôtisserie';
export const toNext = 'Écart préc.';
export const behindAbove = 'Retard sur l’équipe qui précède en points de rôtisserie';
export const led = 'En tête';
export const ledHint = 'Catégories où aucune équipe ne fait mieux; elles départagent les équipes à égalité de points';
export const goalieGp = 'PJ gardiens';
export const goalieGamesHint: Translation<typeof en.goalieGamesHint> = ({ now, season }) =>
  `Matchs de gardien\u00A0: ${now} nécessaires jusqu’ici, ${season} pour la saison`;
export const behindShort: Translation<typeof en.behindShort> = ({ points }) => `retard de ${points}`;
export const leadsShort: Translation<typeof en.leadsShort> = ({ count }) =>
  `en tête dans ${countOf(count, 'catégorie')}`;
export const figureOf: Translation<typeof en.figureOf> = ({ category }) => `${category}, statistique`;
export const placeOf: Translation<typeof en.placeOf> = ({ category }) => `${category}, rang`;
export const leads = 'en tête';
export const cellHint: Translation<typeof en.cellHint> = ({ category, place, next }) =>
  `${category}\u00A0: ${place}${next === null ? '' : `, ${next}`}`;
export const under: Translation<typeof en.under> = ({ gap }) => `moins de ${gap}`;
export const toPlace: Translation<typeof en.toPlace> = ({ gap, place }) => `à ${gap} du ${place} rang`;
export const tableHint: Translation<typeof en.tableHint> = ({ teams, ties }) =>
  `Dans chaque catégorie, la meilleure équipe reçoit ${countOf(teams, 'point')} et la dernière, 1. Ces points sont multipliés par le poids de la catégorie. Les équipes à égalité ${
    ties === 'mean'
      ? 'reçoivent la moyenne des points de leurs rangs'
      : 'reçoivent toutes les points du meilleur de leurs rangs'
  }. Sous les points\u00A0: la statistique de l’équipe, et l’écart avec le rang précédent.`;
export const goaliesNeeded: Translation<typeof en.goaliesNeeded> = ({ now, season }) =>
  `Il faut ${countOf(season, 'match de gardien', 'matchs de gardien')} pour la saison, et ${now} à ce jour. Une équipe qui en a moins est dernière dans les catégories des gardiens.`;

export const byCategory = 'Par catégorie';
export const shownTeam = 'Équipe affichée par catégorie';
export const categoriesOf: Translation<typeof en.categoriesOf> = ({ team }) => `${team} par catégorie`;
export const category = 'Catégorie';
export const figure = 'Statistique';
export const place = 'Rang';
export const sharedPlace: Translation<typeof en.sharedPlace> = ({ place }) => `${place}, à égalité`;
export const teamInPlace: Translation<typeof en.teamInPlace> = ({ team, place, points }) =>
  `${team} ${place}, ${points}`;
export const missingToNext = 'Écart avec le rang précédent';
export const leader = 'Meneur';
export const leaderWithFigure: Translation<typeof en.leaderWithFigure> = ({ team, figure }) => `${team} (${figure})`;
export const leadersLevel: Translation<typeof en.leadersLevel> = ({ count, figure }) =>
  `${countOf(count, 'équipe')} (${figure})`;
export const lowIsGood = 'le plus bas gagne';
export const weightOf: Translation<typeof en.weightOf> = ({ weight }) => `poids ${weight}`;
export const noFiguresYet = 'Pas encore de chiffres';
export const noFiguresYetHint = 'Les rangs seront calculés dès le premier match qui comptera pour une équipe.';

export const games = 'Matchs';
export const gamesOfTeams: Translation<typeof en.gamesOfTeams> = ({ season }) =>
  `Matchs utilisés par position, ${season}`;
export const gamesHint =
  'Voici les matchs qui comptent pour une équipe, par position. Le jour où une limite est atteinte compte en entier; les matchs à cette position ne comptent plus à partir du lendemain. Le rythme est le nombre de matchs à la fin de la saison si l’équipe continue ainsi.';
export const kindWithCap: Translation<typeof en.kindWithCap> = ({ kind, cap }) => `${kind}, sur ${cap}`;
export const paceOfKind: Translation<typeof en.paceOfKind> = ({ kind }) => `${kind}, rythme`;
export const capReached = 'limite atteinte';
export const noPaceYet = 'pas encore de rythme';
export const onPace: Translation<typeof en.onPace> = ({ projected }) => `rythme de ${projected}`;
