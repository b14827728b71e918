import { countOf } from '../../../../french/grammar.js';
import type { WordsOfRows } from '../../../setting.model.js';
import type { ROTO } from '../../roto.settings.js';

const games = (count: number): string => countOf(count, 'match', 'matchs');

const capHint = (count: number, place: 'patineur' | 'gardien'): string =>
  count === 0
    ? 'Tous les matchs comptent.'
    : `La limite est de ${games(count)} par place de ${place}, et s’applique au total des places du même type. Une fois ce total atteint, les matchs à ces places cessent de compter dès le lendemain.`;

const skaterCap = (most: number): string => `Au plus ${games(most)} par place de patineur.`;
const goalieCap = (most: number): string => `Au plus ${games(most)} par place de gardien.`;

export const ROTO_WORDS: WordsOfRows<typeof ROTO> = {
  roto_ties: {
    label: 'Équipes à égalité dans une catégorie',
    words: 'les points des équipes à égalité dans une catégorie',
    options: {
      mean: { label: 'Reçoivent la moyenne des points de leurs rangs', words: 'la moyenne des points de leurs rangs' },
      best: {
        label: 'Reçoivent chacune les points du meilleur de leurs rangs',
        words: 'les points du meilleur de leurs rangs',
      },
    },
    hint: 'S’il y a 12 équipes, la meilleure reçoit 12 points dans chaque catégorie, et la dernière en reçoit 1.',
  },
  roto_goalies: {
    label: 'Matchs de gardien par saison',
    words: 'le minimum de matchs de gardien par saison',
    atZero: 'aucun',
    tooHigh: (most) => `Au plus ${countOf(most, 'match de gardien', 'matchs de gardien')} par saison.`,
    hint: (count) =>
      count === 0
        ? 'Pas de minimum.'
        : `Une équipe qui a moins de ${countOf(count, 'match de gardien', 'matchs de gardien')} se classe dernière dans les catégories des gardiens; en cours de saison, ce minimum est proportionnel aux jours écoulés.`,
  },
  games_cap: {
    label: 'Matchs par place de patineur',
    words: 'le maximum de matchs par place de patineur dans une saison',
    atZero: 'sans limite',
    tooHigh: skaterCap,
    hint: (count) => capHint(count, 'patineur'),
  },
  season_games_cap: {
    label: 'Matchs par place de patineur',
    words: 'le maximum de matchs par place de patineur dans une ligue aux points',
    atZero: 'sans limite',
    tooHigh: skaterCap,
    hint: (count) => capHint(count, 'patineur'),
  },
  season_goalie_games_cap: {
    label: 'Matchs par place de gardien',
    words: 'le maximum de matchs par place de gardien dans une ligue aux points',
    atZero: 'sans limite',
    tooHigh: goalieCap,
    hint: (count) => capHint(count, 'gardien'),
  },
  goalie_games_cap: {
    label: 'Matchs par place de gardien',
    words: 'le maximum de matchs par place de gardien dans une saison',
    atZero: 'sans limite',
    tooHigh: goalieCap,
    hint: (count) => capHint(count, 'gardien'),
  },
};
