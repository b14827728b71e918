import type { DraftType } from '../draft-type.js';
import type { Scoring } from '../players/scoring/scoring.table.js';

export type LeagueType = 'dynasty' | 'redraft';

/** Sections of the settings form, in display order. */
export const SETTING_SECTIONS = {
  general: {
    title: 'General',
    tip:
      'How many teams play, and what each may spend. The salary cap counts every active player and the salary a team ' +
      'retains.',
  },
  competition: {
    title: 'Competition',
    tip:
      'How the season is won: by the points of all its games, or by matchups in which two teams meet each week and ' +
      'compare their points or their categories. Play-offs can follow.',
  },
  roster: {
    title: 'Roster',
    tip:
      'The most players a team may carry, how many of each position it must have in season, and its injured-reserve ' +
      'places. IR players count neither toward the cap nor the roster.',
  },
  trading: {
    title: 'Trading',
    tip: 'The number of free-agent picks a week, and what can be traded. A traded pick keeps its week.',
  },
  calendar: {
    title: 'Season Calendar',
    tip:
      'When trading begins and ends, whether rosters rest in the playoffs, how many players a team may add and how ' +
      'often it may trade in one season, and how many games its goalies must play in it.',
  },
  lineup: {
    title: 'Line-ups',
    tip:
      'Without line-ups every active player earns points. With them only those in a place do; the others are reserves, ' +
      'whose points stand beside.',
  },
  draft: {
    title: 'Draft',
    tip: {
      dynasty:
        'Rounds of the yearly general draft, and of the startup draft that fills the rosters once. With a rookie ' +
        'draft, rookies are drafted apart and kept in a bank.',
      redraft: 'Rounds of the draft that fills the rosters at the start of each season.',
    },
  },
  farm: {
    title: 'Rookie Bank',
    tip:
      'Who may be kept in the bank, who must come up from it, and who may be sent down to it. A limit of 0 is ' +
      'none; at least one must make somebody a rookie.',
  },
  retention: {
    title: 'Salary Retention',
    tip:
      'When a team trades a player away it may keep paying part of the salary. The percentage is the most it may keep ' +
      'of one contract; slots are how many contracts it may carry this way at once.',
  },
  protection: {
    title: 'Protection Sheets',
    tip:
      'Before each new season a team lists its keepers: by dollars, its core under the protection limit with these ' +
      'minimums and a bench beside it under its own amount; by number, so many players. Everybody else goes to the ' +
      'general draft.',
  },
  play: { title: 'Play', tip: 'These can be changed at any time. What has already happened is not affected.' },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly tip: string | Readonly<Record<LeagueType, string>> }>
>;
export type SettingSection = keyof typeof SETTING_SECTIONS;

/** Changes that disadvantage no team and make none illegal: higher values (switching on), lower values, all or none. */
export type Eases = 'up' | 'down' | 'always' | 'never';

/** Sections of the rulebook. */
export type RuleSectionId =
  'league' | 'cap' | 'rosters' | 'free-agents' | 'points' | 'drafts' | 'trades' | 'protection';

/** A rulebook rule that depends on a single setting. */
export interface OwnRule<Value> {
  readonly section: RuleSectionId;
  readonly says: (value: Value) => string;
  /** Names of the refusals that the rule explains. */
  readonly explains?: readonly string[];
}

/** Properties that every setting has. */
interface Row<Value> {
  /** Label of the form field. */
  readonly label: string;
  /** Name within a sentence: 'the salary cap', as in "The salary cap is $88,000,000". */
  readonly words: string;
  /** Name in error messages, when the label is unclear without its section. */
  readonly named?: string;
  readonly section: SettingSection;
  readonly eases: Eases;
  /** When a harmless change takes effect during a season; immediately when omitted. */
  readonly begins?: 'next-week' | 'midnight' | 'next-period';
  /** Where matchups decide, each change in season takes effect with the next matchup period. */
  readonly byPeriod?: true;
  /** The switch that the setting depends on. Without it the setting has no value. */
  readonly under?: string;
  /** The choice that the setting depends on, and the choice's values for which the setting exists. */
  readonly among?: { readonly choice: string; readonly is: readonly string[] };
  /** Only leagues of this type have the setting. */
  readonly only?: LeagueType;
  /**
   * When the setting becomes fixed: `teams` after setup, `startup` during the startup drafts (it has no effect after
   * them).
   */
  readonly once?: 'teams' | 'startup';
  /** The draft picks whose number depends on this setting: those of a draft type, or the number of seasons ahead. */
  readonly picks?: DraftType | 'ahead';
  /** Changes wait while protection sheets are open. Sheets keep the value they started with. */
  readonly sheets?: true;
  /**
   * Added after the first leagues. A stored league may lack a value, and requests to create a league may omit it. Every
   * new setting must have this.
   */
  readonly later?: true;
  /**
   * The value for leagues stored without this setting, so that an update does not change their rules. Omitted when it
   * equals the default, which new leagues get.
   */
  readonly earlier?: Value;
  /** Set on the commissioner's page instead of the league form. */
  readonly asked?: false;
  /** The rulebook rule for this setting: the name of a shared rule, or its own rule. */
  readonly rule: string | OwnRule<Value>;
}

/** A numeric setting. */
export interface FigureRow extends Row<number> {
  readonly unit: 'money' | 'percent' | 'count' | 'hours' | 'seconds';
  readonly default: number | Readonly<Record<LeagueType, number>>;
  /** The default by the number of teams, where it depends on it; `default` is then that of twelve teams. */
  readonly byTeams?: (teams: number) => number;
  /** Step of the plus and minus buttons; default 1. */
  readonly step?: number;
  /** Smallest and largest playable value, with the messages for values outside. Default: 0 and no limit. */
  readonly min?: number;
  readonly max?: number;
  readonly tooLow?: string;
  readonly tooHigh?: string;
  /** Hint below the field. */
  readonly hint?: (value: number) => string;
  /** Value in a form with recommended settings off; default 0. */
  readonly emptied?: number;
  /** Word shown for 0. With `eases: 'up'`, 0 then counts as higher than every other value. */
  readonly atZero?: string;
}

/** A choice between options, each with a label and a phrase for sentences. */
export interface ChoiceRow extends Row<string> {
  readonly unit: 'choice';
  readonly default: string;
  readonly options: Readonly<Record<string, { readonly label: string; readonly words: string }>>;
  readonly hint: string;
}

/**
 * A date within every season, '03-07'; empty for none. With `eases: 'up'`, later is higher and empty is the highest.
 */
export interface DayRow extends Row<string> {
  readonly unit: 'day';
  readonly default: string;
  readonly hint: (value: string) => string;
}

/** Days of every month, '1, 15'. */
export interface DatesRow extends Row<string> {
  readonly unit: 'dates';
  readonly default: string;
  readonly hint: (value: string) => string;
}

/** The categories that teams compare, 'G, A, PIM low, HIT x0.5'. */
export interface CategoriesRow extends Row<string> {
  readonly unit: 'categories';
  readonly default: string;
  readonly hint: (value: string) => string;
}

export interface SwitchRow extends Row<boolean> {
  readonly unit: 'switch';
  readonly default: boolean;
  /** Value in a form with recommended settings off. */
  readonly emptied: boolean;
  readonly hint: string;
}

export interface ZoneRow extends Row<string> {
  readonly unit: 'zone';
  readonly default: string;
  readonly asked: false;
  readonly hint: string;
}

export interface WeightsRow extends Row<Scoring> {
  readonly unit: 'weights';
  readonly default: Scoring;
  readonly asked: false;
}

export type SettingRow = FigureRow | SwitchRow | ChoiceRow | DayRow | DatesRow | CategoriesRow | ZoneRow | WeightsRow;
export type SettingRows = Readonly<Record<string, SettingRow>>;
