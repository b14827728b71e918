import { formatWords, goalieGamesWords, playoffWords, tradeDeadlineWords } from '../competition/competition.words.js';
import { lotteryWords } from '../draft/order/lottery.words.js';
import { addLimitWords } from '../free-agents/add-limits.words.js';
import { signingWords } from '../contracts/signing.words.js';
import { rfaWords } from '../free-agents/rfa/rfa.words.js';
import { ufaWords } from '../free-agents/ufa/ufa.words.js';
import { marketWords } from '../free-agents/market/market.words.js';
import { waiverWords } from '../free-agents/waiver.words.js';
import { auctionWords } from '../leagues/drafts/auction.words.js';
import { classDraftWords } from '../leagues/drafts/class.words.js';
import { midseasonDraftWords } from '../leagues/drafts/midseason.words.js';
import { takingDraftWords } from '../leagues/drafts/loss.words.js';
import type { FarmRules } from '../leagues/farm.rules.js';
import {
  changeLimits,
  LINEUP_KINDS,
  LINEUP_KIND_WORDS,
  weekdayWord,
  type LineupRules,
} from '../leagues/lineup.rules.js';
import { monthDaysWords } from '../leagues/month-days.js';
import { rookieWords } from '../leagues/rookie.words.js';
import type { LeagueType } from '../leagues/setting.model.js';
import type { SettingsState } from '../leagues/settings.values.js';
import { formatMoney } from '../money.js';
import { POSITION_DETAILS } from '../players/players.values.js';
import { keeperPlacesWords } from '../protection/keeper-places.words.js';
import type { PriceRules } from '../teams/keepers/keeper-price.rules.js';
import { LIMITED_WORDS, type PositionLimits } from '../teams/position-limits.model.js';
import { listed, many } from '../text.rules.js';

interface Positions {
  readonly forwards: number;
  readonly defense: number;
  readonly goalies: number;
}
interface Rounds {
  readonly yearly: number;
  readonly startup: number | null;
}

const players = ({ forwards, defense, goalies }: Positions): string =>
  listed([many(forwards, 'forward'), many(defense, 'defenseman', 'defensemen'), many(goalies, 'goalie')]);

const positionLimit = (limits: PositionLimits): string =>
  listed(
    POSITION_DETAILS.flatMap((detail) => {
      const most = limits[detail];
      return most === undefined ? [] : [many(most, ...LIMITED_WORDS[detail])];
    }),
  );

/** The part of a season that has periods: its matchups, or only the play-offs after a table. */
type PeriodKind = 'matchups' | 'rounds';

const PERIOD_CHANGES: Readonly<Record<PeriodKind, string>> = {
  matchups:
    ' Scoring weights, line-up places, categories and limits of a matchup period change with the next one, inside the play-offs only with a reason.',
  rounds:
    ' Inside the play-offs scoring weights and line-up places change with the next round, and only with a reason.',
};

const SENT_DOWN: Readonly<Record<FarmRules['sendDown'], string>> = {
  free: '',
  waivers:
    ' A player who is sent down goes on waivers first, where other teams can claim them. The player reaches the bank if no claim wins. Between two seasons no player can be sent down.',
  veterans:
    ' Rookies are sent down at once. A veteran who is sent down goes on waivers first, where other teams can claim them. The veteran reaches the bank if no claim wins. Between two seasons no veteran can be sent down.',
  never: ' A player who was brought up from a bank cannot be sent down again.',
};

function lineups(rules: LineupRules): string {
  const begins = {
    day: 'every day',
    week: `every ${weekdayWord(rules.weekday)}`,
    month: `on ${monthDaysWords(rules.dates ?? [])} of a month`,
  }[rules.period];
  const kinds = LINEUP_KINDS.filter((kind) => rules.places[kind] > 0).map((kind) =>
    many(rules.places[kind], `${LINEUP_KIND_WORDS[kind].toLowerCase()} place`),
  );
  const changes = changeLimits(rules).map(({ span, limit }) => ` In a ${span} ${many(limit, 'player')} may come in.`);
  const goes = 'A place that is empty, or whose player is not on the active roster, goes to the best reserve who fits.';
  const absent = {
    absent: goes,
    always: `${goes} Where a manager set no line-up for the day or the period, the best available players are in.`,
    off: 'A place whose player is not on the active roster earns nothing.',
  }[rules.standIn];
  const locks =
    rules.period === 'day'
      ? 'Each player locks at the start of their own game that day, or when the day ends if they have no game. Without a known schedule a day locks at noon.'
      : 'It locks at noon of its first day.';
  return `Only players in a place of the line-up earn points: ${listed(kinds)}. A new line-up can begin ${begins} and stays until another one begins. ${locks}${changes.join('')} ${absent} A team that has set none plays its best players.`;
}

type Keepers = Pick<
  SettingsState,
  | 'keepers'
  | 'keeper_forwards'
  | 'keeper_defense'
  | 'keeper_goalies'
  | 'keepers_ir'
  | 'keeper_kind'
  | 'keeper_cost'
  | 'keeper_step'
  | 'keeper_undrafted'
  | 'keeper_otherwise'
  | 'keeper_closed_rounds'
> &
  Parameters<typeof keeperPlacesWords>[0];

/** The cost of keepers when each costs a draft pick. */
function keeperCost({ keeper_step: step, keeper_undrafted: undrafted, ...keepers }: Keepers): string {
  const { keeper_otherwise: otherwise, keeper_closed_rounds: closed } = keepers;
  const drafted =
    step === 0
      ? 'of the round in which the player was drafted last'
      : `${many(step ?? 0, 'round')} before the one in which the player was drafted last, and as many more for each season kept in a row`;
  const round =
    keepers.keeper_cost === 'rank'
      ? 'a round for each group of as many players as there are teams, by their points in last season’s scoring of the league among all players of the NHL. The first group costs round 1, players without a game the last round'
      : `${drafted}; of a player who was never drafted, of ${undrafted ? `round ${undrafted}` : 'the last round'}`;
  return (
    `Each costs the team a pick of the coming general draft: ${round}. Where the team has no such pick, or two keepers ask for it, ` +
    `the next ${otherwise ?? 'earlier'} one goes; without one the player cannot be kept.` +
    `${closed ? ` Players last drafted in ${closed === 1 ? 'round 1' : `rounds 1 to ${closed}`} cannot be kept.` : ''}`
  );
}

function keepersByNumber(sheet: Keepers): string {
  const { keepers, keeper_forwards: F, keeper_defense: D, keeper_goalies: G, keepers_ir: ir } = sheet;
  const limits = [
    ...(F ? [many(F, 'forward')] : []),
    ...(D ? [many(D, 'defenseman', 'defensemen')] : []),
    ...(G ? [many(G, 'goalie')] : []),
  ];
  return (
    `A team keeps up to ${many(keepers ?? 0, 'player')}, whatever they cost` +
    `${limits.length === 0 ? '' : `, at most ${listed(limits)}`}.${keeperPlacesWords(sheet)}` +
    `${ir ? ` Up to ${many(ir, 'more player')} may be kept from injured reserve; the other limits apply to them too.` : ''}` +
    `${sheet.keeper_kind === 'round' ? ` ${keeperCost(sheet)}` : ''}`
  );
}

/** The rulebook: its sections, and a sentence for each rule. Sentences of a single setting are words of the setting. */
export const RULEBOOK = {
  sections: {
    league: 'League',
    cap: 'Salary cap',
    rosters: 'Rosters',
    'free-agents': 'Free agents',
    points: 'Points',
    drafts: 'Drafts',
    trades: 'Trades',
    protection: 'Protection sheets',
  },

  // ── league ────────────────────────────────────────────────────────────────────────────────────────────────────────

  dynasty: 'A dynasty league: players carry over from season to season.',
  redraft: 'A re-draft league: every season starts with empty rosters and a new draft.',
  timeZone: ({ teams, zone }: { teams: number; zone: string }) =>
    `${many(teams, 'team')}. Days and weeks follow the time zone ${zone.replaceAll('_', ' ')}.`,
  phases: ({ sheets }: { sheets: boolean }) =>
    `The commissioner moves the league on when everything for the next phase is done: drafts held, teams legal, the season over${sheets ? ', sheets locked' : ''}.`,
  settings: ({ periods }: { periods: PeriodKind | null }) =>
    `Until the first draft begins, the commissioner can change every setting; between two seasons every one but the type and the number of teams. In season, and from the year’s first draft on, a change that takes nothing from any team applies at once. Any other waits for the next season, unless the commissioner forces it with a reason. The format and the rules of the competition always wait: a season keeps those with which it began.${periods === null ? '' : PERIOD_CHANGES[periods]} Accepted trades and retained salaries stay as they are.`,
  takeBack:
    'The commissioner can undo the last change of phase until something has followed it: a change of a roster, a trade, a draft, locked sheets, a forfeited pick or the next step.',
  override: 'The commissioner can override any rule with a reason. The whole league can read the reason in the log.',

  // ── salary cap ────────────────────────────────────────────────────────────────────────────────────────────────────

  leagueSalaries: ({
    salaries,
    salary_minimum: least,
    salary_step: step,
    nhl_contract_end: end,
  }: Pick<SettingsState, 'salaries' | 'salary_minimum' | 'salary_step' | 'nhl_contract_end'>) =>
    salaries === 'own'
      ? `Players cost the salaries of the league’s own contracts: at least ${formatMoney(least ?? 0)}, in multiples of ${formatMoney(step ?? 1)}. A contract goes with its player in a trade. When the next season begins, players whose contract does not cover it leave their teams. A player without a contract costs ${formatMoney(least ?? 0)} until then, and stays only in the rookie bank.`
      : `Players cost their NHL cap hits.${
          end === 'ufa' || end === 'all'
            ? ` As the next season begins, ${end === 'ufa' ? 'unrestricted free agents' : 'players'} without an NHL contract for it leave their teams. Players who have signed by then stay at their new cap hit${end === 'ufa' ? ', and so do restricted free agents' : ''}. The rookie bank is safe, and so are players whose contract end is unknown.`
            : ''
        }`,
  contractSigning: signingWords,
  rfa: rfaWords,
  ufa: ufaWords,
  capPlaces: ({ farmOnCap, bank, relief }: { farmOnCap: boolean; bank: boolean; relief: number }) => {
    const places = farmOnCap
      ? 'Players on injured reserve do not count toward the cap or the size of the roster. Players in the rookie bank count toward the cap, and not toward the size.'
      : `Players on injured reserve${bank ? ' and in the rookie bank do' : ' do'} not count toward the cap or the size of the roster.`;
    const above =
      relief === 0
        ? ''
        : ` The relief for injuries is ${formatMoney(relief)}: what a team’s injured reserve costs above it counts toward the cap.`;
    return `${places}${above}`;
  },
  legalMoves:
    'A move is legal when it leaves the team legal, or when it makes no violation bigger and creates none; a team that takes in more players than it lets go must also end legal or make one smaller. Several moves made together are judged by their result.',
  estimated:
    'Expired and unsigned contracts count at their last known hit, never-signed players at the minimum salary. Both are marked as estimated.',
  laterCap:
    'In a season to come the cap used is signed contracts and retained salary. Estimated cap hits of players without a contract are listed separately.',
  offseasonCap: ({ percent }: { percent: number }) =>
    `From the season’s end until the annual drafts the cap is ${percent} %. Roster sizes and position minimums do not apply until the next season starts.`,
  deadCap: ({
    salaries,
    cut_present: present,
    cut_later: later,
  }: Pick<SettingsState, 'salaries' | 'cut_present' | 'cut_later'>) =>
    salaries === 'own'
      ? `A team that drops a player with a contract still pays ${present ?? 0} % of the salary in the present season and ${later ?? 0} % in each further season of the contract, rounded up. This dead cap always counts. A claim on waivers takes the contract over, and the dead cap goes.`
      : 'A player dropped in season no longer costs the team anything.',

  // ── rosters ───────────────────────────────────────────────────────────────────────────────────────────────────────

  minimums: (positions: Positions) => `In season it needs at least ${players(positions)}.`,
  positionLimits: ({ limits }: { limits: PositionLimits | null }) =>
    limits === null
      ? 'There is no maximum by position.'
      : `An active roster holds at most ${positionLimit(limits)}. These limits count whenever the roster size does, also for draft picks.`,
  injuredReserve: ({ slots }: { slots: number }) =>
    slots === 0
      ? 'There is no injured reserve.'
      : `There ${slots === 1 ? 'is' : 'are'} ${many(slots, 'injured-reserve place')}.`,
  injured: ({ statuses }: { statuses: readonly string[] }) =>
    `Injured reserve takes players whose status is ${statuses.slice(0, -1).join(', ')} or ${statuses.at(-1)}. Day-to-day is not enough. A status that the commissioner sets ends after 14 days.`,
  healthyOnIr:
    'A team with a healthy player on injured reserve cannot add players until it activates or drops that player: no free agent, no claim, no trade that brings more players than it takes. Drops, activations, placements and moves of the rookie bank stay free.',
  noRookieBank: 'There is no rookie bank.',
  rookieBank: ({ size }: { size: number }) =>
    `The rookie bank holds ${many(size, 'player')} while a season is played. From its end to the next start the bank has room for any number.`,
  graduation:
    'At the season’s end each player in the bank who will no longer be a rookie in the coming season moves to the active roster of the same team.',
  sentDown: ({ veterans, how }: { veterans: number; how: FarmRules['sendDown'] }) => {
    const who =
      veterans === 0
        ? 'Only rookies can be sent to the rookie bank'
        : `Rookies can be sent to the rookie bank, and up to ${many(veterans, 'veteran')} at a time`;
    return `${who}; promoting one is always possible while the team stays legal.${SENT_DOWN[how]}`;
  },
  staysInBank: 'Players may stay in the rookie bank however many NHL games they play.',
  mustComeUp: ({ games, days, alone, ofLeague }: { games: number; days: number; alone: boolean; ofLeague: boolean }) =>
    `A player with more than ${many(games, 'NHL game')} in a season must come up from the rookie bank` +
    `${days === 0 ? ' at once' : ` within ${many(days, 'day')} after it is announced`}. ${
      alone
        ? 'After that the player comes up automatically.'
        : 'After that the team cannot add players until the player is promoted, dropped or traded.'
    }${ofLeague ? ' Games before the league’s first season began do not count.' : ''}`,
  draftRunning: 'While a draft is running or paused, rosters cannot be changed.',
  frozen:
    'A player or pick that is promised in an accepted trade, or under an open condition, cannot be dropped or traded until that is settled.',

  // ── free agents ───────────────────────────────────────────────────────────────────────────────────────────────────

  adds: 'Free agents are added in season. From the day after the last draft a team below a position minimum can add players of that position without a pick, until the minimum is met. Out of season a drop or trade that would miss a minimum of the coming season asks for confirmation.',
  penalty: 'As a penalty the commissioner can forfeit a pick that a team has not used, and can give it back.',
  bids: marketWords,
  waivers: waiverWords,
  oneTeam: ({ bids }: { readonly bids: boolean }) =>
    `A player is on one team of the league at most. If two teams add the same player at the same moment, one gets the player${bids ? '' : ' and the other keeps its pick'}.`,
  periodAdds: addLimitWords,

  // ── points ────────────────────────────────────────────────────────────────────────────────────────────────────────

  format: formatWords,
  playoffs: playoffWords,
  lineups: ({ rules }: { rules: LineupRules | null }) =>
    rules === null ? 'There are no line-ups: every active player earns points.' : lineups(rules),
  activeDays:
    'A team earns what its active players earn on the days they are active for it. A day of a player counts for the team that has them on its active roster at noon.',
  pointsSource:
    'The points of players and of teams are added up from the same games. Where the games of a season are not loaded, players’ points are its totals, and the screens say this.',
  championOfPlayoffs:
    'The champion is the winner of the play-offs, or without them the first of the table when the league enters the offseason. What is under way then counts as it stands; before the final the best seed that is left is the champion.',
  championOfRoto:
    'The champion is the first of the table when the league enters the offseason; teams that share the first place share the title.',
  championOfPoints:
    'Teams with equal points share a rank. The champion is the team with the most points of the regular season when the league enters the offseason; teams that are tied share the title.',
  goalieGames: goalieGamesWords,
  nhlPlayoffPoints:
    'Regular season and playoffs are counted apart. The regular season decides the standings, the order of waivers and the next draft.',

  // ── drafts ────────────────────────────────────────────────────────────────────────────────────────────────────────

  draftLength: ({ yearly, startup }: Rounds) =>
    startup === null
      ? `The general draft has ${many(yearly, 'round')}.`
      : `The startup draft fills the rosters once, in ${many(startup, 'round')}. After that the general draft has ${many(yearly, 'round')} a year.`,
  rookieDraft: ({ yearly, startup }: Rounds) =>
    `Rookies are drafted apart and first: ${many(yearly, 'round')} a year${startup === null ? '' : `, ${many(startup, 'round')} in the startup`}. They go to the rookie bank.`,
  rookiesInGeneralDraft:
    'There is no rookie draft: rookies are in the general draft. Teams may send them to the rookie bank.',
  noRookieDraft: 'There is no rookie draft.',
  rookies: rookieWords,
  draftOrder:
    'Startup drafts go in snake order. Annual drafts go by the reverse of last season’s table, round by round.',
  snakeOrder: 'The draft goes in snake order.',
  lottery: lotteryWords,
  auction: auctionWords,
  classDraft: classDraftWords,
  midseasonDraft: midseasonDraftWords,
  takingDraft: takingDraftWords,
  pickOwners: 'A draft can begin when every condition on its picks is settled, so that each pick has one owner.',
  legalPicks:
    'A pick must fit under the cap, and the team’s remaining picks and cap must still be able to meet the minimums.',
  timeOut: ({ automatic }: { automatic: boolean }) =>
    `When the clock runs out the team’s highest legal queued player is taken${automatic ? ', otherwise the best legal one it needs' : ''}. Two time-outs in a row switch the team to Auto.`,

  // ── trades ────────────────────────────────────────────────────────────────────────────────────────────────────────

  picksOfRedraft: 'Draft picks cannot be traded in a re-draft league.',
  picks: ({ ahead }: { ahead: number }) => `Draft picks of this season and the ${ahead} after it can be traded.`,
  noPicks: 'Draft picks cannot be traded.',
  legalTrades: 'Both teams must be legal when a trade is accepted and when it is carried out.',
  offerDays: ({ min, max, usual }: { min: number; max: number; usual: number }) =>
    `An offer is open for ${min} to ${max} days, ${usual} unless the team says otherwise.`,
  review: ({ hours, ownHours }: { hours: number; ownHours: number }) =>
    `${hours === 0 ? 'An accepted trade is carried out at once.' : `An accepted trade is in review for ${many(hours, 'hour')}; then it is carried out. The commissioner may veto it until then, with a public reason.`} ` +
    `A commissioner’s own trade is in review for at least ${many(ownHours, 'hour')}, and is vetoed by a third of the managers who have no part in it.`,
  tradedAtOnce:
    'While a draft is held or paused, a trade of draft picks alone, one of them still open in that draft, is carried out when it is accepted, a commissioner’s own too. The commissioner may reverse it until one of its picks is used; one of their own team another commissioner may, or a third of the managers who have no part in it.',
  reviewedInDraft: 'Trades of draft picks are reviewed like all others while a draft is held.',
  retention: ({ percent, type }: { percent: number; type: LeagueType }) =>
    `A team may retain up to ${percent} % of a traded player’s salary, until the ${type === 'dynasty' ? 'contract' : 'season'} ends.`,
  retainers: ({ teams, percent }: { teams: number; percent: number }) =>
    `At most ${teams} teams can retain part of one contract, and at most ${percent} % of it together.`,
  retainedPlayer: ({ days }: { days: number }) =>
    `A team that retains a player’s salary may not have that player back for ${days} days.`,
  noRetention: 'Salary cannot be retained in trades.',
  conditions: ({ voters }: { voters: number }) =>
    `An asset can go under one condition, or two that must both come true, with a day on which it is resolved. Until then it is frozen; what is not proven is not met. A commissioner settles it. In a commissioner’s own trade another commissioner does, or a third of the managers without a part in it where there are ${voters} or more; with neither it ends on its day.`,

  tradeDeadline: tradeDeadlineWords,

  // ── protection ────────────────────────────────────────────────────────────────────────────────────────────────────

  keepersByDollars: ({ limit, ir }: { limit: number; ir: number }) =>
    `The core may cost at most ${formatMoney(limit)}.${
      ir === 0
        ? ''
        : ir === 1
          ? ' Its most expensive player on injured reserve does not count toward this limit.'
          : ` Its ${ir} most expensive players on injured reserve do not count toward this limit.`
    }`,
  keepersByNumber,
  keeperPrices: ({ rules }: { rules: PriceRules | null }) =>
    rules === null
      ? 'Keepers have no price in the general draft.'
      : `Keepers cost their last price of the auction${rules.raise === 0 ? '' : `, plus ${formatMoney(rules.raise)} for each season they are kept`}. ` +
        `A player who was never bought, or whom another team added as a free agent since, costs ${formatMoney(rules.minimum)}${rules.raise === 0 ? '' : ' at first'}. ` +
        `The prices are taken from the team’s budget of ${formatMoney(rules.budget)} before the first nomination, and each active keeper fills a place. ` +
        `A sheet must leave ${formatMoney(rules.minimum)} for every open place; a sheet in dollars counts these prices.`,
  keeperYears: ({ years, total }: { years: number; total: number }) => {
    const together =
      total === 0
        ? ''
        : ` All keepers of a team together may have been kept ${many(total, 'season')} in a row before, by one team or several; new keepers count none.`;
    return years === 0
      ? `A player can be kept for any number of seasons.${together}`
      : `A player can be kept ${many(years, 'season')} in a row, by one team or several. After a season on no sheet the count starts over. The rookie bank does not count.${together}`;
  },
  protectedMinimums: (positions: Positions) => `It needs at least ${players(positions)}, as far as the team has them.`,
  protectionBench: ({ size, amount }: { size: number; amount: number }) =>
    `A bench of up to ${many(size, 'player')} may cost at most ${formatMoney(amount)} in addition.`,
  safeBank: ({ irCounts }: { irCounts: 'all' | 'others' | null }) =>
    `${irCounts === null ? '' : `${irCounts === 'all' ? 'Players' : 'Other players'} on injured reserve count in full. `}The rookie bank is safe without a place on the sheet.`,
  privateSheets:
    'Sheets are private until the deadline; then they are locked and published. A missing or illegal one is made automatically.',
  deadline:
    'A deadline lies at least an hour ahead, unless the commissioner confirms it, and can be moved until it has passed.',
  reopening:
    'Sheets that were locked by mistake can be opened again until a draft has begun or a released player is on a team.',
  released: 'Unprotected players go to the general draft.',
};
