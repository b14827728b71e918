import { locale, type Language } from '../locale.js';
import { oneLine } from '../text.rules.js';
import { categoriesFault } from '../players/scoring/category-set.js';
import { deadlineFault, tradeFromFault } from './calendar.rules.js';
import { monthDaysFault } from './month-days.js';
import { draftRounds, holdsRookieDraft, orderRule } from './drafts/draft.table.js';
import { slotSalaries, slotSalary } from './salaries/slot-salaries.rules.js';
import { hasOwnSalaries, leastSalary, salaryStep } from './salaries/salary.rules.js';
import { placeCounts } from './lineup.rules.js';
import { playableFaults } from './playable.rules.js';
import { formWordsIn, settingWords } from './settings/setting-words.js';
import { applies, FORM_KEYS, isFigure, rowOf, type LeagueForm } from './settings.values.js';

export const LEAGUE_NAME = { min: 1, max: 60 } as const;

export type LeagueFormErrors = Partial<Record<keyof LeagueForm, string>>;

/**
 * One message per field that makes a league unplayable (docs/rules.md, Leagues). With `startup` false, the startup
 * draft is ignored.
 */
export const validateLeagueForm = (
  form: LeagueForm,
  { startup = true, language = locale.language }: { readonly startup?: boolean; readonly language?: Language } = {},
): LeagueFormErrors => ({
  ...playableFaults(form, { startup, language }),
  ...formFaults(form, language),
});

/** One message per field that is invalid, alone or in combination. Does not check the drafts. */
export function formFaults(form: LeagueForm, language: Language = locale.language): LeagueFormErrors {
  const errors: LeagueFormErrors = {};
  const t = formWordsIn(language);
  const checks = [
    ...nameChecks(form, t),
    ...figureChecks(form, t, language),
    ...settingChecks(form, t, language),
    ...orderChecks(form, t),
    ...slotChecks(form, t),
    ...minimumChecks(form, t),
    ...positionLimitChecks(form, t),
  ];
  for (const [field, wrong, message] of checks) if (wrong && errors[field] === undefined) errors[field] = message;
  return errors;
}

type Check = readonly [field: keyof LeagueForm, wrong: boolean, message: string];
type Words = ReturnType<typeof formWordsIn>;

function nameChecks(form: LeagueForm, t: Words): Check[] {
  const name = oneLine(form.league_name);
  return [
    ['league_name', name.length < LEAGUE_NAME.min, t.nameMissing],
    ['league_name', name.length > LEAGUE_NAME.max, t.nameTooLong({ most: LEAGUE_NAME.max })],
  ];
}

function figureChecks(form: LeagueForm, t: Words, language: Language): Check[] {
  // Figures of disabled features are hidden and not saved, so they must not block the form.
  return FORM_KEYS.filter((one) => applies(one, form.league_type, { ...form })).flatMap((key): Check[] => {
    const row = rowOf(key);
    if (!isFigure(row)) return [];
    const { min = 0, max = Infinity } = row;
    const { tooLow, tooHigh } = settingWords(key, language);
    const figure = Number(form[key] ?? 0);
    return [
      [key, !Number.isInteger(figure) || figure < 0, t.wholeNumber],
      [key, figure < min, tooLow?.(min) ?? ''],
      [key, figure > max, tooHigh?.(max) ?? ''],
    ];
  });
}

const CAPPED_PLACES = [
  { key: 'season_games_cap', players: 'skaters' },
  { key: 'season_goalie_games_cap', players: 'goalies' },
  { key: 'period_games_cap', players: 'skaters' },
] as const;

function capChecks(form: LeagueForm, t: Words): Check[] {
  const places = Object.entries(placeCounts({ ...form, lineup_dates: '' }));
  const off = (form.lineups ?? 'off') === 'off';
  return CAPPED_PLACES.map(({ key, players }) => [
    off ? 'lineups' : key,
    applies(key, form.league_type, { ...form }) &&
      (form[key] ?? 0) > 0 &&
      !places.some(([kind, count]) => count > 0 && (kind === 'G') === (players === 'goalies')),
    off ? t.capNeedsPlaces({ kind: players }) : t.capNeedsSeats({ kind: players }),
  ]);
}

function settingChecks(form: LeagueForm, t: Words, language: Language): Check[] {
  const asked = (kind: '' | '_goalies') => [
    form.rookie_age,
    form[`rookie_season_games${kind}`],
    form[`rookie_career_games${kind}`],
    form.rookie_two_season_games,
  ];
  const deadline = deadlineFault(form.trade_deadline);
  const from = tradeFromFault(form.trade_from, deadline === null ? form.trade_deadline : '');
  const named = applies('lineup_dates', form.league_type, { ...form }) && typeof form.lineup_dates === 'string';
  const dates = named ? monthDaysFault(form.lineup_dates) : null;
  const compared = applies('categories', form.league_type, { ...form }) && typeof form.categories === 'string';
  const salaryBids = applies('bid_funds', form.league_type, { ...form }) && form.bid_funds === 'salary';
  const categories = compared ? categoriesFault(form.categories, language) : null;
  return [
    [
      'rookie_age',
      applies('rookie_age', form.league_type, { ...form }) &&
        (['', '_goalies'] as const).some((kind) => asked(kind).every((figure) => figure === 0)),
      t.everyoneRookie,
    ],
    ['trade_deadline', deadline !== null, deadline === null ? '' : t[deadline]],
    ['trade_from', from !== null, tradeFromWords(form, from, t)],
    ['categories', categories !== null, categories ?? ''],
    ['lineup_dates', dates !== null, dates === null ? '' : t[dates]],
    ...capChecks(form, t),
    ['bid_funds', salaryBids && !hasOwnSalaries(form), t.salaryBidsNeedSalaries],
    [
      'bid_funds',
      salaryBids && leastSalary(form) > form.salary_cap,
      t.salaryBidsAboveCap({ least: leastSalary(form), cap: form.salary_cap }),
    ],
    ['cap_floor', form.cap_floor > form.salary_cap, t.floorAboveCap({ floor: form.cap_floor, cap: form.salary_cap })],
  ];
}

function slotChecks(form: LeagueForm, t: Words): Check[] {
  const set = hasOwnSalaries(form) && (form.slot_salary ?? 0) > 0;
  const table = slotSalaries(form, 'general');
  const step = salaryStep(form);
  const rounds = Math.min(draftRounds(form, 'general', form.league_type === 'dynasty') ?? 0, form.max_roster_size);
  let sum = 0;
  if (table !== null) for (let round = 1; round <= rounds; round += 1) sum += slotSalary(table, round);
  return [
    ['slot_salary', set && table === null, t.slotSalariesInAuction],
    ['slot_salary', set && (form.slot_salary ?? 0) % step !== 0, t.slotSalaryStep({ step })],
    ['slot_step', set && (form.slot_step ?? 0) % step !== 0, t.slotSalaryStep({ step })],
    ['slot_salary', sum > form.salary_cap, t.slotSalariesAboveCap({ rounds, sum, cap: form.salary_cap })],
  ];
}

const ORDER_KEYS = {
  'mid-season': 'midseason_order',
  steal: 'steal_order',
  waiver: 'waiver_draft_order',
  class: 'class_order',
} as const;

/** An order that the league's other settings do not give. */
const orderChecks = (form: LeagueForm, t: Words): Check[] =>
  (['mid-season', 'steal', 'waiver', 'class'] as const).flatMap((type): Check[] => {
    const key = ORDER_KEYS[type];
    const held = applies(key, form.league_type, { ...form }) && (draftRounds(form, type, false) ?? 0) > 0;
    const order = orderRule(type, form);
    return [
      [key, held && order === 'rookie' && !holdsRookieDraft(form), t.orderNeedsRookieDraft],
      [key, held && order === 'lottery' && (form.lottery_teams ?? 3) < 2, t.orderNeedsLottery],
    ];
  });

/** The most players of these positions together; infinite when one of them has no limit. */
const mostOf = (form: LeagueForm, keys: readonly ('most_c' | 'most_lw' | 'most_rw' | 'most_d' | 'most_g')[]): number =>
  keys.reduce((sum, key) => sum + (form[key] || Infinity), 0);

function positionLimitChecks(form: LeagueForm, t: Words): Check[] {
  const [forwards, defense, goalies] = [mostOf(form, ['most_c', 'most_lw', 'most_rw']), form.most_d, form.most_g];
  const all = forwards + mostOf(form, ['most_d', 'most_g']);
  return [
    ['most_c', form.min_forwards > forwards, t.forwardLimits({ most: forwards, least: form.min_forwards })],
    [
      'most_d',
      defense > 0 && form.min_defense > defense,
      t.positionLimit({ kind: 'defensemen', most: defense, least: form.min_defense }),
    ],
    [
      'most_g',
      goalies > 0 && form.min_goalies > goalies,
      t.positionLimit({ kind: 'goalies', most: goalies, least: form.min_goalies }),
    ],
    ['most_c', form.max_roster_size > all, t.allLimits({ most: all, size: form.max_roster_size })],
  ];
}

function tradeFromWords(form: LeagueForm, fault: ReturnType<typeof tradeFromFault>, t: Words): string {
  if (fault === 'tradeFromLate') return t.tradeFromLate({ from: form.trade_from, deadline: form.trade_deadline });
  return fault === null ? '' : t[fault];
}

function minimumChecks(form: LeagueForm, t: Words): Check[] {
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
    ['max_roster_size', form.max_roster_size < minimums, t.rosterBelowMinimums({ minimums })],
    [
      'min_forwards_protected',
      applies('min_forwards_protected', form.league_type, { ...form }) && kept > form.max_roster_size,
      t.protectedAboveRoster({ minimums: kept, size: form.max_roster_size }),
    ],
    [
      'keepers',
      byNumber && form.keepers != null && kept > form.keepers,
      t.protectedAboveSheet({ minimums: kept, keepers: form.keepers ?? 0 }),
    ],
    ...most.map(([key, kind, figure, least]): Check => [
      key,
      byNumber && figure != null && figure > 0 && figure < (least ?? 0),
      t.protectedAboveLimit({ kind, least: least ?? 0, most: figure ?? 0 }),
    ]),
  ];
}
