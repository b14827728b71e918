import { searchName } from '../players/search.rules.js';
import type { Place } from '../position.js';
import type { SheetRow } from './rows.rules.js';

/** A player on a team of the league, as the product counts them. */
export interface Counted {
  readonly player_id: number;
  readonly place: Place;
  /** What counts of them against the cap of their team, US dollars of the league's season. */
  readonly charge: number;
}

/** A row of the other site with what became of it. */
export interface Brought extends Pick<SheetRow, 'player' | 'salary'> {
  readonly place: Place;
  /** Null where the row did not come along. */
  readonly player_id: number | null;
  readonly why: string | null;
}

/** What a team pays of a player who is elsewhere, as the tables say it. */
export interface RetainedThere {
  readonly player: string;
  readonly nhl_id: number | null;
  /** US dollars; null where a percent is said of a salary that is not. */
  readonly amount: number | null;
  /** Why the row does not come along; null where it does. */
  readonly why: string | null;
}

/** The same as it counts here. */
export interface RetainedHere {
  readonly player_id: number;
  readonly name: string;
  readonly amount: number;
}

/** What the other site says of a whole team, US dollars; null where it does not. */
export interface TeamTotals {
  readonly cap: number | null;
  readonly penalty: number | null;
}

/** A team there and here. */
export interface TwoSides {
  readonly rows: readonly Brought[];
  readonly counted: readonly Counted[];
  readonly retained?: { readonly there: readonly RetainedThere[]; readonly here: readonly RetainedHere[] };
  readonly totals?: TeamTotals | undefined;
  /** Players of the bank count against the cap here, and so they are taken to do there. */
  readonly farmCounts?: boolean;
}

/** How a team stands there and here. */
export interface Side {
  readonly players: Readonly<Record<Place, number>>;
  /** What counts against the cap, US dollars; null where the tables say nothing of it. */
  readonly cap: number | null;
}

/**
 * One reason why the two differ. The amounts of all add up to the difference, to the dollar.
 * - `missing`: a row that did not come along. `salary`: another charge here. `extra`: a player here whom no row names.
 * - `retained`: a part of the salary of a player elsewhere.
 * - `penalty`: dollars that the other site counts against a team; there is nothing like it here.
 * - `total`: what the other site's own total is more (or less) than its rows come to.
 */
export interface Difference {
  /** Of `penalty` and `total` empty. */
  readonly player: string;
  readonly why: 'missing' | 'salary' | 'extra' | 'retained' | 'penalty' | 'total';
  /** What is said of a row that did not come along. */
  readonly detail: string | null;
  readonly there: number | null;
  readonly here: number | null;
}

export interface Reconciled {
  readonly there: Side;
  readonly here: Side;
  readonly differences: readonly Difference[];
}

const places = (of: readonly { readonly place: Place }[]): Record<Place, number> => ({
  active: of.filter(({ place }) => place === 'active').length,
  ir: of.filter(({ place }) => place === 'ir').length,
  rookie: of.filter(({ place }) => place === 'rookie').length,
});
const sum = (amounts: readonly (number | null)[]): number => amounts.reduce<number>((all, one) => all + (one ?? 0), 0);

/** What a team has there beside what it has here, with every difference explained by a row. */
export function reconcile(team: TwoSides): Reconciled {
  const { rows, counted, retained = { there: [], here: [] }, totals, farmCounts = false } = team;
  const salaries = rows.some(({ salary }) => salary !== null);
  const countsThere = ({ place, salary }: Brought): number =>
    place === 'active' || (farmCounts && place === 'rookie') ? (salary ?? 0) : 0;
  const kept = retainedDifferences(retained);
  const differences = [...playerDifferences(rows, counted, salaries ? countsThere : null), ...kept.differences];
  const said = salaries ? sum(rows.map(countsThere)) + kept.there : null;
  const here = sum(counted.map(({ charge }) => charge)) + sum(retained.here.map(({ amount }) => amount));
  const found = { there: { players: places(rows) }, here: { players: places(counted), cap: here } };
  const { cap, more } = totalOf(said, totals, here);
  return { ...found, there: { ...found.there, cap }, differences: [...differences, ...more] };
}

function playerDifferences(
  rows: readonly Brought[],
  counted: readonly Counted[],
  countsThere: ((row: Brought) => number) | null,
): Difference[] {
  const here = new Map(counted.map((one) => [one.player_id, one]));
  const came = new Set(rows.flatMap(({ player_id }) => player_id ?? []));
  const of = (row: Brought): Difference[] => {
    const one = row.player_id === null ? undefined : here.get(row.player_id);
    const there = countsThere?.(row) ?? null;
    if (one === undefined) return [{ player: row.player, why: 'missing', detail: row.why, there, here: null }];
    if (there === null || there === one.charge) return [];
    return [{ player: row.player, why: 'salary', detail: null, there, here: one.charge }];
  };
  return [
    ...rows.flatMap(of),
    ...counted
      .filter(({ player_id }) => !came.has(player_id))
      .map(({ player_id, charge }) => ({
        player: String(player_id),
        why: 'extra' as const,
        detail: null,
        there: null,
        here: charge,
      })),
  ];
}

function retainedDifferences({ there, here }: NonNullable<TwoSides['retained']>): {
  differences: Difference[];
  /** What is retained there in all, US dollars. */
  there: number;
} {
  const left = [...here];
  const differences: Difference[] = [];
  let all = 0;
  for (const { player, nhl_id, amount, why } of there) {
    const at = left.findIndex((one) =>
      nhl_id === null ? searchName(one.name) === searchName(player) : one.player_id === nhl_id,
    );
    const [one] = at < 0 ? [] : left.splice(at, 1);
    // A percent of a salary that the tables do not say is what it is here.
    const counts = amount ?? one?.amount ?? null;
    all += counts ?? 0;
    if (one === undefined || counts !== one.amount)
      differences.push({ player, why: 'retained', detail: why, there: counts, here: one?.amount ?? null });
  }
  for (const { name, amount } of left)
    differences.push({ player: name, why: 'retained', detail: null, there: null, here: amount });
  return { differences, there: all };
}

/**
 * What counts there, by the other site's own total where it says one: what that is more than its rows is a difference
 * of its own. A penalty is part of it, unless the total is exactly the rows'.
 */
function totalOf(
  rows: number | null,
  totals: TeamTotals | undefined,
  here: number,
): { cap: number | null; more: Difference[] } {
  const { cap: stated = null, penalty: fined = null } = totals ?? {};
  const penalty = fined === null || fined === 0 || rows === null || stated === rows ? null : fined;
  const more: Difference[] = [];
  if (penalty !== null) more.push({ player: '', why: 'penalty', detail: null, there: penalty, here: null });
  if (rows === null) {
    // Without salaries nothing but the two totals can be set beside each other.
    if (stated !== null && stated !== here) more.push({ player: '', why: 'total', detail: null, there: stated, here });
    return { cap: stated, more };
  }
  const sums = rows + (penalty ?? 0);
  if (stated !== null && stated !== sums)
    more.push({ player: '', why: 'total', detail: null, there: stated - sums, here: null });
  return { cap: stated ?? sums, more };
}
