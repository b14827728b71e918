import { formatMoney } from '../money.js';
import { many } from '../text.rules.js';
import type { LeagueForm, LeagueFormErrors } from './league.rules.js';
import { applies, rowOf, type FormKey } from './settings.values.js';

/** A player without a contract counts at this salary unless the site owner sets another (the NHL's minimum of 2025-26). */
export const MINIMUM_SALARY = 775_000;

const sumOfMinimums = (form: LeagueForm): number => form.min_forwards + form.min_defense + form.min_goalies;

const has = (form: LeagueForm, key: FormKey): boolean => applies(key, form.league_type, { ...form });

/**
 * How many of the players that the position minimums ask for a team can keep beside the picks of its general draft. A
 * sheet in dollars keeps as many as its two amounts pay at the minimum salary. By round there are none: each keeper
 * costs a pick.
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

/** The rounds of the general draft that the form proposes: by round the roster's size, otherwise the default. */
export function proposedRounds(form: LeagueForm): number {
  const { default: standard, max } = rowOf('general_draft_length') as {
    default: Readonly<Record<LeagueForm['league_type'], number>>;
    max: number;
  };
  if (has(form, 'keeper_step')) return Math.min(max, form.max_roster_size);
  return standard[form.league_type];
}

/** A form with one field changed. The rounds of the general draft follow their proposal until they are set by hand. */
export function withSetting<K extends keyof LeagueForm>(form: LeagueForm, field: K, value: LeagueForm[K]): LeagueForm {
  const next = { ...form, [field]: value };
  if (field === 'general_draft_length' || form.general_draft_length !== proposedRounds(form)) return next;
  return { ...next, general_draft_length: proposedRounds(next) };
}

/**
 * Why teams could not fill their position minimums by the league's drafts, one message per field; empty where they can.
 * A startup draft has its rounds, an annual draft its rounds and the players kept. Without `startup` the startup draft
 * is over or will not be held, and does not count.
 */
export function playableFaults(form: LeagueForm, { startup }: { readonly startup: boolean }): LeagueFormErrors {
  const errors: LeagueFormErrors = {};
  const needed = sumOfMinimums(form);
  const pays = needed * MINIMUM_SALARY;
  if (form.salary_cap > 0 && form.salary_cap < pays)
    errors.salary_cap =
      `The position minimums ask for ${many(needed, 'player')}, who cost at least ${formatMoney(pays)} at the minimum ` +
      `salary of ${formatMoney(MINIMUM_SALARY)}. The salary cap is ${formatMoney(form.salary_cap)}.`;
  const rounds = form.general_draft_length;
  const startupRounds = form.general_draft_startup_length ?? 0;
  if (startup && has(form, 'general_draft_startup_length') && startupRounds < needed)
    errors.general_draft_startup_length =
      `${many(startupRounds, 'round')} of the startup draft give${startupRounds === 1 ? 's' : ''} a team ${many(startupRounds, 'player')}, and the ` +
      `position minimums ask for ${needed}. Set at least ${many(needed, 'round')}, or lower the minimums.`;
  if (has(form, 'keeper_step')) {
    const least = Math.max(startupRounds, needed);
    if (rounds < least)
      errors.general_draft_length =
        least === needed
          ? `Each keeper costs a pick of this draft, so it needs at least ${many(least, 'round')}: as many as the position minimums ask for players. It has ${rounds}.`
          : `Each keeper costs a pick of this draft, so it needs at least ${many(least, 'round')}: as many as the startup draft. It has ${rounds}.`;
    return errors;
  }
  const kept = keepersBesidePicks(form);
  if (rounds + kept < needed) {
    const keepers = kept === 0 ? '' : ` and ${many(kept, 'keeper')}`;
    const more = form.league_type === 'redraft' ? '' : ', let teams keep more';
    errors.general_draft_length =
      `${many(rounds, 'round')}${keepers} give${rounds === 1 && kept === 0 ? 's' : ''} a team ${many(rounds + kept, 'player')}, and the position minimums ask ` +
      `for ${needed}. Set at least ${many(needed - kept, 'round')}${more}, or lower the minimums.`;
  }
  return errors;
}
