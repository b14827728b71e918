import { farmRules } from '../leagues/farm.rules.js';
import type { LeaguePhase, LeagueSettings } from '../leagues/league.rules.js';
import { capLevel, type CapLevel, type Dollars } from '../money.js';
import { POSITIONS, type Position } from '../position.js';
import { POSITION_DETAILS } from '../players/players.values.js';
import { refusalsIn } from '../refusals.js';
import { ok, type STORED, type Refusal, type Result } from '../result.js';
import { OFFSEASON_CAP_PERCENT, sizesRest } from './caps/offseason-cap.js';
import { cutRules } from './cuts/cut.rules.js';
import { ROSTER_REFUSALS, type Told } from './words/broken-rules.words.en.js';
import { ROSTER_REFUSALS as ROSTER_REFUSALS_FR } from './words/broken-rules.words.fr.js';
import { countsFromIr, isHealthyOnIr } from './ir-return.rules.js';
import { countAtLimits } from './position-limits.model.js';
import { POSITION_LIMIT_RULE, positionLimits, type PositionLimitRule } from './position-limits.rules.js';
import type { CapRules, HeldPlayer, RosterRules, TeamBooks } from './team.model.js';
import type { TeamFigures } from './team.schema.js';

export { OFFSEASON_CAP_PERCENT, sizesRest };

/**
 * During the season all limits apply. After it, sizes and minimums rest; the cap is 110 % until the annual drafts and
 * 100 % in them. In the startup, rosters may not overflow; the draft itself keeps minimums within reach.
 */
export function rosterRules(settings: LeagueSettings, phase: LeaguePhase): RosterRules {
  const season = phase === 'in-season';
  const resting = sizesRest(phase);
  const farm = settings.rookie_bank_size === null ? null : farmRules(settings);
  const cut = cutRules(settings);
  const limits = positionLimits(settings);
  const minimums = { F: settings.min_forwards, D: settings.min_defense, G: settings.min_goalies };
  // Redraft leagues have no startup draft and empty their rosters before the annual draft.
  const keeps = phase === 'annual-drafts' || settings.general_draft_startup_length !== null;
  return {
    salaryCap:
      resting && phase !== 'annual-drafts'
        ? Math.floor((settings.salary_cap * OFFSEASON_CAP_PERCENT) / 100)
        : settings.salary_cap,
    ...(season && settings.cap_floor ? { capFloor: settings.cap_floor } : {}),
    maxRosterSize: resting ? null : settings.max_roster_size,
    minimums: season ? minimums : null,
    ...(season || phase === 'setup' || !keeps ? {} : { comingMinimums: minimums }),
    ...(limits === null ? {} : { positionLimits: limits }),
    irSlots: settings.ir_slots,
    ...(settings.ir_relief ? { irRelief: settings.ir_relief } : {}),
    ...(cut === null ? {} : { cut }),
    rookieBank: settings.rookie_bank_size !== null,
    rookieBankSize: resting ? null : settings.rookie_bank_size,
    retentionSlots: settings.retention_slots ?? 0,
    ...(farm === null ? {} : { farm, waiversRun: season }),
  };
}

/** A player's charge for the team: the cap hit less what other teams retain. */
export function charge(player: Pick<HeldPlayer, 'capHit' | 'retainedByOthers'>): Dollars {
  return player.capHit - player.retainedByOthers;
}

export interface TeamTotals {
  /**
   * Charges of active players, of the rookie bank if it counts, of injured reserve above its relief, dead cap, and cap
   * space traded away less cap space received.
   */
  readonly totalCap: Dollars;
  /** The part of `totalCap` that is on injured reserve. */
  readonly injured: Dollars;
  readonly dead: Dollars;
  readonly spaceGiven: Dollars;
  readonly salaryRetained: Dollars;
  /** totalCap + salaryRetained. */
  readonly capUsed: Dollars;
  readonly active: number;
  readonly ir: number;
  readonly rookies: number;
  readonly byPosition: Readonly<Record<Position, number>>;
}

/** True for active players, and for players on injured reserve after their deadline to leave it. */
export const countsActive = (player: Pick<HeldPlayer, 'place' | 'status' | 'irReturn'>): boolean =>
  player.place === 'active' || countsFromIr(player);

/** True when a player's charge counts toward the cap: active players, and rookie bank players if the bank counts. */
export const countsOnCap = (player: Pick<HeldPlayer, 'place' | 'status' | 'irReturn'>, { farm }: CapRules): boolean =>
  countsActive(player) || (player.place === 'rookie' && farm?.onCap === true);

/** Charges on injured reserve above the league's relief (docs/rules.md, Cap and roster). */
export function aboveRelief(players: readonly HeldPlayer[], { irRelief }: CapRules): Dollars {
  if (irRelief === undefined) return 0;
  const injured = players.filter((player) => player.place === 'ir' && !countsActive(player));
  return Math.max(0, injured.reduce((sum, player) => sum + charge(player), 0) - irRelief);
}

export function totals(team: TeamBooks, rules: CapRules): TeamTotals {
  const byPosition = { F: 0, D: 0, G: 0 };
  const injured = aboveRelief(team.players, rules);
  const { dead = 0, spaceGiven = 0 } = team;
  let totalCap = injured + dead + spaceGiven;
  let ir = 0;
  let rookies = 0;
  for (const player of team.players) {
    if (countsOnCap(player, rules)) totalCap += charge(player);
    if (countsActive(player)) byPosition[player.position] += 1;
    if (player.place === 'ir') ir += 1;
    else if (player.place === 'rookie') rookies += 1;
  }
  return {
    totalCap,
    injured,
    dead,
    spaceGiven,
    salaryRetained: team.retained,
    capUsed: totalCap + team.retained,
    active: byPosition.F + byPosition.D + byPosition.G,
    ir,
    rookies,
    byPosition,
  };
}

export function capSpace(team: TeamBooks, rules: RosterRules): { space: Dollars; level: CapLevel } {
  const space = rules.salaryCap - totals(team, rules).capUsed;
  return { space, level: capLevel(space, rules.salaryCap) };
}

export type RosterRule =
  | 'cap'
  | 'capFloor'
  | 'rosterSize'
  | PositionLimitRule
  | 'minimumForwards'
  | 'minimumDefense'
  | 'minimumGoalies'
  | 'irSlots'
  | 'healthyOnIr'
  | 'rookieBank'
  | 'farmVeterans'
  | 'mustComeUp'
  | 'retentionSlots';

/** A broken rule. `excess` is the positive distance from the limit, so two states can be compared. */
export interface Violation {
  readonly rule: RosterRule;
  readonly figure: number;
  readonly limit: number;
  readonly excess: number;
  /** The rule applies from the season's start; before that it is only a warning. */
  readonly coming?: true;
}

const MINIMUM_RULE: Record<Position, RosterRule> = { F: 'minimumForwards', D: 'minimumDefense', G: 'minimumGoalies' };

/**
 * All rules that the team breaks; empty when it is legal. Existing retained contracts stay legal even if the settings
 * now allow fewer; only contracts missing from `before` can break the limit.
 */
export function violations(team: TeamBooks, rules: RosterRules, before: TeamBooks = team): Violation[] {
  const sum = totals(team, rules);
  const found: Violation[] = [];
  const most = (rule: RosterRule, figure: number, limit: number | null) => {
    if (limit !== null && figure > limit) found.push({ rule, figure, limit, excess: figure - limit });
  };
  most('cap', sum.capUsed, rules.salaryCap);
  const floor = rules.capFloor ?? 0;
  // The floor is about a team's payments. Traded cap space is no payment.
  const paid = sum.capUsed - sum.spaceGiven;
  if (paid < floor) found.push({ rule: 'capFloor', figure: paid, limit: floor, excess: floor - paid });
  most('rosterSize', sum.active, rules.maxRosterSize);
  if (rules.positionLimits && rules.maxRosterSize !== null) {
    const count = countAtLimits(team.players.filter(countsActive));
    for (const detail of POSITION_DETAILS)
      most(POSITION_LIMIT_RULE[detail], count[detail], rules.positionLimits[detail] ?? null);
  }
  most('irSlots', sum.ir, rules.irSlots);
  most('rookieBank', sum.rookies, rules.rookieBank ? rules.rookieBankSize : 0);
  // Veterans already in the bank may stay, like existing retentions.
  const veterans = veteransIn(team);
  if (rules.farm && veterans > veteransIn(before)) most('farmVeterans', veterans, rules.farm.veterans);
  if (rules.farm?.callUp) most('mustComeUp', overdueIn(team).length, 0);
  if (team.retainedContracts > before.retainedContracts)
    most('retentionSlots', team.retainedContracts, rules.retentionSlots);
  most('healthyOnIr', team.players.filter(isHealthyOnIr).length, 0);
  if (rules.minimums) {
    for (const position of POSITIONS) {
      const figure = sum.byPosition[position];
      const limit = rules.minimums[position];
      if (figure < limit) found.push({ rule: MINIMUM_RULE[position], figure, limit, excess: limit - figure });
    }
  }
  return found;
}

/**
 * Minimums of the coming season that a change in the offseason misses, or misses by more than before. They are
 * warnings: a draft or a free agent may still fill the place (docs/rules.md, Cap and roster).
 */
export function comingShortages(before: TeamBooks, after: TeamBooks, rules: RosterRules): Violation[] {
  const least = rules.comingMinimums;
  if (least === undefined) return [];
  const [was, is] = [totals(before, rules).byPosition, totals(after, rules).byPosition];
  return POSITIONS.filter((position) => is[position] < least[position] && is[position] < was[position]).map(
    (position) => ({
      rule: MINIMUM_RULE[position],
      figure: is[position],
      limit: least[position],
      excess: least[position] - is[position],
      coming: true,
    }),
  );
}

export const shortPositions = (team: TeamBooks, rules: RosterRules): Position[] =>
  POSITIONS.filter((position) => totals(team, rules).byPosition[position] < (rules.comingMinimums?.[position] ?? 0));

const veteransIn = (team: TeamBooks): number =>
  team.players.filter(({ place, rookie }) => place === 'rookie' && !rookie).length;

export const overdueIn = (team: TeamBooks): HeldPlayer[] =>
  team.players.filter(({ place, farm }) => place === 'rookie' && farm?.overdue === true);

const { refusal } = refusalsIn('roster', { en: ROSTER_REFUSALS, fr: ROSTER_REFUSALS_FR });

export function violationWords(
  team: string,
  { rule, figure, limit, excess, coming }: Violation,
  when: Told['when'] = 'wouldBe',
): Pick<Refusal, 'message' | 'fix' | typeof STORED> {
  const violation = { rule, figure, limit, excess, ...(coming === undefined ? {} : { coming }) };
  const { name: _, ...words } = refusal('broken', { figures: { team, violation, when } });
  return words;
}

export interface JudgedViolation extends Violation {
  readonly decisive: boolean;
}

/**
 * The rules that a team breaks after a change, and which of them block it (docs/rules.md, Cap and roster, Injured
 * reserve):
 * - Violations that grow or appear always block.
 * - Unchanged violations block when the team has more players than before and nothing improves. A team that grows must
 * end legal or at least break fewer rules. Drops, activations, placements and exchanges add no player, so unchanged
 * violations do not block them.
 * - A healthy player on injured reserve, or an overdue call-up, blocks additions. `adds` is true for a free agent or
 * claim, and for a trade in which more players arrive than leave.
 * - Every violation blocks when a player on injured reserve counts as active, the team is illegal for it, and the
 * change reduces nothing.
 */
export function decisiveViolations(
  before: TeamBooks,
  after: TeamBooks,
  rules: RosterRules,
  adds: boolean,
): JudgedViolation[] {
  const then = violations(after, rules, before);
  if (then.length === 0) return [];
  const now = new Map(violations(before, rules).map((violation) => [violation.rule, violation.excess]));
  const worse = (violation: Violation): boolean => violation.excess > (now.get(violation.rule) ?? 0);
  const bound = boundByIr(before, rules);
  // An activation alone does not improve such a team; otherwise it would allow more players than the roster holds.
  const better = [...now].some(
    ([rule, excess]) =>
      !(bound && rule === 'healthyOnIr') && (then.find((violation) => violation.rule === rule)?.excess ?? 0) < excess,
  );
  const stuck = (bound || takesIn(before, after)) && !better && !then.some(worse);
  return then.map((violation) => ({
    ...violation,
    decisive: worse(violation) || stuck || (adds && BLOCKS_ADDS.includes(violation.rule)),
  }));
}

/** A player on injured reserve counts as active and the team breaks any other rule. */
export const boundByIr = (team: TeamBooks, rules: RosterRules): boolean =>
  team.players.some(countsFromIr) && violations(team, rules).some(({ rule }) => rule !== 'healthyOnIr');

const BLOCKS_ADDS: readonly RosterRule[] = ['healthyOnIr', 'mustComeUp'];

/** A trade counts as an addition when the team has more players afterwards (docs/rules.md, Injured reserve). */
export const takesIn = (before: TeamBooks, after: TeamBooks): boolean => after.players.length > before.players.length;

export function judgeMove(before: TeamBooks, after: TeamBooks, rules: RosterRules, adds: boolean): Result<true> {
  const decisive = decisiveViolations(before, after, rules, adds).find((violation) => violation.decisive);
  if (!decisive) return ok(true);
  const { rule, figure, limit } = decisive;
  return { ok: false, refusal: { name: rule, ...violationWords(after.name, decisive), figure, limit } };
}

export function figures(team: TeamBooks, rules: RosterRules, when: Told['when'] = 'is'): TeamFigures {
  const sum = totals(team, rules);
  const { space, level } = capSpace(team, rules);
  return {
    total_cap: sum.totalCap,
    salary_retained: sum.salaryRetained,
    cap_used: sum.capUsed,
    ...(sum.injured > 0 ? { injured: sum.injured } : {}),
    ...(sum.dead > 0 ? { dead: sum.dead } : {}),
    ...(sum.spaceGiven === 0 ? {} : { space_given: sum.spaceGiven }),
    estimated: team.players.reduce(
      (total, player) => total + (countsOnCap(player, rules) && player.estimated === true ? charge(player) : 0),
      0,
    ),
    cap: rules.salaryCap,
    cap_space: space,
    cap_level: level,
    active: sum.active,
    max_roster_size: rules.maxRosterSize,
    ir: sum.ir,
    ir_slots: rules.irSlots,
    rookies: sum.rookies,
    rookie_bank_size: rules.rookieBankSize,
    by_position: { ...sum.byPosition },
    minimums: rules.minimums === null ? null : { ...rules.minimums },
    violations: violations(team, rules).map((violation) => {
      const { message, fix } = violationWords(team.name, violation, when);
      return {
        rule: violation.rule,
        figure: violation.figure,
        limit: violation.limit,
        message,
        ...(fix === undefined ? {} : { fix }),
      };
    }),
  };
}
