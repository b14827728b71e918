import type { ToldReason } from '../../players/files/report.words.js';
import { searchName } from '../../players/search.rules.js';
import type { Place } from '../../position.js';
import type { SheetRow } from '../sheet/rows.rules.js';
import type { ExtrasSaid } from './extras.words.js';

export interface Counted {
  readonly player_id: number;
  readonly place: Place;
  /** The cap charge in US dollars of the league's season. */
  readonly charge: number;
}

/** A row from the other site, with the result of its import. */
export interface Brought extends Pick<SheetRow, 'player' | 'salary'> {
  readonly place: Place;
  /** Null when the row was not imported. */
  readonly player_id: number | null;
  readonly why: readonly ToldReason[];
}

/** An amount retained of a player elsewhere. */
export interface RetainedThere {
  readonly player: string;
  readonly nhl_id: number | null;
  /** US dollars. Null for a percentage of an unknown salary. */
  readonly amount: number | null;
  /** Null when the row was imported. */
  readonly refused: ExtrasSaid | null;
}

/** The retained amount as it counts here. */
export interface RetainedHere {
  readonly player_id: number;
  readonly name: string;
  readonly amount: number;
}

/** The other site's totals in US dollars; null when missing. */
export interface TeamTotals {
  readonly cap: number | null;
  readonly penalty: number | null;
}

export interface TwoSides {
  readonly rows: readonly Brought[];
  readonly counted: readonly Counted[];
  readonly retained?: { readonly there: readonly RetainedThere[]; readonly here: readonly RetainedHere[] };
  readonly totals?: TeamTotals | undefined;
  /** The rookie bank counts against the cap here; the same is assumed for the other site. */
  readonly farmCounts?: boolean;
}

export interface Side {
  readonly players: Readonly<Record<Place, number>>;
  /** Amount counting against the cap, in US dollars; null when the tables have no amounts. */
  readonly cap: number | null;
}

/**
 * All amounts add up to the difference. `missing`: a row not imported. `salary`: another charge here. `extra`: a player
 * here without a row. `retained`: a retained part of the salary of a player elsewhere. `penalty`: counted by the other
 * site only. `total`: the stated total minus its rows' sum.
 */
export interface Difference {
  /** Empty for `penalty` and `total`. */
  readonly player: string;
  readonly why: 'missing' | 'salary' | 'extra' | 'retained' | 'penalty' | 'total';
  readonly detail: readonly ToldReason[];
  /** Why a retained amount was not imported. */
  readonly refused?: ExtrasSaid | null;
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

/** Compares a team's data on both sides and explains each difference by a row. */
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
    return [{ player: row.player, why: 'salary', detail: [], there, here: one.charge }];
  };
  return [
    ...rows.flatMap(of),
    ...counted
      .filter(({ player_id }) => !came.has(player_id))
      .map(({ player_id, charge }) => ({
        player: String(player_id),
        why: 'extra' as const,
        detail: [],
        there: null,
        here: charge,
      })),
  ];
}

function retainedDifferences({ there, here }: NonNullable<TwoSides['retained']>): {
  differences: Difference[];
  /** Total retained on the other site, in US dollars. */
  there: number;
} {
  const left = [...here];
  const differences: Difference[] = [];
  let all = 0;
  for (const { player, nhl_id, amount, refused } of there) {
    const at = left.findIndex((one) =>
      nhl_id === null ? searchName(one.name) === searchName(player) : one.player_id === nhl_id,
    );
    const [one] = at < 0 ? [] : left.splice(at, 1);
    // For a percentage of an unknown salary, assumes the amount here.
    const counts = amount ?? one?.amount ?? null;
    all += counts ?? 0;
    if (one === undefined || counts !== one.amount)
      differences.push({ player, why: 'retained', detail: [], refused, there: counts, here: one?.amount ?? null });
  }
  for (const { name, amount } of left)
    differences.push({ player: name, why: 'retained', detail: [], there: null, here: amount });
  return { differences, there: all };
}

/**
 * The cap amount on the other site. Its stated total takes precedence, and the excess over its rows becomes a
 * difference. A penalty is part of the total, unless the total equals the sum of the rows.
 */
function totalOf(
  rows: number | null,
  totals: TeamTotals | undefined,
  here: number,
): { cap: number | null; more: Difference[] } {
  const { cap: stated = null, penalty: fined = null } = totals ?? {};
  const penalty = fined === null || fined === 0 || rows === null || stated === rows ? null : fined;
  const more: Difference[] = [];
  if (penalty !== null) more.push({ player: '', why: 'penalty', detail: [], there: penalty, here: null });
  if (rows === null) {
    // Without salaries only the two totals can be compared.
    if (stated !== null && stated !== here) more.push({ player: '', why: 'total', detail: [], there: stated, here });
    return { cap: stated, more };
  }
  const sums = rows + (penalty ?? 0);
  if (stated !== null && stated !== sums)
    more.push({ player: '', why: 'total', detail: [], there: stated - sums, here: null });
  return { cap: stated ?? sums, more };
}
