import { countOf, feminineOrdinal } from '@crease/core/french/grammar.js';
import { localeOf } from '@crease/core/locale.js';
import { commissionerOnly } from '../../../platform/platform.refusals.fr.js';
import type { Translation } from '@crease/core/words.js';
import type * as en from './matchups.refusals.en.js';

const fr = localeOf('fr');

const KINDS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  wins: ['victoire', 'victoires'],
  losses: ['défaite', 'défaites'],
  ties: ['match nul', 'matchs nuls'],
};

export const MATCHUPS_REFUSALS: Translation<typeof en.MATCHUPS_REFUSALS> = {
  'forbidden.openRoster': () => commissionerOnly('ouvrir la formation d’une équipe'),
  'forbidden.setResult': () => commissionerOnly('fixer le résultat d’un duel'),
  'forbidden.changeRecord': () => commissionerOnly('changer la fiche d’une équipe'),
  recordNotOpen: ({ season }) => ({
    message: `On ne peut pas changer les fiches de ${season}\u00A0: ce n’est pas une saison de duels en cours.`,
    fix: 'Changez-les pendant une saison de duels.',
  }),
  recordUnchanged: () => ({
    message: 'Ce changement n’ajoute rien et ne retire rien.',
    fix: 'Entrez au moins une victoire, une défaite ou un match nul. Un nombre négatif en retire.',
  }),
  recordBelowZero: ({ team, kind, has }) => ({
    message: `L’équipe ${team} a ${countOf(has, ...(KINDS[kind] ?? [kind, kind]))}\u00A0: impossible d’en retirer davantage.`,
    fix: `Retirez-en au plus ${has}.`,
  }),
  recordChangeStays: () => ({
    message: 'Une période a pris fin depuis\u00A0: il est trop tard pour annuler ce changement.',
    fix: 'Faites plutôt un autre changement à la fiche.',
  }),
  'forbidden.changeScore': () => commissionerOnly('changer le pointage d’un duel'),
  'scoreNotOpen.season': ({ season }) => ({
    message: `On ne peut changer les pointages de ${season} que pendant la saison.`,
    fix: 'Une fois la saison terminée, annulez d’abord le passage à la saison morte.',
  }),
  'scoreNotOpen.yet': ({ day }) => ({
    message: `Ce duel n’a pas commencé. Son premier jour est le ${day}.`,
    fix: 'Changez le pointage à partir du premier jour du duel.',
  }),
  'scoreNotOpen.round': ({ round }) => ({
    message: `La ${feminineOrdinal(round)} ronde des séries est terminée\u00A0: ses pointages ne changent plus.`,
    fix: 'Changez les pointages d’une ronde avant le début de la suivante.',
  }),
  'scoreNotOpen.set': () => ({
    message:
      'Un commissaire a fixé le résultat de cette équipe pour la période\u00A0: un changement de pointage ne compterait pas.',
    fix: 'Annulez d’abord le résultat fixé, ou fixez-le de nouveau.',
  }),
  scoreChangeStays: () => ({
    message: 'Une période a pris fin depuis\u00A0: il est trop tard pour annuler ce changement.',
    fix: 'Faites plutôt un autre changement au pointage.',
  }),
  'forbidden.decideTie': () => commissionerOnly('trancher une égalité dans les séries'),
  'forbidden.editSchedule': () => commissionerOnly('modifier le calendrier'),
  'forbidden.setDivisions': () => commissionerOnly('fixer les divisions'),
  'forbidden.chooseCupPeriods': () => commissionerOnly('choisir les périodes de la coupe'),
  'cupNotOpen.phase': () => ({
    message: 'On ne connaît les périodes d’une coupe qu’une fois la saison commencée.',
    fix: 'Choisissez-les entre le début de la saison et le tirage.',
  }),
  'cupNotOpen.none': () => ({
    message: 'Il n’y a pas de coupe cette saison.',
    fix: 'Choisissez un jour de tirage dans les réglages; il comptera dès la saison suivante.',
  }),
  'cupNotOpen.drawn': () => ({
    message: 'Le tableau de la coupe est déjà tiré\u00A0: on ne peut plus changer les périodes de ses rondes.',
    fix: 'La saison suivante, choisissez les périodes avant le tirage.',
  }),
  'divisionsNotOpen.phase': () => ({
    message: 'On peut fixer les divisions de la saison suivante à partir de l’étape des repêchages.',
    fix: 'Attendez que la ligue passe à cette étape.',
  }),
  'divisionsNotOpen.none': () => ({
    message: 'Cette saison se joue sans divisions.',
    fix: 'Fixez le nombre de divisions dans les réglages. Il s’appliquera à partir de la saison suivante.',
  }),
  'divisionsNotOpen.begun': ({ day }) => ({
    message: `La première période a commencé le ${day}\u00A0: les divisions ne changent plus.`,
    fix: 'Fixez-les avant la saison suivante.',
  }),
  'pairsNotOpen.season': () => ({
    message: 'On ne peut modifier le calendrier que pendant la saison.',
    fix: 'Commencez d’abord la saison. Le calendrier sera tiré à ce moment-là.',
  }),
  'pairsNotOpen.round': ({ round }) => ({
    message: `Les duels de la ${feminineOrdinal(round)} ronde des séries découlent du classement et des résultats.`,
    fix: 'Choisissez une période de la saison régulière qui n’a pas commencé.',
  }),
  'pairsNotOpen.begun': ({ period, day }) => ({
    message: `La période ${period} a commencé le ${day}.`,
    fix: 'Choisissez une période qui n’a pas commencé.',
  }),
  'pairsNotOpen.inRound': ({ round, day }) => ({
    message: `La ${feminineOrdinal(round)} ronde des séries a commencé le ${day}.`,
    fix: 'Choisissez une ronde qui n’a pas commencé.',
  }),
  lastPeriodStays: ({ period }) => ({
    message: `La période ${period} est la dernière\u00A0: son dernier jour ne peut pas changer.`,
    fix: 'Choisissez une période précédente, ou corrigez les dates de la saison.',
  }),
  'pairsNotOpen.redraw': ({ day }) => ({
    message: `La première période a commencé le ${day}\u00A0: on ne peut plus tirer le calendrier de nouveau.`,
    fix: 'Modifiez les duels des périodes qui n’ont pas commencé.',
  }),
  'resultNotOpen.season': ({ season }) => ({
    message: `On ne peut fixer les résultats de ${season} que pendant la saison.`,
    fix: 'Une fois la saison terminée, annulez d’abord le passage à la saison morte.',
  }),
  'resultNotOpen.next': ({ round, at, timeZone }) => ({
    message:
      at === null
        ? `Les duels de la ${feminineOrdinal(round)} ronde des séries sont définitifs\u00A0: les résultats précédents ne changent plus.`
        : `La ${feminineOrdinal(round)} ronde des séries a commencé avec son premier match de la LNH, le ${fr.moment(at, timeZone)}\u00A0: les résultats précédents ne changent plus.`,
    fix: 'Fixez le résultat d’un duel de la ronde en cours.',
  }),
  levelResult: ({ round }) => ({
    message: `Avec ce résultat, les équipes sont à égalité dans la ${feminineOrdinal(round)} ronde des séries.`,
    fix: 'Donnez plus de points à l’équipe qui doit l’emporter.',
  }),
  'resultNotOpen.bye': () => ({
    message: 'Sans adversaire, il n’y a pas de résultat.',
    fix: 'Choisissez un duel entre deux équipes.',
  }),
  'resultNotOpen.yet': ({ period, day }) => ({
    message: `Les résultats de la période ${period} ne sont pas encore annoncés. Son dernier jour est le ${day}.`,
    fix: 'Attendez qu’ils soient dans le journal pour fixer le résultat.',
  }),
  'resultNotOpen.ties': () => ({
    message: 'Les séries ont commencé, et ce duel y sert à départager ces équipes en cas d’égalité.',
    fix: 'Vous pouvez encore fixer les résultats des autres duels.',
  }),
  'tieNotOpen.season': ({ season }) => ({
    message: `On ne peut trancher les égalités de ${season} que pendant la saison.`,
    fix: 'Une fois la saison terminée, annulez d’abord le passage à la saison morte.',
  }),
  'tieNotOpen.regular': ({ period }) => ({
    message: `La période ${period} n’est pas une ronde des séries.`,
    fix: 'Pour un duel de la saison régulière, fixez le résultat sur la page du duel.',
  }),
  'tieNotOpen.rule': () => ({
    message: 'Cette saison, le commissaire ne tranche pas les égalités des séries.',
    fix: 'Choisissez cette règle dans les réglages. Elle s’appliquera à partir de la saison suivante.',
  }),
  'tieNotOpen.bye': () => ({
    message: 'Sans adversaire, il n’y a pas d’égalité.',
    fix: 'Choisissez un match entre deux équipes.',
  }),
  'tieNotOpen.yet': ({ day }) => ({
    message: `Le résultat de cette ronde n’est pas encore annoncé. Son dernier jour est le ${day}.`,
    fix: 'Tranchez l’égalité quand les résultats seront dans le journal.',
  }),
  'tieNotOpen.level': ({ points, other }) => ({
    message: `Les équipes ne sont pas à égalité\u00A0: le pointage est de ${fr.number(points)} à ${fr.number(other)}.`,
    fix: 'Il n’y a rien à trancher.',
  }),
  'tieNotOpen.begun': ({ round, at, timeZone }) => ({
    message:
      at === null
        ? `Les duels de la ${feminineOrdinal(round)} ronde sont définitifs.`
        : `La ${feminineOrdinal(round)} ronde a commencé avec son premier match de la LNH, le ${fr.moment(at, timeZone)}.`,
    fix: 'On ne peut plus changer l’équipe gagnante.',
  }),
  notInTie: () => ({
    message: 'Cette équipe n’est pas l’une des deux équipes à égalité.',
    fix: 'Choisissez l’une des deux.',
  }),
  noDecision: () => ({
    message: 'Aucun commissaire n’a tranché cette égalité.',
    fix: 'Il n’y a rien à annuler.',
  }),
  sameResult: ({ home, away }) => ({
    message: `Les matchs donnent déjà ce résultat\u00A0: ${fr.number(home)} à ${fr.number(away)}.`,
    fix: 'Entrez un autre pointage, ou laissez le résultat tel quel.',
  }),
  noSetResult: () => ({
    message: 'Le résultat de ce duel est celui des matchs.',
    fix: 'Il n’y a rien à annuler.',
  }),
  setResultStays: () => ({
    message: 'Une période a pris fin depuis que ce résultat a été fixé\u00A0: il est trop tard pour l’annuler.',
    fix: 'Fixez le résultat de nouveau, en donnant une raison.',
  }),
  teamTwice: ({ team }) => ({
    message: `L’équipe ${team} figure des deux côtés de ce changement.`,
    fix: 'Indiquez deux équipes différentes.',
  }),
  tooManyOutlooks: ({ most }) => ({
    message: `On peut calculer les effets d’un échange au plus ${countOf(most, 'fois', 'fois')} par minute.`,
    fix: 'Réessayez dans une minute.',
  }),
};
