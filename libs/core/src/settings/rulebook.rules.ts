import { playoffRules } from '../competition/formats/playoff-settings.rules.js';
import { hasBids } from '../free-agents/market/market.rules.js';
import { OFFSEASON_CAP_PERCENT } from '../teams/cap.rules.js';
import { IR_STATUSES } from '../teams/team.model.js';
import { RETENTION_LIMITS } from '../teams/retention.values.js';
import { TRADE_LIMITS } from '../trades/trade.model.js';
import { LEAST_VOTERS } from '../trades/veto.rules.js';
import {
  furtherRules,
  ownRule,
  rule,
  ruleWordsIn,
  SENTENCES,
  type Rule,
  type RulebookLeague,
} from './rulebook.sentences.js';
import { isInMatchups, isInRoto } from '../leagues/formats.js';
import { nameOf } from '../leagues/settings/setting-words.js';
import { applies, rowOf, SETTING_KEYS, stateOf, type SettingKey } from '../leagues/settings.values.js';
import type { Language } from '../locale.js';
import { valueWords } from './settings.words.js';
import type { RuleSectionId } from '../leagues/setting.model.js';

export type { Rule, RulebookLeague } from './rulebook.sentences.js';

export interface RuleSection {
  /** Stable id, independent of the settings. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

type Section = RuleSection & { readonly id: RuleSectionId };

/**
 * A league's rulebook, generated from its settings and the limits that the server enforces. Rules of disabled features
 * are omitted or say that the feature is off. Refusals link to the rule they apply (`ruleFor`).
 */
export function rulebook(league: RulebookLeague, language: Language): RuleSection[] {
  return [
    seasonRules(league, language),
    capRules(league, language),
    rosterRulesInWords(league, language),
    freeAgentRules(league, language),
    pointRules(league, language),
    draftRules(league, language),
    tradeRules(league, language),
    ...protectionRules(league, language),
  ].map((section) => ({ ...section, rules: [...section.rules, ...furtherRules(league, section.id, language)] }));
}

/** The rule that a refusal applies; null when no rule of this league explains it. */
export function ruleFor(league: RulebookLeague, refusal: string, language: Language): Rule | null {
  for (const section of rulebook(league, language))
    for (const one of section.rules) if (one.explains.includes(refusal)) return one;
  return null;
}

export interface SettingInRules {
  readonly key: SettingKey;
  /** 'Hours on waivers' */
  readonly label: string;
  /** '48 hours' */
  readonly value: string;
  /** Anchor of the rule; null where the rulebook of this league lacks it. */
  readonly anchor: string | null;
}

/** All settings, by the names and values that people search for. */
export function settingsInRules(league: RulebookLeague, language: Language): SettingInRules[] {
  const state = stateOf(league);
  const rules = rulebook(league, language).flatMap((section) => section.rules);
  return SETTING_KEYS.filter((key) => applies(key, league.league_type, { ...league })).map((key) => {
    const { rule: said } = rowOf(key);
    const asked = typeof said === 'string' ? said : (ownRule(league, key, language)[0]?.anchor ?? key);
    const found =
      rules.find(({ anchor }) => anchor === asked) ?? rules.find(({ explains }) => explains.includes(asked)) ?? null;
    return {
      key,
      label: nameOf(key, language),
      value: valueWords(key, state[key], language),
      anchor: found?.anchor ?? null,
    };
  });
}

function seasonRules(league: RulebookLeague, language: Language): Section {
  const t = ruleWordsIn(language);
  return {
    id: 'league',
    title: t.sections.league,
    rules: [
      rule('leagueType', league.league_type === 'dynasty' ? t.dynasty : t.redraft),
      SENTENCES.timeZone(league, t),
      rule(
        'wrongPhase',
        t.phases({ sheets: league.protectionSheetsEnabled }),
        'teamsIllegal',
        'seasonNotOver',
        'draftMissing',
        'sheetsOpen',
      ),
      rule(
        'settingsFixed',
        t.settings({ periods: periodsOf(league) }),
        'settingsChanged',
        'illegalTeamsChanged',
        'draftExists',
        'picksTraded',
      ),
      rule('somethingFollowed', t.takeBack, 'otherChange'),
      rule('commissionerOnly', t.override, 'overrideReason', 'forbidden'),
    ],
  };
}

/** The part of a season that has periods, for which settings wait; null without periods. */
const periodsOf = (league: RulebookLeague) =>
  isInMatchups(league) ? 'matchups' : playoffRules(league, league.num_teams) === null ? null : 'rounds';

function capRules(league: RulebookLeague, language: Language): Section {
  const t = ruleWordsIn(language);
  return {
    id: 'cap',
    title: t.sections.cap,
    rules: [
      ...ownRule(league, 'salary_cap', language),
      SENTENCES.leagueSalaries(league, t),
      SENTENCES.contractSigning(league, t),
      SENTENCES.rfa(league, t),
      SENTENCES.ufa(league, t),
      SENTENCES.capPlaces(league, t),
      rule('judgeMove', t.legalMoves),
      ...(league.salaries === 'own' ? [] : [rule('estimated', t.estimated)]),
      rule('laterCap', t.laterCap),
      rule('offseasonCap', t.offseasonCap({ percent: OFFSEASON_CAP_PERCENT })),
      SENTENCES.deadCap(league, t),
    ],
  };
}

function rosterRulesInWords(league: RulebookLeague, language: Language): Section {
  const t = ruleWordsIn(language);
  return {
    id: 'rosters',
    title: t.sections.rosters,
    rules: [
      ...ownRule(league, 'max_roster_size', language),
      SENTENCES.minimums(league, t),
      SENTENCES.positionLimits(league, t),
      SENTENCES.irSlots(league, t),
      ...(league.ir_slots === 0
        ? []
        : [
            rule('notInjured', t.injured({ statuses: IR_STATUSES })),
            rule('healthyOnIr', t.healthyOnIr),
            ...ownRule(league, 'ir_return_days', language),
          ]),
      SENTENCES.rookieBank(league, t),
      ...(league.rookie_bank_size === null
        ? []
        : [rule('graduation', t.graduation), SENTENCES.notARookie(league, t), SENTENCES.mustComeUp(league, t)]),
      rule('draftRunning', t.draftRunning),
      rule('frozen', t.frozen),
    ],
  };
}

function freeAgentRules(league: RulebookLeague, language: Language): Section {
  const t = ruleWordsIn(language);
  return {
    id: 'free-agents',
    title: t.sections['free-agents'],
    rules: [
      rule('notInSeason', t.adds, 'comingMinimum'),
      SENTENCES.bids(league, t),
      ...ownRule(league, 'maxPickupsPerWeek', language),
      ...ownRule(league, 'faTradesAllowed', language),
      ...(hasBids(league) ? [] : [rule('faPenalty', t.penalty)]),
      SENTENCES.onWaivers(league, t),
      rule('playerTaken', t.oneTeam({ bids: hasBids(league) }), 'alreadyHere'),
      SENTENCES.periodAdds(league, t),
    ],
  };
}

function pointRules(league: RulebookLeague, language: Language): Section {
  const t = ruleWordsIn(language);
  const hasPlayoffs = periodsOf(league) !== null;
  return {
    id: 'points',
    title: t.sections.points,
    rules: [
      SENTENCES.format(league, t),
      SENTENCES.playoffs(league, t),
      ...ownRule(league, 'scoring', language),
      SENTENCES.lineups(league, t),
      rule('activeDays', t.activeDays),
      rule('onePointsSource', t.pointsSource),
      rule('champion', hasPlayoffs ? t.championOfPlayoffs : isInRoto(league) ? t.championOfRoto : t.championOfPoints),
      SENTENCES.goalieGames(league, t),
      rule('playoffPoints', t.nhlPlayoffPoints),
    ],
  };
}

function draftRules(league: RulebookLeague, language: Language): Section {
  const t = ruleWordsIn(language);
  const dynasty = league.league_type === 'dynasty';
  return {
    id: 'drafts',
    title: t.sections.drafts,
    rules: [
      SENTENCES.draftLength(league, t),
      SENTENCES.auction(league, t),
      SENTENCES.rookieDraftFirst(league, t),
      ...(league.rookieDraftEnabled ? [SENTENCES.tooOld(league, t)] : []),
      rule('draftOrder', dynasty ? t.draftOrder : t.snakeOrder),
      ...(league.rookieDraftEnabled ? [SENTENCES.classDraft(league, t)] : []),
      SENTENCES.lottery(league, t),
      ...(dynasty ? [SENTENCES.stealDraft(league, t), SENTENCES.expansionDraft(league, t)] : []),
      SENTENCES.waiverDraft(league, t),
      SENTENCES.midseasonDraft(league, t),
      rule('conditionOpen', t.pickOwners),
      rule('minimumsOutOfReach', t.legalPicks, 'playerNotInPool'),
      rule(
        'notYourTurn',
        t.timeOut({ automatic: stateOf(league).missed_pick === 'automatic' }),
        'pickMoved',
        'draftPaused',
      ),
      ...ownRule(league, 'draft_time_bank', language),
      ...ownRule(league, 'missed_pick', language),
    ],
  };
}

function tradeRules(league: RulebookLeague, language: Language): Section {
  const t = ruleWordsIn(language);
  const { days } = TRADE_LIMITS;
  return {
    id: 'trades',
    title: t.sections.trades,
    rules: [
      SENTENCES.picksNotTradable(league, t),
      rule('assetGone', t.legalTrades, 'playerMoved', 'offerChanged', 'notOnTeam'),
      rule('offerExpired', t.offerDays({ min: days.min, max: days.max, usual: days.default }), 'wrongTradeState'),
      SENTENCES.reviewOver(league, t),
      SENTENCES.tradeDeadline(league, t),
      ...(league.league_type === 'dynasty' && league.draftPickTradesAllowed ? [SENTENCES.tradedAtOnce(league, t)] : []),
      ...(league.retentionEnabled
        ? [
            SENTENCES.retentionPercent(league, t),
            ...ownRule(league, 'retention_slots', language),
            ...ownRule(league, 'retention_days', language),
            rule(
              'retainedTooMuch',
              t.retainers({ teams: RETENTION_LIMITS.perContract, percent: RETENTION_LIMITS.totalPercent }),
              'retainedTwice',
              'retentionTwice',
              'retentionDollars',
              'retainedOverWhole',
            ),
            rule('retainedPlayer', t.retainedPlayer({ days: RETENTION_LIMITS.reacquireDays }), 'retainedBefore'),
          ]
        : [rule('retentionOff', t.noRetention)]),
      rule(
        'conditionTwice',
        t.conditions({ voters: LEAST_VOTERS }),
        'conditionPast',
        'conditionTooFar',
        'conditionSeason',
        'conditionTeam',
        'conditionWrongAsset',
        'conditionAfterExpiry',
        'conditionSettled',
        'ownCondition',
        'conditionVote',
      ),
    ],
  };
}

function protectionRules(league: RulebookLeague, language: Language): Section[] {
  if (!league.protectionSheetsEnabled) return [];
  const t = ruleWordsIn(language);
  const byNumber = league.keeper_kind === 'number' || league.keeper_kind === 'round';
  const irApart = Boolean(stateOf(league).keepers_ir);
  return [
    {
      id: 'protection',
      title: t.sections.protection,
      rules: [
        SENTENCES.protectionLimit(league, t),
        SENTENCES.protectedMinimums(league, t),
        ...(byNumber ? [] : [SENTENCES.protectionBench(league, t)]),
        SENTENCES.keeperPrices(league, t),
        SENTENCES.keeperYears(league, t),
        rule('sheetBankPlayer', t.safeBank({ irCounts: irApart ? (byNumber ? null : 'others') : 'all' })),
        rule('sheetsClosed', t.privateSheets, 'notInProtection', 'sheetNotOnTeam', 'sheetTwice'),
        rule('deadlineSoon', t.deadline, 'deadlineMissing', 'deadlinePast', 'deadlineFar'),
        rule('releasedTaken', t.reopening, 'sheetsNotLocked'),
        rule('released', t.released),
      ],
    },
  ];
}
