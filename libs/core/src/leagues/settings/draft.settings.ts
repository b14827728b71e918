import { LOSS_LIMITS } from '../drafts/loss-limits.js';
import type { SettingRows } from '../setting.model.js';
import { MOST_PLAYERS } from './roster.settings.js';

const MOST_ROUNDS = 60;

const MOST_TEAMS = 32;

/** A change waits while an order may follow from it. */
const LOTTERY = { section: 'draft', unit: 'count', eases: 'never', later: true, rule: 'lottery' } as const;

const ROUNDS = { section: 'draft', unit: 'count', eases: 'up', max: MOST_ROUNDS } as const;

const MORE_ROUNDS = { ...ROUNDS, later: true, default: 0 } as const;

const TAKING_LIMITS = { section: 'draft', unit: 'count', eases: 'never', later: true, max: MOST_PLAYERS } as const;

const OF_ROOKIES = { only: 'dynasty', under: 'rookieDraftEnabled' } as const;

/** The order of a further draft. A change waits while a draft is prepared. */
const ORDER = { section: 'draft', unit: 'choice', eases: 'never', later: true, default: 'table' } as const;

const ORDERS = ['table', 'best', 'lottery', 'random', 'rookie', 'general'] as const;

/** A lottery is about the season before. */
const ORDERS_IN_SEASON = ['table', 'best', 'random', 'rookie', 'general'] as const;

export const DRAFT = {
  general_draft_length: {
    ...ROUNDS,
    picks: 'general',
    default: { dynasty: 10, redraft: 20 },
    min: 1,
    rule: 'draftLength',
  },
  general_draft_startup_length: {
    ...ROUNDS,
    eases: 'always',
    only: 'dynasty',
    once: 'startup',
    picks: 'general',
    default: 20,
    min: 1,
    rule: 'draftLength',
  },
  rookieDraftEnabled: {
    section: 'draft',
    unit: 'switch',
    eases: 'never',
    only: 'dynasty',
    picks: 'rookie',
    default: true,
    emptied: true,
    rule: 'rookieDraftFirst',
  },
  rookies_drafted: {
    ...OF_ROOKIES,
    section: 'draft',
    unit: 'choice',
    eases: 'never',
    picks: 'rookie',
    later: true,
    default: 'apart',
    options: ['apart', 'general'],
    rule: 'rookieDraftFirst',
  },
  rookie_draft_length: { ...ROUNDS, ...OF_ROOKIES, picks: 'rookie', default: 4, min: 1, rule: 'rookieDraftFirst' },
  rookie_draft_startup_length: {
    ...ROUNDS,
    ...OF_ROOKIES,
    eases: 'always',
    once: 'startup',
    picks: 'rookie',
    default: 10,
    rule: 'rookieDraftFirst',
  },
  rookie_class: {
    ...OF_ROOKIES,
    section: 'draft',
    unit: 'switch',
    eases: 'never',
    later: true,
    default: false,
    emptied: false,
    rule: { section: 'drafts' },
  },
  midseason_rounds: { ...MORE_ROUNDS, picks: 'mid-season', rule: 'midseasonDraft' },
  midseason_order: { ...ORDER, options: ORDERS_IN_SEASON, rule: 'midseasonDraft' },
  steal_rounds: { ...MORE_ROUNDS, only: 'dynasty', picks: 'steal', rule: 'stealDraft' },
  steal_protected: { ...TAKING_LIMITS, only: 'dynasty', default: LOSS_LIMITS.steal.protects, rule: 'stealDraft' },
  steal_most_lost: {
    ...TAKING_LIMITS,
    only: 'dynasty',
    default: LOSS_LIMITS.steal.most,
    atZero: true,
    rule: 'stealDraft',
  },
  steal_order: { ...ORDER, only: 'dynasty', options: ORDERS, rule: 'stealDraft' },
  waiver_draft_rounds: { ...MORE_ROUNDS, picks: 'waiver', rule: 'waiverDraft' },
  waiver_draft_protected: { ...TAKING_LIMITS, default: LOSS_LIMITS.waiver.protects, rule: 'waiverDraft' },
  waiver_draft_most_lost: { ...TAKING_LIMITS, default: LOSS_LIMITS.waiver.most, atZero: true, rule: 'waiverDraft' },
  waiver_draft_order: { ...ORDER, options: ORDERS_IN_SEASON, rule: 'waiverDraft' },
  expansion_rounds: { ...MORE_ROUNDS, only: 'dynasty', rule: 'expansionDraft' },
  expansion_protected: {
    ...TAKING_LIMITS,
    only: 'dynasty',
    default: LOSS_LIMITS.expansion.protects,
    rule: 'expansionDraft',
  },
  expansion_most_lost: {
    ...TAKING_LIMITS,
    only: 'dynasty',
    default: LOSS_LIMITS.expansion.most,
    atZero: true,
    rule: 'expansionDraft',
  },
  class_rounds: { ...MORE_ROUNDS, ...OF_ROOKIES, picks: 'class', rule: 'classDraft' },
  class_years: {
    ...OF_ROOKIES,
    section: 'draft',
    unit: 'count',
    eases: 'never',
    later: true,
    default: 0,
    max: 5,
    rule: 'classDraft',
  },
  class_order: { ...ORDER, ...OF_ROOKIES, options: ORDERS, rule: 'classDraft' },
  lottery_teams: { ...LOTTERY, default: 3, atZero: true, max: MOST_TEAMS },
  lottery_draws: { ...LOTTERY, default: 0, atZero: true, max: MOST_TEAMS },
  lottery_rise: { ...LOTTERY, default: 0, atZero: true, max: MOST_TEAMS },
  lottery_fall: { ...LOTTERY, default: 0, atZero: true, max: MOST_TEAMS },
  rookie_bank_size: {
    ...OF_ROOKIES,
    section: 'farm',
    unit: 'count',
    eases: 'up',
    default: 10,
    min: 1,
    max: MOST_PLAYERS,
    rule: 'rookieBank',
  },
} as const satisfies SettingRows;

/** The setting with the rounds of the additional draft that a setting is about; undefined for others. */
export function roundsOfDraft(key: string): string | undefined {
  const rounds = key.replace(/_(?:protected|most_lost|order|years)$/, '_rounds');
  return rounds !== key && Object.hasOwn(DRAFT, rounds) ? rounds : undefined;
}
