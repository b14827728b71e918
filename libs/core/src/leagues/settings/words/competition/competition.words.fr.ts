import { countOf } from '../../../../french/grammar.js';
import { localeOf } from '../../../../locale.js';
import { categoriesFault, categoriesOf } from '../../../../players/scoring/category-set.js';
import { DEFAULT_CATEGORIES } from '../../../../players/scoring/default-categories.js';
import { WEEKDAY_OPTIONS } from '../weekdays.words.fr.js';
import type { WordsOfRows } from '../../../setting.model.js';
import type { COMPETITION } from '../../competition.settings.js';

export const COMPETITION_WORDS: WordsOfRows<typeof COMPETITION> = {
  format: {
    label: 'Formule',
    words: 'la formule',
    options: {
      points: {
        label: 'Points\u00A0: un seul classement toute la saison',
        words: 'points, un seul classement toute la saison',
      },
      h2h_points: { label: 'Duels\u00A0: deux équipes s’affrontent chaque semaine', words: 'duels aux points' },
      h2h_each_category: {
        label: 'Duels par catégories\u00A0: chacune donne un résultat',
        words: 'duels où chaque catégorie donne un résultat',
      },
      h2h_most_categories: {
        label: 'Duels par catégories\u00A0: l’équipe qui en gagne le plus l’emporte',
        words: 'duels où l’équipe qui gagne le plus de catégories l’emporte',
      },
      roto: {
        label: 'Rôtisserie\u00A0: rangs par catégorie, un seul classement toute la saison',
        words: 'rôtisserie, rangs par catégorie',
      },
    },
    hint: 'La formule détermine comment on gagne la saison. On ne peut la changer qu’entre deux saisons.',
  },
  matchup_median: {
    label: 'Duel contre la médiane',
    words: 'le duel hebdomadaire contre la médiane',
    hint: 'À chaque période, une équipe a un deuxième résultat, contre la médiane des pointages de toutes les équipes',
  },
  matchup_record: {
    label: 'Calcul du classement',
    words: 'le mode de calcul du classement',
    options: {
      share: {
        label: 'Le pourcentage de victoires\u00A0: un match nul vaut une demi-victoire',
        words: 'le pourcentage de victoires',
      },
      '2-1-0': {
        label: 'Les points\u00A0: 2 par victoire, 1 par match nul',
        words: '2 points par victoire, 1 par match nul',
      },
      '3-1-0': {
        label: 'Les points\u00A0: 3 par victoire, 1 par match nul',
        words: '3 points par victoire, 1 par match nul',
      },
    },
    hint: 'Les équipes qui n’ont pas le même nombre de résultats sont comparées selon leurs points par résultat.',
  },
  divisions: {
    label: 'Divisions',
    words: 'le nombre de divisions',
    atZero: '0',
    tooHigh: (most) => `Au plus ${countOf(most, 'division')}.`,
    hint: (divisions) =>
      divisions < 2
        ? 'Pas de divisions. Une ligue à divisions en compte de 2 à 8, d’au moins deux équipes chacune.'
        : 'Les équipes d’une même division s’affrontent plus souvent. Un commissaire les répartit ou les tire au sort avant la saison.',
  },
  matchup_days: {
    label: 'Jours d’une période de duels',
    words: 'le nombre de jours d’une période de duels',
    tooLow: () => 'Une période de duels dure de 3 à 14 jours.',
    tooHigh: () => 'Une période de duels dure de 3 à 14 jours.',
    hint: (days) =>
      days === 7
        ? 'Une période dure une semaine.'
        : 'Les périodes se suivent à partir de la première semaine de la saison.',
  },
  matchup_split: {
    label: 'Deux duels par semaine',
    words: 'le partage de la semaine en deux duels',
    options: {
      whole: { label: 'Non', words: 'non' },
      '3-4': { label: 'Trois jours, puis quatre', words: 'trois jours, puis quatre' },
      '4-3': { label: 'Quatre jours, puis trois', words: 'quatre jours, puis trois' },
    },
    hint: 'Avec deux duels par semaine, le nombre de jours d’une période ne s’applique pas.',
  },
  cup: {
    label: 'Coupe',
    words: 'la coupe',
    options: {
      none: { label: 'Aucune', words: 'aucune' },
      '11-01': { label: 'Tirage le 1er novembre', words: 'tirage le 1er novembre' },
      '12-01': { label: 'Tirage le 1er décembre', words: 'tirage le 1er décembre' },
      '01-01': { label: 'Tirage le 1er janvier', words: 'tirage le 1er janvier' },
      '02-01': { label: 'Tirage le 1er février', words: 'tirage le 1er février' },
      '03-01': { label: 'Tirage le 1er mars', words: 'tirage le 1er mars' },
    },
    hint: 'La coupe est un tournoi par élimination en plus du classement, à raison d’une ronde par semaine après le tirage. Il faut trois semaines pour huit équipes. Pendant la saison, le commissaire peut choisir d’autres semaines.',
    says: (day) =>
      day === 'none'
        ? 'Il n’y a pas de coupe en plus du classement.'
        : `Toutes les équipes participent à une coupe, dont le tableau est tiré au sort le ${localeOf('fr').day(day)} à partir d’un germe publié dans le journal. Ses rondes se jouent pendant les semaines ou les périodes de duels qui suivent dans la saison régulière, sauf si un commissaire en a choisi d’autres avant le tirage; les points ou les catégories de ces jours en décident. Si les équipes ne remplissent pas le tableau, les meilleures du classement sont exemptées de la première ronde. En cas d’égalité, l’équipe la mieux classée passe à la ronde suivante. Une ronde est décidée une fois ses matchs joués et comptés; les corrections faites ensuite n’y changent rien. La coupe ne change rien au classement.`,
  },
  matchup_weekday: {
    label: 'Premier jour d’une période',
    words: 'le jour où commencent les périodes de duels',
    options: WEEKDAY_OPTIONS,
    hint: 'Les périodes d’une semaine commencent toutes ce jour-là; avec une autre durée, seule la première commence ce jour-là.',
  },
  matchup_short_weeks: {
    label: 'Semaines avec peu de matchs de la LNH',
    words: 'les semaines avec peu de matchs de la LNH',
    options: {
      join: { label: 'S’ajoutent à la semaine suivante', words: 'ajoutées à la semaine suivante' },
      keep: { label: 'Sont des périodes comme les autres', words: 'comptées comme les autres' },
      none: { label: 'N’ont pas de duel', words: 'sans duel' },
    },
    hint: 'Ce sont les semaines où il y a moins de 60\u00A0% des matchs d’une semaine habituelle\u00A0: le début de la saison, la pause du Match des étoiles, les Jeux olympiques.',
  },
  categories: {
    label: 'Catégories',
    words: 'les catégories',
    hint: (text) =>
      categoriesFault(text) === null
        ? `La grille compte ${countOf(categoriesOf(text).length, 'catégorie')}, dans cet ordre et avec ces poids.`
        : `Par exemple\u00A0: ${DEFAULT_CATEGORIES}.`,
  },
  category_goalies: {
    label: 'Matchs de gardien par semaine',
    words: 'le minimum de matchs de gardien par semaine',
    atZero: 'aucun',
    tooHigh: (most) => `Au plus ${countOf(most, 'match de gardien', 'matchs de gardien')} par semaine.`,
    hint: (games) =>
      games === 0
        ? 'Pas de minimum.'
        : `Une équipe qui a moins de ${countOf(games, 'match de gardien', 'matchs de gardien')} perd les catégories des gardiens. Les périodes plus courtes ou plus longues en exigent moins ou plus.`,
  },
  category_goalies_below: {
    label: 'Sous le minimum de matchs de gardien',
    words: 'les catégories perdues sous le minimum de matchs de gardien',
    options: {
      all: {
        label: 'Toutes les catégories des gardiens; égalité si les deux équipes sont sous ce minimum',
        words: 'toutes les catégories des gardiens, ou une égalité si les deux équipes sont sous le minimum',
      },
      both: {
        label: 'Toutes les catégories des gardiens, pour les deux équipes',
        words: 'toutes les catégories des gardiens, même si les deux équipes sont sous le minimum',
      },
      ratios: { label: 'Seulement MOY et %ARR', words: 'seulement les moyennes des gardiens' },
    },
    hint: 'On ne gagne jamais une catégorie en laissant ses gardiens de côté.',
  },
};
