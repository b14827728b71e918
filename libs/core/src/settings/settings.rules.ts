import type { Refusal } from '../result.js';
import { rosterRules, violations, violationWords } from '../teams/cap.rules.js';
import { placeInSeason } from '../leagues/calendar.rules.js';
import { DECIDING_HOUR } from '../leagues/deciding-hour.js';
import { dayIn, dayPlus, momentIn, mondayOf } from '../calendar.js';
import type { TeamBooks } from '../teams/team.model.js';
import type { LeagueForm, LeaguePhase, LeagueType } from '../leagues/league.rules.js';
import { isInMatchups, isInRoto } from '../leagues/formats.js';
import { validateLeagueForm, type LeagueFormErrors } from '../leagues/form.rules.js';
import {
  choiceOf,
  differing,
  FORM_KEYS,
  isFigure,
  rowOf,
  sameValue,
  SETTING_KEYS,
  settled,
  switchOf,
  type SettingKey,
  type SettingsState,
  type SettingValue,
} from '../leagues/settings.values.js';
import { formWordsIn, settingWords } from '../leagues/settings/setting-words.js';
import { locale, type Language } from '../locale.js';
import { inLanguages } from '../words.js';
import { EFFECTS } from './effects.words.en.js';
import { EFFECTS as EFFECTS_FR } from './effects.words.fr.js';
import { settingSentence } from './settings.words.js';
import { refusal } from './settings.refusals.js';

export type SettingsTime = 'setup' | 'between' | 'season';

/**
 * Before the first draft begins, everything may change. Between two seasons, until the first annual draft begins,
 * everything except type and number of teams. During the season, and once a year's first draft has begun, only changes
 * that disadvantage no team take effect immediately.
 */
export function settingsTime(phase: LeaguePhase, draftBegun: boolean): SettingsTime {
  if (phase === 'setup') return draftBegun ? 'season' : 'setup';
  if (phase === 'offseason' || phase === 'free-agency' || phase === 'protection') return 'between';
  return phase === 'annual-drafts' && !draftBegun ? 'between' : 'season';
}

export const startupToCome = (phase: LeaguePhase): boolean => phase === 'setup' || phase === 'startup-drafts';

export type SettingEffect = 'now' | 'next-week' | 'midnight' | 'next-period' | 'next-season';

export interface SettingsSituation {
  readonly type: LeagueType;
  readonly name: string;
  readonly phase: LeaguePhase;
  readonly time: SettingsTime;
  readonly present: SettingsState;
  readonly coming: Partial<SettingsState>;
  /** The first day of the next matchup period, of the NHL; null where none is to come. */
  readonly nextPeriod?: string | null;
  /** The league's own play-offs have begun. */
  readonly inPlayoffs?: boolean;
  /** A matchup period of the season is under way or to come. */
  readonly inPeriods?: boolean;
  readonly teams: readonly TeamBooks[];
}

export interface IllegalTeam {
  readonly teamId: string;
  readonly name: string;
  readonly message: string;
}

export interface JudgedSetting {
  readonly key: SettingKey;
  readonly before: SettingValue;
  readonly after: SettingValue;
  readonly effect: SettingEffect;
  /** True when the change would wait for the next season but takes effect earlier because it is forced. */
  readonly forced: boolean;
  /** Teams that become illegal when it takes effect now. */
  readonly illegal: readonly IllegalTeam[];
  /** The pending change that this one replaces; undefined without one. */
  readonly replaces: SettingValue | undefined;
  readonly refusal: Refusal | null;
}

export interface SettingsVerdict {
  readonly parts: readonly JudgedSetting[];
  /** Settings that the request sets to their current value, which cancels their pending changes. */
  readonly cancelled: readonly SettingKey[];
  readonly now: SettingsState;
  readonly illegal: readonly IllegalTeam[];
  readonly errors: LeagueFormErrors;
}

/** The change disadvantages no team and makes none illegal. */
export function takesNothing(key: SettingKey, before: SettingValue, after: SettingValue): boolean {
  const { eases } = rowOf(key);
  if (eases === 'always' || eases === 'never') return eases === 'always';
  const [low, high] = [weightOf(key, before), weightOf(key, after)];
  return eases === 'up' ? high >= low : high <= low;
}

function weightOf(key: SettingKey, value: SettingValue): number {
  const row = rowOf(key);
  if (row.unit === 'day') return placeInSeason(typeof value === 'string' ? value : '');
  return isFigure(row) && row.atZero !== undefined && row.eases === 'up' && value === 0 ? Infinity : Number(value ?? 0);
}

/** In roto, period settings wait for the next season, because the categories compare sums of the season. */
const changesInSeason = (key: SettingKey, format: SettingsState['format'] | undefined): boolean =>
  rowOf(key).begins !== 'next-period' || !isInRoto({ format: format ?? undefined });

type PeriodTime = Pick<SettingsSituation, 'phase' | 'nextPeriod' | 'inPlayoffs' | 'inPeriods'>;

/**
 * True where a change waits for a matchup period, so that the rules of each one are those with which it began. After a
 * table only the rounds of the play-offs are periods.
 */
const waitsForPeriod = (
  key: SettingKey,
  { format }: SettingsState,
  { phase, inPeriods, inPlayoffs }: PeriodTime,
): boolean =>
  rowOf(key).byPeriod === true &&
  phase === 'in-season' &&
  inPeriods === true &&
  (isInMatchups({ format: format ?? undefined }) || inPlayoffs === true);

/** The next matchup period, where there is one. Inside play-offs such a change needs a reason. */
const ofNextPeriod = ({ nextPeriod, inPlayoffs }: PeriodTime): SettingEffect =>
  nextPeriod === null || inPlayoffs === true ? 'next-season' : 'next-period';

const isChosen = (key: SettingKey, state: SettingsState): boolean => {
  const { among } = rowOf(key);
  const choice = choiceOf(key);
  return among === undefined || choice === undefined || among.is.some((value) => value === state[choice]);
};

/** The switch or choice that makes a value appear or disappear; null when it changes alone. */
function leadingKey(key: SettingKey, before: SettingsState, after: SettingsState): SettingKey | null {
  const under = switchOf(key);
  if (under !== undefined && before[under] !== after[under]) return under;
  const choice = choiceOf(key);
  return choice !== undefined && isChosen(key, before) !== isChosen(key, after) ? choice : null;
}

/** When a change of one setting takes effect. A value that appears or disappears with its switch follows the switch. */
export function effectOf(
  key: SettingKey,
  before: SettingsState,
  after: SettingsState,
  situation: Pick<SettingsSituation, 'time'> & PeriodTime,
): SettingEffect {
  const { time, phase } = situation;
  const { begins, sheets, once } = rowOf(key);
  const leading = leadingKey(key, before, after);
  if (leading !== null) return effectOf(leading, before, after, situation);
  if (time === 'setup') return 'now';
  if (time === 'between') return sheets === true && phase === 'protection' ? 'next-season' : 'now';
  if (!changesInSeason(key, before.format)) return 'next-season';
  if (waitsForPeriod(key, before, situation)) return ofNextPeriod(situation);
  if (once === 'startup' || takesNothing(key, before[key], after[key])) {
    if (begins === undefined || phase !== 'in-season') return 'now';
    return begins === 'next-period' ? ofNextPeriod(situation) : begins;
  }
  return 'next-season';
}

/** The settings after a change. Clears settings that a switch turns off or that the league type does not have. */
export const changed = (type: LeagueType, present: SettingsState, change: Partial<SettingsState>): SettingsState =>
  settled(type, { ...present, ...change });

export function formOf(type: LeagueType, name: string, state: SettingsState): LeagueForm {
  const values = Object.fromEntries(FORM_KEYS.map((key) => [key, state[key] ?? (rowOf(key).only ? null : 0)]));
  // Figures that both league types have are 0 in the form when their switch is off.
  return { ...(values as unknown as LeagueForm), league_name: name, league_type: type };
}

const only = (keys: readonly SettingKey[], state: SettingsState): Partial<SettingsState> =>
  Object.fromEntries(keys.map((key) => [key, state[key]]));

/**
 * The result of a settings change: what takes effect now or later, what is refused, and which teams become illegal.
 * With `force`, everything that can takes effect now.
 */
export function judgeSettingsChange(
  situation: SettingsSituation,
  change: Partial<SettingsState>,
  force = false,
): SettingsVerdict {
  const { type, name, present, coming } = situation;
  const target = changed(type, present, change);
  const keys = differing(present, target);
  const effects = new Map(keys.map((key) => [key, effectOf(key, present, target, situation)]));
  const forced = (key: SettingKey) => force && effects.get(key) === 'next-season';
  const at = (key: SettingKey): SettingEffect =>
    forced(key) ? forcedEffect(key, target, situation) : (effects.get(key) ?? 'now');
  const holds = keys.filter((key) => at(key) === 'now');
  const now = { ...present, ...only(holds, target) };
  const later = keys.filter((key) => at(key) !== 'now');
  const cancelled = SETTING_KEYS.filter(
    (key) => key in change && !keys.includes(key) && coming[key] !== undefined && !sameValue(coming[key], present[key]),
  );
  const before = Object.fromEntries(
    Object.entries(coming).filter(([key]) => ![...keys, ...cancelled].some((one) => one === key)),
  ) as Partial<SettingsState>;
  const then = changed(type, now, { ...before, ...only(later, target) });
  const startup = startupToCome(situation.phase);
  const faults = (after: SettingsState) => newFaults(type, name, present, after, { startup });
  return {
    parts: keys
      .filter((key) => !goesWithSwitch(key, present, target))
      .map((key) => ({
        key,
        before: present[key],
        after: target[key],
        effect: at(key),
        forced: forced(key) && at(key) !== 'next-season',
        illegal: illegalTeams(situation, changed(type, present, { [key]: target[key] })),
        replaces: coming[key],
        refusal: refusalOf(key, situation, present, target),
      })),
    cancelled,
    now,
    illegal: illegalTeams(situation, now),
    errors: {
      ...fromNextSeason(faults(then)),
      ...faults(now),
      ...faults(target),
    },
  };
}

function forcedEffect(key: SettingKey, after: SettingsState, situation: SettingsSituation): SettingEffect {
  const { phase, nextPeriod, present } = situation;
  const leading = leadingKey(key, present, after);
  if (leading !== null) return forcedEffect(leading, after, situation);
  const { sheets, begins, bySeason } = rowOf(key);
  if (sheets === true && phase === 'protection') return 'next-season';
  if (phase !== 'in-season') return 'now';
  if (bySeason === true || !changesInSeason(key, present.format)) return 'next-season';
  if (begins !== 'next-period' && !waitsForPeriod(key, present, situation)) return 'now';
  return nextPeriod == null ? 'next-season' : 'next-period';
}

/** True for a value that only disappears with its switch or choice, and so needs no separate message. */
function goesWithSwitch(key: SettingKey, before: SettingsState, after: SettingsState): boolean {
  const parents = [switchOf(key), choiceOf(key)].filter((parent) => parent !== undefined);
  if (isChosen(key, before) && !isChosen(key, after)) return true;
  return after[key] === null && parents.some((parent) => before[parent] !== after[parent]);
}

/** Messages by field that make the settings unplayable. Faults that existed before are ignored. */
export function newFaults(
  type: LeagueType,
  name: string,
  before: SettingsState,
  after: SettingsState,
  { startup = true } = {},
): LeagueFormErrors {
  const known = validateLeagueForm(formOf(type, name, before), { startup });
  return Object.fromEntries(
    Object.entries(validateLeagueForm(formOf(type, name, after), { startup })).filter(
      ([field, message]) => known[field as keyof LeagueFormErrors] !== message,
    ),
  );
}

const fromNextSeason = (errors: LeagueFormErrors): LeagueFormErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, formWordsIn(locale.language).withComing({ message })]),
  );

/** Why a setting can no longer be changed, not even with a reason. */
function refusalOf(
  key: SettingKey,
  { time, phase }: SettingsSituation,
  before: SettingsState,
  after: SettingsState,
): Refusal | null {
  const { once } = rowOf(key);
  const { words } = settingWords(key);
  const under = switchOf(key);
  if (time === 'setup' || once === undefined) return null;
  if (under !== undefined && before[under] !== after[under]) return null;
  if (once === 'teams') return refusal('settingsFixed.draft', { figures: { setting: words }, field: key });
  if (phase === 'setup' || phase === 'startup-drafts')
    return refusal('settingsFixed.startup', { figures: { setting: words }, field: key });
  return null;
}

/** Teams that break a rule, or break it by more, under the new settings. */
export function illegalTeams(
  { phase, time, present, teams }: Pick<SettingsSituation, 'phase' | 'time' | 'present' | 'teams'>,
  after: SettingsState,
): IllegalTeam[] {
  // Between seasons teams may exceed the cap, so the cap at the season's start counts.
  const rules = (state: SettingsState) => ({
    ...rosterRules(state, phase),
    ...(time === 'between' ? { salaryCap: state.salary_cap } : {}),
  });
  const [old, next] = [rules(present), rules(after)];
  return teams.flatMap((team) => {
    const had = new Map(violations(team, old).map(({ rule, excess }) => [rule, excess]));
    const worse = violations(team, next).filter(({ rule, excess }) => excess > (had.get(rule) ?? 0));
    return worse.length === 0
      ? []
      : [
          {
            teamId: team.teamId,
            name: team.name,
            message: worse.map((violation) => violationWords(team.name, violation).message).join(' '),
          },
        ];
  });
}

/**
 * The time at which a pending change takes effect, in the league's time zone, in milliseconds since 1970. Null when it
 * waits for no time.
 */
export function dueAt(
  effect: SettingEffect,
  now: number,
  timeZone: string,
  nextPeriod: string | null = null,
): number | null {
  if (effect === 'next-period') return nextPeriod === null ? null : Date.parse(`${nextPeriod}T12:00:00Z`);
  const today = dayIn(now, timeZone);
  if (effect === 'midnight') return momentIn(dayPlus(today, 1), timeZone);
  return effect === 'next-week' ? momentIn(dayPlus(mondayOf(today), 7), timeZone) : null;
}

/**
 * The first day for which new scoring weights count if they change now. A day uses the weights of its deciding hour.
 */
export function countsFrom(now: number, timeZone: string): string {
  const today = dayIn(now, timeZone);
  return now <= momentIn(today, timeZone, DECIDING_HOUR) ? today : dayPlus(today, 1);
}

const effectsIn = inLanguages({ en: EFFECTS, fr: EFFECTS_FR });

export function effectWords(
  effect: SettingEffect,
  nextSeason: string,
  nextPeriod: string | null = null,
  language: Language = locale.language,
): string {
  const t = effectsIn(language);
  return {
    now: t.now,
    'next-week': t.nextWeek,
    midnight: t.midnight,
    'next-period': t.nextPeriod({ day: nextPeriod }),
    'next-season': t.nextSeason({ season: nextSeason }),
  }[effect];
}

/** Hint next to a field before a change: 'Higher: at once. Lower: from 2026-27.' */
export function effectHint(
  key: SettingKey,
  { time, phase, format }: Pick<SettingsSituation, 'time' | 'phase'> & { readonly format?: SettingsState['format'] },
  season: string,
  language: Language = locale.language,
): string | null {
  const { eases, begins, once, unit, sheets, byPeriod } = rowOf(key);
  const t = effectsIn(language);
  if (time === 'setup') return null;
  if (once === 'teams') return t.fixed;
  if (once === 'startup') return startupToCome(phase) ? t.fixed : t.startupOver;
  if (time === 'between') return sheets === true && phase === 'protection' ? t.sheetsOpen({ season }) : null;
  const all = (effect: SettingEffect) => t.all({ effect: effectWords(effect, season, null, language) });
  const soon = begins !== undefined && phase === 'in-season' ? begins : 'now';
  if (!changesInSeason(key, format)) return all('next-season');
  if (byPeriod === true && phase === 'in-season' && isInMatchups({ format: format ?? undefined }))
    return all('next-period');
  if (eases === 'always') return all(soon);
  if (eases === 'never') return all('next-season');
  const kind = unit === 'switch' || unit === 'day' ? unit : 'figure';
  return t.byDirection({ kind, eases, soon: effectWords(soon, season, null, language), season });
}

/** One sentence for each setting, in table order. */
export const settingSentences = (state: SettingsState): { key: SettingKey; text: string }[] =>
  SETTING_KEYS.filter((key) => state[key] !== null).map((key) => ({ key, text: settingSentence(key, state[key]) }));
