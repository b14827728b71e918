import { countOf } from '@crease/core/french/grammar.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './pictures.words.en.js';

export const seasonInPictures: Translation<typeof en.seasonInPictures> = ({ season, count }) =>
  `${season} en ${count === 10 ? 'dix images' : countOf(count, 'image')}`;
export const picturesOf: Translation<typeof en.picturesOf> = ({ season }) => `${season} en images`;
export const championsAndRecords = 'Champions et records';
export const team = 'Équipe';
export const noSuchSeason: Translation<typeof en.noSuchSeason> = ({ season }) =>
  `La saison ${season} n’est pas terminée dans cette ligue`;
export const noSuchSeasonHint = 'Les images d’une saison s’affichent une fois la saison terminée.';
export const withoutDays = 'Les points de chaque jour ne sont pas connus, alors cette saison a moins d’images.';
export const race = 'La course';
export const table = 'Le classement final';
export const first = 'Jours en première place';
export const day = 'Les meilleurs jours';
export const week = 'Les sept meilleurs jours de suite de chaque équipe';
export const month = 'Le meilleur mois de chaque équipe';
export const wins = 'Jours où l’équipe a été la meilleure';
export const climb = 'Rangs gagnés depuis le premier quart de la saison';
export const finish: Translation<typeof en.finish> = ({ days }) =>
  days === 1 ? 'Points du dernier jour' : `Points des ${days} derniers jours`;
export const record = 'Fiche';
export const points = 'Points';
export const days = 'Jours';
export const places = 'Rangs';
export const fromRankToRank: Translation<typeof en.fromRankToRank> = ({ before, after }) =>
  `du ${before} au ${after} rang`;
/** A row in words: 'Owls, 812, 3 nov. 2025'. */
export const barInWords: Translation<typeof en.barInWords> = ({ team, figure, note }) =>
  `${team}, ${figure}${note === null ? '' : `, ${note}`}`;
