import type { LeaguePhase, LeagueSettings } from '../leagues/league.rules.js';
import { rosterRules, violations, type RosterRule } from '../teams/cap.rules.js';
import type { TeamBooks } from '../teams/team.model.js';
import { TODO_WORDS } from './todo.words.js';

export interface Todo {
  readonly rule: RosterRule;
  readonly message: string;
}

const MINIMUMS: readonly RosterRule[] = ['minimumForwards', 'minimumDefense', 'minimumGoalies', 'capFloor'];

/** Place rules that are not enforced between seasons. */
const PLACES: readonly RosterRule[] = ['irSlots', 'healthyOnIr'];

/**
 * A team's tasks before the season starts (docs/rules.md, Cap and roster). Until the drafts are over, missing players
 * are not listed because the drafts provide them. In the offseason and during protection, only the rules of that phase
 * count.
 */
export function teamTodo(team: TeamBooks, settings: LeagueSettings, phase: LeaguePhase, draftsOver: boolean): Todo[] {
  if (phase === 'setup' || phase === 'in-season') return [];
  const drafting = phase === 'startup-drafts' || phase === 'annual-drafts';
  return violations(team, rosterRules(settings, drafting ? 'in-season' : phase))
    .filter(({ rule }) => draftsOver || !MINIMUMS.includes(rule))
    .filter(({ rule }) => drafting || !PLACES.includes(rule))
    .map((violation) => ({ rule: violation.rule, message: TODO_WORDS[violation.rule](violation) }));
}
