import { monthDayWords } from '../calendar.js';
import { endsWithPeriods } from '../leagues/calendar.rules.js';
import { isDecidedByPoints, isInCategories, isInMatchups } from '../leagues/formats.js';
import { RESULTS } from '../leagues/settings/results.settings.js';
import { COMPETITION } from '../leagues/settings/competition.settings.js';
import type { LeagueSettings } from '../leagues/settings.values.js';
import { categoriesOf, categoriesWords } from '../players/scoring/category-set.js';
import { many } from '../text.rules.js';
import { hasThird, roundsOf, type FurtherMatches } from './playoffs/playoff.rules.js';
import { furtherMatches, playoffRules, tiesOf } from './formats/playoff-settings.rules.js';
import { weekdayWord } from '../leagues/lineup.rules.js';
import { periodRules } from './calendar/calendar.rules.js';
import { divisionCount } from './divisions/division.rules.js';
import { areLimitsFixed } from './period-limits.rules.js';
import { goalieGamesRules } from './goalie-games.rules.js';
import { BROKEN_TIE_WORDS, CORRECTION_WORDS } from './matchups/words/result-rules.words.en.js';
import { seasonCaps } from './place-caps.rules.js';
import { gamesCaps } from './roto/games-caps.rules.js';
import { placeCapsWords, seasonCapsWords } from './place-caps.words.js';
import { rotoRules, type RotoRules } from './roto/roto.rules.js';
import { correctionsOf } from './matchups/corrections.rules.js';
import { matchupTies } from './matchups/tie-break.rules.js';
import { scheduleRules, type ScheduleRules } from './matchups/double-schedule.rules.js';
import { recordKind } from './matchups/record-points.rules.js';
import { stepsOf, tableOrder } from './matchups/table-order.rules.js';
import type { PeriodRules } from './matchups/period.rules.js';

const RECORD_WORDS = {
  share: 'the share of wins, where a tie is half a win',
  '2-1-0': 'points per result, 2 for a win and 1 for a tie',
  '3-1-0': 'points per result, 3 for a win and 1 for a tie',
} as const;

const isDivided = (league: Partial<LeagueSettings>): boolean =>
  divisionCount(league, league.num_teams ?? Number.POSITIVE_INFINITY) > 0;

/** How a season is won, for the rulebook. */
export const formatWords = (league: Partial<LeagueSettings>): string => {
  const inCategories = isInCategories(league);
  const roto = rotoRules(league);
  if (roto !== null) return rotoWords(roto);
  if (!isInMatchups(league))
    return [
      'The season is won by points: one table adds up the points of the regular season.',
      ...placeCapsWords(league),
    ].join(' ');
  const divided = isDivided(league);
  return [
    ...(inCategories
      ? categoryRuleWords(league)
      : ['The season is won by matchups: in each period two teams meet, and the one with more points wins.']),
    daysOfPeriodWords(periodRules(league)),
    ...opponentsWords(scheduleRules(league)),
    ...(league.matchup_median === true && !inCategories
      ? ['Each team has a second result against the median of all teams’ scores of the period.']
      : []),
    ...(divided
      ? [
          'The teams are in divisions, which a commissioner sets or draws before the first period begins; teams that are in none are drawn then.',
          'Rounds inside the divisions alternate with rounds of all teams, so that teams of the same division meet more often.',
        ]
      : []),
    tableWords(league, { inCategories, divided }),
    ...(divided ? ['In a tie for a division title the results inside the division come second.'] : []),
    ...(matchupTies(league) === 'tie' ? [] : [BROKEN_TIE_WORDS[inCategories ? 'categories' : 'points']]),
    ...goalieStartsWords(league),
    ...placeCapsWords(league),
    ...(league.matchup_chances === false ? ['Pages of matchups show no projections and no win probabilities.'] : []),
    scoreChangeWords(league, 'period'),
    CORRECTION_WORDS[correctionsOf(league)],
    'A commissioner may set the result of a regular matchup that is over, and add results to a team’s record or take them, with a reason that all members see.',
    'A commissioner may edit the pairs of a regular period that has not begun, move the day between two of them, and draw the schedule again before the first one begins.',
  ].join(' ');
};

/** The changes of a score that a commissioner may make. */
const scoreChangeWords = (league: Partial<LeagueSettings>, span: 'period' | 'round'): string =>
  `A commissioner may add ${
    isDecidedByPoints(league) ? 'points to a team’s score' : 'figures to a team’s sums in a category'
  } in a ${span} that has begun, or take them. All members see the reason. Rounds that are final stay.`;

/** The limit of goalie starts. A league without one needs no words for it. */
function goalieStartsWords(league: Partial<LeagueSettings>): string[] {
  const starts = league.goalie_starts_period ?? RESULTS.goalie_starts_period.default;
  if (starts === 0) return [];
  const limit = many(starts, 'goalie start');
  return [
    areLimitsFixed(league)
      ? `Of a team, ${limit} count in a period, however long it is.`
      : `Of a team, ${limit} count in a period of seven days with games; other periods allow starts in proportion to their days with games, rounded up.`,
    'The day on which a team reaches the limit counts whole; on later days of the period none of its goalies count. A change of the limit applies from the next period.',
  ];
}

function opponentsWords({ doubles, odd }: ScheduleRules): string[] {
  if (doubles)
    return [
      'Each team plays two opponents in each regular period: one score and two results, while its points count once. The play-offs have no double-headers.',
    ];
  switch (odd) {
    case 'bye':
      return ['With an odd number of teams one has no opponent, each in turn.'];
    case 'median':
      return [
        'With an odd number of teams one has no opponent, each in turn. It plays against the median of all teams’ scores of the period.',
      ];
    case 'double':
      return [
        'With an odd number of teams one of them plays two opponents in a period, with one score and two results, while its points count once. Double-headers are spread evenly.',
      ];
  }
}

const tableWords = (
  league: Partial<LeagueSettings>,
  { inCategories, divided }: { readonly inCategories: boolean; readonly divided: boolean },
): string => {
  const words = {
    points: inCategories ? 'matchups won' : 'points per period',
    meetings: 'the results between the teams',
    division: 'the results inside the own division',
  };
  const steps = stepsOf(tableOrder(league)).filter((step) => divided || step !== 'division');
  return `The table goes by ${RECORD_WORDS[recordKind(league)]}, ${steps.map((step) => `then by ${words[step]}, `).join('')}then by a draw.`;
};

const SHORT_WEEKS = {
  join: 'a week with few games joins the next one',
  keep: 'a week with few games is a period, too',
  none: 'a week with few games has no matchup',
} as const;

const SHORT_HALVES = {
  join: 'one with few games joins the next one',
  keep: 'one with few games is a period, too',
  none: 'one with few games has no matchup',
} as const;

const daysOfPeriodWords = ({ shortWeeks, weekday, days, split }: PeriodRules): string =>
  split !== undefined
    ? `A week has two periods: from ${weekdayWord(weekday)} to ${weekdayWord((weekday + split - 1) % 7)}, and from ${weekdayWord((weekday + split) % 7)} to ${weekdayWord((weekday + 6) % 7)}. Each is compared with its own kind: ${SHORT_HALVES[shortWeeks]}.`
    : days === 7
      ? `A period lasts from ${weekdayWord(weekday)} to ${weekdayWord((weekday + 6) % 7)}; ${SHORT_WEEKS[shortWeeks]}.`
      : `A period lasts ${days} days, counted from the ${weekdayWord(weekday)} of the season’s first week. By the same number of days ${SHORT_WEEKS[shortWeeks]}.`;

function rotoWords({ categories, ties, goalies, caps }: RotoRules): string {
  return [
    `The season is won by roto points: one table compares the teams’ sums of the regular season in ${categoriesWords(categories)}.`,
    'In each category the best team gets as many points as there are teams, the next one fewer, and the worst 1, times the category’s weight.',
    ties === 'mean' ? 'Tied teams share the mean of their places.' : 'Tied teams all get the best of their places.',
    ...(categoriesOf(categories).some(({ under }) => under !== null)
      ? [
          'Ratios come from the sums of a team and are compared without rounding; teams without an attempt share the last places.',
        ]
      : []),
    ...(goalies === 0
      ? []
      : [
          `A team whose goalies play fewer than ${many(goalies, 'game')} in the season is last in the goalie categories. During the season it needs the share of the days with NHL games that are over, rounded down.`,
        ]),
    ...(Object.keys(caps).length === 0 ? [] : seasonCapsWords(caps)),
    'Teams with equal points are ordered by the number of categories that they lead, then they share a rank.',
  ].join(' ');
}

function categoryRuleWords(league: Partial<LeagueSettings>): string[] {
  const text = league.categories ?? COMPETITION.categories.default;
  const least = league.category_goalies ?? COMPETITION.category_goalies.default;
  const below = league.category_goalies_below ?? COMPETITION.category_goalies_below.default;
  const lost = below === 'ratios' ? 'the goalie ratios' : 'all goalie categories';
  return [
    `The season is won by matchups: in each period two teams meet and compare ${categoriesWords(text)}.`,
    league.format === 'h2h_each_category'
      ? 'Each category is a result in the table: a win, a loss or a tie.'
      : 'The team that wins more categories wins the matchup.',
    'A category won is a category point, a tied one half, times its weight.',
    ...(categoriesOf(text).some(({ under }) => under !== null)
      ? [
          'Ratios come from the sums of a team and are compared without rounding; without an attempt a team loses to one with attempts.',
        ]
      : []),
    ...(least === 0
      ? []
      : [
          `A team whose goalies play fewer than ${many(least, 'game')} in a ${areLimitsFixed(league) ? 'period' : 'week'} loses ${lost}${areLimitsFixed(league) ? '' : `; a period needs ${least} for seven days with games, rounded up`}. ${
            below === 'both'
              ? 'Where both teams are below, both lose them.'
              : 'Where both teams are below, they are tied.'
          } A change of this number applies from the next period.`,
        ]),
  ];
}

/** When trading ends, for the rulebook. */
export const tradeDeadlineWords = (league: Partial<LeagueSettings> & { readonly num_teams: number }): string => {
  const day = league.trade_deadline ?? '';
  const byPeriods = endsWithPeriods(league) && playoffRules(league, league.num_teams) !== null;
  if (day === '' && !byPeriods) return 'There is no trade deadline.';
  const span = isInMatchups(league) ? 'matchup period' : 'week';
  return `Trades can be agreed on until the end of ${
    byPeriods ? `the day before the last regular ${span} begins` : monthDayWords(day)
  }. Offers that are open then end; trades under review are carried out. From the season’s end on teams trade again.${
    byPeriods ? ` A season with only one regular ${isInMatchups(league) ? 'period' : 'week'} has no deadline.` : ''
  }`;
};

const PLAYOFF_TIE_WORDS = {
  seed: 'In a tie the better seed advances.',
  'head-to-head': 'In a tie the team advances that won more of their regular matchups, then the better seed.',
  bench:
    'In a tie the team advances with more points of active players who were not in the line-up on their day, then with more goals of the players who counted, then with fewer players used, then the better seed.',
  commissioner:
    'In a tie the commissioner decides, with a reason that all members see. If the next round begins with its first NHL game before that, or the season ends, the better seed wins.',
} as const;

const furtherWords = (
  { third, consolation }: FurtherMatches,
  { teams, pick, first }: { readonly teams: number; readonly pick: boolean; readonly first: boolean },
): string[] => [
  ...(third && hasThird(teams)
    ? ['The losers of the semi-finals meet for third place while the final is played.']
    : []),
  ...(consolation === 'none'
    ? []
    : [
        `Meanwhile ${consolation === 'losers' ? 'the last teams of the table' : 'the best teams outside the play-offs'} play a ${
          consolation === 'losers' ? 'loser’s' : 'consolation'
        } bracket of as many rounds at most. It changes no rank${consolation === 'losers' && first ? '' : ' and no order of a draft'}, and its teams keep their adds.${
          consolation === 'losers' && pick
            ? ' Its winner gets a compensatory pick at the end of round 1 of the next general draft. A bracket that is not over at the season’s end gives none.'
            : ''
        }${
          consolation === 'losers' && first
            ? ' Its winner picks first in the order of the next general draft and rookie draft; a lottery draws the places behind it. A bracket that is not over at the season’s end changes no order.'
            : ''
        }`,
      ]),
];

/** The league's own play-offs, for the rulebook. */
export const playoffWords = (league: Partial<LeagueSettings> & { readonly num_teams: number }): string => {
  const rules = playoffRules(league, league.num_teams);
  if (rules === null) return 'The league has no play-offs of its own.';
  const closed =
    league.playoff_out === 'open'
      ? 'Teams without a match left may add, drop and trade until the season ends.'
      : 'A team without a match left cannot add, claim, bid for, drop or trade players until the season ends, unless a commissioner opens its roster. Its open claims, bids and offers end, and accepted trades are carried out. Line-ups, injured reserve, call-ups and trades of later seasons’ draft picks stay open.';
  const further = furtherWords(furtherMatches(league), {
    teams: rules.teams,
    pick: league.playoff_losers_pick === true,
    first: league.playoff_losers_first === true,
  });
  const afterTable = !isInMatchups(league);
  const span = afterTable ? 'week' : 'period';
  return [
    `The first ${rules.teams} of the table play for the title in ${many(roundsOf(rules.teams), 'round')} of ${many(rules.periods, span)}.${
      afterTable ? ' Weeks with few NHL games join another one.' : ''
    }`,
    ...(afterTable ? scoreAfterTable(league) : []),
    ...(rules.byWins === true && (rules.periods > 1 || rules.longFinal === true)
      ? [
          `Each ${span} of a round is a match between the same teams, and all are played. The team with more wins advances; with equal wins the sum of the round decides.`,
        ]
      : []),
    ...(rules.longFinal === true
      ? [`The final takes one more, where the play-offs then take at most a fifth of the season’s ${span}s.`]
      : []),
    ...(isDivided(league) && league.playoff_division_winners === true
      ? ['The winners of the divisions have the best seeds.']
      : []),
    rules.reseed
      ? 'In each round the best seed that is left meets the worst.'
      : 'The bracket is fixed: the pairs of later rounds follow from it.',
    'The best seeds have no opponent in the first round where the number of teams asks for it.',
    PLAYOFF_TIE_WORDS[tiesOf(league)],
    afterTable
      ? 'The table before the first day of the play-offs decides the seeds. The table continues until the season ends, and decides the places of the other teams.'
      : 'A round is paired on its first day.',
    'Until the first NHL game of a round its pairs follow changed results. Then they stay, and the results before it are final.',
    'Until then a commissioner may also set the result of a match in the round before, with a reason that all members see. Days between rounds that have not begun can be moved.',
    `The final ends with ${
      rules.untilEnd === true ? 'the season' : 'the last week after which at least three days with NHL games remain'
    }. A season with few weeks has fewer rounds.`,
    ...further,
    closed,
    'The order of the next draft follows: first the teams outside the play-offs, the last of the table first. The others come by their last round, the champion last.',
  ].join(' ');
};

/** What decides a round after a table of points or roto. */
function scoreAfterTable(league: Partial<LeagueSettings>): string[] {
  const roto = rotoRules(league);
  const caps = roto === null ? seasonCaps(league) : gamesCaps(league);
  return [
    ...(roto === null
      ? ['The team with more points in a round advances.']
      : [
          'Two teams compare their sums of the round in all categories, and the one that wins more of them advances.',
          `A team needs ${
            roto.goalies === 0
              ? `${many(COMPETITION.category_goalies.default, 'goalie game')} for seven days with games`
              : 'its share of the season’s minimum of goalie games, by the days with games and rounded up'
          }; below that it loses the goalie categories.`,
        ]),
    scoreChangeWords(league, 'round'),
    ...(Object.keys(caps).length > 0 ? ['The season’s limits of games end on the day before the first round.'] : []),
  ];
}

/** The minimum of goalie games, for the rulebook. */
export const goalieGamesWords = (settings: Partial<LeagueSettings>): string => {
  const rules = goalieGamesRules(settings);
  if (rules === null) return 'There is no minimum of games that goalies must play.';
  const { least, points } = rules;
  return `The goalies who count for a team play at least ${many(least, 'game')} for it in a regular season. ${
    points === 0
      ? 'The standings show how many each team has.'
      : `At the season’s end each game that is missing takes ${many(points, 'point')} off in the final table.`
  }`;
};
