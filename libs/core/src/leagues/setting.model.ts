import type { DraftType } from '../draft-type.js';
import type { Scoring } from '../players/scoring/scoring.table.js';

export type LeagueType = 'dynasty' | 'redraft';

/** Sections of the settings form, in display order. */
export const SETTING_SECTIONS = [
  'general',
  'competition',
  'roster',
  'trading',
  'calendar',
  'lineup',
  'draft',
  'farm',
  'retention',
  'protection',
  'play',
] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];

/** Changes that disadvantage no team and make none illegal: higher values (switching on), lower values, all or none. */
export type Eases = 'up' | 'down' | 'always' | 'never';

export type RuleSectionId =
  'league' | 'cap' | 'rosters' | 'free-agents' | 'points' | 'drafts' | 'trades' | 'protection';

/** A rulebook rule that depends on a single setting. Its sentence is `says` of the setting's words. */
export interface OwnRule {
  readonly section: RuleSectionId;
  /** Refusals that the rule explains. */
  readonly explains?: readonly string[];
}

interface Row<Value> {
  readonly section: SettingSection;
  readonly eases: Eases;
  /** When a harmless change takes effect during a season; immediately when omitted. */
  readonly begins?: 'next-week' | 'midnight' | 'next-period';
  /** Where matchups decide, changes in season take effect with the next period or round. */
  readonly byPeriod?: true;
  /** A season keeps the value with which it began: in season a change waits for the next season, even with a reason. */
  readonly bySeason?: true;
  /** The switch that the setting depends on. Without it the setting has no value. */
  readonly under?: string;
  /** The choice that the setting depends on, and the choice's values for which the setting exists. */
  readonly among?: { readonly choice: string; readonly is: readonly string[] };
  readonly only?: LeagueType;
  /** `teams`: fixed after setup. `startup`: fixed during the startup drafts, without effect after them. */
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
   * The value of leagues without this setting, so that an update keeps their rules. Omitted when it equals the default.
   */
  readonly earlier?: Value;
  readonly asked?: false;
  /** The rulebook rule for this setting: the name of a shared rule, or its own rule. */
  readonly rule: string | OwnRule;
}

export interface FigureRow extends Row<number> {
  readonly unit: 'money' | 'percent' | 'count' | 'hours' | 'seconds';
  readonly default: number | Readonly<Record<LeagueType, number>>;
  /** The default by the number of teams, where it depends on it; `default` is then that of twelve teams. */
  readonly byTeams?: (teams: number) => number;
  /** Step of the plus and minus buttons; default 1. */
  readonly step?: number;
  /** Smallest and largest playable value. Default: 0 and no limit. */
  readonly min?: number;
  readonly max?: number;
  /** Value with recommended settings off; default 0. */
  readonly emptied?: number;
  /** 0 is shown as a word. With `eases: 'up'`, 0 then counts as higher than every other value. */
  readonly atZero?: true;
}

export interface ChoiceRow extends Row<string> {
  readonly unit: 'choice';
  readonly default: string;
  readonly options: readonly string[];
}

/**
 * A date within every season, '03-07'; empty for none. With `eases: 'up'`, later is higher and empty is the highest.
 */
export interface DayRow extends Row<string> {
  readonly unit: 'day';
  readonly default: string;
}

/** Days of every month, '1, 15'. */
export interface DatesRow extends Row<string> {
  readonly unit: 'dates';
  readonly default: string;
}

/** The categories that teams compare, 'G, A, PIM low, HIT x0.5'. */
export interface CategoriesRow extends Row<string> {
  readonly unit: 'categories';
  readonly default: string;
}

export interface SwitchRow extends Row<boolean> {
  readonly unit: 'switch';
  readonly default: boolean;
  /** Value with recommended settings off. */
  readonly emptied: boolean;
}

export interface ZoneRow extends Row<string> {
  readonly unit: 'zone';
  readonly default: string;
  readonly asked: false;
}

export interface WeightsRow extends Row<Scoring> {
  readonly unit: 'weights';
  readonly default: Scoring;
  readonly asked: false;
}

export type SettingRow = FigureRow | SwitchRow | ChoiceRow | DayRow | DatesRow | CategoriesRow | ZoneRow | WeightsRow;
export type SettingRows = Readonly<Record<string, SettingRow>>;

export interface SectionWords {
  readonly title: string;
  readonly tip: string | Readonly<Record<LeagueType, string>>;
}

interface OptionWords {
  readonly label: string;
  readonly words: string;
}

export interface SettingWords {
  readonly label: string;
  /** Name within a sentence: 'the salary cap', as in "The salary cap is $88,000,000". */
  readonly words: string;
  /** Name in error messages, when the label is unclear without its section. */
  readonly named?: string;
  readonly hint?: string | ((value: never) => string);
  readonly tooLow?: (least: number) => string;
  readonly tooHigh?: (most: number) => string;
  readonly atZero?: string;
  readonly options?: Readonly<Record<string, OptionWords>>;
  readonly says?: (value: never) => string;
}

type ValueOf<R> = R extends { unit: FigureRow['unit'] }
  ? number
  : R extends { unit: 'switch' }
    ? boolean
    : R extends { unit: 'weights' }
      ? Scoring
      : string;
type HintOf<R> = R extends { unit: FigureRow['unit'] }
  ? { readonly hint?: (value: number) => string }
  : R extends { unit: 'day' | 'dates' | 'categories' }
    ? { readonly hint: (value: string) => string }
    : R extends { unit: 'weights' }
      ? object
      : { readonly hint: string };

type WordsOf<R> = Pick<SettingWords, 'label' | 'words' | 'named'> &
  HintOf<R> &
  (R extends { min: number } ? { readonly tooLow: (least: number) => string } : object) &
  (R extends { max: number } ? { readonly tooHigh: (most: number) => string } : object) &
  (R extends { atZero: true } ? { readonly atZero: string } : object) &
  (R extends { options: readonly (infer Option extends string)[] }
    ? { readonly options: Readonly<Record<Option, OptionWords>> }
    : object) &
  (R extends { rule: OwnRule } ? { readonly says: (value: ValueOf<R>) => string } : object);

/** Leaving out words that a row needs does not compile. */
export type WordsOfRows<Rows extends SettingRows> = { readonly [K in keyof Rows]: WordsOf<Rows[K]> };
