import { countOf } from '../../../french/grammar.js';
import { localeOf } from '../../../locale.js';
import { formatMoney } from '../../../money.js';
import type { Translation } from '../../../words.js';
import type * as en from './form.words.en.js';

const KINDS = {
  forwards: ['attaquant', 'attaquants', 'd’attaquants'],
  defensemen: ['défenseur', 'défenseurs', 'de défenseurs'],
  goalies: ['gardien', 'gardiens', 'de gardiens'],
  skaters: ['patineur', 'patineurs', 'de patineurs'],
} as const;

const dayOf = (monthDay: string): string => localeOf('fr').day(monthDay);
const rounds = (count: number): string => countOf(count, 'ronde');
const players = (count: number): string => countOf(count, 'joueur');

export const FORM_WORDS: Translation<typeof en.FORM_WORDS> = {
  nameMissing: 'Donnez un nom à votre ligue.',
  nameTooLong: ({ most }) => `Le nom d’une ligue compte au plus ${countOf(most, 'caractère')}.`,
  wholeNumber: 'Entrez un nombre entier, 0 ou plus.',
  everyoneRookie: 'Fixez une limite d’âge ou de matchs pour les recrues\u00A0: sans limite, chaque joueur en est une.',
  capNeedsPlaces: ({ kind }) =>
    `Pour limiter les matchs, il faut des places ${KINDS[kind][2]}. Activez les alignements, ou fixez un minimum ${KINDS[kind][2]} dans la formation.`,
  capNeedsSeats: ({ kind }) =>
    `Pour limiter les matchs, il faut des places ${KINDS[kind][2]}, et l’alignement n’en a pas. Ajoutez-en une, ou mettez la limite à 0.`,
  salaryBidsNeedSalaries:
    'Les mises ne peuvent devenir des salaires que dans une ligue qui a ses propres salaires. Choisissez les salaires de la ligue, ou des mises avec un budget.',
  salaryBidsAboveCap: ({ least, cap }) =>
    `La mise la plus basse serait le salaire le plus bas (${formatMoney(least)}), qui dépasse le plafond salarial (${formatMoney(cap)}).`,
  slotSalariesInAuction:
    'Au repêchage à l’encan, le prix payé est le salaire. Laissez les équipes choisir à tour de rôle, ou laissez le salaire de la première ronde à 0.',
  slotSalaryStep: ({ step }) => `Les salaires sont des multiples de ${formatMoney(step)}, y compris ceux des rondes.`,
  slotSalariesAboveCap: ({ rounds, sum, cap }) =>
    `Les joueurs de ${rounds} rondes coûteraient ${formatMoney(sum)} au total, et le plafond salarial est de ${formatMoney(cap)}.`,
  floorAboveCap: ({ floor, cap }) =>
    `Le plancher salarial (${formatMoney(floor)}) dépasse le plafond salarial (${formatMoney(cap)}).`,

  forwardLimits: ({ most, least }) =>
    `Les limites par position permettent au plus ${countOf(most, 'attaquant')}, mais il en faut au moins ${least}. Augmentez les limites, ou baissez le minimum.`,
  positionLimit: ({ kind, most, least }) =>
    `La limite est de ${countOf(most, KINDS[kind][0])}, mais il en faut au moins ${least}. Augmentez la limite, ou baissez le minimum.`,
  allLimits: ({ most, size }) =>
    `Les limites par position permettent ${players(most)}, et la formation en compte ${size}. Augmentez une limite, ou réduisez la taille de la formation.`,
  rosterBelowMinimums: ({ minimums }) =>
    `Les minimums par position exigent une formation d’au moins ${players(minimums)}.`,
  protectedAboveRoster: ({ minimums, size }) =>
    `Les minimums à protéger (${minimums}) dépassent la taille de la formation (${size}).`,
  protectedAboveSheet: ({ minimums, keepers }) =>
    `Les minimums à protéger (${minimums}) dépassent le nombre de joueurs de la liste (${keepers}).`,
  protectedAboveLimit: ({ kind, least, most }) =>
    `Il faut protéger au moins ${countOf(least, KINDS[kind][0])}, et on peut en protéger au plus ${most}.`,

  capBelowMinimums: (figures) =>
    `Les minimums par position exigent ${players(figures.players)}, qui coûtent au moins ${formatMoney(figures.costs)} au salaire ` +
    `minimum de ${formatMoney(figures.minimum)}. Le plafond salarial est de ${formatMoney(figures.cap)}.`,
  startupTooShort: (figures) =>
    `Avec ${rounds(figures.rounds)} au repêchage initial, une équipe reçoit ${players(figures.rounds)}, et les minimums par ` +
    `position en exigent ${figures.needed}. Fixez au moins ${rounds(figures.needed)}, ou baissez les minimums.`,
  keepersCostPicks: (figures) =>
    `Chaque joueur protégé coûte un choix de ce repêchage, qui doit donc compter au moins ${rounds(figures.least)}\u00A0: autant que ${
      figures.by === 'minimums' ? 'les minimums par position exigent de joueurs' : 'le repêchage initial'
    }. Il en compte ${figures.rounds}.`,
  expansionTooShort: (figures) =>
    `Avec ${rounds(figures.rounds)} au repêchage d’expansion et ${figures.general} au repêchage général, une nouvelle équipe ` +
    `reçoit ${players(figures.rounds + figures.general)}, et les minimums par position en exigent ${figures.needed}. ` +
    `Fixez au moins ${rounds(figures.needed - figures.general)} au repêchage d’expansion, ou baissez les minimums.`,
  draftTooShort: (figures) => {
    const { kept, needed } = figures;
    const keepers = kept === 0 ? '' : ` et ${countOf(kept, 'joueur protégé', 'joueurs protégés')}`;
    const more = figures.keeps ? ', permettez d’en protéger plus' : '';
    return (
      `Avec ${rounds(figures.rounds)}${keepers}, une équipe a ${players(figures.rounds + kept)}, et les minimums par position en ` +
      `exigent ${needed}. Fixez au moins ${rounds(needed - kept)}${more}, ou baissez les minimums.`
    );
  },
  otherKeepers: ({ setting, needed }) =>
    `«\u00A0${setting}\u00A0» compte seulement si les joueurs sont protégés ${needed.join(' ou ')}. Changez la façon de protéger les joueurs, ou laissez ce réglage de côté.`,
  orderNeedsRookieDraft:
    'La ligue n’a pas de repêchage des recrues dont on pourrait reprendre l’ordre. Choisissez un autre ordre, ou activez le repêchage des recrues.',
  orderNeedsLottery:
    'La ligue n’a pas de loterie. Choisissez un autre ordre, ou faites participer au moins 2 équipes à la loterie.',
  budgetBelowPlaces: (of) =>
    `Un budget de ${formatMoney(of.budget)} ne suffit pas pour ${countOf(of.rounds, 'place')} avec une mise de départ de ${formatMoney(of.minimum)}. ` +
    `Fixez le budget à au moins ${formatMoney(of.least)}, baissez ${of.salaries ? 'le salaire minimal' : 'la mise de départ'}, ou réduisez le nombre de rondes.`,
  keepersInAuction:
    'La protection par ronde coûte un choix du repêchage, mais à l’encan, les joueurs ont plutôt un prix. ' +
    'Protégez les joueurs par nombre ou en dollars, ou laissez les équipes choisir à tour de rôle.',
  withComing: ({ message }) => `Avec ce qui est prévu pour la saison prochaine\u00A0: ${message}`,

  deadlineNoDay: 'Écrivez la date limite des échanges sous la forme mois-jour, comme 03-07.',
  deadlineOutside: 'La date limite des échanges doit être entre le 1er octobre et le 30 juin.',
  tradeFromNoDay: 'Écrivez le premier jour des échanges sous la forme mois-jour, comme 10-20.',
  tradeFromOutside: 'Le premier jour des échanges doit être entre le 1er octobre et le 30 juin.',
  tradeFromLate: ({ from, deadline }) =>
    `Les échanges commenceraient le ${dayOf(from)}, après la date limite du ${dayOf(deadline)}.`,
  monthDaysMissing: 'Indiquez au moins un jour du mois, comme 1, 10, 20.',
  monthDaysWrong: 'Indiquez des jours du mois de 1 à 31, comme 1, 10, 20.',
};
