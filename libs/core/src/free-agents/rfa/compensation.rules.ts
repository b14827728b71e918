import type { DraftType } from '../../draft-type.js';
import { yearlyRounds } from '../../leagues/drafts/draft.table.js';
import type { LeagueSettings } from '../../leagues/league.rules.js';
import type { Dollars } from '../../money.js';
import { seasonPlus, type Season } from '../../season.js';

/* Picks that a team gives for a restricted free agent (docs/rules.md, Restricted free agents). */

interface Step {
  /** Salaries below this percentage of the salary cap. The last step has no limit. */
  readonly below: number;
  /** Rounds of the next annual draft, or of the one `later` seasons after it. */
  readonly picks: readonly { readonly round: number; readonly later: 0 | 1 }[];
}

const at = (round: number, later: 0 | 1 = 0) => ({ round, later });

/**
 * The price of a player by salary. The idea is the NHL's offer sheet (collective agreement, article 10.4), whose steps
 * grow with the league's average salary. Here they grow with the salary cap, and there are fewer of them.
 */
export const COMPENSATION: readonly Step[] = [
  { below: 2, picks: [] },
  { below: 4, picks: [at(3)] },
  { below: 7, picks: [at(2)] },
  { below: 10, picks: [at(1)] },
  { below: 12, picks: [at(1), at(2)] },
  { below: Infinity, picks: [at(1), at(2), at(1, 1)] },
];

/** A team's own pick that is the price, or a part of it. */
export interface CompensationPick {
  readonly season: Season;
  readonly type: DraftType;
  readonly round: number;
}

export interface CompensationRules {
  readonly cap: Dollars;
  /** The annual draft whose picks are given: the rookie draft where there is one. */
  readonly type: DraftType;
  /** Its rounds. A later round of the table is its last one. */
  readonly rounds: number;
}

/** Null in leagues where a player without a matched offer costs nothing. */
export function compensationRules(settings: LeagueSettings): CompensationRules | null {
  if (settings.salaries !== 'own' || settings.rfa !== 'compensation') return null;
  const type: DraftType = yearlyRounds(settings, 'rookie', false) > 0 ? 'rookie' : 'general';
  const rounds = yearlyRounds(settings, type, false);
  return rounds === 0 ? null : { cap: settings.salary_cap, type, rounds };
}

const stepOf = (salary: Dollars, cap: Dollars): number =>
  COMPENSATION.findIndex(({ below }) => salary * 100 < below * cap);

/** A step's picks without duplicates. Rounds after the draft's last one become the last one. */
function roundsOf({ picks }: Step, { rounds }: CompensationRules): Step['picks'] {
  const inDraft = picks.map(({ round, later }) => at(Math.min(round, rounds), later));
  return inDraft.filter(
    ({ round, later }, index) => inDraft.findIndex((other) => other.round === round && other.later === later) === index,
  );
}

const picksOf = (step: Step, season: Season, rules: CompensationRules): CompensationPick[] =>
  roundsOf(step, rules).map(({ round, later }) => ({ season: seasonPlus(season, later), type: rules.type, round }));

export const pickKey = ({ season, type, round }: CompensationPick): string => `${season} ${type} ${round}`;

export function byDraft(picks: readonly CompensationPick[]) {
  const drafts = new Map<string, { season: Season; type: DraftType; rounds: number[] }>();
  for (const { season, type, round } of picks) {
    const draft = drafts.get(season) ?? { season, type, rounds: [] };
    draft.rounds.push(round);
    drafts.set(season, draft);
  }
  return [...drafts.values()];
}

/** The picks that an offer with this salary costs when it is not matched. `season`: the season that begins. */
export function compensationFor(salary: Dollars, season: Season, rules: CompensationRules): CompensationPick[] {
  const step = COMPENSATION[stepOf(salary, rules.cap)];
  return step === undefined ? [] : picksOf(step, season, rules);
}

/**
 * A team that lacks a pick for this salary can offer any salary below the returned one: it has the picks of all steps
 * up to it. `has` tells which picks the team has.
 */
export function salaryLimitWith(
  salary: Dollars,
  season: Season,
  rules: CompensationRules,
  has: (pick: CompensationPick) => boolean,
): Dollars {
  const lower = COMPENSATION.slice(0, stepOf(salary, rules.cap));
  const missing = lower.findIndex((step) => !picksOf(step, season, rules).every(has));
  const payable = missing === -1 ? lower.at(-1) : lower[missing - 1];
  return Math.ceil(((payable?.below ?? 0) * rules.cap) / 100);
}

/**
 * The steps that cost a pick, with the percentage of the cap from which each counts. In a draft with few rounds, some
 * steps cost as much as the one before and are left out.
 */
export const compensationSteps = (rules: CompensationRules) =>
  COMPENSATION.map((step, index) => ({
    from: COMPENSATION[index - 1]?.below ?? 0,
    picks: roundsOf(step, rules),
  })).filter(({ picks }, index, all) => index > 0 && JSON.stringify(picks) !== JSON.stringify(all[index - 1]?.picks));
