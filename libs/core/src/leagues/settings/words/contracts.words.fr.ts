import { countOf, pluralOf } from '../../../french/grammar.js';
import { formatMoney } from '../../../money.js';
import type { WordsOfRows } from '../../setting.model.js';
import type { CONTRACTS } from '../contracts.settings.js';

export const CONTRACTS_WORDS: WordsOfRows<typeof CONTRACTS> = {
  salaries: {
    label: 'Salaires',
    words: 'les salaires',
    options: {
      nhl: { label: 'Ceux de la LNH', words: 'ceux de la LNH' },
      own: { label: 'Ceux de la ligue', words: 'ceux des contrats de la ligue' },
    },
    hint: 'Chaque joueur compte pour son impact sur le plafond dans la LNH, ou pour le salaire de son contrat avec la ligue.',
  },
  nhl_contract_end: {
    label: 'Fin d’un contrat de la LNH',
    words: 'le sort des joueurs dont le contrat de la LNH prend fin',
    options: {
      stay: { label: 'Les joueurs restent', words: 'ils restent tous' },
      ufa: { label: 'Les autonomes sans compensation partent', words: 'les autonomes sans compensation partent' },
      all: { label: 'Tous partent', words: 'ils partent tous' },
    },
    hint: 'Au début de la saison suivante, les joueurs qui n’ont pas de contrat de la LNH pour cette saison restent tous, partent tous, ou seuls les autonomes sans compensation partent.',
  },
  salary_minimum: {
    label: 'Salaire minimum',
    words: 'le salaire minimum',
    tooHigh: (most) => `Le salaire minimum doit être d’au plus ${formatMoney(most)}.`,
    hint: (least) => `Un joueur sans contrat compte pour ${formatMoney(least)}.`,
  },
  salary_step: {
    label: 'Écart entre les salaires',
    words: 'l’écart entre les salaires',
    tooLow: (least) => `L’écart entre deux salaires possibles doit être d’au moins ${formatMoney(least)}.`,
    tooHigh: (most) => `L’écart entre deux salaires possibles doit être d’au plus ${formatMoney(most)}.`,
    hint: (step) => `Les salaires sont des multiples de ${formatMoney(step)}.`,
  },
  cut_present: {
    label: 'Libération\u00A0: cette saison (%)',
    words: 'la part du salaire qui compte encore cette saison après une libération',
    named: 'Part du salaire qui compte encore cette saison après une libération',
    tooHigh: (most) => `Après une libération, au plus ${most}\u00A0% du salaire compte encore.`,
    hint: (percent) =>
      percent === 0
        ? 'Après une libération, le salaire ne compte plus cette saison.'
        : `Après une libération, le salaire compte encore à ${percent}\u00A0% cette saison dans la masse salariale de l’équipe.`,
  },
  cut_later: {
    label: 'Libération\u00A0: saisons suivantes (%)',
    words: 'la part du salaire qui compte encore chaque saison suivante après une libération',
    named: 'Part du salaire qui compte encore les saisons suivantes après une libération',
    tooHigh: (most) => `Après une libération, au plus ${most}\u00A0% du salaire compte encore.`,
    hint: (percent) =>
      percent === 0
        ? 'Après une libération, le salaire ne compte pas les saisons suivantes.'
        : `Après une libération, le salaire compte encore à ${percent}\u00A0% chaque saison suivante dans la masse salariale de l’équipe.`,
  },
  slot_salary: {
    label: 'Salaire au repêchage, 1re ronde',
    words: 'le salaire de la première ronde du repêchage général',
    named: 'Salaire au repêchage de la 1re ronde',
    atZero: 'le salaire d’un nouveau joueur',
    tooHigh: (most) => `Un salaire au repêchage doit être d’au plus ${formatMoney(most)}.`,
    hint: (salary) =>
      salary === 0
        ? 'Un joueur repêché reçoit le salaire d’un nouveau joueur.'
        : `Un joueur de la première ronde du repêchage général reçoit ${formatMoney(salary)}.`,
  },
  slot_step: {
    label: 'Baisse à chaque ronde',
    words: 'la baisse des salaires au repêchage à chaque ronde',
    named: 'Baisse des salaires au repêchage',
    tooHigh: (most) => `Le salaire baisse d’au plus ${formatMoney(most)} à chaque ronde.`,
    hint: (step) =>
      step === 0
        ? 'Le salaire au repêchage est le même à toutes les rondes.'
        : `Le salaire au repêchage baisse de ${formatMoney(step)} à chaque ronde, sans passer sous le minimum.`,
  },
  slot_seasons: {
    label: 'Contrat d’un joueur repêché (saisons)',
    words: 'la durée des contrats du repêchage général, en saisons',
    named: 'Contrat d’un joueur repêché',
    tooLow: (least) => `Le contrat d’un joueur repêché dure au moins ${countOf(least, 'saison')}.`,
    tooHigh: (most) => `Le contrat d’un joueur repêché dure au plus ${countOf(most, 'saison')}.`,
    hint: (seasons) =>
      `Quand la ronde fixe le salaire, un joueur repêché reçoit un contrat de ${countOf(seasons, 'saison')}.`,
  },
  contract_signing: {
    label: 'Contrats',
    words: 'les contrats',
    options: {
      commissioner: { label: 'Fixés par le commissaire', words: 'fixés par le commissaire' },
      managers: { label: 'Signés par les DG', words: 'signés par les DG' },
    },
    hint: 'Le DG qui signe un nouveau joueur choisit le nombre de saisons.',
  },
  sign_salary: {
    label: 'Salaire d’un nouveau joueur',
    words: 'le salaire d’un nouveau joueur',
    options: {
      minimum: { label: 'Le minimum', words: 'le salaire minimum' },
      nhl: { label: 'Impact de la LNH', words: 'l’impact sur le plafond dans la LNH' },
    },
    hint: 'Le salaire d’un joueur acheté au repêchage à l’encan est le prix payé.',
  },
  sign_least: {
    label: 'Contrat le plus court (saisons)',
    words: 'la durée minimale d’un contrat, en saisons',
    named: 'Contrat le plus court',
    tooLow: (least) => `Un contrat dure au moins ${countOf(least, 'saison')}.`,
    tooHigh: (most) => `Le contrat le plus court dure au plus ${countOf(most, 'saison')}.`,
    hint: (seasons) => `Un joueur que le DG ne signe pas à temps reçoit un contrat de ${countOf(seasons, 'saison')}.`,
  },
  sign_most: {
    label: 'Contrat le plus long (saisons)',
    words: 'la durée maximale d’un contrat, en saisons',
    named: 'Contrat le plus long',
    tooLow: (least) => `Le contrat le plus long dure au moins ${countOf(least, 'saison')}.`,
    tooHigh: (most) => `Un contrat dure au plus ${countOf(most, 'saison')}.`,
    hint: (seasons) => `Un DG peut signer un joueur pour au plus ${countOf(seasons, 'saison')}.`,
  },
  sign_days: {
    label: 'Jours pour signer',
    words: 'le nombre de jours pour signer un joueur',
    tooLow: (least) => `Les DG ont au moins ${countOf(least, 'jour')} pour signer un joueur.`,
    tooHigh: (most) => `Les DG ont au plus ${countOf(most, 'jour')} pour signer un joueur.`,
    hint: (days) => `Le DG a ${countOf(days, 'jour')} pour signer, à partir du jour où l’équipe obtient le joueur.`,
  },
  contract_years: {
    label: 'Années de contrat par équipe',
    words: 'le total des années de contrat d’une équipe',
    atZero: 'sans limite',
    tooHigh: (most) => `Une équipe a au plus ${countOf(most, 'année')} de contrat.`,
    hint: (years) =>
      years === 0
        ? 'Une équipe peut avoir autant d’années de contrat qu’elle veut.'
        : `Le total des saisons qui restent aux contrats d’une équipe est d’au plus ${years}.`,
  },
  contract_slots: {
    label: 'Contrats de plus d’une saison par équipe',
    words: 'le nombre de contrats de plus d’une saison par équipe',
    atZero: 'sans limite',
    tooHigh: (most) => `Une équipe a au plus ${countOf(most, 'contrat')} de plus d’une saison.`,
    hint: (slots) =>
      slots === 0
        ? 'Une équipe peut avoir autant de contrats de plus d’une saison qu’elle veut.'
        : `Une équipe a au plus ${countOf(slots, 'contrat')} qui ${pluralOf(slots, 'va', 'vont')} au-delà de la saison.`,
  },
  entry_seasons: {
    label: 'Contrat d’entrée (saisons)',
    words: 'la durée des contrats d’entrée, en saisons',
    named: 'Contrat d’entrée',
    tooLow: (least) => `Un contrat d’entrée dure au moins ${countOf(least, 'saison')}.`,
    tooHigh: (most) => `Un contrat d’entrée dure au plus ${countOf(most, 'saison')}.`,
    hint: (seasons) =>
      `À son rappel, un joueur du repêchage des recrues reçoit un contrat de ${countOf(seasons, 'saison')}.`,
  },
  entry_salary: {
    label: 'Salaire d’entrée, 1re ronde',
    words: 'le salaire d’entrée de la première ronde',
    atZero: 'le salaire minimum',
    tooHigh: (most) => `Un salaire d’entrée doit être d’au plus ${formatMoney(most)}.`,
    hint: (salary) =>
      salary === 0
        ? 'Les joueurs du repêchage des recrues reçoivent le salaire minimum.'
        : `Un joueur de la première ronde du repêchage des recrues reçoit ${formatMoney(salary)}.`,
  },
  entry_step: {
    label: 'Baisse à chaque ronde',
    words: 'la baisse des salaires d’entrée à chaque ronde',
    named: 'Baisse des salaires d’entrée',
    tooHigh: (most) => `Le salaire baisse d’au plus ${formatMoney(most)} à chaque ronde.`,
    hint: (step) =>
      step === 0
        ? 'Le salaire d’entrée est le même à toutes les rondes.'
        : `Le salaire d’entrée baisse de ${formatMoney(step)} à chaque ronde, sans passer sous le minimum.`,
  },
  rfa: {
    label: 'Autonomes avec compensation',
    words: 'la règle des autonomes avec compensation',
    options: {
      off: { label: 'Aucun', words: 'aucune' },
      refusal: { label: 'L’équipe peut égaler', words: 'l’ancienne équipe peut égaler la meilleure offre' },
      compensation: {
        label: 'L’équipe peut égaler ou reçoit des choix',
        words: 'l’ancienne équipe peut égaler la meilleure offre ou reçoit des choix',
      },
    },
    hint: 'Quand un contrat d’entrée prend fin, les autres équipes font des offres secrètes, et l’ancienne équipe peut égaler la meilleure. Avec la troisième option, la nouvelle équipe cède des choix de repêchage, selon le salaire.',
  },
  rfa_days: {
    label: 'Jours pour faire des offres',
    words: 'le nombre de jours pour faire des offres aux autonomes avec compensation',
    tooLow: (least) => `La période des offres dure au moins ${countOf(least, 'jour')}.`,
    tooHigh: (most) => `La période des offres dure au plus ${countOf(most, 'jour')}.`,
    hint: (days) =>
      `Les autres équipes ont ${countOf(days, 'jour')} pour faire des offres aux autonomes avec compensation.`,
  },
  rfa_match_hours: {
    label: 'Heures pour égaler',
    words: 'le nombre d’heures pour égaler une offre',
    tooLow: (least) => `Une équipe a au moins ${countOf(least, 'heure')} pour égaler une offre.`,
    tooHigh: (most) => `Une équipe a au plus ${countOf(most, 'heure')} pour égaler une offre.`,
    hint: (hours) => `L’ancienne équipe a ${countOf(hours, 'heure')} pour égaler la meilleure offre.`,
  },
  ufa_days: {
    label: 'Jours d’encans entre les saisons',
    words: 'le nombre de jours d’encans entre les saisons',
    atZero: '0',
    tooHigh: (most) => `On peut ouvrir des encans entre les saisons pendant au plus ${countOf(most, 'jour')}.`,
    hint: (days) =>
      days === 0
        ? 'Aucun joueur n’est mis à l’encan entre les saisons. Un changement en cours de saison s’applique dès la période des joueurs autonomes qui suit.'
        : `Avec des encans de plusieurs jours, les équipes ont ${countOf(days, 'jour')} pour mettre à l’encan les joueurs dont le contrat a pris fin. Un changement en cours de saison s’applique dès la période des joueurs autonomes qui suit. Pendant cette période, on ne peut pas changer le nombre de jours.`,
  },
};
