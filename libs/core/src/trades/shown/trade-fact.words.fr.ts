import { pluralOf } from '../../french/grammar.js';
import { localeOf } from '../../locale.js';
import type { Translation } from '../../words.js';
import type * as en from './trade-fact.words.en.js';

const PLACES = {
  active: 'actif',
  ir: 'sur la liste des blessés',
  rookie: 'dans la banque d’espoirs',
  gone: 'parti',
} as const;

const STATUSES: Readonly<Record<string, string>> = {
  healthy: 'en santé',
  'day-to-day': 'au jour le jour',
  IR: 'liste des blessés',
  LTIR: 'liste des blessés à long terme',
  Out: 'absent',
};

const money = (amount: number): string => localeOf('fr').money(amount);

export const TRADE_FACTS: Translation<typeof en.TRADE_FACTS> = {
  withMove: ({ team, move }) => `${team}\u00A0: ${move}`,
  sameTransaction: () => 'en même temps',
  acceptance: () => 'Acceptation',
  gives: ({ team, asset }) => `L’équipe ${team} donne ${asset}`,
  asNamed: () => 'tel quel',
  capHit: ({ amount }) => `impact de ${money(amount)} sur le plafond`,
  charge: ({ amount }) => `compte pour ${money(amount)}`,
  status: ({ status }) => STATUSES[status] ?? status,
  place: ({ place }) => PLACES[place],
  orderOpen: () => 'rang à déterminer',
  pick: ({ number }) => `choix ${number}`,
  capUsed: ({ team, season }) => `${team}, ${season}, masse salariale`,
  cap: ({ team, season }) => `${team}, ${season}, plafond`,
  roster: ({ team }) => `${team}, formation`,
  places: ({ before, after }) =>
    `${before.active} → ${after.active} ${pluralOf(after.active, 'actif', 'actifs')}, ${before.ir} → ${after.ir} sur la liste des blessés, ${before.rookies} → ${after.rookies} dans la banque d’espoirs`,
  rule: ({ team, rule }) => `${team}, règle ${rule}`,
  gone: ({ how }) => `n’est plus là\u00A0: ${how}`,
  fresh: ({ how }) => `nouveau\u00A0: ${how}`,
  changed: ({ before, after }) => `avant\u00A0: ${before}; maintenant\u00A0: ${after}`,
};
