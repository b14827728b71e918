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
    message: `L’équipe ${team} n’a plus de duel à jouer en séries\u00A0: jusqu’à la fin de la saison, elle ne peut ni ajouter, ni réclamer, ni libérer, ni échanger de joueurs.`,
    fix: 'Attendez la fin de la saison, ou demandez à votre commissaire d’ouvrir cette formation. On peut toujours échanger des choix de repêchage des saisons à venir.',
  }),
  notOut: () => ({
    message: 'Les séries n’ont pas fermé la formation de cette équipe.',
    fix: 'Choisissez une équipe qui n’a plus de duel à jouer en séries.',
  }),
  cupPeriodUnknown: ({ day }) => ({
    message: `Aucune période après le tirage de la coupe ne commence le ${fr.day(day)}.`,
    fix: 'Choisissez parmi les périodes proposées pour la coupe.',
  }),
  cupPeriodsWrong: ({ given, rounds }) => ({
    message: `La coupe compte ${countOf(rounds, 'ronde')}, et vous avez choisi ${countOf(given, 'période')}.`,
    fix: `Choisissez ${countOf(rounds, 'période différente', 'périodes différentes')}, ou n’en choisissez aucune\u00A0: la coupe se jouera alors pendant les premières périodes après le tirage.`,
  }),
  teamNotOnce: ({ team, times, least, most }) => ({
    message: `L’équipe ${team} ${times === 0 ? 'n’est dans aucun duel' : `est dans ${countOf(times, 'duel')}`}. Dans une période, chaque équipe joue ${often(least, most)}.`,
    fix: `Inscrivez chaque équipe de la ligue ${often(least, most)}.`,
  }),
  meetsItself: ({ team }) => ({
    message: `L’équipe ${team} jouerait contre elle-même.`,
    fix: 'Choisissez une autre équipe comme adversaire.',
  }),
  tooManyDoubles: ({ teams }) => ({
    message: `Les équipes ${listOf(teams)} joueraient deux fois dans la période, alors qu’une seule peut jouer deux fois.`,
    fix: 'Laissez une seule équipe dans deux duels.',
  }),
  pairTwice: ({ team, other }) => ({
    message: `Les équipes ${team} et ${other} s’affronteraient deux fois dans la période. Dans un programme double, une équipe affronte deux adversaires différents.`,
    fix: 'Donnez à chaque équipe deux adversaires différents.',
  }),
  strangeTeam: ({ teams }) => ({
    message: `Les duels comprennent ${foreign(teams)}.`,
    fix: 'Inscrivez chaque équipe de la ligue une fois.',
  }),
  tooManyByes: ({ byes, most, teams }) => ({
    message: `${countOf(byes, 'équipe n’aurait pas d’adversaire', 'équipes n’auraient pas d’adversaire')}. Avec ${countOf(teams, 'équipe')}, ${most === 0 ? 'toutes doivent en avoir un' : 'une seule peut ne pas en avoir'}.`,
    fix: 'Faites jouer l’une contre l’autre les équipes sans adversaire.',
  }),
  periodsApart: ({ period, from, to }) => ({
    message: `Aucun duel ne se joue entre la période ${period} et la suivante, du ${from} au ${to}.`,
    fix: 'Déplacez le jour entre deux périodes qui se suivent sans pause.',
  }),
  periodLength: ({ period, days, most, from, to }) => ({
    message: `La période ${period} aurait ${countOf(days, 'jour')}. Dans cette ligue, une période en compte de 3 à ${most}.`,
    fix: `Choisissez un jour du ${from} au ${to}.`,
  }),
  periodGames: ({ period }) => ({
    message: `La période ${period} aurait moins de 60\u00A0% des matchs d’une semaine habituelle.`,
    fix: 'Ajoutez-lui des jours où il y a des matchs de la LNH.',
  }),
  divisionsMissing: ({ given, count }) => ({
    message: `Il y a ${countOf(given, 'division')}, mais la ligue doit en compter ${count}.`,
    fix: `Formez ${countOf(count, 'division')}.`,
  }),
  teamNotInOne: ({ team, times }) => ({
    message: `L’équipe ${team} ${times === 0 ? 'n’est dans aucune division' : `est dans ${countOf(times, 'division')}`}. Chaque équipe doit être dans une seule division.`,
    fix: 'Placez chaque équipe de la ligue dans une division.',
  }),
  strangerInDivision: ({ teams }) => ({
    message: `Les divisions comprennent ${foreign(teams)}.`,
    fix: 'Placez chaque équipe de la ligue dans une division.',
  }),
  divisionsUneven: ({ most, least }) => ({
    message: `Une division aurait ${countOf(most, 'équipe')} et une autre ${least}. L’écart ne peut pas dépasser une équipe.`,
    fix: 'Déplacez des équipes jusqu’à ce que les divisions en aient le même nombre, à une équipe près.',
  }),
  divisionNamedTwice: ({ name }) => ({
    message: `Deux divisions portent le nom «\u00A0${name}\u00A0».`,
    fix: 'Donnez un nom différent à chaque division.',
  }),
  resultSteps: ({ points }) => ({
    message: `Une catégorie donne 0 point ou plus, par tranches d’un demi-point. ${fr.number(points)} n’est pas possible.`,
    fix: 'Entrez 0, 0,5, 1 et ainsi de suite.',
  }),
  resultWeights: ({ sum, most }) => ({
    message: `Les catégories de cette saison valent ensemble ${countOf(most, 'point')}, mais les deux équipes en auraient ${fr.number(sum)} en tout.`,
    fix: `Entrez des points dont la somme est d’au plus ${fr.number(most)}.`,
  }),
  changeOfNothing: () => ({
    message: 'Ce changement n’ajoute rien et ne retire rien.',
    fix: 'Entrez un nombre positif pour en ajouter, ou un nombre négatif pour en retirer.',
  }),
  changeIsOfPoints: () => ({
    message: 'Ce duel se décide aux points, pas par catégories.',
    fix: 'Ajoutez ou retirez des points.',
  }),
  changeIsOfCategory: () => ({
    message: 'Cette statistique ne fait partie d’aucune catégorie de ce duel.',
    fix: 'Choisissez une statistique de l’une de ses catégories.',
  }),
  changeIsWhole: ({ amount }) => ({
    message: `Les statistiques des catégories sont des nombres entiers. ${fr.number(amount)} n’est pas possible.`,
    fix: 'Entrez un nombre entier, comme 1 ou −1.',
  }),
};
