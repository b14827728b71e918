import { hasOwnSalaries } from '../../contracts/contract.rules.js';
import type { LeagueSettings } from '../../leagues/league.rules.js';
import { CONTRACTS } from '../../leagues/settings/contracts.settings.js';
import type { Dollars } from '../../money.js';
import { seasonPlus, startYear, type Season } from '../../season.js';

/* Dead cap: what a team still pays after it drops a player with a contract (docs/rules.md, League contracts). */

/** Percentages of a season's salary that remain after a cut: in the present season, and in each further one. */
export interface CutRules {
  readonly present: number;
  readonly later: number;
}

/** Null in leagues on NHL cap hits, where a drop costs nothing more. */
export const cutRules = (settings: Pick<LeagueSettings, 'salaries' | 'cut_present' | 'cut_later'>): CutRules | null =>
  hasOwnSalaries(settings)
    ? {
        present: settings.cut_present ?? CONTRACTS.cut_present.default,
        later: settings.cut_later ?? CONTRACTS.cut_later.default,
      }
    : null;

/** Dead cap of one season, rounded up to whole dollars. */
const deadOf = (salary: Dollars, percent: number): Dollars => Math.ceil((salary * percent) / 100);

/** The part that falls to the teams that retain `retained` of the salary, rounded down. */
const deadOfOthers = (dead: Dollars, retained: Dollars, salary: Dollars): Dollars =>
  salary === 0 ? 0 : Math.floor((dead * retained) / salary);

/** The dead cap of the present season that a team would have after dropping a player. */
export function cutCharge(
  { capHit, estimated, retainedByOthers }: { capHit: Dollars; estimated?: boolean; retainedByOthers: Dollars },
  cut: CutRules | undefined,
): Dollars {
  if (cut === undefined || estimated === true) return 0;
  const dead = deadOf(capHit, cut.present);
  return dead - deadOfOthers(dead, retainedByOthers, capHit);
}

export interface RetainedSalary {
  readonly teamId: string;
  readonly amount: Dollars;
  readonly through: Season;
}

export interface DeadCap {
  readonly teamId: string;
  readonly season: Season;
  readonly amount: Dollars;
}

/** Dead cap from `season` on. Retaining teams bear their shares; the team that cuts the player bears the rest. */
export function deadCap(
  contract: { readonly salary: Dollars; readonly firstSeason?: Season; readonly lastSeason: Season },
  { teamId, season, cut }: { readonly teamId: string; readonly season: Season; readonly cut: CutRules },
  retained: readonly RetainedSalary[],
): DeadCap[] {
  const { salary, firstSeason = season, lastSeason } = contract;
  const lines: DeadCap[] = [];
  // A graduate's contract begins with the next season.
  const first = startYear(firstSeason) > startYear(season) ? firstSeason : season;
  for (let year = first; startYear(year) <= startYear(lastSeason); year = seasonPlus(year, 1)) {
    const dead = deadOf(salary, year === season ? cut.present : cut.later);
    const running = retained.filter(({ through }) => startYear(through) >= startYear(year));
    const others = deadOfOthers(
      dead,
      running.reduce((sum, { amount }) => sum + amount, 0),
      salary,
    );
    let rest = others;
    running.forEach((share, index) => {
      // The last one bears what rounding left, so that the parts add up.
      const amount = index === running.length - 1 ? rest : deadOfOthers(dead, share.amount, salary);
      rest -= amount;
      lines.push({ teamId: share.teamId, season: year, amount });
    });
    lines.push({ teamId, season: year, amount: dead - others });
  }
  return lines.filter(({ amount }) => amount > 0);
}
