import { countOf } from '../../../../french/grammar.js';
import type { WordsOfRows } from '../../../setting.model.js';
import type { PLAYOFFS } from '../../playoff.settings.js';

export const PLAYOFFS_WORDS: WordsOfRows<typeof PLAYOFFS> = {
  table_playoff_teams: {
    label: 'Équipes en séries',
    words: 'le nombre d’équipes en séries dans une ligue sans duels',
    atZero: '0',
    tooHigh: (most) => `Au plus ${countOf(most, 'équipe')} participent aux séries.`,
    hint: (teams) =>
      teams < 2
        ? 'Pas de séries\u00A0: le classement décide.'
        : `Les ${teams} premières équipes du classement se disputent le titre dans les dernières semaines de la saison.`,
  },
  playoff_teams: {
    label: 'Équipes en séries',
    words: 'le nombre d’équipes en séries',
    atZero: '0',
    tooHigh: (most) => `Au plus ${countOf(most, 'équipe')} participent aux séries.`,
    hint: (teams) =>
      teams < 2
        ? 'Pas de séries\u00A0: le classement décide.'
        : `Les ${teams} premières équipes du classement se disputent le titre.`,
  },
  playoff_periods: {
    label: 'Périodes d’une ronde',
    words: 'le nombre de périodes d’une ronde des séries',
    tooLow: () => 'Une ronde des séries dure de 1 à 3 périodes.',
    tooHigh: () => 'Une ronde des séries dure de 1 à 3 périodes.',
    hint: (periods) =>
      periods === 1
        ? 'Une ronde dure une période. Dans une ligue sans duels en saison régulière, une période est une semaine.'
        : `Une ronde dure ${periods} périodes de suite, entre les mêmes équipes. Dans une ligue sans duels en saison régulière, une période est une semaine.`,
  },
  playoff_rounds: {
    label: 'Périodes d’une même ronde',
    words: 'les périodes d’une même ronde des séries',
    options: {
      sum: { label: 'S’additionnent', words: 'additionnées' },
      wins: {
        label:
          'Sont des duels distincts\u00A0: l’équipe qui en gagne le plus passe, comme dans une série deux de trois',
        words: 'comptées comme des duels distincts, et l’équipe qui en gagne le plus passe',
      },
    },
    hint: 'À victoires égales, le total de la ronde décide, puis la règle des égalités. Toutes les périodes sont jouées.',
  },
  playoff_long_final: {
    label: 'Finale plus longue d’une période',
    words: 'la finale plus longue d’une période',
    hint: 'La finale n’est allongée que si les séries ne dépassent pas alors un cinquième des périodes de la saison',
  },
  playoff_reseed: {
    label: 'Duels refaits à chaque ronde',
    words: 'les duels refaits à chaque ronde des séries',
    hint: 'À chaque ronde, la meilleure équipe encore en lice affronte la moins bonne; sinon, le tableau est fixe',
  },
  table_playoff_fixed: {
    label: 'Tableau fixe',
    words: 'le tableau fixe des séries',
    hint: 'Les duels des rondes suivantes découlent de la première; sinon, la meilleure équipe encore en lice affronte la moins bonne',
  },
  playoff_division_winners: {
    label: 'Équipes championnes de division d’abord',
    words: 'les meilleurs rangs pour les équipes championnes de division',
    hint: 'Les équipes championnes de division ont les meilleurs rangs, dans l’ordre du classement; sans divisions, le classement décide',
  },
  playoff_ties: {
    label: 'Égalité en séries',
    words: 'ce qui brise une égalité en séries',
    options: {
      seed: { label: 'L’équipe la mieux classée passe', words: 'le meilleur rang' },
      'head-to-head': {
        label: 'Duels de la saison régulière entre les deux équipes, puis le rang',
        words: 'les duels de la saison régulière entre les deux équipes, puis le rang',
      },
      bench: {
        label: 'Points de la réserve, buts, moins de joueurs utilisés, puis le rang (aux points seulement)',
        words: 'les points de la réserve, les buts et le plus petit nombre de joueurs utilisés, puis le rang',
      },
      commissioner: {
        label: 'Le commissaire décide en donnant une raison',
        words: 'le commissaire, ou le rang si la ronde suivante commence avant',
      },
    },
    hint: 'Une ronde où aucun match n’est joué compte aussi comme une égalité. Le rang tranche également quand une règle n’a rien à comparer\u00A0: les points de la réserve dans une ligue de catégories, les duels de la saison régulière dans une ligue qui n’en a pas.',
  },
  playoff_end: {
    label: 'Fin des séries',
    words: 'la fin des séries',
    options: {
      rest: {
        label: 'Avant les derniers jours de la saison',
        words: 'trois jours de matchs de la LNH avant la fin de la saison',
      },
      season: { label: 'En même temps que la saison', words: 'en même temps que la saison' },
    },
    hint: 'Dans les derniers jours de la saison, les clubs de la LNH laissent des joueurs au repos. Avec la première option, il reste au moins trois jours de matchs de la LNH après la finale.',
  },
  playoff_third: {
    label: 'Duel pour la troisième place',
    words: 'le duel pour la troisième place',
    hint: 'Si les séries ont des demi-finales, les équipes perdantes s’affrontent pendant la finale',
  },
  playoff_consolation: {
    label: 'Équipes hors des séries',
    words: 'les duels des équipes hors des séries',
    options: {
      consolation: {
        label: 'Les meilleures jouent dans un tableau de consolation',
        words: 'un tableau de consolation',
      },
      losers: {
        label: 'Les dernières du classement jouent dans un tableau des perdantes',
        words: 'un tableau des perdantes',
      },
      none: { label: 'N’ont plus de duel à jouer', words: 'aucun' },
    },
    hint: 'Ce réglage n’est utile que si la ligue a des séries. Le tableau ne compte pas plus de rondes que les séries. Il ne change ni les rangs ni l’ordre d’un repêchage.',
  },
  playoff_losers_pick: {
    label: 'Choix pour l’équipe gagnante du tableau des perdantes',
    words: 'le choix de repêchage accordé à l’équipe gagnante du tableau des perdantes',
    hint: 'L’équipe gagnante reçoit un choix compensatoire à la fin de la 1re ronde du prochain repêchage général',
  },
  playoff_losers_first: {
    label: 'L’équipe gagnante du tableau des perdantes repêche en premier',
    words: 'le premier choix accordé à l’équipe gagnante du tableau des perdantes',
    hint: 'L’équipe gagnante choisit en premier au prochain repêchage général et au prochain repêchage des recrues. Une loterie détermine les rangs suivants.',
  },
  playoff_out: {
    label: 'Équipes qui n’ont plus de duel à jouer',
    words: 'les formations des équipes qui n’ont plus de duel à jouer en séries',
    options: {
      closed: { label: 'Pas d’ajouts, de libérations ni d’échanges de joueurs', words: 'fermées' },
      open: { label: 'Continuent sans limite', words: 'ouvertes' },
    },
    hint: 'Ce réglage s’applique à partir de la première ronde, si la ligue a des séries. Les alignements, la liste des blessés, les rappels et les échanges de choix futurs restent permis.',
  },
  playoff_deadline: {
    label: 'Échanges avant les séries',
    words: 'la fin des échanges avant les séries',
    options: {
      'last-period': {
        label: 'Prennent fin au début de la dernière période ou semaine de la saison régulière',
        words: 'le début de la dernière période ou semaine de la saison régulière',
      },
      own: {
        label: 'Prennent fin à la date limite des échanges, s’il y en a une',
        words: 'la date limite des échanges seulement',
      },
    },
    hint: 'Si une date limite des échanges est fixée, c’est elle qui s’applique. Ce réglage n’est utile que si la ligue a des séries.',
  },
};
