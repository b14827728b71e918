import { LOSS_LIMITS } from '../drafts/loss-limits.js';
import type { SettingRows } from '../setting.model.js';
import { MOST_PLAYERS } from './roster.settings.js';

const MOST_ROUNDS = 60;

/** Most teams that a league has. */
const MOST_TEAMS = 32;

/** A change waits while an order may follow from it. */
const LOTTERY = {
  section: 'draft',
  unit: 'count',
  eases: 'never',
  later: true,
  rule: 'lottery',
} as const;

/** Rounds of a draft from other teams' rosters; none by default. */
const TAKING_ROUNDS = {
  section: 'draft',
  unit: 'count',
  eases: 'up',
  later: true,
  max: MOST_ROUNDS,
} as const;

const TAKING_LIMITS = {
  section: 'draft',
  unit: 'count',
  eases: 'never',
  later: true,
  max: MOST_PLAYERS,
} as const;

/** The order of a further draft. A change waits while a draft is prepared. */
const ORDER = { section: 'draft', unit: 'choice', eases: 'never', later: true, default: 'table' } as const;

const ORDERS = ['table', 'best', 'lottery', 'random', 'rookie', 'general'] as const;

/** A lottery is about the season before. */
const ORDERS_IN_SEASON = ['table', 'best', 'random', 'rookie', 'general'] as const;

export const DRAFT = {
  general_draft_length: {
    section: 'draft',
    unit: 'count',
    eases: 'up',
    picks: 'general',
    default: { dynasty: 10, redraft: 20 },
    min: 1,
    max: MOST_ROUNDS,
    rule: 'draftLength',
  },
  general_draft_startup_length: {
    section: 'draft',
    unit: 'count',
    eases: 'always',
    only: 'dynasty',
    once: 'startup',
    picks: 'general',
    default: 20,
    min: 1,
    max: MOST_ROUNDS,
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
    section: 'draft',
    unit: 'choice',
    eases: 'never',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    picks: 'rookie',
    later: true,
    default: 'apart',
    options: ['apart', 'general'],
    rule: 'rookieDraftFirst',
  },
  rookie_draft_length: {
    section: 'draft',
    unit: 'count',
    eases: 'up',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    picks: 'rookie',
    default: 4,
    min: 1,
    max: MOST_ROUNDS,
    rule: 'rookieDraftFirst',
  },
  rookie_draft_startup_length: {
    section: 'draft',
    unit: 'count',
    eases: 'always',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    once: 'startup',
    picks: 'rookie',
    default: 10,
    max: MOST_ROUNDS,
    rule: 'rookieDraftFirst',
  },
  rookie_class: {
    section: 'draft',
    unit: 'switch',
    eases: 'never',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    later: true,
    default: false,
    emptied: false,
    rule: { section: 'drafts' },
  },
  midseason_rounds: {
    section: 'draft',
    unit: 'count',
    eases: 'up',
    picks: 'mid-season',
    later: true,
    default: 0,
    max: MOST_ROUNDS,
    rule: 'midseasonDraft',
  },
  midseason_order: { ...ORDER, options: ORDERS_IN_SEASON, rule: 'midseasonDraft' },
  steal_rounds: { ...TAKING_ROUNDS, only: 'dynasty', picks: 'steal', default: 0, rule: 'stealDraft' },
  steal_protected: { ...TAKING_LIMITS, only: 'dynasty', default: LOSS_LIMITS.steal.protects, rule: 'stealDraft' },
  steal_most_lost: {
    ...TAKING_LIMITS,
    only: 'dynasty',
    default: LOSS_LIMITS.steal.most,
    atZero: true,
    rule: 'stealDraft',
  },
  steal_order: { ...ORDER, only: 'dynasty', options: ORDERS, rule: 'stealDraft' },
  waiver_draft_rounds: { ...TAKING_ROUNDS, picks: 'waiver', default: 0, rule: 'waiverDraft' },
  waiver_draft_protected: { ...TAKING_LIMITS, default: LOSS_LIMITS.waiver.protects, rule: 'waiverDraft' },
  waiver_draft_most_lost: { ...TAKING_LIMITS, default: LOSS_LIMITS.waiver.most, atZero: true, rule: 'waiverDraft' },
  waiver_draft_order: { ...ORDER, options: ORDERS_IN_SEASON, rule: 'waiverDraft' },
  expansion_rounds: { ...TAKING_ROUNDS, only: 'dynasty', default: 0, rule: 'expansionDraft' },
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
  class_rounds: {
    section: 'draft',
    unit: 'count',
    eases: 'up',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    picks: 'class',
    later: true,
    default: 0,
    max: MOST_ROUNDS,
    rule: 'classDraft',
  },
  class_years: {
    section: 'draft',
    unit: 'count',
    eases: 'never',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    later: true,
    default: 0,
    max: 5,
    rule: 'classDraft',
  },
  class_order: { ...ORDER, only: 'dynasty', under: 'rookieDraftEnabled', options: ORDERS, rule: 'classDraft' },
  lottery_teams: { ...LOTTERY, default: 3, atZero: true, max: MOST_TEAMS },
  lottery_draws: { ...LOTTERY, default: 0, atZero: true, max: MOST_TEAMS },
  lottery_rise: { ...LOTTERY, default: 0, atZero: true, max: MOST_TEAMS },
  lottery_fall: { ...LOTTERY, default: 0, atZero: true, max: MOST_TEAMS },
  rookie_bank_size: {
    section: 'farm',
    unit: 'count',
    eases: 'up',
    only: 'dynasty',
    under: 'rookieDraftEnabled',
    default: 10,
    min: 1,
    max: MOST_PLAYERS,
    rule: 'rookieBank',
  },
} as const satisfies SettingRows;
