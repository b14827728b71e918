import { countOf, feminineOrdinal } from '../../../french/grammar.js';
import { localeOf } from '../../../locale.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { PROTECTION } from '../protection.settings.js';

const BY_NUMBER = { tooHigh: (most: number) => `Une liste compte au plus ${countOf(most, 'joueur')}.` };

const tooManyRounds = (most: number): string => `Un repêchage compte au plus ${countOf(most, 'ronde')}.`;

const tooManySeasons = (most: number): string =>
  `Au plus ${countOf(most, 'saison')}. 0 signifie qu’il n’y a pas de limite.`;

const ofPosition = (keepers: number): string =>
  keepers === 0 ? 'Autant que la liste en permet.' : `On peut en protéger au plus ${keepers}.`;

export const PROTECTION_WORDS: WordsOfRows<typeof PROTECTION> = {
  protectionSheetsEnabled: {
    label: 'Listes de protection',
    words: 'l’utilisation de listes de protection',
    hint: 'Les équipes choisissent les joueurs qu’elles protègent, jusqu’à une limite',
  },
  keeper_kind: {
    label: 'Joueurs protégés',
    words: 'la façon de protéger des joueurs',
    options: {
      dollars: { label: 'En dollars', words: 'en dollars' },
      number: { label: 'Par nombre', words: 'par nombre' },
      round: { label: 'Par ronde', words: 'par ronde' },
    },
    hint: 'On limite le coût total des joueurs ou leur nombre, ou chacun coûte un choix de repêchage.',
  },
  keepers: {
    ...BY_NUMBER,
    label: 'Nombre de joueurs protégés',
    words: 'le nombre de joueurs protégés',
    tooLow: () => 'Permettez de protéger au moins 1 joueur, ou désactivez les listes de protection.',
  },
  keepers_more: {
    ...BY_NUMBER,
    label: 'Protégés de plus au bas du classement',
    words: 'le nombre de joueurs que les équipes du bas du classement protègent en plus',
    atZero: '0',
    tooHigh: (most) => `Au plus ${countOf(most, 'joueur protégé', 'joueurs protégés')} de plus par groupe de rangs.`,
    hint: (more) =>
      more === 0
        ? 'Toutes les équipes protègent le même nombre de joueurs.'
        : `À partir du deuxième groupe de rangs de la saison dernière, chaque équipe protège ${countOf(more, 'joueur')} de plus que celles du groupe précédent.`,
  },
  keepers_places: {
    ...BY_NUMBER,
    label: 'Rangs par groupe',
    words: 'le nombre de rangs d’un groupe d’équipes qui protègent le même nombre de joueurs',
    tooLow: () => 'Un groupe compte au moins 1 rang.',
    tooHigh: (most) => `Un groupe compte au plus ${countOf(most, 'rang')}.`,
    hint: (places) =>
      `${places === 1 ? 'Le 1er rang de la saison dernière forme' : `Les ${places} premiers rangs de la saison dernière forment`} le premier groupe. Ce réglage ne sert que si certaines équipes protègent plus de joueurs que d’autres.`,
  },
  keepers_ir: {
    ...BY_NUMBER,
    label: 'Blessés protégés en plus',
    words: 'le nombre de blessés protégés en plus',
    hint: (count) =>
      count === 0
        ? 'Les blessés comptent comme les autres joueurs.'
        : `Une équipe peut protéger jusqu’à ${countOf(count, 'joueur')} de sa liste des blessés en plus du nombre permis ou de la limite du noyau.`,
  },
  keeper_forwards: {
    ...BY_NUMBER,
    label: 'Maximum d’attaquants protégés',
    words: 'le maximum d’attaquants protégés',
    atZero: 'sans limite',
    hint: ofPosition,
  },
  keeper_defense: {
    ...BY_NUMBER,
    label: 'Maximum de défenseurs protégés',
    words: 'le maximum de défenseurs protégés',
    atZero: 'sans limite',
    hint: ofPosition,
  },
  keeper_goalies: {
    ...BY_NUMBER,
    label: 'Maximum de gardiens protégés',
    words: 'le maximum de gardiens protégés',
    atZero: 'sans limite',
    hint: ofPosition,
  },
  keeper_cost: {
    label: 'Ronde du choix cédé',
    words: 'la façon de fixer la ronde du choix cédé',
    options: {
      drafted: {
        label: 'Selon le dernier repêchage du joueur',
        words: 'selon la ronde de son plus récent repêchage',
      },
      rank: { label: 'Selon le rang du joueur', words: 'selon le rang du joueur la saison dernière' },
    },
    hint: 'Selon le rang, les meilleurs joueurs de la saison dernière, autant qu’il y a d’équipes, coûtent un choix de 1re ronde; les suivants, un choix de 2e ronde.',
  },
  keeper_step: {
    label: 'Hausse du coût par saison (rondes)',
    words: 'la hausse du coût d’un joueur protégé, en rondes par saison',
    tooHigh: (most) => `Au plus ${countOf(most, 'ronde')}.`,
    hint: (rounds) =>
      rounds === 0
        ? 'Un joueur protégé coûte toujours un choix de la ronde où il a été repêché.'
        : `Un joueur protégé coûte un choix qui vient ${countOf(rounds, 'ronde')} avant celle où il a été repêché, puis encore ${countOf(rounds, 'ronde')} plus tôt chaque saison.`,
  },
  keeper_undrafted: {
    label: 'Ronde des joueurs jamais repêchés',
    words: 'la ronde du choix que coûte un joueur qui n’a jamais été repêché',
    atZero: 'la dernière',
    tooHigh: tooManyRounds,
    hint: (round) =>
      `Un joueur jamais repêché coûte un choix de ${round === 0 ? 'dernière ronde' : `${feminineOrdinal(round)} ronde`}.`,
  },
  keeper_closed_rounds: {
    label: 'Rondes exclues',
    words: 'les premières rondes dont les joueurs ne peuvent pas être protégés',
    atZero: 'aucune',
    tooHigh: tooManyRounds,
    hint: (rounds) =>
      rounds === 0
        ? 'On peut protéger les joueurs de toutes les rondes.'
        : `On ne peut pas protéger les joueurs que la ligue a repêchés ${rounds === 1 ? 'en 1re ronde' : `dans les ${rounds} premières rondes`}.`,
  },
  keeper_otherwise: {
    label: 'Si l’équipe n’a pas de choix dans la ronde',
    words: 'le choix cédé par une équipe qui n’en a pas dans la ronde',
    options: {
      earlier: { label: 'Le choix précédent', words: 'le choix précédent' },
      later: { label: 'Le choix suivant', words: 'le choix suivant' },
    },
    hint: 'Ce réglage sert si le choix a été échangé, ou si deux joueurs protégés coûtent un choix de la même ronde.',
  },
  keeper_raise: {
    label: 'Hausse du prix d’un joueur protégé',
    words: 'la hausse du prix d’un joueur protégé à l’encan',
    tooHigh: (most) => `Un prix augmente d’au plus ${localeOf('fr').money(most)} par saison.`,
    hint: (raise) =>
      raise === 0
        ? 'Un joueur protégé coûte son dernier prix, déduit du budget de l’encan.'
        : `Un joueur protégé coûte son dernier prix, plus ${localeOf('fr').money(raise)} par saison. Le total est déduit du budget de l’encan.`,
  },
  protection_sheet_limit: {
    label: 'Limite de protection',
    words: 'la limite de protection',
    tooLow: () => 'Fixez une limite de protection de plus de 0\u00A0$, ou désactivez les listes de protection.',
  },
  min_forwards_protected: {
    label: 'Minimum d’attaquants protégés',
    words: 'le minimum d’attaquants protégés',
  },
  min_defense_protected: {
    label: 'Minimum de défenseurs protégés',
    words: 'le minimum de défenseurs protégés',
  },
  min_goalies_protected: {
    label: 'Minimum de gardiens protégés',
    words: 'le minimum de gardiens protégés',
  },
  protection_sheet_bench: {
    label: 'Montant de la réserve',
    words: 'le montant de la réserve de protection',
    named: 'Montant de la réserve de protection',
  },
  protection_bench_size: {
    label: 'Taille de la réserve',
    words: 'la taille de la réserve de protection',
    named: 'Taille de la réserve de protection',
    tooHigh: (most) => `La réserve de protection compte au plus ${countOf(most, 'place')}.`,
  },
  keeper_years: {
    label: 'Saisons de suite',
    words: 'le nombre de saisons de suite où un joueur peut être protégé',
    named: 'Saisons de suite où un joueur peut être protégé',
    atZero: 'sans limite',
    tooHigh: tooManySeasons,
    hint: (seasons) =>
      seasons === 0 ? 'Sans limite.' : `Un joueur peut être protégé au plus ${countOf(seasons, 'saison')} de suite.`,
  },
  keeper_years_total: {
    ...BY_NUMBER,
    label: 'Saisons cumulées des protégés',
    words: 'le total des saisons de suite où une équipe a protégé ses joueurs',
    named: 'Saisons cumulées des protégés',
    atZero: 'sans limite',
    tooHigh: tooManySeasons,
    hint: (seasons) =>
      seasons === 0
        ? 'Sans limite.'
        : `On additionne les saisons de suite où chaque joueur de la liste a déjà été protégé. Le total est d’au plus ${seasons}; un nouveau joueur compte pour 0.`,
  },
};
