import type { LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Refusal } from '@crease/core/result.js';
import { rosterRules, violationWords } from '@crease/core/teams/cap.rules.js';
import type { LimitKey } from '@crease/core/teams/position-limits.rules.js';
import { judgeShortages } from '@crease/core/teams/roster.rules.js';
import type { TradeTerms } from '@crease/core/trades/trade.model.js';
import { firstObjection, type Judgement } from '@crease/core/trades/trade.rules.js';
import type { ShownSide } from '@crease/core/trades/shown/shown.words.js';
import { shownSide } from '@crease/core/trades/trade.view.js';
import { namesOf } from '@crease/core/trades/asset.view.js';
import { notFound, RefusalError, unwrap } from '../platform/refusal.error.js';
import type { LoadedContext } from './trade-context.queries.js';
import type { NewsOf } from './trade.news.js';
import type { TradeRow } from './trade.queries.js';
import type { TradeLimits, TradeRules } from './trade.stored.js';
import { refusal } from './trades.refusals.js';

export const teamsOf = (terms: TradeTerms): string[] => terms.sides.map(({ team_id }) => team_id);

export function refuseOneTeam(terms: TradeTerms): void {
  if (terms.sides[0].team_id !== terms.sides[1].team_id) return;
  throw new RefusalError(refusal('sameTeam', { kind: 'invalid', field: 'sides' }));
}

/** Both sides as they are stored when they are shown. `wordSides` adds the words. */
export function sidesOf(terms: TradeTerms, { context, tradeTeams }: LoadedContext): [ShownSide, ShownSide] {
  const names = namesOf(context, (teamId) => tradeTeams.get(teamId)?.name);
  const view = (index: 0 | 1): ShownSide => {
    const tradeTeam = tradeTeams.get(terms.sides[index].team_id);
    if (!tradeTeam) throw notFound('team');
    return shownSide(terms.sides[index], tradeTeam, context, names);
  };
  return [view(0), view(1)];
}

/** The league's rules for trades, and the limits that both teams must meet. */
export function rulesOf({ league: { settings } }: Pick<LoadedContext, 'league'>): TradeRules {
  const { retentionEnabled, max_retention_perc, retention_slots, draftPickTradesAllowed, faTradesAllowed } = settings;
  const { salary_cap, max_roster_size, min_forwards, min_defense, min_goalies, ir_slots, rookie_bank_size } = settings;
  return {
    retentionEnabled,
    max_retention_perc,
    retention_slots,
    draftPickTradesAllowed,
    faTradesAllowed,
    salary_cap,
    max_roster_size,
    min_forwards,
    min_defense,
    min_goalies,
    ir_slots,
    rookie_bank_size,
    ...limitsOf((key) => settings[key] ?? 0),
  };
}

const limitsOf = (of: (key: LimitKey) => number): Record<LimitKey, number> => ({
  most_c: of('most_c'),
  most_lw: of('most_lw'),
  most_rw: of('most_rw'),
  most_d: of('most_d'),
  most_g: of('most_g'),
});

/** The milder of each limit at acceptance and now: a change since then may help a trade but never stops it. */
function milder(present: LeagueSettings, then: Partial<TradeLimits>): TradeLimits {
  const most = (key: 'salary_cap' | 'max_roster_size' | 'ir_slots') => Math.max(present[key], then[key] ?? 0);
  const least = (key: 'min_forwards' | 'min_defense' | 'min_goalies') =>
    Math.min(present[key], then[key] ?? present[key]);
  const bank = Math.max(present.rookie_bank_size ?? 0, then.rookie_bank_size ?? 0);
  return {
    salary_cap: most('salary_cap'),
    max_roster_size: most('max_roster_size'),
    ir_slots: most('ir_slots'),
    min_forwards: least('min_forwards'),
    min_defense: least('min_defense'),
    min_goalies: least('min_goalies'),
    ...limitsOf((key) => (present[key] && then[key] ? Math.max(present[key], then[key]) : 0)),
    rookie_bank_size: present.rookie_bank_size === null && (then.rookie_bank_size ?? null) === null ? null : bank,
  };
}

/**
 * The context for judging an accepted trade. Changes of settings since acceptance do not stop it (docs/rules.md,
 * Leagues). Teams and phase are the present ones. A draft that began meanwhile waits for the promised picks.
 */
export function asAccepted(
  present: LoadedContext,
  { state, trade_rules: allowed }: Pick<TradeRow, 'state' | 'trade_rules'>,
): LoadedContext {
  if (state === 'proposed') return present;
  const loaded = { ...present, context: { ...present.context, league: { ...present.context.league, agreed: true } } };
  if (allowed === null) return loaded;
  const picks = new Map([...loaded.context.picks].map(([id, pick]) => [id, { ...pick, drafting: false }]));
  const settings = { ...loaded.league.settings, ...allowed, ...milder(loaded.league.settings, allowed) };
  const rules = rosterRules(settings, loaded.league.phase);
  return {
    ...loaded,
    league: { ...loaded.league, settings, rules },
    context: { ...loaded.context, picks, league: { ...loaded.context.league, settings }, rules },
  };
}

export const newsOf = (row: TradeRow, shown: TradeRow['shown'] = row.shown): NewsOf => ({
  id: row.id,
  leagueId: row.league_id,
  proposerTeamId: row.proposer_team_id,
  recipientTeamId: row.recipient_team_id,
  shown,
});

export function refuseIllegal(judgement: Judgement, loaded: LoadedContext, override: boolean): void {
  const objection = objectionTo(judgement, loaded, override);
  if (objection) throw new RefusalError({ ...objection, field: 'sides' });
}

/**
 * Between seasons: refuses a trade after which one of the teams misses a roster minimum of the next season, unless the
 * caller confirms it.
 */
export function refuseShort(
  { sides }: Judgement,
  { tradeTeams }: LoadedContext,
  teamIds: readonly string[],
  confirmed: boolean | undefined,
): void {
  const short = sides
    .filter(({ teamId }) => teamIds.includes(teamId))
    .flatMap(({ teamId, violations }) =>
      violations
        .filter(({ coming }) => coming)
        .map((violation) => ({ team: tradeTeams.get(teamId)?.name ?? '', violation })),
    );
  unwrap(judgeShortages(short, confirmed === true));
}

export function objectionTo(judgement: Judgement, { tradeTeams }: LoadedContext, override: boolean): Refusal | null {
  return firstObjection(
    judgement,
    (teamId, violation) => violationWords(tradeTeams.get(teamId)?.name ?? '', violation),
    override,
  );
}
