import { changeLimits, LINEUP_KINDS, LINEUP_KIND_WORDS, lineupRules, weekdayWord } from '../leagues/lineup.rules.js';
import { holdsRookieDraft } from '../leagues/drafts/draft.table.js';
import { monthDaysWords } from '../leagues/month-days.js';
import { addLimitWords } from '../free-agents/add-limits.words.js';
import { formatMoney } from '../money.js';
import { POSITION_DETAILS } from '../players/players.values.js';
import { LIMITED_WORDS } from '../teams/position-limits.model.js';
import { POSITION_LIMIT_RULE, positionLimits } from '../teams/position-limits.rules.js';
import { keeperPlacesWords } from '../protection/keeper-places.rules.js';
import { listed, many } from '../text.rules.js';
import { OWN_TRADE_REVIEW_HOURS } from '../trades/veto.rules.js';
import { lotteryRules } from '../draft/order/lottery.rules.js';
import { lotteryWords } from '../draft/order/lottery.words.js';
import { formatWords, goalieGamesWords, playoffWords, tradeDeadlineWords } from '../competition/competition.words.js';
import { farmRules } from '../leagues/farm.rules.js';
import { rookieWords } from '../leagues/rookie.words.js';
import { takingDraftWords } from '../leagues/drafts/loss.words.js';
import type { LeagueType, RuleSectionId } from '../leagues/setting.model.js';
import { settingWords } from '../leagues/settings/setting-words.js';
import {
  applies,
  rowOf,
  SETTING_KEYS,
  stateOf,
  type LeagueSettings,
  type NamedRule,
  type SettingKey,
} from '../leagues/settings.values.js';

/** Input of the rulebook: a league's settings, type and time zone. `LeagueView` matches it. */
export type RulebookLeague = LeagueSettings & { readonly league_type: LeagueType; readonly time_zone: string };

export interface Rule {
  /** Anchor for links: the name of the refusal that the rule explains best. Unique within a rulebook. */
  readonly anchor: string;
  readonly text: string;
  /** Every refusal that the rule explains, including the anchor. */
  readonly explains: readonly string[];
}

export const rule = (anchor: string, text: string, ...more: readonly string[]): Rule => ({
  anchor,
  text,
  explains: [anchor, ...more],
});

/**
 * Rules that depend on several settings or on more than settings. Compilation fails when a row of the table names a
 * rule that is missing here.
 */
export const SENTENCES: Readonly<Record<NamedRule, (league: RulebookLeague) => Rule>> = {
  timeZone: ({ num_teams, time_zone }) =>
    rule(
      'timeZone',
      `${many(num_teams, 'team')}. Days and weeks follow the time zone ${time_zone.replaceAll('_', ' ')}.`,
    ),

  format: (league) => rule('format', formatWords(league)),
  playoffs: (league) => rule('playoffs', playoffWords(league), 'playoffOut'),

  tradeDeadline: (league) => rule('tradeDeadline', tradeDeadlineWords(league)),

  goalieGames: (league) => rule('goalieGames', goalieGamesWords(league)),

  periodAdds: (league) => rule('periodAdds', addLimitWords(league)),

  minimums: ({ min_forwards, min_defense, min_goalies }) =>
    rule(
      'minimums',
      `In season it needs at least ${positions(min_forwards, min_defense, min_goalies)}.`,
      'minimumForwards',
      'minimumDefense',
      'minimumGoalies',
    ),

  positionLimits: (league) => {
    const limits = positionLimits(league);
    const words =
      limits === null
        ? 'There is no maximum by position.'
        : `An active roster holds at most ${listed(
            POSITION_DETAILS.flatMap((detail) => {
              const most = limits[detail];
              return most === undefined ? [] : [many(most, ...LIMITED_WORDS[detail])];
            }),
          )}. These limits count whenever the roster size does, also for draft picks.`;
    return rule('positionLimits', words, ...Object.values(POSITION_LIMIT_RULE), 'positionFull');
  },

  irSlots: ({ ir_slots: slots }) =>
    slots === 0
      ? rule('irSlots', 'There is no injured reserve.', 'notInjured')
      : rule('irSlots', `There ${slots === 1 ? 'is' : 'are'} ${many(slots, 'injured-reserve place')}.`),

  rookieBank: ({ rookie_bank_size: size }) =>
    size === null
      ? rule('noRookieBank', 'There is no rookie bank.')
      : rule(
          'rookieBank',
          `The rookie bank holds ${many(size, 'player')} while a season is played. From its end to the next start the ` +
            'bank has room for any number.',
          'rookieBankFull',
        ),

  tooOld: (league) =>
    rule(
      'tooOld',
      rookieWords(league),
      'notDraftedOrSigned',
      'birthDateUnknown',
      'tooManyGamesInOneSeason',
      'tooManyGames',
      'tooManyGamesInTwoSeasons',
    ),

  capPlaces: (league) => {
    const { farmOnCap, ir_relief: relief = 0 } = stateOf(league);
    const places = farmOnCap
      ? 'Players on injured reserve do not count toward the cap or the size of the roster. Players in the rookie bank count toward the cap, and not toward the size.'
      : `Players on injured reserve${league.rookie_bank_size === null ? ' do' : ' and in the rookie bank do'} not count toward the cap or the size of the roster.`;
    const above =
      relief === 0
        ? ''
        : ` The relief for injuries is ${formatMoney(relief)}: what a team’s injured reserve costs above it counts toward the cap.`;
    return rule('capPlaces', `${places}${above}`);
  },

  notARookie: (league) => {
    const { farm_veterans: veterans } = stateOf(league);
    const down = farmRules(league)?.sendDown;
    const who =
      (veterans ?? 0) === 0
        ? 'Only rookies can be sent to the rookie bank'
        : `Rookies can be sent to the rookie bank, and up to ${many(veterans ?? 0, 'veteran')} at a time`;
    const how =
      down === 'waivers'
        ? ' A player who is sent down goes on waivers first, where other teams can claim them. The player reaches the bank if no claim wins. Between two seasons no player can be sent down.'
        : down === 'veterans'
          ? ' Rookies are sent down at once. A veteran who is sent down goes on waivers first, where other teams can claim them. The veteran reaches the bank if no claim wins. Between two seasons no veteran can be sent down.'
          : down === 'never'
            ? ' A player who was brought up from a bank cannot be sent down again.'
            : '';
    return rule(
      'notARookie',
      `${who}; promoting one is always possible while the team stays legal.${how}`,
      'farmVeterans',
      'broughtUp',
      'waiversRest',
    );
  },

  mustComeUp: (league) => {
    const state = stateOf(league);
    const { farm_call_up_games: games, farm_call_up_days: days, farmCallUpAlone: alone } = state;
    if ((games ?? 0) === 0)
      return rule('mustComeUp', 'Players may stay in the rookie bank however many NHL games they play.');
    return rule(
      'mustComeUp',
      `A player with more than ${many(games ?? 0, 'NHL game')} in a season must come up from the rookie bank` +
        `${(days ?? 0) === 0 ? ' at once' : ` within ${many(days ?? 0, 'day')} after it is announced`}. ${
          alone
            ? 'After that the player comes up automatically.'
            : 'After that the team cannot add players until the player is promoted, dropped or traded.'
        }${state.farm_call_up_counts === 'league' ? ' Games before the league’s first season began do not count.' : ''}`,
      'playedTooMuch',
    );
  },

  lineups: (league) => {
    const rules = lineupRules(stateOf(league));
    if (rules === null) return rule('lineups', 'There are no line-ups: every active player earns points.');
    const begins = {
      day: 'every day',
      week: `every ${weekdayWord(rules.weekday)}`,
      month: `on ${monthDaysWords(rules.dates ?? [])} of a month`,
    }[rules.period];
    const kinds = LINEUP_KINDS.filter((kind) => rules.places[kind] > 0).map((kind) =>
      many(rules.places[kind], `${LINEUP_KIND_WORDS[kind].toLowerCase()} place`),
    );
    const changes = changeLimits(rules).map(({ span, limit }) => ` In a ${span} ${many(limit, 'player')} may come in.`);
    const goes =
      'A place that is empty, or whose player is not on the active roster, goes to the best reserve who fits.';
    const absent = {
      absent: goes,
      always: `${goes} Where a manager set no line-up for the day or the period, the best available players are in.`,
      off: 'A place whose player is not on the active roster earns nothing.',
    }[rules.standIn];
    const locks =
      rules.period === 'day'
        ? 'Each player locks at the start of their own game that day, or when the day ends if they have no game. Without a known schedule a day locks at noon.'
        : 'It locks at noon of its first day.';
    return rule(
      'lineups',
      `Only players in a place of the line-up earn points: ${listed(kinds)}. A new line-up can begin ${begins} and stays until another one begins. ${locks}${changes.join('')} ${absent} A team that has set none plays its best players.`,
      'lineupLocked',
      'lineupPlaceLocked',
      'lineupNotThen',
      'lineupFit',
      'lineupChanges',
      'lineupBegin',
    );
  },

  stealDraft: (league) => rule('stealDraft', takingDraftWords('steal', league)),
  expansionDraft: (league) => rule('expansionDraft', takingDraftWords('expansion', league)),
  waiverDraft: (league) => rule('waiverDraft', takingDraftWords('waiver', league)),

  lottery: (league) => rule('lottery', lotteryWords(lotteryRules(league)), 'noLottery'),

  draftLength: ({ league_type, general_draft_length: yearly, general_draft_startup_length: startup }) =>
    rule(
      'draftLength',
      league_type === 'redraft' || startup === null
        ? `The general draft has ${many(yearly, 'round')}.`
        : `The startup draft fills the rosters once, in ${many(startup, 'round')}. ` +
            `After that the general draft has ${many(yearly, 'round')} a year.`,
    ),

  rookieDraftFirst: ({ rookie_draft_length: yearly, rookie_draft_startup_length: startup, ...league }) =>
    rule(
      'rookieDraftFirst',
      holdsRookieDraft(league)
        ? `Rookies are drafted apart and first: ${many(yearly ?? 0, 'round')} a year` +
            `${startup === null ? '' : `, ${many(startup, 'round')} in the startup`}. They go to the rookie bank.`
        : league.rookieDraftEnabled
          ? 'There is no rookie draft: rookies are in the general draft. Teams may send them to the rookie bank.'
          : 'There is no rookie draft.',
    ),

  picksNotTradable: (league) => {
    const { league_type, draftPickTradesAllowed } = league;
    const { pick_seasons: ahead } = stateOf(league);
    return rule(
      'picksNotTradable',
      league_type === 'redraft'
        ? 'Draft picks cannot be traded in a re-draft league.'
        : draftPickTradesAllowed
          ? `Draft picks of this season and the ${ahead ?? 0} after it can be traded.`
          : 'Draft picks cannot be traded.',
      'pickTooFar',
      'pickNotOwned',
    );
  },

  reviewOver: (league) => {
    const { trade_review_hours: hours } = stateOf(league);
    return rule(
      'reviewOver',
      `${hours === 0 ? 'An accepted trade is carried out at once.' : `An accepted trade is in review for ${many(hours, 'hour')}; then it is carried out.`} ` +
        'The commissioner may veto it with a public reason. A commissioner’s own trade is in review for at least ' +
        `${many(OWN_TRADE_REVIEW_HOURS, 'hour')}, and is vetoed by a third of the managers who have no part in it.`,
      'commissionerDecides',
      'ownTrade',
    );
  },

  tradedAtOnce: (league) =>
    rule(
      'tradedAtOnce',
      stateOf(league).draft_trades_at_once
        ? 'While a draft is held or paused, a trade of draft picks alone, one of them still open in that draft, is carried out ' +
            'when it is accepted, a commissioner’s own too. The commissioner may reverse it until one of its picks is used; ' +
            'one of their own team another commissioner may, or a third of the managers who have no part in it.'
        : 'Trades of draft picks are reviewed like all others while a draft is held.',
      'ownReversal',
      'tradedPickUsed',
    ),

  retentionPercent: ({ league_type, max_retention_perc }) =>
    rule(
      'retentionPercent',
      `A team may retain up to ${max_retention_perc ?? 0} % of a traded player’s salary, until the ` +
        `${league_type === 'dynasty' ? 'contract' : 'season'} ends.`,
    ),

  protectionLimit: (league) => {
    const { keeper_kind: kind, keepers, keeper_forwards: F, keeper_defense: D, keeper_goalies: G } = stateOf(league);
    const ir = stateOf(league).keepers_ir;
    if (kind === 'dollars' || kind === null)
      return rule('protectionLimit', `The core may cost at most ${formatMoney(league.protection_sheet_limit ?? 0)}.`);
    const limits = [
      ...(F ? [many(F, 'forward')] : []),
      ...(D ? [many(D, 'defenseman', 'defensemen')] : []),
      ...(G ? [many(G, 'goalie')] : []),
    ];
    return rule(
      'protectionLimit',
      `A team keeps up to ${many(keepers ?? 0, 'player')}, whatever they cost` +
        `${limits.length === 0 ? '' : `, at most ${listed(limits)}`}.${keeperPlacesWords(league)}` +
        `${ir ? ` Up to ${many(ir, 'more player')} may be kept from injured reserve; the other limits apply to them too.` : ''}` +
        `${kind === 'round' ? ` ${keeperCost(league)}` : ''}`,
      'keepers',
      'keeperPick',
      'keeperRound',
      'keepersInDraft',
      'keepersOpen',
      'noBench',
      'keeperForwards',
      'keeperDefense',
      'keeperGoalies',
    );
  },

  keeperYears: (league) => {
    const { keeper_years: most, keeper_years_total: total } = stateOf(league);
    const years = most ?? 0;
    const together = total
      ? ` All keepers of a team together may have been kept ${many(total, 'season')} in a row before, by one team or several; new keepers count none.`
      : '';
    return rule(
      'keeperYears',
      years === 0
        ? `A player can be kept for any number of seasons.${together}`
        : `A player can be kept ${many(years, 'season')} in a row, by one team or several. After a season on no sheet the count starts over. The rookie bank does not count.${together}`,
      'keeperYearsTotal',
    );
  },

  protectedMinimums: (league) =>
    rule(
      'protectedMinimums',
      `It needs at least ${positions(
        league.min_forwards_protected ?? 0,
        league.min_defense_protected ?? 0,
        league.min_goalies_protected ?? 0,
      )}, as far as the team has them.`,
      'protectedForwards',
      'protectedDefense',
      'protectedGoalies',
    ),

  protectionBench: ({ protection_bench_size, protection_sheet_bench }) =>
    rule(
      'protectionBench',
      `A bench of up to ${many(protection_bench_size ?? 0, 'player')} may cost at most ` +
        `${formatMoney(protection_sheet_bench ?? 0)} in addition.`,
      'protectionBenchSize',
    ),
};

const positions = (forwards: number, defense: number, goalies: number): string =>
  listed([many(forwards, 'forward'), many(defense, 'defenseman', 'defensemen'), many(goalies, 'goalie')]);

/**
 * Anchors of single-setting rules that have a place within their section. Other single-setting rules come at the
 * section's end, with their key as anchor.
 */
const PLACED: Partial<Record<SettingKey, string>> = {
  ir_return_days: 'irOverdue',
  salary_cap: 'cap',
  max_roster_size: 'rosterSize',
  maxPickupsPerWeek: 'noFaPick',
  faTradesAllowed: 'faPicksNotTradable',
  waiver_hours: 'onWaivers',
  scoring: 'scoring',
  draft_time_bank: 'timeBank',
  missed_pick: 'missedPick',
  retention_slots: 'retentionSlots',
  retention_days: 'retainedTooSoon',
};

/** The single-setting rule of a row; empty when the league does not have the setting. */
export function ownRule(league: RulebookLeague, key: SettingKey): Rule[] {
  const { rule: own } = rowOf(key);
  if (typeof own === 'string' || !applies(key, league.league_type, { ...league })) return [];
  // `says` only accepts values of the row's unit.
  const says = settingWords(key).says as (value: unknown) => string;
  const text = says(stateOf(league)[key]);
  return [rule(PLACED[key] ?? key, text, ...(own.explains ?? []))];
}

/** Single-setting rules of a section without a fixed place. */
export const furtherRules = (league: RulebookLeague, section: RuleSectionId): Rule[] =>
  SETTING_KEYS.flatMap((key) => {
    const { rule: own } = rowOf(key);
    return typeof own === 'string' || own.section !== section || PLACED[key] !== undefined ? [] : ownRule(league, key);
  });

/** Describes the cost of keepers when each costs a draft pick. */
function keeperCost(league: Parameters<typeof stateOf>[0]): string {
  const { keeper_step: step, keeper_undrafted: undrafted, keeper_otherwise: otherwise } = stateOf(league);
  const closed = stateOf(league).keeper_closed_rounds;
  const round =
    step === 0
      ? 'of the round in which the player was drafted last'
      : `${many(step ?? 0, 'round')} before the one in which the player was drafted last, and as many more for each season kept in a row`;
  return (
    `Each costs the team a pick of the coming general draft: ${round}; of a player who was never drafted, ` +
    `of ${undrafted ? `round ${undrafted}` : 'the last round'}. Where the team has no such pick, or two keepers ask for it, ` +
    `the next ${otherwise ?? 'earlier'} one goes; without one the player cannot be kept.` +
    `${closed ? ` Players last drafted in ${closed === 1 ? 'round 1' : `rounds 1 to ${closed}`} cannot be kept.` : ''}`
  );
}
