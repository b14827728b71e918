import type { LeagueForm } from '../league.rules.js';
import { defaultOf } from '../settings.values.js';

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

/** The keeper pool of Quebec. Its points are the scoring set of the same name. */
const QUEBEC = {
  salaries: 'nhl',
  draft_form: 'picks',
  free_agents: 'picks',
  protectionSheetsEnabled: true,
  keeper_kind: 'number',
  keepers: 10,
  rookieDraftEnabled: true,
  rookie_bank_size: 10,
} as const satisfies Partial<LeagueForm>;

/** The fields that each sets; all other fields of these presets have their defaults. */
const OWN: Readonly<Record<MarketPresetKey, Partial<LeagueForm>>> = { nhl: {}, quebec: QUEBEC, contracts: CONTRACTS };

export const MARKET_PRESET_KEYS = ['nhl', 'quebec', 'contracts'] as const;
export type MarketPresetKey = (typeof MARKET_PRESET_KEYS)[number];

const FIELDS = [...new Set(Object.values(OWN).flatMap((fields) => Object.keys(fields)))] as (keyof typeof CONTRACTS &
  keyof typeof QUEBEC)[];

const isIn = (form: LeagueForm, fields: Partial<LeagueForm>): boolean =>
  Object.entries(fields).every(([field, value]) => form[field as keyof LeagueForm] === value);

/** The preset that a form has; null for other ways to pay for players, and in redraft leagues. */
export function marketPresetOf(form: LeagueForm): MarketPresetKey | null {
  const own = form.league_type === 'dynasty' ? (['contracts', 'quebec'] as const) : [];
  const found = own.find((key) => isIn(form, OWN[key]));
  if (found !== undefined) return found;
  return form.salaries !== 'own' && form.draft_form === 'picks' && form.free_agents === 'picks' ? 'nhl' : null;
}

export const withMarketPreset = (form: LeagueForm, key: MarketPresetKey): LeagueForm => ({
  ...form,
  ...Object.fromEntries(FIELDS.map((field) => [field, defaultOf(field, form.league_type, form.num_teams)])),
  ...OWN[key],
});
