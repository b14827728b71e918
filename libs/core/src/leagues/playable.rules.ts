import { locale, type Language } from '../locale.js';
import { auctionRules } from './drafts/auction.rules.js';
import type { LeagueForm } from './league.rules.js';
import type { LeagueFormErrors } from './form.rules.js';
import { formWordsIn } from './settings/setting-words.js';
import { applies, defaultOf, FORM_KEYS, isFigure, rowOf, type FormKey } from './settings.values.js';

/** Salary of a player without a contract unless the site owner sets another (the NHL's minimum of 2025-26). */
export const MINIMUM_SALARY = 775_000;

const sumOfMinimums = (form: LeagueForm): number => form.min_forwards + form.min_defense + form.min_goalies;

const has = (form: LeagueForm, key: FormKey): boolean => applies(key, form.league_type, { ...form });

/**
 * How many of the players needed for the position minimums a team can keep in addition to its general draft picks. A
 * dollar sheet keeps as many as its two amounts pay for at the minimum salary. In leagues that keep by round it is
 * none, because each keeper costs a pick.
 */
export function keepersBesidePicks(form: LeagueForm): number {
  const needed = sumOfMinimums(form);
  if (form.league_type === 'redraft') return 0;
  if (!form.protectionSheetsEnabled) return needed;
  if (form.keeper_kind === 'round') return 0;
  if (form.keeper_kind === 'number') {
    const most = (limit: number | null, minimum: number) => Math.min(minimum, limit || Infinity);
    const byPosition =
      most(form.keeper_forwards, form.min_forwards) +
      most(form.keeper_defense, form.min_defense) +
      most(form.keeper_goalies, form.min_goalies);
    return Math.min(form.keepers ?? 0, byPosition);
  }
  const paidBy = (amount: number | null) => Math.floor((amount ?? 0) / MINIMUM_SALARY);
  const bench = Math.min(form.protection_bench_size ?? 0, paidBy(form.protection_sheet_bench));
  return Math.min(needed, paidBy(form.protection_sheet_limit) + bench);
}

/**
 * The number of general draft rounds that the form proposes. When keeping by round the roster size, but no fewer than
 * the startup draft has; otherwise the default.
 */
export function proposedRounds(form: LeagueForm): number {
  const { default: standard, max } = rowOf('general_draft_length') as {
    default: Readonly<Record<LeagueForm['league_type'], number>>;
    max: number;
  };
  if (has(form, 'keeper_otherwise'))
    return Math.min(max, Math.max(form.max_roster_size, form.general_draft_startup_length ?? 0));
  return standard[form.league_type];
}

/** The form with another number of teams. Figures that still have their default get the one for the new number. */
function withTeams(form: LeagueForm, teams: number): LeagueForm {
  const followed = FORM_KEYS.filter((key) => {
    const row = rowOf(key);
    return isFigure(row) && row.byTeams !== undefined && form[key] === row.byTeams(form.num_teams);
  });
  const values = followed.map((key) => [key, defaultOf(key, form.league_type, teams)]);
  return { ...form, num_teams: teams, ...Object.fromEntries(values) };
}

/**
 * The form with one field changed. General draft rounds follow the proposal, and the teams in the play-offs the number
 * of teams, until the user changes them.
 */
export function withSetting<K extends keyof LeagueForm>(form: LeagueForm, field: K, value: LeagueForm[K]): LeagueForm {
  const next = field === 'num_teams' ? withTeams(form, Number(value)) : { ...form, [field]: value };
  if (field === 'general_draft_length' || form.general_draft_length !== proposedRounds(form)) return next;
  return { ...next, general_draft_length: proposedRounds(next) };
}

/**
 * Why teams could not meet their position minimums in the league's drafts, one message per field; empty when they can.
 * A startup draft provides its rounds, an annual draft its rounds plus the keepers. With `startup` false, the startup
 * draft is over or not planned and is ignored.
 */
export function playableFaults(
  form: LeagueForm,
  { startup, language = locale.language }: { readonly startup: boolean; readonly language?: Language },
): LeagueFormErrors {
  const errors: LeagueFormErrors = {};
  const t = formWordsIn(language);
  const needed = sumOfMinimums(form);
  const minimum = has(form, 'salary_minimum') ? (form.salary_minimum ?? 0) : MINIMUM_SALARY;
  const costs = needed * minimum;
  const { salary_cap: cap, general_draft_length: rounds } = form;
  if (cap > 0 && cap < costs) errors.salary_cap = t.capBelowMinimums({ players: needed, costs, minimum, cap });
  const startupRounds = form.general_draft_startup_length ?? 0;
  Object.assign(errors, auctionFaults(form, startup && has(form, 'general_draft_startup_length'), language));
  if (startup && has(form, 'general_draft_startup_length') && startupRounds < needed)
    errors.general_draft_startup_length = t.startupTooShort({ rounds: startupRounds, needed });
  if (has(form, 'keeper_otherwise')) {
    const least = Math.max(startupRounds, needed);
    if (rounds < least)
      errors.general_draft_length = t.keepersCostPicks({
        rounds,
        least,
        by: least === needed ? 'minimums' : 'startup',
      });
    return errors;
  }
  const kept = keepersBesidePicks(form);
  const joining = has(form, 'expansion_rounds') ? (form.expansion_rounds ?? 0) : 0;
  // A team that joins has no other players to keep.
  if (joining > 0 && joining < needed - rounds)
    errors.expansion_rounds = t.expansionTooShort({ rounds: joining, general: rounds, needed });
  if (rounds + kept < needed)
    errors.general_draft_length = t.draftTooShort({ rounds, kept, needed, keeps: form.league_type !== 'redraft' });
  return errors;
}

/** Why the league's auction could not be held: a budget below the opening bids of all places, or keepers by round. */
function auctionFaults(form: LeagueForm, startup: boolean, language: Language): LeagueFormErrors {
  const auction = auctionRules(form, 'general');
  if (auction === null) return {};
  const t = formWordsIn(language);
  const { budget, minimum, salaries = false } = auction;
  const rounds = Math.max(form.general_draft_length, startup ? (form.general_draft_startup_length ?? 0) : 0);
  const least = minimum * rounds;
  return {
    ...(budget < least ? { auction_budget: t.budgetBelowPlaces({ budget, minimum, rounds, least, salaries }) } : {}),
    ...(has(form, 'keeper_otherwise') ? { draft_form: t.keepersInAuction } : {}),
  };
}
