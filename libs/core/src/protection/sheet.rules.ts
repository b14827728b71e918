import type { LeagueSettings } from '../leagues/league.rules.js';
import { type Dollars } from '../money.js';
import { POSITIONS, type Position } from '../position.js';
import type { Refusal } from '../result.js';
import { charge } from '../teams/cap.rules.js';
import type { HeldPlayer, TeamBooks } from '../teams/team.model.js';
import { PROTECTION } from '../leagues/settings/protection.settings.js';
import type { SeasonsKept } from '../teams/keepers/seasons-kept.rules.js';
import { affordable, closedRound, easiest, keeperCosts, type KeeperRounds } from './keeper-picks.rules.js';
import { cheapestFirst, isPaid, keeperMoney, priceOf, type KeeperPrices } from './keeper-prices.rules.js';
import { refusal } from './protection.words.js';

/**
 * A team's protected players: a core within one limit and a bench within another (docs/rules.md, Protection sheets).
 */
export interface Sheet {
  readonly core: readonly number[];
  readonly bench: readonly number[];
}

export interface SheetRules {
  /** `dollars`: a dollar limit and a bench. `number`: a number of keepers. `round`: each keeper costs a draft pick. */
  readonly kind: 'dollars' | 'number' | 'round';
  readonly limit: Dollars;
  readonly benchLimit: Dollars;
  readonly benchSize: number;
  /** Minimum number of core players per position, reduced when the team owns fewer. */
  readonly minimums: Readonly<Record<Position, number>>;
  /**
   * For `number` and `round`: maximum number of keepers in total and per position; null for no limit. `place` is the
   * team's in the last season, where `keepers` depends on it. Omitted for `dollars`.
   */
  readonly most?: { readonly keepers: number; readonly place?: number } & Readonly<Record<Position, number | null>>;
  /**
   * This many players on injured reserve do not count toward the number of keepers. For `dollars`, the most expensive
   * injured players of the core do not count toward its limit. Omitted where all count.
   */
  readonly ir?: number;
  /**
   * Maximum number of consecutive seasons a player can be kept, and each player's count. Omitted when there is no
   * limit.
   */
  readonly years?: { readonly most: number; readonly kept: ReadonlyMap<number, number> };
  /**
   * For `dollars` and `number`: the most seasons in a row that all players of a sheet together were kept before, and
   * each player's count. Omitted when there is no limit.
   */
  readonly total?: { readonly most: number; readonly kept: SeasonsKept };
  readonly rounds?: KeeperRounds;
  /** In leagues with an auction: the players' prices. Omitted where keepers cost no money. */
  readonly prices?: KeeperPrices;
}

export const keptTooLong = (id: number, { years }: Pick<SheetRules, 'years'>): boolean =>
  years !== undefined && (years.kept.get(id) ?? 0) >= years.most;

/** The seasons in a row that these players were kept before, in total. */
const seasonsOf = (ids: readonly number[], { kept }: { readonly kept: SeasonsKept }): number =>
  ids.reduce((sum, id) => sum + (kept.get(id) ?? 0), 0);

/** True when a player may not be kept, whatever the rest of the sheet. */
export const isBarred = (id: number, rules: SheetRules): boolean =>
  keptTooLong(id, rules) ||
  (rules.total !== undefined && seasonsOf([id], rules.total) > rules.total.most) ||
  (rules.rounds !== undefined && closedRound(id, rules.rounds) !== null);

/** How many of these players are kept in addition to the number of keepers or the core's limit. */
export const keptInAddition = (players: readonly Pick<HeldPlayer, 'place'>[], { ir = 0 }: Pick<SheetRules, 'ir'>) =>
  Math.min(ir, players.filter(({ place }) => place === 'ir').length);

/** Null when the league has no protection sheets. */
export function sheetRules(settings: LeagueSettings, kept: SeasonsKept = new Map()): SheetRules | null {
  if (!settings.protectionSheetsEnabled) return null;
  const kind = settings.keeper_kind ?? 'dollars';
  const years = settings.keeper_years ?? 0;
  const total = kind !== 'round' ? (settings.keeper_years_total ?? 0) : 0;
  const orAny = (most: number | null | undefined) => (most == null || most === 0 ? null : most);
  return {
    kind,
    ...(kind !== 'dollars'
      ? {
          most: {
            keepers: settings.keepers ?? PROTECTION.keepers.default,
            F: orAny(settings.keeper_forwards),
            D: orAny(settings.keeper_defense),
            G: orAny(settings.keeper_goalies),
          },
        }
      : {}),
    ...(settings.keepers_ir ? { ir: settings.keepers_ir } : {}),
    ...(years > 0 ? { years: { most: years, kept } } : {}),
    ...(total > 0 ? { total: { most: total, kept } } : {}),
    limit: settings.protection_sheet_limit ?? 0,
    benchLimit: settings.protection_sheet_bench ?? 0,
    benchSize: settings.protection_bench_size ?? 0,
    minimums: {
      F: settings.min_forwards_protected ?? 0,
      D: settings.min_defense_protected ?? 0,
      G: settings.min_goalies_protected ?? 0,
    },
  };
}

/**
 * Players who must be on the sheet to be kept: active ones and those on injured reserve. Rookie bank players are always
 * kept.
 */
export function sheetPlayers(team: TeamBooks): HeldPlayer[] {
  return team.players.filter(({ place }) => place !== 'rookie');
}

/**
 * The position minimums, limited to players the team owns and can keep. When keepers cost picks, also limited to the
 * available picks; with a limit of seasons in total, to what it allows.
 */
export function sheetMinimums(team: TeamBooks, rules: SheetRules): Record<Position, number> {
  const owned = sheetPlayers(team).filter(({ id }) => !isBarred(id, rules));
  const of = (position: Position) =>
    Math.min(rules.minimums[position], owned.filter((player) => player.position === position).length);
  const wanted = { F: of('F'), D: of('D'), G: of('G') };
  while (POSITIONS.some((position) => wanted[position] > 0) && !allows(cheapestOf(owned, wanted, rules), rules)) {
    const most = POSITIONS.reduce((one, other) => (wanted[other] > wanted[one] ? other : one));
    wanted[most] -= 1;
  }
  return wanted;
}

/** True when the picks, the auction's budget and the seasons in total are enough for these keepers. */
export const allows = (ids: readonly number[], { rounds, prices, total }: SheetRules): boolean =>
  (!rounds || affordable(ids, rounds)) &&
  (!prices || isPaid(ids, prices)) &&
  (!total || seasonsOf(ids, total) <= total.most);

/**
 * The wanted number of players per position, preferring those with the most possible picks, the lowest price or the
 * fewest seasons.
 */
export function cheapestOf(
  players: readonly HeldPlayer[],
  wanted: Readonly<Record<Position, number>>,
  { rounds, prices, total }: SheetRules,
): number[] {
  const first = (ids: readonly number[]): readonly number[] =>
    rounds
      ? easiest(rounds, ids)
      : prices
        ? cheapestFirst(ids, prices)
        : total
          ? [...ids].sort((a, b) => (total.kept.get(a) ?? 0) - (total.kept.get(b) ?? 0) || a - b)
          : ids;
  return POSITIONS.flatMap((position) =>
    first(players.filter((player) => player.position === position).map(({ id }) => id)).slice(
      0,
      Math.max(0, wanted[position]),
    ),
  );
}

export interface SheetTotals {
  /** In dollars without players who are kept in addition. */
  readonly core: Dollars;
  readonly bench: Dollars;
  readonly corePlayers: number;
  readonly benchPlayers: number;
  readonly byPosition: Readonly<Record<Position, number>>;
}

export const sheetCharge = (player: HeldPlayer, { prices }: Pick<SheetRules, 'prices'>): Dollars =>
  prices === undefined ? charge(player) : priceOf(player.id, prices);

type CostRules = Pick<SheetRules, 'prices' | 'ir'>;

/** The sum of a core toward its limit in dollars, without the most expensive players who are kept in addition. */
export function coreCost(players: readonly HeldPlayer[], rules: CostRules): Dollars {
  const free = players
    .filter(({ place }) => place === 'ir')
    .map((player) => sheetCharge(player, rules))
    .sort((a, b) => b - a)
    .slice(0, rules.ir ?? 0);
  const sum = (charges: readonly Dollars[]) => charges.reduce((total, charge) => total + charge, 0);
  return sum(players.map((player) => sheetCharge(player, rules))) - sum(free);
}

export function sheetTotals(
  team: TeamBooks,
  sheet: Sheet,
  rules: CostRules & Partial<Pick<SheetRules, 'kind'>>,
): SheetTotals {
  const byId = new Map(sheetPlayers(team).map((player) => [player.id, player]));
  const held = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const core = held(sheet.core);
  const bench = held(sheet.bench);
  const whole = { prices: rules.prices };
  const count = (position: Position) => core.filter((player) => player.position === position).length;
  return {
    core: coreCost(core, rules.kind === 'dollars' ? rules : whole),
    bench: coreCost(bench, whole),
    corePlayers: core.length,
    benchPlayers: bench.length,
    byPosition: { F: count('F'), D: count('D'), G: count('G') },
  };
}

/**
 * The sheet with current players only: without those who left the team since it was saved or are in the rookie bank.
 */
export function presentSheet(team: TeamBooks, { core, bench }: Sheet): Sheet {
  const there = new Set(sheetPlayers(team).map(({ id }) => id));
  return { core: core.filter((id) => there.has(id)), bench: bench.filter((id) => there.has(id)) };
}

type MostRule =
  'protectionLimit' | 'protectionBench' | 'protectionBenchSize' | 'keepers' | 'noBench' | 'keeperYearsTotal';
const MAXIMUM_RULE = { F: 'keeperForwards', D: 'keeperDefense', G: 'keeperGoalies' } as const;
const MINIMUM_RULE = { F: 'protectedForwards', D: 'protectedDefense', G: 'protectedGoalies' } as const;

/** Everything that is wrong with a sheet; empty when it may be locked. */
export function sheetFaults(team: TeamBooks, sheet: Sheet, rules: SheetRules): Refusal[] {
  const faults: Refusal[] = [];
  const owned = new Map(team.players.map((player) => [player.id, player]));
  const seen = new Set<number>();
  for (const [field, ids] of [
    ['core', sheet.core],
    ['bench', sheet.bench],
  ] as const) {
    for (const id of ids) {
      const player = owned.get(id);
      const about = { field, figure: id };
      if (!player)
        faults.push(refusal('sheetNotOnTeam.since', { figures: { part: field, team: team.name }, ...about }));
      else if (player.place === 'rookie')
        faults.push(refusal('sheetBankPlayer', { figures: { player: player.name }, ...about }));
      if (seen.has(id)) faults.push(refusal('sheetTwice', { figures: { player: player?.name ?? null }, ...about }));
      if (player && rules.years && keptTooLong(id, rules)) {
        const { most: limit } = rules.years;
        faults.push(
          refusal('keeperYears', { figures: { player: player.name, most: limit }, field, figure: id, limit }),
        );
      }
      const round = player && rules.rounds ? closedRound(id, rules.rounds) : null;
      if (player && round !== null) {
        const limit = rules.rounds?.closed?.rounds ?? 0;
        faults.push(
          refusal('keeperRound', {
            figures: { player: player.name, round, rounds: limit },
            field,
            figure: round,
            limit,
          }),
        );
      }
      seen.add(id);
    }
  }
  const totals = sheetTotals(team, sheet, rules);
  const at = rules.most?.place === undefined ? {} : { place: rules.most.place };
  const most = (name: MostRule, figure: number, limit: number) => {
    if (figure > limit) faults.push(refusal(name, { figures: { has: figure, most: limit, ...at }, figure, limit }));
  };
  if (rules.kind === 'dollars') {
    most('protectionLimit', totals.core, rules.limit);
    most('protectionBench', totals.bench, rules.benchLimit);
    most('protectionBenchSize', totals.benchPlayers, rules.benchSize);
  } else {
    most('noBench', totals.benchPlayers, 0);
    const core = sheetPlayers(team).filter(({ id }) => sheet.core.includes(id));
    most('keepers', totals.corePlayers - keptInAddition(core, rules), rules.most?.keepers ?? 0);
    for (const position of POSITIONS) {
      const [figure, limit] = [totals.byPosition[position], rules.most?.[position] ?? null];
      if (limit === null || figure <= limit) continue;
      faults.push(refusal(MAXIMUM_RULE[position], { figures: { position, has: figure, most: limit }, figure, limit }));
    }
    faults.push(...withoutPicks(team, sheet, rules));
  }
  const kept = [...sheet.core, ...sheet.bench].filter((id) => owned.has(id));
  if (rules.total) most('keeperYearsTotal', seasonsOf(kept, rules.total), rules.total.most);
  faults.push(...withoutMoney(kept, rules));
  const minimums = sheetMinimums(team, rules);
  for (const position of POSITIONS) {
    const [figure, limit] = [totals.byPosition[position], minimums[position]];
    if (figure >= limit) continue;
    faults.push(refusal(MINIMUM_RULE[position], { figures: { position, has: figure, least: limit }, figure, limit }));
  }
  return faults;
}

function withoutMoney(ids: readonly number[], { prices }: SheetRules): Refusal[] {
  if (!prices) return [];
  const { keepers: has, places, rest, needed } = keeperMoney(ids, prices);
  if (rest >= needed) return [];
  const most = prices.budget - needed;
  return [
    refusal('keeperBudget', { figures: { has, places, needed, budget: prices.budget }, figure: has, limit: most }),
  ];
}

function withoutPicks(team: TeamBooks, sheet: Sheet, { rounds }: SheetRules): Refusal[] {
  if (!rounds) return [];
  const names = new Map(sheetPlayers(team).map(({ id, name }) => [id, name]));
  const keepers = sheet.core.filter((id) => names.has(id));
  return [...keeperCosts(keepers, rounds)].flatMap(([id, pick]) => {
    const player = names.get(id);
    if (pick !== null || player === undefined) return [];
    const round = rounds.asked.get(id) ?? 1;
    const figures = { player, round, otherwise: rounds.otherwise };
    return [refusal('keeperPick', { figures, field: 'core', figure: id })];
  });
}
