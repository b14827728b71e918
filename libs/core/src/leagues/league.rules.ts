import type { Dollars } from '../money.js';
import type { StoredScoring } from '../players/scoring.table.js';
import { oneLine } from '../text.rules.js';

export type LeagueType = 'dynasty' | 'redraft';

/** The life of a league: drafts and seasons in turn. Redraft leagues skip `protection`. */
export const LEAGUE_PHASES = [
  'setup',
  'startup-drafts',
  'in-season',
  'offseason',
  'protection',
  'annual-drafts',
] as const;
export type LeaguePhase = (typeof LEAGUE_PHASES)[number];

/**
 * What a commissioner decides when creating a league. A field of a feature that is off, or that
 * belongs to the other league type, is null.
 */
export interface LeagueSettings {
  num_teams: number;
  salary_cap: Dollars;
  max_roster_size: number;
  min_forwards: number;
  min_defense: number;
  min_goalies: number;
  ir_slots: number;
  maxPickupsPerWeek: number;
  faTradesAllowed: boolean;
  general_draft_length: number;
  general_draft_startup_length: number | null;
  rookieDraftEnabled: boolean;
  rookie_draft_length: number | null;
  rookie_draft_startup_length: number | null;
  rookie_bank_size: number | null;
  retentionEnabled: boolean;
  max_retention_perc: number | null;
  retention_slots: number | null;
  protectionSheetsEnabled: boolean;
  protection_sheet_limit: Dollars | null;
  protection_sheet_bench: Dollars | null;
  min_forwards_protected: number | null;
  min_defense_protected: number | null;
  min_goalies_protected: number | null;
  protection_bench_size: number | null;
  draftPickTradesAllowed: boolean;
  /** Hours a dropped player waits for claims, 0 to go without waivers; 24 where nobody set it. */
  waiver_hours?: number;
  /** Hours between a trade's acceptance and its execution, 0 to execute at once; 24 where nobody set them. */
  trade_review_hours?: number;
  /** Points for one of each category; the product's own where nobody set them. */
  scoring?: StoredScoring;
}

/** The same fields while a form is filled in: every number is there, used or not. */
export interface LeagueForm {
  league_name: string;
  league_type: LeagueType;
  num_teams: number;
  salary_cap: number;
  max_roster_size: number;
  min_forwards: number;
  min_defense: number;
  min_goalies: number;
  ir_slots: number;
  maxPickupsPerWeek: number;
  faTradesAllowed: boolean;
  general_draft_length: number;
  general_draft_startup_length: number | null;
  rookieDraftEnabled: boolean;
  rookie_draft_length: number | null;
  rookie_draft_startup_length: number | null;
  rookie_bank_size: number | null;
  retentionEnabled: boolean;
  max_retention_perc: number;
  retention_slots: number;
  protectionSheetsEnabled: boolean;
  protection_sheet_limit: number | null;
  protection_sheet_bench: number | null;
  min_forwards_protected: number | null;
  min_defense_protected: number | null;
  min_goalies_protected: number | null;
  protection_bench_size: number | null;
  draftPickTradesAllowed: boolean;
}

/** Limits of what can be played; a figure outside them is refused by field. */
export const LEAGUE_LIMITS = {
  teams: { min: 2, max: 32 },
  retentionPercent: { max: 50 },
  name: { min: 1, max: 60 },
  rounds: { max: 60 },
  roster: { max: 100 },
  cap: { max: 1_000_000_000 },
} as const;

/** Steps of the plus and minus buttons; every other counter steps by 1. */
export const LEAGUE_STEPS: Partial<Record<keyof LeagueForm, number>> = {
  salary_cap: 1_000_000,
  protection_sheet_limit: 1_000_000,
  protection_sheet_bench: 500_000,
  max_retention_perc: 5,
};

/** Recommended settings on: every field at its default for the type. */
export function leagueFormDefaults(type: LeagueType, name = ''): LeagueForm {
  const dynasty = type === 'dynasty';
  return {
    league_name: name,
    league_type: type,
    num_teams: 12,
    salary_cap: 88_000_000,
    max_roster_size: 25,
    min_forwards: 9,
    min_defense: 5,
    min_goalies: 2,
    ir_slots: 3,
    maxPickupsPerWeek: 1,
    faTradesAllowed: true,
    general_draft_length: dynasty ? 10 : 20,
    general_draft_startup_length: dynasty ? 20 : null,
    rookieDraftEnabled: dynasty,
    rookie_draft_length: dynasty ? 4 : null,
    rookie_draft_startup_length: dynasty ? 10 : null,
    rookie_bank_size: dynasty ? 10 : null,
    retentionEnabled: true,
    max_retention_perc: 25,
    retention_slots: 1,
    protectionSheetsEnabled: dynasty,
    protection_sheet_limit: dynasty ? 47_000_000 : null,
    protection_sheet_bench: dynasty ? 5_000_000 : null,
    min_forwards_protected: dynasty ? 5 : null,
    min_defense_protected: dynasty ? 3 : null,
    min_goalies_protected: dynasty ? 1 : null,
    protection_bench_size: dynasty ? 6 : null,
    draftPickTradesAllowed: dynasty,
  };
}

/** Recommended settings off: numbers at 0 (dynasty-only numbers null for re-draft), switches as the specification sets them. */
export function leagueFormZeroed(type: LeagueType, name = ''): LeagueForm {
  const dynasty = type === 'dynasty';
  const zero = dynasty ? 0 : null;
  return {
    league_name: name,
    league_type: type,
    num_teams: 0,
    salary_cap: 0,
    max_roster_size: 0,
    min_forwards: 0,
    min_defense: 0,
    min_goalies: 0,
    ir_slots: 0,
    maxPickupsPerWeek: 0,
    faTradesAllowed: true,
    general_draft_length: 0,
    general_draft_startup_length: zero,
    rookieDraftEnabled: dynasty,
    rookie_draft_length: zero,
    rookie_draft_startup_length: zero,
    rookie_bank_size: zero,
    retentionEnabled: false,
    max_retention_perc: 0,
    retention_slots: 0,
    protectionSheetsEnabled: dynasty,
    protection_sheet_limit: zero,
    protection_sheet_bench: zero,
    min_forwards_protected: zero,
    min_defense_protected: zero,
    min_goalies_protected: zero,
    protection_bench_size: zero,
    draftPickTradesAllowed: dynasty,
  };
}

/** Fields of a disabled feature, and dynasty fields of a re-draft league, become null. */
export function settingsFromForm(
  form: LeagueForm,
): Required<Omit<LeagueSettings, 'waiver_hours' | 'trade_review_hours' | 'scoring'>> {
  const dynasty = form.league_type === 'dynasty';
  const rookies = dynasty && form.rookieDraftEnabled;
  const sheets = dynasty && form.protectionSheetsEnabled;
  return {
    num_teams: form.num_teams,
    salary_cap: form.salary_cap,
    max_roster_size: form.max_roster_size,
    min_forwards: form.min_forwards,
    min_defense: form.min_defense,
    min_goalies: form.min_goalies,
    ir_slots: form.ir_slots,
    maxPickupsPerWeek: form.maxPickupsPerWeek,
    faTradesAllowed: form.faTradesAllowed,
    general_draft_length: form.general_draft_length,
    general_draft_startup_length: dynasty ? form.general_draft_startup_length : null,
    rookieDraftEnabled: rookies,
    rookie_draft_length: rookies ? form.rookie_draft_length : null,
    rookie_draft_startup_length: rookies ? form.rookie_draft_startup_length : null,
    rookie_bank_size: rookies ? form.rookie_bank_size : null,
    retentionEnabled: form.retentionEnabled,
    max_retention_perc: form.retentionEnabled ? form.max_retention_perc : null,
    retention_slots: form.retentionEnabled ? form.retention_slots : null,
    protectionSheetsEnabled: sheets,
    protection_sheet_limit: sheets ? form.protection_sheet_limit : null,
    protection_sheet_bench: sheets ? form.protection_sheet_bench : null,
    min_forwards_protected: sheets ? form.min_forwards_protected : null,
    min_defense_protected: sheets ? form.min_defense_protected : null,
    min_goalies_protected: sheets ? form.min_goalies_protected : null,
    protection_bench_size: sheets ? form.protection_bench_size : null,
    draftPickTradesAllowed: dynasty && form.draftPickTradesAllowed,
  };
}

export type LeagueFormErrors = Partial<Record<keyof LeagueForm, string>>;

/** One message per field for a league that cannot be played (decisions §2). Empty when it can. */
export function validateLeagueForm(form: LeagueForm): LeagueFormErrors {
  const errors: LeagueFormErrors = {};
  const { teams, rounds, roster, cap } = LEAGUE_LIMITS;
  const name = oneLine(form.league_name);
  if (name.length < LEAGUE_LIMITS.name.min) errors.league_name = 'Give your league a name.';
  else if (name.length > LEAGUE_LIMITS.name.max)
    errors.league_name = `A league name has at most ${LEAGUE_LIMITS.name.max} characters.`;

  // A figure of a feature that is off is hidden and will not be kept: it must not hold the form up.
  for (const [field, value] of Object.entries(settingsFromForm(form)) as [keyof LeagueForm, unknown][]) {
    if (typeof value === 'number' && (!Number.isInteger(value) || value < 0))
      errors[field] = 'Enter a whole number, 0 or more.';
  }
  const check = (field: keyof LeagueForm, wrong: boolean, message: string) => {
    if (wrong && errors[field] === undefined) errors[field] = message;
  };
  check(
    'num_teams',
    form.num_teams < teams.min || form.num_teams > teams.max,
    `A league has ${teams.min} to ${teams.max} teams.`,
  );
  check('salary_cap', form.salary_cap <= 0, 'The salary cap must be above $0.');
  check('salary_cap', form.salary_cap > cap.max, 'The salary cap can be at most $1,000,000,000.');
  const minimums = form.min_forwards + form.min_defense + form.min_goalies;
  check('max_roster_size', form.max_roster_size < 1, 'A roster needs at least 1 player.');
  check('max_roster_size', form.max_roster_size > roster.max, `A roster has at most ${roster.max} players.`);
  check(
    'max_roster_size',
    form.max_roster_size < minimums,
    `The roster must hold the position minimums: ${minimums} players.`,
  );
  check('ir_slots', form.ir_slots > roster.max, `At most ${roster.max} injured-reserve slots.`);
  check('maxPickupsPerWeek', form.maxPickupsPerWeek > 50, 'At most 50 pickups per week.');

  const dynasty = form.league_type === 'dynasty';
  const lengths: (keyof LeagueForm)[] = ['general_draft_length'];
  if (dynasty) lengths.push('general_draft_startup_length');
  if (dynasty && form.rookieDraftEnabled) lengths.push('rookie_draft_length', 'rookie_draft_startup_length');
  for (const field of lengths) {
    const value = (form[field] ?? 0) as number;
    check(field, value > rounds.max, `A draft has at most ${rounds.max} rounds.`);
  }
  check('general_draft_length', form.general_draft_length < 1, 'The general draft needs at least 1 round.');
  if (dynasty)
    check(
      'general_draft_startup_length',
      (form.general_draft_startup_length ?? 0) < 1,
      'The startup draft needs at least 1 round.',
    );
  if (dynasty && form.rookieDraftEnabled) {
    check(
      'rookie_draft_length',
      (form.rookie_draft_length ?? 0) < 1,
      'The rookie draft needs at least 1 round, or switch it off.',
    );
    check(
      'rookie_bank_size',
      (form.rookie_bank_size ?? 0) < 1,
      'The rookie bank needs at least 1 place, or switch the rookie draft off.',
    );
    check(
      'rookie_bank_size',
      (form.rookie_bank_size ?? 0) > roster.max,
      `The rookie bank has at most ${roster.max} places.`,
    );
  }
  if (form.retentionEnabled) {
    const limit = LEAGUE_LIMITS.retentionPercent.max;
    check('max_retention_perc', form.max_retention_perc > limit, `At most ${limit} % of a salary can be retained.`);
    check('max_retention_perc', form.max_retention_perc < 1, 'Allow at least 1 %, or switch retention off.');
    check('retention_slots', form.retention_slots < 1, 'Allow at least 1 retained contract, or switch retention off.');
    check('retention_slots', form.retention_slots > roster.max, `At most ${roster.max} retained contracts.`);
  }
  if (dynasty && form.protectionSheetsEnabled) {
    const protectedMinimums =
      (form.min_forwards_protected ?? 0) + (form.min_defense_protected ?? 0) + (form.min_goalies_protected ?? 0);
    check(
      'protection_sheet_limit',
      (form.protection_sheet_limit ?? 0) <= 0,
      'The protection limit must be above $0, or switch protection sheets off.',
    );
    check(
      'min_forwards_protected',
      protectedMinimums > form.max_roster_size,
      `The protected minimums (${protectedMinimums}) are more than the roster holds (${form.max_roster_size}).`,
    );
    check(
      'protection_bench_size',
      (form.protection_bench_size ?? 0) > roster.max,
      `The protection bench has at most ${roster.max} places.`,
    );
  }
  return errors;
}

/** Rounds of a draft of the given kind under these settings; null when the league has no such draft. */
export function draftRounds(settings: LeagueSettings, type: 'general' | 'rookie', startup: boolean): number | null {
  if (type === 'rookie') {
    if (!settings.rookieDraftEnabled) return null;
    return startup ? settings.rookie_draft_startup_length : settings.rookie_draft_length;
  }
  return startup && settings.general_draft_startup_length !== null
    ? settings.general_draft_startup_length
    : settings.general_draft_length;
}
