import { countOf } from '../../../../french/grammar.js';
import type { WordsOfRows } from '../../../setting.model.js';
import type { FARM } from '../../farm.settings.js';

const games = (count: number): string => countOf(count, 'match', 'matchs');

const atMost =
  (when: string) =>
  (count: number): string =>
    count === 0 ? 'Sans limite.' : `Une recrue a joué au plus ${games(count)} ${when}.`;

const tooManyGames = (most: number): string =>
  `Une saison compte au plus ${games(most)}. 0 signifie qu’il n’y a pas de limite.`;

const tooManyOfCareer = (most: number): string => `Au plus ${games(most)}. 0 signifie qu’il n’y a pas de limite.`;

const LIMIT = { atZero: 'sans limite' };

export const FARM_WORDS: WordsOfRows<typeof FARM> = {
  rookie_age: {
    ...LIMIT,
    label: 'Âge limite des recrues',
    words: 'l’âge limite des recrues',
    named: 'Âge limite des recrues',
    atZero: 'aucun',
    tooHigh: (most) => `L’âge doit être d’au plus ${countOf(most, 'an')}.`,
    hint: (age) =>
      age === 0 ? 'Pas de limite d’âge.' : `Une recrue a moins de ${countOf(age, 'an')} le jour où l’âge est calculé.`,
  },
  farm_age_day: {
    label: 'Âge calculé le',
    words: 'le jour où l’âge des recrues est calculé',
    named: 'Jour où l’âge est calculé',
    options: {
      '07-01': { label: '1er juillet', words: 'le 1er juillet' },
      '09-15': { label: '15 septembre', words: 'le 15 septembre' },
      '10-01': { label: '1er octobre', words: 'le 1er octobre' },
      '12-31': { label: '31 décembre', words: 'le 31 décembre' },
      '01-31': { label: '31 janvier', words: 'le 31 janvier' },
      '06-30': { label: '30 juin', words: 'le 30 juin' },
    },
    hint: 'Un jour de janvier à juin tombe dans la deuxième année de la saison.',
  },
  rookie_season_games: {
    ...LIMIT,
    label: 'Matchs dans une saison\u00A0: A, D',
    words: 'le maximum de matchs d’un patineur recrue dans une saison',
    named: 'Matchs d’un patineur recrue dans une saison',
    tooHigh: tooManyGames,
    hint: atMost('dans chaque saison précédente'),
  },
  rookie_season_games_goalies: {
    ...LIMIT,
    label: 'Matchs dans une saison\u00A0: G',
    words: 'le maximum de matchs d’un gardien recrue dans une saison',
    named: 'Matchs d’un gardien recrue dans une saison',
    tooHigh: tooManyGames,
    hint: atMost('dans chaque saison précédente'),
  },
  rookie_career_games: {
    ...LIMIT,
    label: 'Matchs en carrière\u00A0: A, D',
    words: 'le maximum de matchs en carrière d’un patineur recrue',
    named: 'Matchs en carrière d’un patineur recrue',
    tooHigh: tooManyOfCareer,
    hint: atMost('en carrière'),
  },
  rookie_career_games_goalies: {
    ...LIMIT,
    label: 'Matchs en carrière\u00A0: G',
    words: 'le maximum de matchs en carrière d’un gardien recrue',
    named: 'Matchs en carrière d’un gardien recrue',
    tooHigh: tooManyOfCareer,
    hint: atMost('en carrière'),
  },
  farm_career_counts: {
    label: 'Matchs comptés en carrière',
    words: 'les matchs qui comptent pour la limite en carrière',
    named: 'Matchs qui comptent pour la limite en carrière',
    options: {
      earlier: { label: 'Ceux des saisons précédentes', words: 'ceux des saisons précédentes' },
      running: {
        label: 'Aussi ceux de la saison en cours',
        words: 'ceux des saisons précédentes et de la saison en cours',
      },
    },
    hint: 'Si la saison en cours compte, une recrue peut devenir vétéran à tout moment. Elle garde alors sa place dans la banque jusqu’à la fin de la saison.',
  },
  rookie_two_season_games: {
    ...LIMIT,
    label: 'Matchs dans chacune de deux saisons',
    words: 'le nombre de matchs par saison qui, atteint deux fois, met fin au statut de recrue',
    named: 'Matchs d’une recrue dans chacune de deux saisons',
    tooHigh: tooManyGames,
    hint: (count) =>
      count === 0
        ? 'Sans limite.'
        : `Un joueur qui a joué ${games(count)} ou plus dans deux saisons différentes n’est plus une recrue.`,
  },
  farm_veterans: {
    label: 'Vétérans dans la banque',
    words: 'le nombre de vétérans dans la banque d’espoirs',
    tooHigh: (most) => `Au plus ${countOf(most, 'vétéran')}.`,
    hint: (players) =>
      players === 0
        ? 'La banque ne compte que des recrues.'
        : `La banque peut compter au plus ${countOf(players, 'vétéran')}.`,
  },
  farm_send_down: {
    label: 'Retour de joueurs à la banque',
    words: 'le retour de joueurs à la banque d’espoirs',
    options: {
      free: { label: 'Libre', words: 'libre' },
      waivers: { label: 'Par le ballottage', words: 'par le ballottage' },
      veterans: {
        label: 'Vétérans par le ballottage',
        words: 'libre pour les recrues, par le ballottage pour les vétérans',
      },
      never: { label: 'Jamais après un rappel', words: 'impossible après un rappel' },
    },
    hint: 'Ce réglage vise les joueurs qui passent de la formation active à la banque.',
  },
  farmOnCap: {
    label: 'La banque compte dans la masse salariale',
    words: 'l’inclusion de la banque d’espoirs dans la masse salariale',
    hint: 'L’impact des joueurs de la banque compte comme celui des joueurs actifs',
  },
  farm_call_up_games: {
    label: 'Matchs avant un rappel obligatoire',
    words: 'le nombre de matchs après lequel un joueur doit être rappelé',
    named: 'Nombre de matchs avant un rappel obligatoire',
    atZero: 'sans limite',
    tooHigh: tooManyGames,
    hint: (count) =>
      count === 0
        ? 'Les joueurs peuvent rester dans la banque.'
        : `Il faut rappeler un joueur qui a joué plus de ${countOf(count, 'match', 'matchs')} dans la LNH pendant la saison.`,
  },
  farm_call_up_counts: {
    label: 'Matchs qui comptent',
    words: 'les matchs qui comptent pour le rappel obligatoire',
    named: 'Matchs qui comptent pour le rappel obligatoire',
    options: {
      league: {
        label: 'Depuis le début de la ligue',
        words: 'les matchs joués depuis le début de la première saison de la ligue',
      },
      season: { label: 'Tous ceux de la saison', words: 'tous les matchs de la LNH de la saison' },
    },
    hint: 'Une ligue qui commence en cours de saison peut ignorer les matchs joués avant son premier jour.',
  },
  farm_call_up_days: {
    label: 'Jours pour agir',
    words: 'le nombre de jours pour rappeler un joueur',
    named: 'Jours pour rappeler un joueur',
    tooHigh: (most) => `Au plus ${countOf(most, 'jour')}.`,
    hint: (days) =>
      days === 0 ? 'Il faut rappeler le joueur tout de suite.' : 'Le délai commence le jour de l’annonce.',
  },
  farmCallUpAlone: {
    label: 'Rappel automatique',
    words: 'le rappel automatique des joueurs',
    hint: 'Le joueur est rappelé quand le délai est écoulé; sinon, l’équipe ne peut pas ajouter de joueurs avant d’avoir agi',
  },
};
