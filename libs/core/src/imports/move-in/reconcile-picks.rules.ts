import type { Season } from '../../season.js';
import type { MoveInAnswer } from './move-in.answers.js';
import type { ExtrasBody } from './move-in.schema.js';

/** A team's number of picks of a season, on the other site and here. */
export interface PicksReconciled {
  readonly season: Season;
  readonly team_id: string;
  readonly there: number;
  readonly here: number;
}

/** Number of picks by season and owner, in the tables and here. Only covers drafts that the tables contain. */
export function reconcilePicks(sent: ExtrasBody['picks'], here: MoveInAnswer['picks']): PicksReconciled[] {
  const counts = new Map<string, { season: Season; team_id: string; there: number; here: number }>();
  const of = (season: Season, team_id: string) => {
    const key = `${season} ${team_id}`;
    const row = counts.get(key) ?? { season, team_id, there: 0, here: 0 };
    counts.set(key, row);
    return row;
  };
  for (const { season, owner } of sent) of(season, owner).there += 1;
  for (const { season, type, team_id, count } of here) {
    const named = sent.filter((pick) => pick.season === season);
    if (named.some((pick) => pick.type === null || pick.type === type)) of(season, team_id).here += count;
  }
  return [...counts.values()].sort((one, two) =>
    one.season === two.season ? (one.team_id < two.team_id ? -1 : 1) : one.season < two.season ? -1 : 1,
  );
}

interface Stands {
  readonly rank: number | null;
  readonly points: number | null;
}

/** Standings of a past season, on the other site and here. */
export interface TableReconciled {
  readonly season: Season;
  readonly there: number;
  readonly here: number;
  /**
   * Teams whose result differs; null on the side where a team is missing. Their points add up to the total difference.
   */
  readonly differences: readonly {
    readonly team_id: string;
    readonly there: Stands | null;
    readonly here: Stands | null;
  }[];
}

/**
 * Compares the sent standings of past seasons with the stored ones. Values missing from a row do not count as a
 * difference. Records of the present season have no table yet.
 */
export function reconcileTables(sent: ExtrasBody['standings'], here: MoveInAnswer['standings']): TableReconciled[] {
  const isTable = ({ season, record }: ExtrasBody['standings'][number]) =>
    record === null || here.some((row) => row.season === season);
  const seasons = [...new Set(sent.filter(isTable).map(({ season }) => season))].sort();
  return seasons.map((season) => {
    const of = sent.filter((row) => row.season === season);
    const ours = here.filter((row) => row.season === season);
    const teams = new Set([...of.map(({ team }) => team), ...ours.map(({ team_id }) => team_id)]);
    const differences = [...teams].flatMap((team_id) => {
      const row = of.find(({ team }) => team === team_id) ?? null;
      const one = ours.find((stands) => stands.team_id === team_id) ?? null;
      const same =
        row !== null &&
        one !== null &&
        (row.rank === null || row.rank === one.rank) &&
        (row.points ?? 0) === one.points;
      return same ? [] : [{ team_id, there: row, here: one }];
    });
    const sum = (rows: readonly { readonly points: number | null }[]): number =>
      // Integer thousandths stay exact.
      rows.reduce((all, { points }) => all + Math.round((points ?? 0) * 1_000), 0) / 1_000;
    return { season, there: sum(of), here: sum(ours), differences };
  });
}
