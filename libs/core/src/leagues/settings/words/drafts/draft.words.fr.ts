import { countOf } from '../../../../french/grammar.js';
import type { WordsOfRows } from '../../../setting.model.js';
import type { DRAFT } from '../../draft.settings.js';

const tooManyRounds = (most: number): string => `Un repêchage compte au plus ${countOf(most, 'ronde')}.`;

const TAKING_ROUNDS = { tooHigh: tooManyRounds };

const TAKING_LIMITS = { tooHigh: (most: number) => `Une formation compte au plus ${countOf(most, 'joueur')}.` };

const mostLost = (players: number): string =>
  players === 0
    ? 'Une équipe peut perdre un nombre illimité de joueurs.'
    : `Une équipe perd au plus ${countOf(players, 'joueur')}.`;

const ORDERS_IN_SEASON = {
  table: { label: 'Ordre inverse du classement', words: 'l’ordre inverse du classement' },
  best: {
    label: 'Ordre du classement, première équipe d’abord',
    words: 'l’ordre du classement, première équipe d’abord',
  },
  random: { label: 'Tirage au sort', words: 'un tirage au sort' },
  rookie: { label: 'Celui du repêchage des recrues', words: 'celui du repêchage des recrues' },
  general: { label: 'Celui du repêchage général', words: 'celui du repêchage général' },
} as const;
const ORDERS = { ...ORDERS_IN_SEASON, lottery: { label: 'Loterie', words: 'la loterie' } } as const;
const ORDER = {
  options: ORDERS_IN_SEASON,
  hint: 'C’est l’ordre de sélection d’un nouveau repêchage. Le commissaire peut le changer dans la salle d’attente.',
} as const;

export const DRAFT_WORDS: WordsOfRows<typeof DRAFT> = {
  general_draft_length: {
    label: 'Rondes du repêchage général',
    words: 'le nombre de rondes du repêchage général',
    tooLow: () => 'Le repêchage général doit compter au moins 1 ronde.',
    tooHigh: tooManyRounds,
  },
  general_draft_startup_length: {
    label: 'Rondes du repêchage initial',
    words: 'le nombre de rondes du repêchage initial',
    tooLow: () => 'Le repêchage initial doit compter au moins 1 ronde.',
    tooHigh: tooManyRounds,
  },
  rookieDraftEnabled: {
    label: 'Repêchage des recrues',
    words: 'le repêchage des recrues',
    hint: 'Les recrues sont repêchées à part et vont dans une banque d’espoirs',
  },
  rookies_drafted: {
    label: 'Où repêcher les recrues',
    words: 'le repêchage où vont les recrues',
    options: {
      apart: { label: 'Au repêchage des recrues', words: 'un repêchage à part' },
      general: { label: 'Au repêchage général; seule la banque est à part', words: 'le repêchage général' },
    },
    hint: 'Sans repêchage des recrues, les équipes repêchent ou ajoutent les recrues comme les autres joueurs, et peuvent les envoyer à la banque.',
  },
  rookie_draft_length: {
    label: 'Rondes du repêchage des recrues',
    words: 'le nombre de rondes du repêchage des recrues',
    tooLow: () => 'Le repêchage des recrues doit compter au moins 1 ronde. Sinon, désactivez-le.',
    tooHigh: tooManyRounds,
  },
  rookie_draft_startup_length: {
    label: 'Rondes du repêchage initial des recrues',
    words: 'le nombre de rondes du repêchage initial des recrues',
    tooHigh: tooManyRounds,
  },
  rookie_class: {
    label: 'Seulement la dernière cuvée de la LNH',
    words: 'le repêchage des recrues limité à la dernière cuvée de la LNH',
    hint: 'Le repêchage annuel des recrues comprend seulement les joueurs repêchés dans la LNH l’été précédant la saison; les autres recrues font partie du repêchage général',
    says: (isOn) =>
      isOn
        ? 'Le repêchage annuel des recrues comprend seulement les recrues que des clubs de la LNH ont repêchées l’été précédant la saison. Toutes les autres recrues font partie du repêchage général. Le repêchage initial comprend toutes les recrues.'
        : 'Le repêchage des recrues comprend toutes les recrues.',
  },
  midseason_rounds: {
    label: 'Rondes du repêchage de mi-saison',
    words: 'le nombre de rondes du repêchage de mi-saison',
    tooHigh: tooManyRounds,
    hint: (rounds) =>
      rounds === 0
        ? 'Il n’y a pas de repêchage de mi-saison.'
        : 'Le repêchage de mi-saison a lieu pendant la saison, parmi les joueurs sans équipe.',
  },
  midseason_order: {
    ...ORDER,
    label: 'Ordre du repêchage de mi-saison',
    words: 'l’ordre du repêchage de mi-saison',
  },
  class_rounds: {
    label: 'Rondes du repêchage de cuvée',
    words: 'le nombre de rondes du repêchage de cuvée',
    tooHigh: tooManyRounds,
    hint: (rounds) =>
      rounds === 0
        ? 'Il n’y a pas de repêchage de cuvée.'
        : 'Le repêchage de cuvée a lieu avant les autres repêchages annuels, parmi les recrues d’un même repêchage de la LNH. Elles vont dans la banque d’espoirs.',
  },
  class_order: {
    ...ORDER,
    options: ORDERS,
    label: 'Ordre du repêchage de cuvée',
    words: 'l’ordre du repêchage de cuvée',
  },
  class_years: {
    label: 'Âge de la cuvée',
    words: 'l’âge de la cuvée repêchée',
    tooHigh: (most) => `La cuvée repêchée peut dater d’au plus ${countOf(most, 'an')}.`,
    hint: (years) =>
      years === 0
        ? 'Le repêchage de cuvée comprend les joueurs repêchés dans la LNH l’été précédant la saison.'
        : `Le repêchage de cuvée comprend les joueurs repêchés dans la LNH ${countOf(years, 'an')} avant l’été qui précède la saison.`,
  },
  steal_rounds: {
    ...TAKING_ROUNDS,
    label: 'Rondes du repêchage de maraudage',
    words: 'le nombre de rondes du repêchage de maraudage',
    hint: (rounds) =>
      rounds === 0
        ? 'Il n’y a pas de repêchage de maraudage.'
        : 'Entre deux saisons, les équipes repêchent des joueurs non protégés des autres équipes.',
  },
  steal_protected: {
    ...TAKING_LIMITS,
    label: 'Joueurs protégés au repêchage de maraudage',
    words: 'le nombre de joueurs protégés au repêchage de maraudage',
    hint: (players) =>
      players === 0
        ? 'Les équipes ne protègent personne au repêchage de maraudage.'
        : `Chaque équipe protège ${countOf(players, 'joueur')} avant le repêchage de maraudage.`,
  },
  steal_most_lost: {
    ...TAKING_LIMITS,
    label: 'Maximum de joueurs perdus au repêchage de maraudage',
    words: 'le maximum de joueurs qu’une équipe perd au repêchage de maraudage',
    atZero: 'sans limite',
    hint: mostLost,
  },
  steal_order: {
    ...ORDER,
    options: ORDERS,
    label: 'Ordre du repêchage de maraudage',
    words: 'l’ordre du repêchage de maraudage',
  },
  waiver_draft_rounds: {
    ...TAKING_ROUNDS,
    label: 'Rondes du repêchage au ballottage',
    words: 'le nombre de rondes du repêchage au ballottage',
    hint: (rounds) =>
      rounds === 0
        ? 'Il n’y a pas de repêchage au ballottage.'
        : 'Pendant la saison, les équipes repêchent des joueurs non protégés des autres équipes.',
  },
  waiver_draft_protected: {
    ...TAKING_LIMITS,
    label: 'Joueurs protégés au repêchage au ballottage',
    words: 'le nombre de joueurs protégés au repêchage au ballottage',
    hint: (players) =>
      players === 0
        ? 'Les équipes ne protègent personne au repêchage au ballottage.'
        : `Chaque équipe protège ${countOf(players, 'joueur')} avant le repêchage au ballottage.`,
  },
  waiver_draft_most_lost: {
    ...TAKING_LIMITS,
    label: 'Maximum de joueurs perdus au repêchage au ballottage',
    words: 'le maximum de joueurs qu’une équipe perd au repêchage au ballottage',
    atZero: 'sans limite',
    hint: mostLost,
  },
  waiver_draft_order: {
    ...ORDER,
    label: 'Ordre du repêchage au ballottage',
    words: 'l’ordre du repêchage au ballottage',
  },
  expansion_rounds: {
    ...TAKING_ROUNDS,
    label: 'Rondes du repêchage d’expansion',
    words: 'le nombre de rondes du repêchage d’expansion',
    hint: (rounds) =>
      rounds === 0
        ? 'De nouvelles équipes ne peuvent pas se joindre à la ligue.'
        : 'Le repêchage d’expansion a lieu entre deux saisons, quand de nouvelles équipes arrivent\u00A0: elles prennent des joueurs non protégés des autres équipes.',
  },
  expansion_protected: {
    ...TAKING_LIMITS,
    label: 'Joueurs protégés au repêchage d’expansion',
    words: 'le nombre de joueurs protégés au repêchage d’expansion',
    hint: (players) =>
      players === 0
        ? 'Les équipes ne protègent personne au repêchage d’expansion.'
        : `Chaque équipe protège ${countOf(players, 'joueur')} avant le repêchage d’expansion.`,
  },
  expansion_most_lost: {
    ...TAKING_LIMITS,
    label: 'Maximum de joueurs perdus au repêchage d’expansion',
    words: 'le maximum de joueurs qu’une équipe perd au repêchage d’expansion',
    atZero: 'sans limite',
    hint: mostLost,
  },
  lottery_teams: {
    label: 'Équipes à la loterie',
    words: 'le nombre d’équipes à la loterie du repêchage',
    atZero: '0',
    tooHigh: (most) => `Au plus ${countOf(most, 'équipe')} participent à une loterie.`,
    hint: (teams) =>
      teams < 2
        ? 'Il n’y a pas de loterie.'
        : `Les ${teams} dernières équipes de la saison précédente participent à la loterie quand le commissaire en tient une.`,
  },
  lottery_draws: {
    label: 'Rangs tirés au sort',
    words: 'le nombre de rangs tirés au sort à la loterie du repêchage',
    atZero: 'tous',
    tooHigh: (most) => `Au plus ${countOf(most, 'rang')} sont tirés au sort.`,
    hint: (places) =>
      places === 0
        ? 'On tire au sort autant de rangs qu’il y a d’équipes à la loterie.'
        : `${places === 1 ? 'Le premier rang est tiré au sort' : `Les ${places} premiers rangs sont tirés au sort`}; les autres suivent le classement.`,
  },
  lottery_rise: {
    label: 'Montée maximale',
    words: 'la montée maximale à la loterie du repêchage',
    atZero: 'sans limite',
    tooHigh: (most) => `Une équipe monte d’au plus ${countOf(most, 'rang')}.`,
    hint: (places) =>
      places === 0
        ? 'Chaque équipe peut gagner le premier choix.'
        : `Une équipe monte d’au plus ${countOf(places, 'rang')}.`,
  },
  lottery_fall: {
    label: 'Descente maximale',
    words: 'la descente maximale à la loterie du repêchage',
    atZero: 'sans limite',
    tooHigh: (most) => `Une équipe descend d’au plus ${countOf(most, 'rang')}.`,
    hint: (places) =>
      places === 0
        ? 'La dernière équipe peut perdre autant de rangs qu’on en tire au sort.'
        : `Une équipe descend d’au plus ${countOf(places, 'rang')}.`,
  },
  rookie_bank_size: {
    label: 'Taille de la banque d’espoirs',
    words: 'la taille de la banque d’espoirs',
    tooLow: () => 'Il faut au moins 1 place dans la banque d’espoirs. Sinon, désactivez le repêchage des recrues.',
    tooHigh: (most) => `La banque d’espoirs compte au plus ${countOf(most, 'place')}.`,
  },
};
