import type { Place } from '../position.js';
import type { SheetRow } from './rows.rules.js';

/** A player on a team of the league, as the product counts them. */
export interface Counted {
  readonly player_id: number;
  readonly place: Place;
  /** US dollars of the league's season. */
  readonly hit: number;
}

/** A row of the other site with what became of it. */
export interface Brought extends Pick<SheetRow, 'player' | 'salary'> {
  readonly place: Place;
  /** Null where the row did not come along. */
  readonly player_id: number | null;
  readonly why: string | null;
}

/** How a team stands there and here. */
export interface Side {
  readonly players: Readonly<Record<Place, number>>;
  /** Hits of active players, US dollars; null where the table has no salaries. */
  readonly cap: number | null;
}

/** One reason why the two differ. The amounts of all add up to the difference, to the dollar. */
export interface Difference {
  readonly player: string;
  readonly why: 'missing' | 'salary' | 'extra';
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

/** What a team has there beside what it has here, with every difference explained by a player. */
export function reconcile(rows: readonly Brought[], counted: readonly Counted[]): Reconciled {
  const salaries = rows.some(({ salary }) => salary !== null);
  const active = rows.filter(({ place }) => place === 'active');
  const here = new Map(counted.map((one) => [one.player_id, one]));
  const came = new Set(rows.flatMap(({ player_id }) => player_id ?? []));
  const differences: Difference[] = [];
  for (const { player, salary, player_id, place, why } of rows) {
    const one = player_id === null ? undefined : here.get(player_id);
    const there = place === 'active' ? salary : 0;
    if (one === undefined)
      differences.push({ player, why: 'missing', detail: why, there: salaries ? (there ?? 0) : null, here: null });
    else {
      const counts = one.place === 'active' ? one.hit : 0;
      if (salaries && counts !== (there ?? 0))
        differences.push({ player, why: 'salary', detail: null, there: there ?? 0, here: counts });
    }
  }
  for (const one of counted)
    if (!came.has(one.player_id))
      differences.push({
        player: String(one.player_id),
        why: 'extra',
        detail: null,
        there: null,
        here: one.place === 'active' ? one.hit : 0,
      });
  return {
    there: { players: places(rows), cap: salaries ? active.reduce((sum, { salary }) => sum + (salary ?? 0), 0) : null },
    here: {
      players: places(counted),
      cap: counted.reduce((sum, { place, hit }) => sum + (place === 'active' ? hit : 0), 0),
    },
    differences,
  };
}
