import { countOf } from '../../french/grammar.js';
import { formatMoney } from '../../money.js';
import type { Translation } from '../../words.js';
import { SETTINGS } from '../settings.table.js';
import type { LeagueSettings } from '../settings.values.js';
import { auctionRules, nominationSeconds } from './auction.rules.js';
import { slotSalaries, slotSalary } from '../salaries/slot-salaries.rules.js';
import type * as en from './auction.words.en.js';

function slotWords(settings: LeagueSettings): string[] {
  const table = slotSalaries(settings, 'general');
  if (table === null) return [];
  const { first, step, least } = table;
  const seasons = settings.slot_seasons ?? SETTINGS.slot_seasons.default;
  return [
    `La ronde d’un choix fixe le salaire du joueur\u00A0: ${formatMoney(slotSalary(table, 1))} à la première ronde${step === 0 || first <= least ? ' et à toutes les autres' : `, puis ${formatMoney(step)} de moins à chaque ronde, sans passer sous ${formatMoney(least)}`}.`,
    settings.contract_signing !== 'managers'
      ? `Le contrat est de ${countOf(seasons, 'saison')}.`
      : 'Le DG en choisit la durée.',
    'Les joueurs protégés gardent leur contrat.',
  ];
}

export const auctionWords: Translation<typeof en.auctionWords> = (settings) => {
  const rules = auctionRules(settings, 'general');
  if (rules === null)
    return ['Au repêchage général, les équipes choisissent à tour de rôle.', ...slotWords(settings)].join(' ');
  const { budget, minimum, raise, bidSeconds } = rules;
  return [
    `Le repêchage général est un encan. Chaque équipe a un budget de ${formatMoney(budget)} et remplit une place par ronde.`,
    `Dans l’ordre du repêchage, chaque équipe a ${countOf(nominationSeconds(settings), 'seconde')} pour proposer un joueur, avec une mise de départ de ${formatMoney(minimum)}. Sinon, c’est un joueur de sa file qui est proposé, ou le mieux classé qu’elle peut obtenir.`,
    `Chaque mise dépasse la précédente d’au moins ${formatMoney(raise)} et relance un chrono de ${countOf(bidSeconds, 'seconde')}; quand il arrive à zéro, le joueur est adjugé à l’équipe en tête.`,
    `Une mise compte si elle arrive au serveur avant l’adjudication. Pour chaque autre place libre, l’équipe garde en réserve la mise de départ (${formatMoney(minimum)}). Le joueur doit entrer sous le plafond et dans la formation.`,
    'Le repêchage se termine quand toutes les équipes sont complètes ou ne peuvent plus miser.',
  ].join(' ');
};
