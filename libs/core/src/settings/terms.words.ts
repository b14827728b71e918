import type { SettingKey } from '../leagues/settings.values.js';
import type { RulesAnswer } from './rulebook.answers.js';

/*
 * The game's terms, for popovers in dialogs, Find and the search of the rulebook.
 */

interface Term {
  readonly name: string;
  /** Other words that people search for. */
  readonly also: string;
  /** Its meaning in every league. */
  readonly about: string;
  /** Settings whose values a league has decided; the first with a rule is where its link leads. */
  readonly settings: readonly SettingKey[];
  /** Anchor of its rule where no setting has one. */
  readonly anchor?: string;
}

export const TERMS = {
  capHit: {
    name: 'Cap hit',
    also: 'salary aav contract',
    about: 'The amount that a contract counts on the cap in a season. It is estimated while no contract is known.',
    settings: ['salary_cap'],
  },
  capSpace: {
    name: 'Cap space',
    also: 'room under the cap floor',
    about: 'The cap less what a team’s players and its retained salaries count on it.',
    settings: ['salary_cap', 'cap_floor'],
  },
  retention: {
    name: 'Retained salary',
    also: 'retention retain eat salary keep part',
    about:
      'The part of a traded player’s cap hit that the giving team keeps on its own cap. It lasts as long as the contract.',
    settings: ['max_retention_perc', 'retention_slots', 'retention_days'],
  },
  condition: {
    name: 'Trade condition',
    also: 'conditional pick protected if',
    about: 'Part of a trade that changes hands only if something happens by a date. Until then it is held.',
    settings: [],
    anchor: 'conditionTwice',
  },
  tradeReview: {
    name: 'Trade review',
    also: 'veto approve commissioner',
    about: 'The time between acceptance and execution, in which a trade can be vetoed with a reason.',
    settings: ['trade_review_hours'],
  },
  ballot: {
    name: 'Ballot',
    also: 'vote poll secret hidden against',
    about:
      'A vote in a poll of the board, or of the uninvolved managers on a trade. Hidden ballots show the counts without names.',
    settings: ['trade_review_hours'],
  },
  tradeDeadline: {
    name: 'Trade deadline',
    also: 'last day of trades stop',
    about: 'The last day of the season on which trades can be executed.',
    settings: ['trade_deadline', 'trade_from'],
  },
  waivers: {
    name: 'Waivers',
    also: 'claim wire priority waiver',
    about:
      'The time in which teams can claim a dropped player. Then the best claim wins, and a player without one is free.',
    settings: ['waiver_hours'],
  },
  faPick: {
    name: 'Free-agent pick',
    also: 'weekly pick pickup add',
    about: 'The right to add one free agent in one week. It expires at the end of its week.',
    settings: ['maxPickupsPerWeek', 'faTradesAllowed'],
  },
  injuredReserve: {
    name: 'Injured reserve',
    also: 'ir ltir injury slot relief',
    about: 'A place for injured players who do not count on the roster. A healthy player has to leave it.',
    settings: ['ir_slots', 'ir_return_days', 'ir_relief'],
  },
  rookieBank: {
    name: 'Rookie bank',
    also: 'farm prospects minors',
    about: 'A place for rookies who do not count on the active roster until they are promoted.',
    settings: ['rookie_bank_size', 'rookie_age'],
  },
  protection: {
    name: 'Protection sheet',
    also: 'keepers protect keep list',
    about: 'The list of the players whom a team keeps for the next season.',
    settings: ['protection_sheet_limit', 'keepers', 'protectionSheetsEnabled'],
  },
  timeBank: {
    name: 'Time bank',
    also: 'clock overtime seconds draft',
    about: 'The seconds that a team may use beyond its clocks, over the whole draft.',
    settings: ['draft_time_bank', 'missed_pick'],
  },
  lottery: {
    name: 'Draft lottery',
    also: 'order draw balls first pick',
    about: 'A draw for the first picks of a draft among the teams at the bottom of the table.',
    settings: ['lottery_teams', 'lottery_draws'],
  },
} as const satisfies Readonly<Record<string, Term>>;
export type TermKey = keyof typeof TERMS;
export const TERM_KEYS = Object.keys(TERMS) as readonly TermKey[];

type SettingInAnswer = RulesAnswer['settings'][number];

export interface TermInLeague {
  /** The league's own values. */
  readonly values: readonly SettingInAnswer[];
  /** Anchor of its rule; null where the league's rulebook has none. */
  readonly anchor: string | null;
}

/** The settings of a league for a term. */
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
    .map((key) => `${TERMS[key].name} ${TERMS[key].also}`)
    .join(' ');
