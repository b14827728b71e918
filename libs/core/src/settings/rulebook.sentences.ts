import { SALARY_REFUSALS, SIGNING_REFUSALS } from '../contracts/contract.values.js';
import { hasBids } from '../free-agents/market/market.rules.js';
import { ufaDays } from '../free-agents/ufa/ufa.rules.js';
import { lotteryRules } from '../draft/order/lottery.rules.js';
import { holdsRookieDraft, orderRule } from '../leagues/drafts/draft.table.js';
import { farmRules } from '../leagues/farm.rules.js';
import { lineupRules } from '../leagues/lineup.rules.js';
import type { LeagueType, RuleSectionId } from '../leagues/setting.model.js';
import { settingWords } from '../leagues/settings/setting-words.js';
import {
  applies,
  rowOf,
  SETTING_KEYS,
  stateOf,
  type LeagueSettings,
  type NamedRule,
  type SettingKey,
} from '../leagues/settings.values.js';
import type { Language } from '../locale.js';
import { priceRules } from '../teams/keepers/keeper-price.rules.js';
import { POSITION_LIMIT_RULE, positionLimits } from '../teams/position-limits.rules.js';
import { OWN_TRADE_REVIEW_HOURS } from '../trades/veto.rules.js';
import { inLanguages } from '../words.js';
import { RULEBOOK } from './rulebook.words.en.js';
import { RULEBOOK as RULEBOOK_FR } from './rulebook.words.fr.js';

export const ruleWordsIn = inLanguages({ en: RULEBOOK, fr: RULEBOOK_FR });
export type RuleWords = ReturnType<typeof ruleWordsIn>;

/** Input of the rulebook: a league's settings, type and time zone. `LeagueView` matches it. */
export type RulebookLeague = LeagueSettings & { readonly league_type: LeagueType; readonly time_zone: string };

export interface Rule {
  /** Anchor for links: the name of the refusal that the rule explains best. Unique within a rulebook. */
  readonly anchor: string;
  readonly text: string;
  /** Every refusal that the rule explains, including the anchor. */
  readonly explains: readonly string[];
}

export const rule = (anchor: string, text: string, ...more: readonly string[]): Rule => ({
  anchor,
  text,
  explains: [anchor, ...more],
});

/**
 * Rules that depend on several settings or on more than settings. Compilation fails when a row of the table names a
 * rule that is missing here.
 */
export const SENTENCES: Readonly<Record<NamedRule, (league: RulebookLeague, t: RuleWords) => Rule>> = {
  timeZone: ({ num_teams: teams, time_zone: zone }, t) => rule('timeZone', t.timeZone({ teams, zone })),

  format: (league, t) => rule('format', t.format(league)),
  playoffs: (league, t) => rule('playoffs', t.playoffs(league), 'playoffOut'),

  tradeDeadline: (league, t) => rule('tradeDeadline', t.tradeDeadline(league)),

  goalieGames: (league, t) => rule('goalieGames', t.goalieGames(league)),

  periodAdds: (league, t) => rule('periodAdds', t.periodAdds(league)),

  bids: (league, t) =>
    rule(
      'bids',
      t.bids(league),
      ...(hasBids(league)
        ? [
            'belowMinimumBid',
            'overBudget',
            'overSpace',
            'soldByBid',
            'bidDecided',
            'bidsUnderway',
            'gameStarted',
            'bidOnly',
            'budgetTooSmall',
            'budgetNotTradable',
            'leadingBids',
          ]
        : ['weeklyPicks']),
    ),

  onWaivers: (league, t) =>
    rule('onWaivers', t.waivers(league), 'notOnWaivers', ...(hasBids(league) ? [] : ['claimDecided', 'claimsChanged'])),

  minimums: ({ min_forwards: forwards, min_defense: defense, min_goalies: goalies }, t) =>
    rule('minimums', t.minimums({ forwards, defense, goalies }), 'minimumForwards', 'minimumDefense', 'minimumGoalies'),

  positionLimits: (league, t) =>
    rule(
      'positionLimits',
      t.positionLimits({ limits: positionLimits(league) }),
      ...Object.values(POSITION_LIMIT_RULE),
      'positionFull',
    ),

  irSlots: ({ ir_slots: slots }, t) =>
    rule('irSlots', t.injuredReserve({ slots }), ...(slots === 0 ? ['notInjured'] : [])),

  rookieBank: ({ rookie_bank_size: size }, t) =>
    size === null ? rule('noRookieBank', t.noRookieBank) : rule('rookieBank', t.rookieBank({ size }), 'rookieBankFull'),

  tooOld: (league, t) =>
    rule(
      'tooOld',
      t.rookies(league),
      'notDraftedOrSigned',
      'birthDateUnknown',
      'tooManyGamesInOneSeason',
      'tooManyGames',
      'tooManyGamesInTwoSeasons',
    ),

  deadCap: (league, t) => rule('deadCap', t.deadCap(stateOf(league))),

  leagueSalaries: (league, t) => rule('leagueSalaries', t.leagueSalaries(stateOf(league)), ...SALARY_REFUSALS),

  contractSigning: (league, t) => rule('contractSigning', t.contractSigning(league), ...SIGNING_REFUSALS),

  rfa: (league, t) => rule('rfa', t.rfa(stateOf(league)), 'offersOver', 'agentsOpen'),

  ufa: (league, t) =>
    rule(
      'ufa',
      t.ufa(stateOf(league)),
      ...(ufaDays(stateOf(league)) === null
        ? []
        : ['notUnrestricted', 'nominationsOver', 'lotsOpen', 'nominationsOpen']),
    ),

  capPlaces: (league, t) => {
    const { farmOnCap, ir_relief: relief } = stateOf(league);
    return rule('capPlaces', t.capPlaces({ farmOnCap, bank: league.rookie_bank_size !== null, relief }));
  },

  notARookie: (league, t) =>
    rule(
      'notARookie',
      t.sentDown({ veterans: stateOf(league).farm_veterans ?? 0, how: farmRules(league)?.sendDown ?? 'free' }),
      'farmVeterans',
      'broughtUp',
      'waiversRest',
    ),

  mustComeUp: (league, t) => {
    const { farm_call_up_games: games, farm_call_up_days: days, ...state } = stateOf(league);
    if ((games ?? 0) === 0) return rule('mustComeUp', t.staysInBank);
    const ofLeague = state.farm_call_up_counts === 'league';
    return rule(
      'mustComeUp',
      t.mustComeUp({ games: games ?? 0, days: days ?? 0, alone: state.farmCallUpAlone, ofLeague }),
      'playedTooMuch',
    );
  },

  lineups: (league, t) => {
    const rules = lineupRules(stateOf(league));
    const refusals = [
      'lineupLocked',
      'lineupPlaceLocked',
      'lineupNotThen',
      'lineupFit',
      'lineupChanges',
      'lineupBegin',
    ];
    return rule('lineups', t.lineups({ rules }), ...(rules === null ? [] : refusals));
  },

  classDraft: (league, t) => {
    const order = orderRule('class', league) ?? 'table';
    const { class_rounds: rounds, class_years: years } = league;
    return rule('classDraft', t.classDraft({ rounds: rounds ?? 0, years: years ?? 0, order }), 'classFirst');
  },

  midseasonDraft: (league, t) => {
    const order = orderRule('mid-season', league) ?? 'table';
    return rule('midseasonDraft', t.midseasonDraft({ rounds: league.midseason_rounds ?? 0, order }));
  },

  stealDraft: (league, t) => rule('stealDraft', t.takingDraft('steal', league)),
  expansionDraft: (league, t) => rule('expansionDraft', t.takingDraft('expansion', league)),
  waiverDraft: (league, t) => rule('waiverDraft', t.takingDraft('waiver', league)),

  lottery: (league, t) => rule('lottery', t.lottery(lotteryRules(league)), 'noLottery'),

  auction: (league, t) =>
    rule('auction', t.auction(league), 'auctionOnly', 'bidTooHigh', 'bidTooLow', 'bidOffStep', 'lotSold'),

  draftLength: ({ league_type: type, general_draft_length: yearly, general_draft_startup_length: startup }, t) =>
    rule('draftLength', t.draftLength({ yearly, startup: type === 'redraft' ? null : startup })),

  rookieDraftFirst: ({ rookie_draft_length: yearly, rookie_draft_startup_length: startup, ...league }, t) =>
    rule(
      'rookieDraftFirst',
      holdsRookieDraft(league)
        ? t.rookieDraft({ yearly: yearly ?? 0, startup })
        : league.rookieDraftEnabled
          ? t.rookiesInGeneralDraft
          : t.noRookieDraft,
    ),

  picksNotTradable: (league, t) =>
    rule(
      'picksNotTradable',
      league.league_type === 'redraft'
        ? t.picksOfRedraft
        : league.draftPickTradesAllowed
          ? t.picks({ ahead: stateOf(league).pick_seasons ?? 0 })
          : t.noPicks,
      'pickTooFar',
      'pickNotOwned',
    ),

  reviewOver: (league, t) =>
    rule(
      'reviewOver',
      t.review({ hours: stateOf(league).trade_review_hours, ownHours: OWN_TRADE_REVIEW_HOURS }),
      'commissionerDecides',
      'ownTrade',
    ),

  tradedAtOnce: (league, t) =>
    rule(
      'tradedAtOnce',
      stateOf(league).draft_trades_at_once ? t.tradedAtOnce : t.reviewedInDraft,
      'ownReversal',
      'tradedPickUsed',
    ),

  retentionPercent: ({ league_type: type, max_retention_perc: percent }, t) =>
    rule('retentionPercent', t.retention({ percent: percent ?? 0, type })),

  protectionLimit: (league, t) => {
    const state = stateOf(league);
    if (state.keeper_kind === 'dollars' || state.keeper_kind === null)
      return rule(
        'protectionLimit',
        t.keepersByDollars({ limit: league.protection_sheet_limit ?? 0, ir: state.keepers_ir ?? 0 }),
      );
    return rule(
      'protectionLimit',
      t.keepersByNumber(state),
      'keepers',
      'keeperPick',
      'keeperRound',
      'keepersInDraft',
      'keepersOpen',
      'noBench',
      'keeperForwards',
      'keeperDefense',
      'keeperGoalies',
    );
  },

  keeperPrices: (league, t) => rule('keeperPrices', t.keeperPrices({ rules: priceRules(league) }), 'keeperBudget'),

  keeperYears: (league, t) => {
    const { keeper_years: years, keeper_years_total: total } = stateOf(league);
    return rule('keeperYears', t.keeperYears({ years: years ?? 0, total: total ?? 0 }), 'keeperYearsTotal');
  },

  protectedMinimums: (league, t) =>
    rule(
      'protectedMinimums',
      t.protectedMinimums({
        forwards: league.min_forwards_protected ?? 0,
        defense: league.min_defense_protected ?? 0,
        goalies: league.min_goalies_protected ?? 0,
      }),
      'protectedForwards',
      'protectedDefense',
      'protectedGoalies',
    ),

  protectionBench: ({ protection_bench_size: size, protection_sheet_bench: amount }, t) =>
    rule('protectionBench', t.protectionBench({ size: size ?? 0, amount: amount ?? 0 }), 'protectionBenchSize'),
};

/**
 * Anchors of single-setting rules that have a place within their section. Other single-setting rules come at the
 * section's end, with their key as anchor.
 */
const PLACED: Partial<Record<SettingKey, string>> = {
  ir_return_days: 'irOverdue',
  salary_cap: 'cap',
  max_roster_size: 'rosterSize',
  maxPickupsPerWeek: 'noFaPick',
  faTradesAllowed: 'faPicksNotTradable',
  scoring: 'scoring',
  draft_time_bank: 'timeBank',
  missed_pick: 'missedPick',
  retention_slots: 'retentionSlots',
  retention_days: 'retainedTooSoon',
};

/** The single-setting rule of a row; empty when the league does not have the setting. */
export function ownRule(league: RulebookLeague, key: SettingKey, language: Language): Rule[] {
  const { rule: own } = rowOf(key);
  if (typeof own === 'string' || !applies(key, league.league_type, { ...league })) return [];
  // `says` only accepts values of the row's unit.
  const says = settingWords(key, language).says as (value: unknown) => string;
  const text = says(stateOf(league)[key]);
  return [rule(PLACED[key] ?? key, text, ...(own.explains ?? []))];
}

export const furtherRules = (league: RulebookLeague, section: RuleSectionId, language: Language): Rule[] =>
  SETTING_KEYS.flatMap((key) => {
    const { rule: own } = rowOf(key);
    return typeof own === 'string' || own.section !== section || PLACED[key] !== undefined
      ? []
      : ownRule(league, key, language);
  });
