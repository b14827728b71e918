import type { LeagueCategory, TeamFigures } from '../../players/scoring/category-set.js';
import type { WinRecord } from '../champion.rules.js';
import { compareTeams, figureIn, sumOfFigures, type CategoryRules } from './category.rules.js';

/** A finished period with its teams' sums. */
export interface ComparedPeriod {
  readonly rules: Pick<CategoryRules, 'categories' | 'below'>;
  /** Goalie games that a team needs. */
  readonly least: number;
  readonly matchups: readonly {
    readonly home: string;
    readonly homeFigures: TeamFigures;
    /** null for a bye. */
    readonly away: string | null;
    readonly awayFigures: TeamFigures;
  }[];
}

/** A team's matchups in one category, each counted once whatever its weight, and its total; null without attempts. */
export interface CategoryRecord extends WinRecord {
  readonly figure: number | null;
}

interface Sums {
  readonly record: { wins: number; losses: number; ties: number };
  /** By period. */
  readonly figures: TeamFigures[];
}

/**
 * How each team did in each category. Categories that changed in the season count in the periods that had them. A
 * result that a commissioner set does not change them.
 */
export function categoryRecords(periods: readonly ComparedPeriod[]): {
  readonly categories: readonly LeagueCategory[];
  readonly teams: ReadonlyMap<string, readonly CategoryRecord[]>;
} {
  const categories = [
    ...new Map(periods.flatMap(({ rules }) => rules.categories.map((one) => [one.key, one] as const))).values(),
  ];
  const teams = new Map<string, Map<string, Sums>>();
  for (const period of periods) addPeriod(teams, period);
  return {
    categories,
    teams: new Map(
      [...teams].map(([teamId, sums]) => [
        teamId,
        categories.map((category) => {
          const { record, figures } = sums.get(category.key) ?? noSums();
          return { ...record, figure: figureIn(category, sumOfFigures(figures)) };
        }),
      ]),
    ),
  };
}

const noSums = (): Sums => ({ record: { wins: 0, losses: 0, ties: 0 }, figures: [] });

function addPeriod(teams: Map<string, Map<string, Sums>>, { rules, least, matchups }: ComparedPeriod): void {
  // Figures of a double-header count once.
  const counted = new Set<string>();
  for (const { home, away, homeFigures, awayFigures } of matchups) {
    const results = away === null ? [] : compareTeams(rules, least, homeFigures, awayFigures);
    const sides = [
      { side: 'home', teamId: home, figures: homeFigures },
      ...(away === null ? [] : [{ side: 'away', teamId: away, figures: awayFigures }]),
    ];
    for (const { side, teamId, figures } of sides) {
      const sums = teams.get(teamId) ?? new Map<string, Sums>();
      teams.set(teamId, sums);
      for (const [index, { key }] of rules.categories.entries()) {
        const own = sums.get(key) ?? noSums();
        sums.set(key, own);
        if (!counted.has(teamId)) own.figures.push(figures);
        const winner = results[index]?.winner;
        if (winner !== undefined) own.record[winner === 'tie' ? 'ties' : winner === side ? 'wins' : 'losses'] += 1;
      }
      counted.add(teamId);
    }
  }
}
