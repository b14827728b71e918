import { STORED, type Refusal } from '../result.js';
import {
  comingShortages,
  decisiveViolations,
  takesIn,
  type JudgedViolation,
  type Violation,
} from '../teams/cap.rules.js';
import type { TeamBooks } from '../teams/team.model.js';
import { booksAfter } from './trade.books.js';
import type { TradeContext } from './trade.context.js';
import type { TradeTerms } from './trade.model.js';
import {
  calendarProblems,
  closedProblems,
  leadProblems,
  limitProblems,
  moveProblems,
  promisedSlots,
  wholeProblems,
  type Problem,
} from './trade.problems.js';
import { assetProblems } from './asset.problems.js';

export interface JudgedSide {
  readonly teamId: string;
  readonly before: readonly TeamBooks[];
  readonly after: readonly TeamBooks[];
  /** Rules broken this season after the trade; `decisive` ones block it. */
  readonly violations: readonly JudgedViolation[];
}

export interface Judgement {
  readonly problems: readonly Problem[];
  readonly sides: readonly [JudgedSide, JudgedSide];
  readonly sendable: boolean;
  readonly legal: boolean;
  /** Legal if a commissioner overrides the rules on cap, roster and retention. */
  readonly legalByOverride: boolean;
}

/**
 * Judges an offer: its problems, and both teams' books before and after it in every shown season. The result is a
 * warning when proposing, and decides when accepting and executing.
 */
export function judgeTrade(terms: TradeTerms, context: TradeContext): Judgement {
  const after = booksAfter(terms, context);
  const problems: Problem[] = [
    ...wholeProblems(terms),
    ...calendarProblems(context),
    ...closedProblems(terms, context),
    ...limitProblems(terms, context),
  ];
  for (const index of [0, 1] as const) {
    const side = terms.sides[index];
    for (const asset of side.assets) problems.push(...assetProblems(terms, index, asset, context));
    for (const refusal of after.refusals[index])
      problems.push({ ...refusal, severity: 'blocking', overridable: false, teamId: side.team_id, asset: null });
    problems.push(...moveProblems(side, context));
    problems.push(...leadProblems(context.teams[index], context, after.teams[index][0]));
    problems.push(...promisedSlots(side, context.teams[index], context.rules, after.teams[index][0]));
  }
  const sides = [judgedSide(0, context, after.teams[0]), judgedSide(1, context, after.teams[1])] as const;
  const sendable = problems.every(({ severity }) => severity !== 'refused');
  return {
    problems,
    sides,
    sendable,
    legal: problems.length === 0 && sides.every((side) => side.violations.every(({ decisive }) => !decisive)),
    legalByOverride: problems.every(({ overridable }) => overridable),
  };
}

function judgedSide(index: 0 | 1, context: TradeContext, after: readonly TeamBooks[]): JudgedSide {
  const { id: teamId, seasons: before } = context.teams[index];
  const [now, then] = [before[0], after[0]];
  const violations =
    now && then
      ? [
          ...decisiveViolations(now, then, context.rules, takesIn(now, then)),
          ...comingShortages(now, then, context.rules).map((short) => ({ ...short, decisive: false })),
        ]
      : [];
  return { teamId, before, after, violations };
}

export function firstObjection(
  judgement: Judgement,
  wording: (teamId: string, violation: Violation) => Pick<Refusal, 'message' | 'fix' | typeof STORED>,
  override = false,
): Refusal | null {
  const problem = judgement.problems.find((candidate) => !override || !candidate.overridable);
  if (problem) {
    const { name, message, fix, figure, limit, [STORED]: stored } = problem;
    return {
      name,
      message,
      ...(stored === undefined ? {} : { [STORED]: stored }),
      ...(fix === undefined ? {} : { fix }),
      ...(figure === undefined ? {} : { figure }),
      ...(limit === undefined ? {} : { limit }),
    };
  }
  if (override) return null;
  for (const side of judgement.sides) {
    const violation = side.violations.find(({ decisive }) => decisive);
    if (!violation) continue;
    const { rule: name, figure, limit } = violation;
    return { name, ...wording(side.teamId, violation), figure, limit };
  }
  return null;
}
