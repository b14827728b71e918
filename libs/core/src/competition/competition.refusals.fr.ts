import { countOf, listOf, pluralOf } from '../french/grammar.js';
import { localeOf } from '../locale.js';
import type { Translation } from '../words.js';
import type * as en from './competition.refusals.en.js';

const fr = /* @__PURE__ */ localeOf('fr');

/** How often a period has each team, and one of them more. */
const often = (least: number, most: number): string =>
  `${least === 2 ? 'deux fois' : 'une fois'}${most > least ? ', et l’une d’elles deux fois' : ''}`;
const foreign = (teams: number): string =>
  pluralOf(teams, 'une équipe d’une autre ligue', `${teams} équipes d’une autre ligue`);

export const COMPETITION_REFUSALS: Translation<typeof en.COMPETITION_REFUSALS> = {
  playoffOut: ({ team }) => ({
    message: `${team} n’a plus de match à jouer dans les séries\u00A0: jusqu’à la fin de la saison, l’équipe ne peut ni ajouter, ni réclamer, ni libérer, ni échanger de joueurs.`,
    fix: 'Attendez la fin de la saison, ou demandez à votre commissaire d’ouvrir cette formation. Les choix de repêchage des saisons suivantes peuvent être échangés.',
  }),
  notOut: () => ({
    message: 'Les séries ne ferment pas la formation de cette équipe en ce moment.',
    fix: 'Choisissez une équipe qui n’a plus de match à jouer.',
  }),
  teamNotOnce: ({ team, times, least, most }) => ({
    message: `${team} est dans ${countOf(times, 'duel')}. Dans une période, chaque équipe joue ${often(least, most)}.`,
    fix: `Nommez chaque équipe de la ligue ${often(least, most)}.`,
  }),
  meetsItself: ({ team }) => ({
    message: `${team} jouerait contre sa propre équipe.`,
    fix: 'Nommez une autre équipe comme adversaire.',
  }),
  tooManyDoubles: ({ teams }) => ({
    message: `${listOf(teams)} joueraient deux fois dans la période, et une seule équipe le fait.`,
    fix: 'Laissez une seule équipe dans deux duels.',
  }),
  pairTwice: ({ team, other }) => ({
    message: `${team} et ${other} s’affronteraient deux fois dans la période. Un programme double a deux adversaires.`,
    fix: 'Donnez à chaque équipe deux adversaires différents.',
  }),
  strangeTeam: ({ teams }) => ({
    message: `Les duels nomment ${foreign(teams)}.`,
    fix: 'Nommez chaque équipe de la ligue une fois.',
  }),
  tooManyByes: ({ byes, most, teams }) => ({
    message: `${countOf(byes, 'équipe n’aurait pas d’adversaire', 'équipes n’auraient pas d’adversaire')}. Avec ${countOf(teams, 'équipe')}, ${most === 0 ? 'toutes en ont un' : 'une seule n’en a pas'}.`,
    fix: 'Faites jouer l’une contre l’autre les équipes sans adversaire.',
  }),
  periodsApart: ({ period, from, to }) => ({
    message: `Aucun duel n’est joué entre le duel ${period} et le suivant, du ${from} au ${to}.`,
    fix: 'Déplacez le jour entre deux duels qui se suivent sans pause.',
  }),
  periodLength: ({ period, days, most, from, to }) => ({
    message: `Le duel ${period} aurait ${countOf(days, 'jour')}. Une période de cette ligue en a de 3 à ${most}.`,
    fix: `Choisissez un jour du ${from} au ${to}.`,
  }),
  periodGames: ({ period }) => ({
    message: `Le duel ${period} aurait moins de 60\u00A0% des matchs d’une semaine habituelle.`,
    fix: 'Laissez-lui plus de jours avec des matchs de la LNH.',
  }),
  divisionsMissing: ({ given, count }) => ({
    message: `Il y a ${countOf(given, 'division')}, et la ligue joue avec ${count}.`,
    fix: `Donnez ${countOf(count, 'division')}.`,
  }),
  teamNotInOne: ({ team, times }) => ({
    message: `${team} ${times === 0 ? 'n’est dans aucune division' : `est dans ${countOf(times, 'division')}`}. Chaque équipe est dans une seule.`,
    fix: 'Placez chaque équipe de la ligue dans une division.',
  }),
  strangerInDivision: ({ teams }) => ({
    message: `Les divisions nomment ${foreign(teams)}.`,
    fix: 'Placez chaque équipe de la ligue dans une division.',
  }),
  divisionsUneven: ({ most, least }) => ({
    message: `Une division aurait ${countOf(most, 'équipe')} et une autre ${least}. L’écart est d’une équipe au plus.`,
    fix: 'Déplacez des équipes jusqu’à ce que les divisions en aient le même nombre, ou une de plus.',
  }),
  divisionNamedTwice: ({ name }) => ({
    message: `Deux divisions portent le nom «\u00A0${name}\u00A0».`,
    fix: 'Donnez un nom différent à chaque division.',
  }),
  resultSteps: ({ points }) => ({
    message: `Les points d’une catégorie sont d’au moins 0 et vont par demi-points. ${fr.number(points)} n’est pas possible.`,
    fix: 'Entrez 0, 0,5, 1 et ainsi de suite.',
  }),
  resultWeights: ({ sum, most }) => ({
    message: `Les catégories de cette saison valent ensemble ${fr.number(most)}, et les deux côtés auraient ${fr.number(sum)}.`,
    fix: `Entrez des points dont la somme est d’au plus ${fr.number(most)}.`,
  }),
};
