import type { DraftType } from '../../draft-type.js';
import { yearlyRounds } from '../../leagues/drafts/draft.table.js';
import type { LeagueSettings } from '../../leagues/league.rules.js';
import type { Dollars } from '../../money.js';
import { seasonPlus, type Season } from '../../season.js';

/* docs/rules.md, Restricted free agents. */

interface Step {
  /** Percentage of the salary cap. The last step has no limit. */
  readonly below: number;
  /** Rounds of the next annual draft, or of the one `later` seasons after it. */
  readonly picks: readonly { readonly round: number; readonly later: 0 | 1 }[];
}

const at = (round: number, later: 0 | 1 = 0) => ({ round, later });

/**
 * The NHL's offer sheet (collective agreement, article 10.4) has steps by average salary. Here they are fewer and
 * follow the salary cap.
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
  /** The rookie draft where there is one. */
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

/** A league's draft can have fewer rounds. */
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

/** Picks paid when the offer is not matched. `season` is the one that begins. */
export function compensationFor(salary: Dollars, season: Season, rules: CompensationRules): CompensationPick[] {
  const step = COMPENSATION[stepOf(salary, rules.cap)];
  return step === undefined ? [] : picksOf(step, season, rules);
}

/** A team that lacks a pick can offer any salary below this: it has the picks of all steps up to it. */
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

/** The steps with percentages of the cap. Steps that cost as much as the one before are left out. */
export const compensationSteps = (rules: CompensationRules) =>
  COMPENSATION.map((step, index) => ({
    from: COMPENSATION[index - 1]?.below ?? 0,
    picks: roundsOf(step, rules),
  })).filter(({ picks }, index, all) => index > 0 && JSON.stringify(picks) !== JSON.stringify(all[index - 1]?.picks));
