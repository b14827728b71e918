import { countOf } from '@crease/core/french/grammar.js';
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
    message: `Les fiches de ${season} ne peuvent pas être changées\u00A0: ce n’est pas une saison de duels en cours.`,
    fix: 'Changez-les pendant une saison de duels.',
  }),
  recordUnchanged: () => ({
    message: 'Ce changement n’ajoute rien et ne retire rien.',
    fix: 'Entrez au moins une victoire, une défaite ou un match nul. Un nombre sous 0 en retire.',
  }),
  recordBelowZero: ({ team, kind, has }) => ({
    message: `${team} a ${countOf(has, ...(KINDS[kind] ?? [kind, kind]))}\u00A0: il n’est pas possible d’en retirer plus.`,
    fix: `Retirez-en au plus ${has}.`,
  }),
  recordChangeStays: () => ({
    message: 'Une période a pris fin depuis\u00A0: le changement reste.',
    fix: 'Changez plutôt la fiche de nouveau.',
  }),
  'forbidden.decideTie': () => commissionerOnly('trancher une égalité dans les séries'),
  'forbidden.editSchedule': () => commissionerOnly('modifier le calendrier'),
  'forbidden.setDivisions': () => commissionerOnly('fixer les divisions'),
  'divisionsNotOpen.phase': () => ({
    message: 'Les divisions de la saison suivante peuvent être fixées quand ses repêchages commencent.',
    fix: 'Attendez que la ligue en soit à l’étape des repêchages.',
  }),
  'divisionsNotOpen.none': () => ({
    message: 'Cette saison se joue sans divisions.',
    fix: 'Fixez le nombre de divisions dans les réglages. Il compte à partir de la saison suivante.',
  }),
  'divisionsNotOpen.begun': ({ day }) => ({
    message: `La première période a commencé à cette date\u00A0: ${day}. Les divisions ne changent plus.`,
    fix: 'Fixez-les avant la saison suivante.',
  }),
  'pairsNotOpen.season': () => ({
    message: 'Le calendrier ne peut être modifié que pendant la saison.',
    fix: 'Commencez d’abord la saison. Le calendrier est tiré à ce moment-là.',
  }),
  'pairsNotOpen.round': ({ round }) => ({
    message: `Les duels de la ronde ${round} des séries découlent du tableau et des résultats.`,
    fix: 'Choisissez une période régulière qui n’a pas commencé.',
  }),
  'pairsNotOpen.begun': ({ period, day }) => ({
    message: `Le duel ${period} a commencé à cette date\u00A0: ${day}.`,
    fix: 'Choisissez une période qui n’a pas commencé.',
  }),
  lastPeriodStays: ({ period }) => ({
    message: `Aucune période régulière ne suit le duel ${period}\u00A0: son dernier jour ne change pas.`,
    fix: 'Choisissez une période plus tôt, ou corrigez les dates de la saison.',
  }),
  'pairsNotOpen.redraw': ({ day }) => ({
    message: `La première période a commencé à cette date\u00A0: ${day}. Le calendrier n’est plus tiré de nouveau.`,
    fix: 'Modifiez les duels des périodes qui n’ont pas commencé.',
  }),
  'resultNotOpen.season': ({ season }) => ({
    message: `Les résultats de ${season} ne peuvent être fixés que pendant la saison.`,
    fix: 'Après sa fin, reprenez d’abord le passage à la saison morte.',
  }),
  'resultNotOpen.round': ({ round }) => ({
    message: `C’est un match de la ronde ${round} des séries. Seuls les résultats des duels réguliers peuvent être fixés.`,
    fix: 'Corrigez ce qui est faux sur les pages des équipes. Le pointage suit.',
  }),
  'resultNotOpen.bye': () => ({
    message: 'Sans adversaire, il n’y a pas de résultat.',
    fix: 'Choisissez un duel entre deux équipes.',
  }),
  'resultNotOpen.yet': ({ period, day }) => ({
    message: `Les résultats du duel ${period} ne sont pas encore annoncés. Voici son dernier jour\u00A0: ${day}.`,
    fix: 'Fixez le résultat une fois qu’ils sont dans le journal.',
  }),
  'resultNotOpen.ties': () => ({
    message: 'Les séries ont commencé, et ce duel y tranche une égalité entre ces équipes.',
    fix: 'Les résultats des autres duels peuvent encore être fixés.',
  }),
  'tieNotOpen.season': ({ season }) => ({
    message: `Les égalités de ${season} ne peuvent être tranchées que pendant la saison.`,
    fix: 'Après sa fin, reprenez d’abord le passage à la saison morte.',
  }),
  'tieNotOpen.regular': ({ period }) => ({
    message: `Le duel ${period} n’est pas une ronde des séries.`,
    fix: 'Fixez le résultat d’un duel régulier sur sa page.',
  }),
  'tieNotOpen.rule': () => ({
    message: 'Cette saison, le commissaire ne tranche pas les égalités des séries.',
    fix: 'Choisissez-le dans les réglages. Cela compte à partir de la saison suivante.',
  }),
  'tieNotOpen.bye': () => ({
    message: 'Sans adversaire, il n’y a pas d’égalité.',
    fix: 'Choisissez un match entre deux équipes.',
  }),
  'tieNotOpen.yet': ({ day }) => ({
    message: `Le résultat de cette ronde n’est pas encore annoncé. Voici son dernier jour\u00A0: ${day}.`,
    fix: 'Tranchez une fois que les résultats sont dans le journal.',
  }),
  'tieNotOpen.level': ({ points, other }) => ({
    message: `Les équipes ne sont pas à égalité\u00A0: c’est ${fr.number(points)} à ${fr.number(other)}.`,
    fix: 'Il n’y a rien à trancher.',
  }),
  'tieNotOpen.begun': ({ round, at, timeZone }) => ({
    message: `La ronde ${round} a commencé avec son premier match de la LNH\u00A0: ${fr.moment(at, timeZone)}.`,
    fix: 'L’équipe gagnante de cette égalité ne change plus.',
  }),
  notInTie: () => ({
    message: 'Cette équipe n’est pas l’une des deux équipes à égalité.',
    fix: 'Choisissez l’une d’elles comme gagnante.',
  }),
  noDecision: () => ({
    message: 'Aucun commissaire n’a tranché cette égalité.',
    fix: 'Il n’y a rien à reprendre.',
  }),
  sameResult: ({ home, away }) => ({
    message: `Les matchs donnent déjà ${fr.number(home)} et ${fr.number(away)}.`,
    fix: 'Entrez d’autres points, ou laissez le résultat tel quel.',
  }),
  noSetResult: () => ({
    message: 'Le résultat de ce duel est celui des matchs.',
    fix: 'Il n’y a rien à reprendre.',
  }),
  setResultStays: () => ({
    message: 'Une période a pris fin depuis que ce résultat a été fixé\u00A0: il ne peut pas être repris.',
    fix: 'Fixez le résultat de nouveau, en donnant une raison.',
  }),
};
