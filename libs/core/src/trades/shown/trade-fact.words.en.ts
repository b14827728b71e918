import { formatMoney, type Dollars } from '../../money.js';

interface OfTeam {
  readonly team: string;
}
interface OfSeason extends OfTeam {
  readonly season: string;
}
interface Change<Figure> {
  readonly before: Figure;
  readonly after: Figure;
}
interface Places {
  readonly active: number;
  readonly ir: number;
  readonly rookies: number;
}

const PLACES = {
  active: 'active',
  ir: 'on injured reserve',
  rookie: 'in the rookie bank',
  gone: 'no longer there',
} as const;

/** The facts that a manager sees when accepting a trade. */
export const TRADE_FACTS = {
  withMove: ({ team, move }: OfTeam & { readonly move: string }) => `${team}: ${move}`,
  sameTransaction: () => 'in the same transaction',
  acceptance: () => 'Acceptance',
  gives: ({ team, asset }: OfTeam & { readonly asset: string }) => `${team} gives ${asset}`,
  asNamed: () => 'as named',
  capHit: ({ amount }: { readonly amount: Dollars }) => `cap hit ${formatMoney(amount)}`,
  charge: ({ amount }: { readonly amount: Dollars }) => `charge ${formatMoney(amount)}`,
  status: ({ status }: { readonly status: string }) => status,
  place: ({ place }: { readonly place: keyof typeof PLACES }) => PLACES[place],
  orderOpen: () => 'order open',
  pick: ({ number }: { readonly number: number }) => `pick ${number}`,
  capUsed: ({ team, season }: OfSeason) => `${team}, ${season}, cap used`,
  cap: ({ team, season }: OfSeason) => `${team}, ${season}, cap`,
  roster: ({ team }: OfTeam) => `${team}, roster`,
  places: ({ before, after }: Change<Places>) =>
    `${before.active} → ${after.active} active, ${before.ir} → ${after.ir} on injured reserve, ${before.rookies} → ${after.rookies} in the rookie bank`,
  rule: ({ team, rule }: OfTeam & { readonly rule: string }) => `${team}, rule ${rule}`,
  gone: ({ how }: { readonly how: string }) => `no longer: ${how}`,
  fresh: ({ how }: { readonly how: string }) => `new: ${how}`,
  changed: ({ before, after }: Change<string>) => `was ${before}; now ${after}`,
};
