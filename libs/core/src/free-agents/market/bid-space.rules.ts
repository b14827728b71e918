import type { Dollars } from '../../money.js';
import { totals } from '../../teams/cap.rules.js';
import { applyMoves } from '../../teams/roster.rules.js';
import type { HeldPlayer, RosterRules, TeamBooks } from '../../teams/team.model.js';

/* Bids that are salaries: they are paid from the cap space of the season (docs/rules.md, Free agents). */

/** The salary of an auction that a team leads, with the player that the team drops when it wins. */
export interface ReservedSalary {
  readonly salary: Dollars;
  readonly dropPlayerId: number | null;
}

/** The player at the salary of a bid. A contract of before ends, and with it what others retain. */
export const atSalary = <P extends HeldPlayer>(player: P, salary: Dollars): P => ({
  ...player,
  capHit: salary,
  estimated: false,
  retainedByOthers: 0,
});

/**
 * The room for a salary, in whole steps: the cap minus the team's cap used after its drops, minus reserved salaries. A
 * team above the cap can pay an amount that leaves it no further above.
 */
export function salaryLeft({
  cap,
  used,
  usedAfter,
  reserved,
  step,
}: {
  readonly cap: Dollars;
  readonly used: Dollars;
  readonly usedAfter: Dollars;
  readonly reserved: Dollars;
  readonly step: Dollars;
}): Dollars {
  const left = Math.max(cap, used) - usedAfter - reserved;
  return Math.max(0, Math.floor(left / step) * step);
}

/**
 * The highest salary that a team can pay for a bid with this drop, next to the auctions that it leads. It counts the
 * dead cap of all drops.
 */
export function salarySpace(
  team: TeamBooks,
  { reserved, dropPlayerId }: { readonly reserved: readonly ReservedSalary[]; readonly dropPlayerId: number | null },
  rules: RosterRules,
  step: Dollars,
): Dollars {
  const dropped = new Set([dropPlayerId, ...reserved.map((lead) => lead.dropPlayerId)]);
  const after = applyMoves(
    team,
    team.players.filter(({ id }) => dropped.has(id)).map(({ id }) => ({ type: 'drop', playerId: id })),
    rules,
  );
  // A team can always drop a player that it holds.
  const books = after.ok ? after.value : team;
  return salaryLeft({
    cap: rules.salaryCap,
    used: totals(team, rules).capUsed,
    usedAfter: totals(books, rules).capUsed,
    reserved: reserved.reduce((sum, { salary }) => sum + salary, 0),
    step,
  });
}
