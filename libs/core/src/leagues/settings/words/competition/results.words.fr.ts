import { countOf } from '../../../../french/grammar.js';
import type { WordsOfRows } from '../../../setting.model.js';
import type { RESULTS } from '../../results.settings.js';

export const RESULTS_WORDS: WordsOfRows<typeof RESULTS> = {
  matchup_order: {
    label: 'Équipes au même pourcentage de victoires',
    words: 'les critères qui départagent les équipes au même pourcentage de victoires',
    options: {
      'points-meetings-division': {
        label: 'Points, face-à-face, division',
        words: 'les points, puis le face-à-face, puis la division',
      },
      'points-division-meetings': {
        label: 'Points, division, face-à-face',
        words: 'les points, puis la division, puis le face-à-face',
      },
      'meetings-points-division': {
        label: 'Face-à-face, points, division',
        words: 'le face-à-face, puis les points, puis la division',
      },
      'meetings-division-points': {
        label: 'Face-à-face, division, points',
        words: 'le face-à-face, puis la division, puis les points',
      },
      'division-points-meetings': {
        label: 'Division, points, face-à-face',
        words: 'la division, puis les points, puis le face-à-face',
      },
      'division-meetings-points': {
        label: 'Division, face-à-face, points',
        words: 'la division, puis le face-à-face, puis les points',
      },
    },
    hint: 'Points\u00A0: ceux de toutes les périodes ou, dans une ligue par catégories, le nombre de duels gagnés. Face-à-face\u00A0: les résultats entre ces équipes. Division\u00A0: les résultats à l’intérieur des divisions. Ensuite, un tirage au sort décide.',
  },
  matchup_chances: {
    label: 'Projections et probabilités de victoire',
    words: 'les projections et les probabilités de victoire des duels',
    hint: 'Les projections et les probabilités sont affichées sur les pages des duels, sans effet sur les résultats.',
  },
  matchup_ties: {
    label: 'Égalité dans un duel',
    words: 'le sort d’une égalité dans un duel',
    options: {
      tie: { label: 'Reste un match nul', words: 'un match nul' },
      broken: {
        label: 'Est brisée\u00A0: points de la réserve, buts, moins de joueurs utilisés',
        words:
          'un bris d’égalité selon les points de la réserve, puis les buts, puis le plus petit nombre de joueurs utilisés',
      },
    },
    hint: 'Les points de la réserve sont ceux que les joueurs actifs obtiennent les jours où ils ne sont pas dans l’alignement; la ligue doit donc avoir des alignements. Dans une ligue de catégories, les buts départagent d’abord les équipes.',
  },
  matchup_corrections: {
    label: 'Corrections de la LNH',
    words: 'le délai pendant lequel les corrections des matchs changent les résultats',
    options: {
      'three-days': {
        label: 'Comptent pendant trois jours après une période',
        words: 'trois jours après une période',
      },
      always: { label: 'Comptent jusqu’à la fin de la saison', words: 'jusqu’à la fin de la saison' },
      never: { label: 'Ne changent jamais un résultat', words: 'aucun' },
    },
    hint: 'Dès le premier match d’une ronde des séries, tous les résultats précédents sont définitifs.',
  },
  goalie_starts_period: {
    label: 'Départs de gardien par période de duels',
    words: 'le nombre de départs de gardien qui comptent dans une période de duels',
    atZero: 'sans limite',
    tooHigh: (most) => `Au plus ${countOf(most, 'départ de gardien', 'départs de gardien')} par période de duels.`,
    hint: (starts) =>
      starts === 0
        ? 'Tous les matchs des gardiens comptent.'
        : `Après ${countOf(starts, 'départ')} dans une semaine, les matchs des gardiens cessent de compter dès le lendemain.`,
  },
  period_games_cap: {
    label: 'Matchs par place de patineur et par semaine',
    words: 'le maximum de matchs par place de patineur dans une période de duels',
    atZero: 'sans limite',
    tooHigh: (most) => `Au plus ${countOf(most, 'match', 'matchs')} par place de patineur et par semaine.`,
    hint: (games) =>
      games === 0
        ? 'Tous les matchs des patineurs comptent.'
        : `La limite est de ${countOf(games, 'match', 'matchs')} par place de patineur, et s’applique au total des places du même type. Une fois ce total atteint, les matchs à ces places cessent de compter dès le lendemain.`,
  },
  period_limits: {
    label: 'Limites des périodes courtes et longues',
    words: 'les limites des périodes de duels courtes et longues',
    options: {
      scaled: {
        label: 'Proportionnelles à leurs jours de matchs',
        words: 'proportionnelles à leurs jours de matchs',
      },
      fixed: { label: 'Les mêmes à chaque période', words: 'les mêmes à chaque période' },
    },
    hint: 'Ce réglage s’applique aux ajouts, aux matchs, aux départs de gardien et au minimum de matchs de gardien.',
  },
};
