import { storedRefusal } from '../refusals.js';
import { POSITIONS, type Position } from '../position.js';
import type { HeldPlayer, TeamBooks } from '../teams/team.model.js';
import { keeperCosts, type KeeperPick } from './keeper-picks.rules.js';
import type { SheetReason } from './protection.words.js';
import {
  allows,
  cheapestOf,
  coreCost,
  isBarred,
  keptInAddition,
  presentSheet,
  sheetCharge,
  sheetFaults,
  sheetMinimums,
  sheetPlayers,
  type Sheet,
  type SheetRules,
} from './sheet.rules.js';

/**
 * Creates a sheet for a team without a legal one. It fills the position minimums first by last season's points, then
 * adds the best players within the limit, then the bench. The result is deterministic. A player only fills a minimum
 * while the remaining minimums stay affordable, so the result is legal whenever a legal sheet exists.
 */
export function automaticSheet(
  team: TeamBooks,
  lastPoints: ReadonlyMap<number, number>,
  rules: SheetRules,
): { core: number[]; bench: number[] } {
  const points = (player: HeldPlayer) => lastPoints.get(player.id) ?? 0;
  const charge = (player: HeldPlayer) => sheetCharge(player, rules);
  const ranked = sheetPlayers(team)
    .filter(({ id }) => !isBarred(id, rules))
    .sort((a, b) => points(b) - points(a) || charge(a) - charge(b) || a.id - b.id);
  if (rules.kind !== 'dollars') return { core: bestByNumber(team, ranked, rules), bench: [] };
  const missing = sheetMinimums(team, rules);
  const core: HeldPlayer[] = [];
  const bench: HeldPlayer[] = [];
  const left = new Set(ranked);
  const take = (player: HeldPlayer) => {
    core.push(player);
    left.delete(player);
  };
  const costWith = (player: HeldPlayer): number => coreCost([...core, player], rules);
  /** Cost of the core with `player` and the cheapest players for the remaining minimums. */
  const cheapest = (player: HeldPlayer | null): number =>
    leastCost(
      player === null ? core : [...core, player],
      POSITIONS.map((position) => ({
        wanted: Math.max(0, missing[position] - (player?.position === position ? 1 : 0)),
        among: [...left].filter((one) => one !== player && one.position === position),
      })),
      rules,
    );
  const affordable = cheapest(null) <= rules.limit;
  /** The auction's budget and the seasons in total allow the player next to those taken and to `rest`. */
  const pays = (player: HeldPlayer, rest: readonly number[] = []): boolean =>
    allows([...core, ...bench, player].map(({ id }) => id).concat(rest), rules);
  const still = (player: HeldPlayer): number[] =>
    cheapestOf(
      [...left].filter((one) => one !== player),
      { ...missing, [player.position]: missing[player.position] - 1 },
      rules,
    );
  for (const player of ranked) {
    if (missing[player.position] === 0) continue;
    const cost = affordable ? cheapest(player) : costWith(player);
    if (cost > rules.limit || !pays(player, rules.prices || rules.total ? still(player) : [])) continue;
    take(player);
    missing[player.position] -= 1;
  }
  for (const player of ranked) if (left.has(player) && costWith(player) <= rules.limit && pays(player)) take(player);
  let benched = 0;
  for (const player of ranked) {
    if (!left.has(player) || bench.length >= rules.benchSize || benched + charge(player) > rules.benchLimit) continue;
    if (!pays(player)) continue;
    bench.push(player);
    benched += charge(player);
  }
  return {
    core: core.map(({ id }) => id).sort((a, b) => a - b),
    bench: bench.map(({ id }) => id).sort((a, b) => a - b),
  };
}

interface Wanted {
  readonly wanted: number;
  readonly among: readonly HeldPlayer[];
}

/** The least that a core counts with these players and this many more of each position. */
function leastCost(sure: readonly HeldPlayer[], [next, ...others]: readonly Wanted[], rules: SheetRules): number {
  if (next === undefined) return coreCost(sure, rules);
  const { wanted, among } = next;
  const charge = (player: HeldPlayer) => sheetCharge(player, rules);
  const cheapestFirst = [...among].sort((a, b) => charge(a) - charge(b));
  const injured = cheapestFirst.filter(({ place }) => place === 'ir').reverse();
  // Players who are kept in addition cost nothing, so they are the most expensive ones. Positions share their number.
  const costs = Array.from({ length: Math.min(rules.ir ?? 0, wanted, injured.length) + 1 }, (_, free) => {
    const inAddition = injured.slice(0, free);
    const paid = cheapestFirst.filter((player) => !inAddition.includes(player)).slice(0, wanted - free);
    return (
      paid.reduce((sum, player) => sum + charge(player), 0) +
      leastCost(sure, others, { ...rules, ir: (rules.ir ?? 0) - free })
    );
  });
  return Math.min(...costs);
}

/**
 * Like `automaticSheet`, by number: the minimums first, then the best players within the position limits. Enough picks,
 * money or seasons in total must remain for the rest of the minimums.
 */
function bestByNumber(team: TeamBooks, ranked: readonly HeldPlayer[], rules: SheetRules): number[] {
  const missing = sheetMinimums(team, rules);
  const taken = new Set<HeldPlayer>();
  const has = { F: 0, D: 0, G: 0 };
  const room = (player: HeldPlayer): boolean =>
    taken.size + 1 - keptInAddition([...taken, player], rules) <= (rules.most?.keepers ?? 0) &&
    has[player.position] < (rules.most?.[player.position] ?? Infinity) &&
    paid(player);
  const paid = (player: HeldPlayer): boolean => {
    if (!rules.rounds && !rules.prices && !rules.total) return true;
    const still = (position: Position) => missing[position] - has[position] - (player.position === position ? 1 : 0);
    const rest = cheapestOf(
      ranked.filter((one) => one !== player && !taken.has(one)),
      { F: still('F'), D: still('D'), G: still('G') },
      rules,
    );
    return allows([...taken, player].map(({ id }) => id).concat(rest), rules);
  };
  const take = (player: HeldPlayer) => {
    taken.add(player);
    has[player.position] += 1;
  };
  for (const player of ranked) if (has[player.position] < missing[player.position] && room(player)) take(player);
  for (const player of ranked) if (!taken.has(player) && room(player)) take(player);
  return [...taken].map(({ id }) => id).sort((a, b) => a - b);
}

function firstFault(team: TeamBooks, sheet: Sheet, rules: SheetRules): SheetReason | null {
  const [fault] = sheetFaults(team, sheet, rules);
  return fault === undefined ? null : { key: 'fault', figures: { why: storedRefusal(fault) } };
}

/** The team's own sheet if legal, otherwise an automatic one with the reason. */
export function finalSheet(
  team: TeamBooks,
  saved: Sheet | null,
  lastPoints: ReadonlyMap<number, number>,
  rules: SheetRules,
): {
  sheet: Sheet;
  /** Why the sheet was created automatically; null for the team's own. */
  why: SheetReason | null;
  released: number[];
  /** For `round`: the pick that each keeper costs. */
  costs: ReadonlyMap<number, KeeperPick>;
} {
  const own = saved === null ? null : presentSheet(team, saved);
  const why = own === null ? ({ key: 'noSheet' } as const) : firstFault(team, own, rules);
  const sheet = own === null || why !== null ? automaticSheet(team, lastPoints, rules) : own;
  const kept = new Set([...sheet.core, ...sheet.bench]);
  return {
    sheet,
    why,
    costs: new Map(
      [...(rules.rounds ? keeperCosts(sheet.core, rules.rounds) : [])].flatMap(([id, pick]) =>
        pick === null ? [] : [[id, pick]],
      ),
    ),
    released: sheetPlayers(team)
      .map(({ id }) => id)
      .filter((id) => !kept.has(id)),
  };
}
