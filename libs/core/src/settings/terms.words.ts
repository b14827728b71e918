import type { SettingKey } from '../leagues/settings.values.js';
import type { RulesAnswer } from './rulebook.answers.js';
import { readersLanguage } from '../locale.js';
import { inLanguages } from '../words.js';
import { TERM_WORDS } from './terms.words.en.js';
import { TERM_WORDS as TERM_WORDS_FR } from './terms.words.fr.js';

/*
 * The game's terms, for popovers in dialogs, Find and the search of the rulebook.
 */

interface Term {
  /** Settings whose values a league has decided; the first with a rule is where its link leads. */
  readonly settings: readonly SettingKey[];
  /** Anchor of its rule where no setting has one. */
  readonly anchor?: string;
}

const TERMS = {
  capHit: {
    settings: ['salary_cap'],
  },
  capSpace: {
    settings: ['salary_cap', 'cap_floor'],
  },
  retention: {
    settings: ['max_retention_perc', 'retention_slots', 'retention_days'],
  },
  condition: {
    settings: [],
    anchor: 'conditionTwice',
  },
  tradeReview: {
    settings: ['trade_review_hours'],
  },
  ballot: {
    settings: ['trade_review_hours'],
  },
  tradeDeadline: {
    settings: ['trade_deadline', 'trade_from'],
  },
  waivers: {
    settings: ['waiver_hours'],
  },
  faPick: {
    settings: ['maxPickupsPerWeek', 'faTradesAllowed'],
  },
  injuredReserve: {
    settings: ['ir_slots', 'ir_return_days', 'ir_relief'],
  },
  rookieBank: {
    settings: ['rookie_bank_size', 'rookie_age'],
  },
  protection: {
    settings: ['protection_sheet_limit', 'keepers', 'protectionSheetsEnabled'],
  },
  timeBank: {
    settings: ['draft_time_bank', 'missed_pick'],
  },
  lottery: {
    settings: ['lottery_teams', 'lottery_draws'],
  },
} as const satisfies Readonly<Record<string, Term>>;
export type TermKey = keyof typeof TERMS;
export const TERM_KEYS = Object.keys(TERMS) as readonly TermKey[];

const wordsIn = inLanguages({ en: TERM_WORDS, fr: TERM_WORDS_FR });

/** A term's name, other words that people search for, and its meaning in every league. */
export const termWords = (key: TermKey) => wordsIn(readersLanguage())[key];

type SettingInAnswer = RulesAnswer['settings'][number];

export interface TermInLeague {
  /** The league's own values. */
  readonly values: readonly SettingInAnswer[];
  /** Anchor of its rule; null where the league's rulebook has none. */
  readonly anchor: string | null;
}

export function termIn(key: TermKey, settings: readonly SettingInAnswer[]): TermInLeague {
  const term: Term = TERMS[key];
  const values = term.settings.flatMap((name) => settings.find((one) => one.key === name) ?? []);
  return { values, anchor: term.anchor ?? values.find(({ anchor }) => anchor !== null)?.anchor ?? null };
}

/** The words of all terms that a rule is about, for searches. */
export const termWordsOf = (anchor: string, settings: readonly SettingInAnswer[]): string =>
  TERM_KEYS.filter((key) => {
    const { values, anchor: own } = termIn(key, settings);
    return own === anchor || values.some((one) => one.anchor === anchor);
  })
    .map((key) => `${termWords(key).name} ${termWords(key).also}`)
    .join(' ');
