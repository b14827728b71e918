import { draftName } from '@crease/core/draft/draft-name.words.js';
import {
  formOf,
  takesNothing,
  type JudgedSetting,
  type SettingsVerdict,
} from '@crease/core/settings/settings.rules.js';
import type { SettingsChange } from '@crease/core/settings/settings.schema.js';
import { type SettingKey, type SettingsState, rowOf } from '@crease/core/leagues/settings.values.js';
import { validateLeagueForm } from '@crease/core/leagues/form.rules.js';
import { hasSalaryBids, marketRules } from '@crease/core/free-agents/market/market.rules.js';
import { findPromisedBudget } from '../free-agents/market/budgets.queries.js';
import { findLots } from '../free-agents/market/lots.queries.js';
import { findNominations } from '../free-agents/ufa/ufa.queries.js';
import type { Db } from '../platform/database/database.js';
import { anyOf } from '../platform/database/sql.js';
import { findUnknownTimeZone } from '../platform/database/time-zones.js';
import { RefusalError } from '../platform/refusal.error.js';
import { refusal } from './settings.refusals.js';
import type { SettingsSnapshot } from './settings.service.js';

/** Refuses to change the rounds of a created draft, because its slots exist already. */
export async function refuseCreated(db: Db, { league }: SettingsSnapshot, keys: readonly SettingKey[]): Promise<void> {
  const types = keys.flatMap((key) => {
    const { picks } = rowOf(key);
    return picks === undefined || picks === 'ahead' ? [] : [picks];
  });
  const created = db
    .selectFrom('draft')
    .select(['name', 'built'])
    .where('league_id', '=', league.id)
    .where('season', '=', league.season)
    .where('kind', '<>', 'mock')
    .limit(1);
  const draft = await (
    keys.includes('rookieDraftEnabled') || keys.includes('rookies_drafted')
      ? created
      : created.where('type', '=', anyOf(types))
  ).executeTakeFirst();
  if (draft)
    throw new RefusalError(
      refusal('draftExists', {
        figures: { draft: draftName(draft) },
        ...(keys[0] === undefined ? {} : { field: keys[0] }),
      }),
    );
}

/** Settings that decide which picks an offer for a restricted free agent costs. */
const PRICES = new Set<SettingKey>(['rfa', 'salary_cap', 'rookieDraftEnabled']);

/**
 * Refuses to change what sealed offers cost while players are undecided, because their teams agreed to the present
 * price.
 */
export async function refusePriced(db: Db, snapshot: SettingsSnapshot, { parts, now }: SettingsVerdict): Promise<void> {
  const { league, phase, present } = snapshot;
  if (phase !== 'free-agency' || ![present.rfa, now.rfa].includes('compensation')) return;
  const changed = parts.find(
    ({ key, effect }) => effect === 'now' && (PRICES.has(key) || rowOf(key).picks !== undefined),
  );
  if (changed === undefined) return;
  const open = await db
    .selectFrom('restricted_agent')
    .select('player_id')
    .where('league_id', '=', league.id)
    .where('decided_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (open) throw new RefusalError(refusal('offersOpen', { field: changed.key }));
}

const isOfAuctions = (key: SettingKey): boolean =>
  key === 'free_agents' || key === 'ufa_days' || key.startsWith('bid_');

/** Settings that decide what pays a bid. A change would turn open bids into another kind of money. */
const FUNDS = new Set<SettingKey>(['free_agents', 'bid_funds', 'salaries']);
const SALARY_TERMS = new Set<SettingKey>(['salary_minimum', 'salary_step']);

/** Open bids keep what pays them, and their lowest amount and step. */
const changesBids = ({ key, before, after }: JudgedSetting, present: SettingsState): boolean =>
  FUNDS.has(key) ||
  (SALARY_TERMS.has(key) && hasSalaryBids(present)) ||
  (key === 'bid_minimum' && !takesNothing(key, before, after));

/**
 * Refuses in each phase what would change open bids, and lower budgets that pay for open auctions. Refuses changes of
 * auctions while free agency has some open or to come.
 */
export async function refuseAuctioned(db: Db, snapshot: SettingsSnapshot, { parts }: SettingsVerdict): Promise<void> {
  const { league, phase, present } = snapshot;
  const changes = parts.filter(({ effect }) => effect === 'now');
  const bids = changes.find((part) => changesBids(part, present));
  const changed =
    bids ??
    changes.find(({ key, before, after }) =>
      key === 'bid_budget' ? !takesNothing(key, before, after) : phase === 'free-agency' && isOfAuctions(key),
    );
  if (changed === undefined) return;
  const lots = await findLots(db, league.id);
  if (lots.length === 0 && bids !== undefined) await refuseSealed(db, league, bids.key);
  const nominations = await findNominations(db, league);
  if (lots.length === 0 && nominations === null) return;
  const figures = {
    names: lots.map(({ player_name }) => player_name),
    ends: lots.at(-1)?.ends_at ?? null,
    players: nominations?.players ?? 0,
    until: nominations?.until ?? null,
    timeZone: league.timeZone,
  };
  throw new RefusalError(refusal('auctionsOpen', { figures, field: changed.key }));
}

async function refuseSealed(db: Db, { id, timeZone }: SettingsSnapshot['league'], field: SettingKey): Promise<void> {
  const { until } = await db
    .selectFrom('bid')
    .select(({ fn }) => fn.max<Date | null>('run_at').as('until'))
    .where('league_id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (until !== null)
    throw new RefusalError(refusal('bidsOpen', { figures: { until: until.toISOString(), timeZone }, field }));
}

/** Refuses to end the budgets while a trade promises some of them. */
export async function refusePromised(
  db: Db,
  { league, present }: SettingsSnapshot,
  { parts, now }: SettingsVerdict,
): Promise<void> {
  if (marketRules(present)?.funds !== 'budget' || marketRules(now)?.funds === 'budget') return;
  const field = parts.find(({ key, effect }) => effect === 'now' && FUNDS.has(key))?.key;
  const promise = await findPromisedBudget(db, league);
  if (promise === undefined) return;
  const { amount, team, other, conditional } = promise;
  const name = conditional ? 'budgetPromised.condition' : 'budgetPromised';
  throw new RefusalError(
    refusal(name, { figures: { amount, team, other }, ...(field === undefined ? {} : { field }) }),
  );
}

export const namedWrongly = (
  { type, present }: SettingsSnapshot,
  name: SettingsChange['league_name'],
): ReturnType<typeof validateLeagueForm> => {
  if (name === undefined) return {};
  const { league_name: message } = validateLeagueForm(formOf(type, name, present));
  return message === undefined ? {} : { league_name: message };
};

export async function requireTimeZone(db: Db, timeZone: string): Promise<void> {
  const zone = await findUnknownTimeZone(db, [timeZone]);
  if (zone !== null)
    throw new RefusalError(
      refusal('timeZoneUnknown', { kind: 'invalid', figures: { zone: zone.slice(0, 60) }, field: 'time_zone' }),
    );
}
