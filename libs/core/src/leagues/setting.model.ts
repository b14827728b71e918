import type { Scoring } from '../players/scoring.table.js';

export type LeagueType = 'dynasty' | 'redraft';

/** The sections of the form, in its order. */
export const SETTING_SECTIONS = {
  general: {
    title: 'General',
    tip:
      'How many teams play, and what each may spend. The salary cap counts every active player and the salary a team ' +
      'retains.',
  },
  roster: {
    title: 'Roster',
    tip:
      'The most players a team may carry, how many of each position it must have in season, and its injured-reserve ' +
      'places. IR players count neither toward the cap nor the roster.',
  },
  trading: {
    title: 'Trading',
    tip: 'Each team gets this many free-agent picks a week. When they can be traded, a traded pick keeps its week.',
  },
  calendar: {
    title: 'Season Calendar',
    tip:
      'When trading ends, whether rosters rest in the playoffs, how many players a team may add in one season, and how ' +
      'many games its goalies must play in it.',
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
      'Before each new season a team lists whom it keeps: by dollars, its core under the protection limit with these ' +
      'minimums and a bench beside it under its own amount; by number, so many players. Everybody else goes to the ' +
      'general draft.',
  },
  play: { title: 'Play', tip: 'These can be changed at any time. What has already happened is not affected.' },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly tip: string | Readonly<Record<LeagueType, string>> }>
>;
export type SettingSection = keyof typeof SETTING_SECTIONS;

/**
 * Which changes take nothing from anybody and make no team illegal: higher ones (a switch that goes on), lower ones,
 * all, none.
 */
export type Eases = 'up' | 'down' | 'always' | 'never';

/** The sections of the rulebook. */
export type RuleSectionId =
  'league' | 'cap' | 'rosters' | 'free-agents' | 'points' | 'drafts' | 'trades' | 'protection';

/** A rule that one setting is enough to say. */
export interface OwnRule<Value> {
  readonly section: RuleSectionId;
  readonly says: (value: Value) => string;
  /** Refusals that it explains. */
  readonly explains?: readonly string[];
}

/** What every setting has. */
interface Row<Value> {
  /** Its name beside a field. */
  readonly label: string;
  /** Its name within a sentence: 'the salary cap', as in "The salary cap is $88,000,000". */
  readonly words: string;
  /** Its name in a refused request, where the label is too short without its section. */
  readonly named?: string;
  readonly section: SettingSection;
  readonly eases: Eases;
  /** When a change that takes nothing begins while a season is played; at once where it is left out. */
  readonly begins?: 'next-week' | 'midnight';
  /** The switch that it belongs to: without it there is no value. */
  readonly under?: string;
  /** The choice that it belongs to, and the values of it with which a league has this setting. */
  readonly among?: { readonly choice: string; readonly is: readonly string[] };
  /** Only leagues of this type have it. */
  readonly only?: LeagueType;
  /**
   * Cannot be changed later: `teams` after the setup, `startup` after the startup drafts, where it means nothing any
   * more.
   */
  readonly once?: 'teams' | 'startup';
  /** The draft picks whose number this setting decides: of every draft of a type, or of how many seasons there are. */
  readonly picks?: 'general' | 'rookie' | 'ahead';
  /** While sheets are being built a change of it waits: they keep the value that they began with. */
  readonly sheets?: true;
  /**
   * The setting was added after the first leagues were made. A stored league may be without a value for it, and a
   * request to create a league may leave it out. Every new setting has this.
   */
  readonly later?: true;
  /**
   * The value of a league that was stored without this setting, so that an update does not change its rules. Left out
   * where it is the default. New leagues get the default.
   */
  readonly earlier?: Value;
  /** It is not in the form of a league but on the commissioner's page. */
  readonly asked?: false;
  /** The rule of the rulebook that says it: the name of one that says more than this, or its own. */
  readonly rule: string | OwnRule<Value>;
}

/** A number of something. */
export interface FigureRow extends Row<number> {
  readonly unit: 'money' | 'percent' | 'count' | 'hours' | 'seconds';
  readonly default: number | Readonly<Record<LeagueType, number>>;
  /** Step of the plus and minus buttons; 1 where it is left out. */
  readonly step?: number;
  /**
   * The least and the most that can be played, with what is said of a figure beyond; 0 and no limit where they are left
   * out.
   */
  readonly min?: number;
  readonly max?: number;
  readonly tooLow?: string;
  readonly tooHigh?: string;
  /** The hint below its field. */
  readonly hint?: (value: number) => string;
  /** How it stands in a form that was emptied to set everything by hand; 0 where it is left out. */
  readonly emptied?: number;
  /** 0 stands for this word. Where more takes nothing (`eases: 'up'`) that is more than every other figure. */
  readonly atZero?: string;
}

/** One of several ways, each with what it is called in a field and within a sentence. */
export interface ChoiceRow extends Row<string> {
  readonly unit: 'choice';
  readonly default: string;
  readonly options: Readonly<Record<string, { readonly label: string; readonly words: string }>>;
  readonly hint: string;
}

/** A day of every season, '03-07'; empty where there is none. `eases: 'up'` means later, and none is the latest. */
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

export interface SwitchRow extends Row<boolean> {
  readonly unit: 'switch';
  readonly default: boolean;
  /** How it stands in a form that was emptied to set everything by hand. */
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

/** One setting. */
export type SettingRow = FigureRow | SwitchRow | ChoiceRow | DayRow | DatesRow | ZoneRow | WeightsRow;
export type SettingRows = Readonly<Record<string, SettingRow>>;
