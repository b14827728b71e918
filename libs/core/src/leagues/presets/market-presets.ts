import type { LeagueForm } from '../league.rules.js';
import { defaultOf } from '../settings.values.js';

/* Ready-made ways to pay for players in a new dynasty league. */

/** Each sets these fields of the form; `nhl` has their defaults. */
const CONTRACTS = {
  salaries: 'own',
  salary_cap: 200,
  cap_floor: 0,
  salary_minimum: 1,
  salary_step: 1,
  contract_signing: 'managers',
  sign_salary: 'minimum',
  draft_form: 'auction',
  auction_budget: 200,
  auction_minimum: 1,
  auction_raise: 1,
  free_agents: 'bids',
  protectionSheetsEnabled: false,
} as const satisfies Partial<LeagueForm>;

export const MARKET_PRESET_KEYS = ['nhl', 'contracts'] as const;
export type MarketPresetKey = (typeof MARKET_PRESET_KEYS)[number];

const FIELDS = Object.keys(CONTRACTS) as readonly (keyof typeof CONTRACTS)[];

function valuesOf(key: MarketPresetKey, { league_type, num_teams }: LeagueForm): Partial<LeagueForm> {
  if (key === 'contracts') return CONTRACTS;
  return Object.fromEntries(FIELDS.map((field) => [field, defaultOf(field, league_type, num_teams)]));
}

/** The preset that a form has; null for other ways to pay for players, and in redraft leagues. */
export const marketPresetOf = (form: LeagueForm): MarketPresetKey | null =>
  form.league_type === 'dynasty' && form.salaries === 'own'
    ? FIELDS.every((field) => form[field] === CONTRACTS[field])
      ? 'contracts'
      : null
    : form.draft_form === 'picks' && form.free_agents === 'picks'
      ? 'nhl'
      : null;

/** The form with a preset, and nothing else changed. */
export const withMarketPreset = (form: LeagueForm, key: MarketPresetKey): LeagueForm => ({
  ...form,
  ...valuesOf(key, form),
});
