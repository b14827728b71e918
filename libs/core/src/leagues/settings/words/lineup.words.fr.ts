import { countOf } from '../../../french/grammar.js';
import { localeOf } from '../../../locale.js';
import { monthDaysOf, monthDaysWords } from '../../month-days.js';
import { WEEKDAY_OPTIONS } from './weekdays.words.fr.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { LINEUP } from '../lineup.settings.js';

const PLACES = { tooHigh: (most: number) => `Au plus ${countOf(most, 'place')} par type.` };

const CHANGES = { atZero: 'sans limite' };

const mayCome = (time: string) => (changes: number) =>
  changes === 0
    ? 'Le nombre de changements est illimité.'
    : `Au plus ${countOf(changes, 'joueur')} ${localeOf('fr').plural(changes) === 'one' ? 'peut' : 'peuvent'} entrer dans l’alignement ${time}.`;

const places = (who: string) => (count: number) =>
  count === 0 ? 'Aucune place.' : `${countOf(count, 'place')} pour ${who}.`;

export const LINEUP_WORDS: WordsOfRows<typeof LINEUP> = {
  lineups: {
    label: 'Alignements',
    words: 'les alignements',
    options: {
      off: { label: 'Désactivés\u00A0: chaque joueur actif compte', words: 'désactivés' },
      day: { label: 'Faits chaque jour', words: 'faits chaque jour' },
      week: { label: 'Faits chaque semaine', words: 'faits chaque semaine' },
      month: { label: 'Faits à des jours fixes du mois', words: 'faits à des jours fixes du mois' },
    },
    hint: 'Avec les alignements, seuls les joueurs qui y ont une place rapportent des points.',
  },
  lineup_weekday: {
    label: 'Premier jour d’un alignement',
    words: 'le jour où commencent les alignements',
    options: WEEKDAY_OPTIONS,
    hint: 'Un alignement commence ce jour-là chaque semaine et vaut pour sept jours.',
  },
  lineup_dates: {
    label: 'Jours du mois où commence un alignement',
    words: 'les jours du mois où commencent les alignements',
    hint: (text) => {
      const days = monthDaysOf(text);
      return days === null
        ? 'Indiquez autant de jours que vous voulez, comme 1, 10, 20.'
        : `Un alignement commence ${monthDaysWords(days)}; si un mois n’a pas l’un de ces jours, l’alignement commence le dernier jour du mois.`;
    },
  },
  lineup_f: {
    ...PLACES,
    label: 'Attaquants',
    words: 'le nombre de places d’attaquant',
    hint: places('n’importe quel attaquant'),
  },
  lineup_c: {
    ...PLACES,
    label: 'Centres',
    words: 'le nombre de places de centre',
    hint: places('les centres'),
  },
  lineup_lw: {
    ...PLACES,
    label: 'Ailiers gauches',
    words: 'le nombre de places d’ailier gauche',
    hint: places('les ailiers gauches'),
  },
  lineup_rw: {
    ...PLACES,
    label: 'Ailiers droits',
    words: 'le nombre de places d’ailier droit',
    hint: places('les ailiers droits'),
  },
  lineup_d: {
    ...PLACES,
    label: 'Défenseurs',
    words: 'le nombre de places de défenseur',
    hint: places('les défenseurs'),
  },
  lineup_u: {
    ...PLACES,
    label: 'Utilité',
    words: 'le nombre de places d’utilité',
    hint: places('n’importe quel patineur'),
  },
  lineup_g: {
    ...PLACES,
    label: 'Gardiens',
    words: 'le nombre de places de gardien',
    hint: places('les gardiens'),
  },
  lineup_changes: {
    ...CHANGES,
    label: 'Changements par semaine',
    words: 'le nombre de changements à l’alignement par semaine',
    tooHigh: (most) => `Au plus ${countOf(most, 'changement')} par semaine.`,
    hint: mayCome('par semaine'),
  },
  lineup_changes_month: {
    ...CHANGES,
    label: 'Changements par mois',
    words: 'le nombre de changements à l’alignement par mois',
    tooHigh: (most) => `Au plus ${countOf(most, 'changement')} par mois.`,
    hint: mayCome('par mois civil'),
  },
  lineup_changes_season: {
    ...CHANGES,
    label: 'Changements par saison',
    words: 'le nombre de changements à l’alignement par saison',
    tooHigh: (most) => `Au plus ${countOf(most, 'changement')} par saison.`,
    hint: mayCome('par saison (de juillet à juin)'),
  },
  lineup_stand_in: {
    label: 'Remplacement par la réserve',
    words: 'le remplacement par la réserve',
    options: {
      absent: { label: 'Pour les joueurs absents', words: 'pour les joueurs absents' },
      always: {
        label: 'Aussi quand le DG n’a rien fait',
        words: 'aussi quand le DG n’a rien fait',
      },
      off: { label: 'Jamais', words: 'jamais' },
    },
    hint: 'Une place vide, ou dont le joueur est sur la liste des blessés ou n’est plus dans l’équipe, va au meilleur réserviste admissible. Avec la deuxième option, toutes les places vont aussi aux meilleurs joueurs si le DG n’a rien fait pour ce jour-là.',
  },
};
