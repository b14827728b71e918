import { formatMoney } from '../money.js';
import { many, oneLine } from '../text.rules.js';
import { categoriesFault } from '../players/scoring/category-set.js';
import { deadlineFault, tradeFromFault } from './calendar.rules.js';
import { monthDaysFault } from './month-days.js';
import { playableFaults } from './playable.rules.js';
import { settingWords } from './settings/setting-words.js';
import { applies, FORM_KEYS, isFigure, rowOf, type LeagueForm } from './settings.values.js';

/** Minimum and maximum length of a league's name. */
export const LEAGUE_NAME = { min: 1, max: 60 } as const;

export type LeagueFormErrors = Partial<Record<keyof LeagueForm, string>>;

/**
 * One message per field that makes a league unplayable (docs/rules.md, Leagues); empty when it is playable. With
 * `startup` false, the startup draft is ignored.
 */
export const validateLeagueForm = (form: LeagueForm, { startup = true } = {}): LeagueFormErrors => ({
  ...playableFaults(form, { startup }),
  ...formFaults(form),
});

/** One message per field that is invalid on its own or in combination with others. Does not check the drafts. */
export function formFaults(form: LeagueForm): LeagueFormErrors {
  const errors: LeagueFormErrors = {};
  const checks = [
    ...nameChecks(form),
    ...figureChecks(form),
    ...settingChecks(form),
    ...minimumChecks(form),
    ...positionLimitChecks(form),
  ];
  for (const [field, wrong, message] of checks) if (wrong && errors[field] === undefined) errors[field] = message;
  return errors;
}

/** A field, whether it is wrong, and the message if it is. */
type Check = readonly [field: keyof LeagueForm, wrong: boolean, message: string];

function nameChecks(form: LeagueForm): Check[] {
  const name = oneLine(form.league_name);
  return [
    ['league_name', name.length < LEAGUE_NAME.min, 'Give your league a name.'],
    ['league_name', name.length > LEAGUE_NAME.max, `A league name has at most ${LEAGUE_NAME.max} characters.`],
  ];
}

function figureChecks(form: LeagueForm): Check[] {
  // Skip figures of disabled features: they are hidden and not saved, so they must not block the form.
  return FORM_KEYS.filter((one) => applies(one, form.league_type, { ...form })).flatMap((key): Check[] => {
    const row = rowOf(key);
    if (!isFigure(row)) return [];
    const { min = 0, max = Infinity } = row;
    const { tooLow, tooHigh } = settingWords(key);
    const figure = Number(form[key] ?? 0);
    return [
      [key, !Number.isInteger(figure) || figure < 0, 'Enter a whole number, 0 or more.'],
      [key, figure < min, tooLow?.(min) ?? ''],
      [key, figure > max, tooHigh?.(max) ?? ''],
    ];
  });
}

/** Caps of games per place, with the minimums that are the places of a league without line-ups. */
const CAPPED_PLACES = [
  { key: 'season_games_cap', words: 'skaters', places: ['min_forwards', 'min_defense'] },
  { key: 'season_goalie_games_cap', words: 'goalies', places: ['min_goalies'] },
  { key: 'period_games_cap', words: 'skaters', places: ['min_forwards', 'min_defense'] },
] as const;

function settingChecks(form: LeagueForm): Check[] {
  const asked = (kind: '' | '_goalies') => [
    form.rookie_age,
    form[`rookie_season_games${kind}`],
    form[`rookie_career_games${kind}`],
    form.rookie_two_season_games,
  ];
  const deadline = deadlineFault(form.trade_deadline);
  const from = tradeFromFault(form.trade_from, deadline === null ? form.trade_deadline : '');
  // When not set, the default applies.
  const named = applies('lineup_dates', form.league_type, { ...form }) && typeof form.lineup_dates === 'string';
  const dates = named ? monthDaysFault(form.lineup_dates) : null;
  const compared = applies('categories', form.league_type, { ...form }) && typeof form.categories === 'string';
  const categories = compared ? categoriesFault(form.categories) : null;
  return [
    [
      'rookie_age',
      applies('rookie_age', form.league_type, { ...form }) &&
        (['', '_goalies'] as const).some((kind) => asked(kind).every((figure) => figure === 0)),
      'Limit rookies by age or by games: without a limit every player is one.',
    ],
    ['trade_deadline', deadline !== null, deadline ?? ''],
    ['trade_from', from !== null, from ?? ''],
    ['categories', categories !== null, categories ?? ''],
    ['lineup_dates', dates !== null, dates ?? ''],
    ...CAPPED_PLACES.map(({ key, words, places }): Check => [
      'lineups',
      applies(key, form.league_type, { ...form }) &&
        (form[key] ?? 0) > 0 &&
        (form.lineups ?? 'off') === 'off' &&
        places.every((place) => form[place] === 0),
      `A cap of games needs places of ${words}. Turn on line-ups, or set a minimum of ${words} on a roster.`,
    ]),
    [
      'cap_floor',
      form.cap_floor > form.salary_cap,
      `The cap floor (${formatMoney(form.cap_floor)}) is above the salary cap (${formatMoney(form.salary_cap)}).`,
    ],
  ];
}

/** The most players of these positions together; infinite when one of them has no limit. */
const mostOf = (form: LeagueForm, keys: readonly ('most_c' | 'most_lw' | 'most_rw' | 'most_d' | 'most_g')[]): number =>
  keys.reduce((sum, key) => sum + (form[key] || Infinity), 0);

function positionLimitChecks(form: LeagueForm): Check[] {
  const [forwards, defense, goalies] = [mostOf(form, ['most_c', 'most_lw', 'most_rw']), form.most_d, form.most_g];
  const all = forwards + mostOf(form, ['most_d', 'most_g']);
  return [
    [
      'most_c',
      form.min_forwards > forwards,
      `At most ${many(forwards, 'forward')} by position, and at least ${form.min_forwards} are needed. Raise the limits, or lower the minimum.`,
    ],
    [
      'most_d',
      defense > 0 && form.min_defense > defense,
      `At most ${many(defense, 'defenseman', 'defensemen')}, and at least ${form.min_defense} are needed. Raise the limit, or lower the minimum.`,
    ],
    [
      'most_g',
      goalies > 0 && form.min_goalies > goalies,
      `At most ${many(goalies, 'goalie')}, and at least ${form.min_goalies} are needed. Raise the limit, or lower the minimum.`,
    ],
    [
      'most_c',
      form.max_roster_size > all,
      `The limits by position allow ${all} players, and the roster holds ${form.max_roster_size}. Raise a limit, or lower the roster size.`,
    ],
  ];
}

function minimumChecks(form: LeagueForm): Check[] {
  const minimums = form.min_forwards + form.min_defense + form.min_goalies;
  const { min_forwards_protected: forwards, min_defense_protected: defense, min_goalies_protected: goalies } = form;
  const kept = (forwards ?? 0) + (defense ?? 0) + (goalies ?? 0);
  const most = [
    ['keeper_forwards', 'forwards', form.keeper_forwards, forwards],
    ['keeper_defense', 'defensemen', form.keeper_defense, defense],
    ['keeper_goalies', 'goalies', form.keeper_goalies, goalies],
  ] as const;
  const byNumber = applies('keepers', form.league_type, { ...form });
  return [
    [
      'max_roster_size',
      form.max_roster_size < minimums,
      `The roster must hold the position minimums: ${minimums} players.`,
    ],
    [
      'min_forwards_protected',
      applies('min_forwards_protected', form.league_type, { ...form }) && kept > form.max_roster_size,
      `The protected minimums (${kept}) are more than the roster holds (${form.max_roster_size}).`,
    ],
    [
      'keepers',
      byNumber && form.keepers != null && kept > form.keepers,
      `The protected minimums (${kept}) are more than the sheet keeps (${form.keepers}).`,
    ],
    ...most.map(([key, players, figure, least]): Check => [
      key,
      byNumber && figure != null && figure > 0 && figure < (least ?? 0),
      `At least ${least ?? 0} ${players} must be protected, and at most ${figure} can be.`,
    ]),
  ];
}
