import type { LeagueSettings, LeagueType } from '@crease/core/leagues/league.rules.js';
import { PRESETS } from '@crease/core/players/scoring/scoring.presets.js';
import type { Database } from '../../platform/database/database.js';
import * as bites from './bites.js';
import * as agency from './free-agency-bites.js';
import type { Kind, KindGroup } from './kind.model.js';
import { CATEGORIES } from './own-count.js';

type Form = Partial<LeagueSettings>;

interface Row {
  readonly name: string;
  readonly type?: LeagueType;
  /** Kinds whose settings it shares. */
  readonly like?: readonly string[];
  readonly own: Form;
  /** Settings that the row names, and that the others exclude. */
  readonly instead?: readonly (keyof LeagueSettings)[];
  readonly preset?: 'quebec';
  readonly bites: Kind['bites'];
}

const KEEPERS = 'Dynasty under the cap, a number of keepers';
const FARM = "Dynasty with a farm by the NHL's rookies";
const RESTRICTED = 'Restricted free agents whose team can match';
const OWN_SALARIES = 'Salaries of the league itself';
const SIGNED = 'Contracts for several seasons, signed by managers';
const AUCTION = 'Auction draft with a budget';
const REDRAFT = 'Redraft under the cap';
const PLAYOFFS = 'Matchups with play-offs';
const EACH = 'Matchups by categories, each one a result';
const ROTO = 'Roto: places in categories over the whole season';
const TABLE_PLAYOFFS = 'A table of points with play-offs';
const DAILY: Form = { lineups: 'day', lineup_f: 2, lineup_d: 1, lineup_u: 0, lineup_g: 1 };

const keeping = (database: Database): Row[] => [
  {
    name: 'Dynasty under the cap, sheets in dollars',
    own: {},
    bites: { sheets: bites.sheetFault('protectionLimit') },
  },
  {
    name: KEEPERS,
    own: {
      keeper_kind: 'number',
      keepers: 3,
      keeper_forwards: 2,
      keeper_defense: 1,
      keeper_goalies: 1,
      keepers_ir: 1,
      keepers_more: 0,
      keepers_places: 2,
    },
    bites: { sheets: bites.sheetFault('keeperForwards', 3) },
  },
  {
    name: 'Pool québécois',
    own: { scoring: PRESETS.quebec.scoring, keeper_kind: 'number', keepers: 3, rookie_bank_size: 6 },
    preset: 'quebec',
    bites: { sheets: bites.sheetFault('keepers', 4) },
  },
  {
    name: 'Keepers for the round that is given up',
    own: {
      keeper_kind: 'round',
      general_draft_length: 6,
      keepers: 2,
      keeper_step: 1,
      keeper_undrafted: 4,
      keeper_otherwise: 'earlier',
      keeper_closed_rounds: 1,
    },
    bites: { sheets: bites.keepersCost(4) },
  },
  {
    name: 'Keepers who cost more the better they were',
    own: {
      keeper_kind: 'round',
      keeper_cost: 'rank',
      general_draft_length: 6,
      keepers: 4,
      keeper_otherwise: 'earlier',
      keeper_closed_rounds: 0,
    },
    bites: { sheets: bites.keepersCostByRank },
  },
  {
    name: 'Keepers for a limited number of seasons',
    like: [KEEPERS],
    own: { keeper_years: 1, keeper_years_total: 4 },
    bites: { sheets: bites.keptOnce(database) },
  },
  {
    name: 'Full dynasty: all players are kept',
    own: { protectionSheetsEnabled: false },
    bites: { drafts: bites.noSheet },
  },
  {
    name: 'Keepers that help the last teams',
    own: { keeper_kind: 'number', keepers: 2, keepers_more: 1, keepers_places: 2 },
    bites: { sheets: bites.lastKeepsMore },
  },
  {
    name: 'Losing on purpose does not pay',
    own: { lottery_teams: 2, lottery_draws: 1, lottery_rise: 1, lottery_fall: 1 },
    bites: { drafts: bites.lotteryDrawn(database) },
  },
  {
    name: 'Draft order by prize money',
    own: {},
    bites: { drafts: bites.orderByPrizes },
  },
  {
    name: 'A league that grows',
    own: { expansion_rounds: 2, expansion_protected: 3, expansion_most_lost: 1 },
    bites: { sheets: bites.newTeamJoins(database) },
  },
  {
    name: 'Teams draft from each other',
    own: {
      steal_rounds: 1,
      steal_protected: 3,
      steal_most_lost: 1,
      waiver_draft_rounds: 1,
      waiver_draft_protected: 4,
      waiver_draft_most_lost: 1,
    },
    bites: { autumn: bites.takenAndReturned('waiver'), sheets: bites.takenAndReturned('steal') },
  },
  {
    name: 'Free agents are drafted in mid-season',
    own: { midseason_rounds: 1 },
    bites: { autumn: bites.draftedInSeason },
  },
  {
    name: 'Rookie draft of one NHL draft class',
    own: { rookieDraftEnabled: true, rookie_class: true },
    bites: { drafts: bites.draftedOfClass(database, 'rookie') },
  },
  {
    name: 'A class draft beside the rookie draft',
    own: { rookieDraftEnabled: true, class_rounds: 1, class_years: 0 },
    bites: { drafts: bites.draftedOfClass(database, 'class') },
  },
];

const rosters = (database: Database): Row[] => [
  {
    name: FARM,
    own: {
      rookieDraftEnabled: true,
      rookie_bank_size: 3,
      rookie_age: 25,
      farm_age_day: '09-15',
      rookie_season_games: 20,
      rookie_career_games: 40,
      farm_career_counts: 'earlier',
      farm_call_up_games: 40,
      farm_call_up_counts: 'league',
      farm_call_up_days: 5,
    },
    bites: { autumn: bites.moveRefused('toBank', 'notARookie') },
  },
  {
    name: 'Farm with waivers: sent-down players can be claimed',
    like: [FARM],
    own: { farm_send_down: 'waivers', farm_veterans: 2, farmOnCap: true },
    bites: { autumn: bites.sentThroughWaivers(database) },
  },
  {
    name: 'A farm by age in winter and career games',
    like: [FARM],
    own: { farm_age_day: '01-31', rookie_age: 23, rookie_career_games: 80, farm_career_counts: 'running' },
    bites: { autumn: bites.moveRefused('toBank', 'notARookie', 1) },
  },
  {
    name: 'A farm without a rookie draft',
    like: [FARM],
    own: { rookies_drafted: 'general' },
    bites: { autumn: bites.moveRefused('toBank', 'notARookie'), drafts: bites.noRookieDraft },
  },
  {
    name: 'Dynasty without a separate rookie draft',
    own: { rookieDraftEnabled: false },
    bites: { autumn: bites.moveRefused('toBank', 'noRookieBank') },
  },
  {
    name: REDRAFT,
    type: 'redraft',
    own: { general_draft_length: 6 },
    bites: { drafts: bites.rostersEmpty },
  },
  {
    name: 'Redraft with a deadline and frozen playoff rosters',
    type: 'redraft',
    like: [REDRAFT],
    own: {
      trade_deadline: '11-01',
      playoffs_freeze: true,
      season_adds: 2,
      adds_day: 2,
      drops_count: true,
      hold_days: 3,
    },
    bites: {
      autumn: bites.oneAddOnly('seasonAdds', { drops: true }),
      winter: bites.tradeRefused('tradeDeadline'),
      drafts: bites.rostersEmpty,
    },
  },
  {
    name: 'Rosters with a limit by position',
    own: { most_c: 3, most_lw: 3, most_rw: 3, most_d: 1, most_g: 1 },
    bites: { autumn: bites.addRefused('mostDefense', { position: 'D', capHit: 1_000_000 }) },
  },
  {
    name: 'Line-ups set every day, with reserves',
    own: { ...DAILY, lineup_c: 0, lineup_lw: 0, lineup_rw: 0, lineup_stand_in: 'off' },
    bites: {},
  },
  {
    name: 'Games caps in a league of points',
    like: ['Line-ups set every day, with reserves'],
    own: { season_games_cap: 12, season_goalie_games_cap: 10 },
    bites: {},
  },
  {
    name: TABLE_PLAYOFFS,
    own: {
      format: 'points',
      table_playoff_teams: 2,
      table_playoff_fixed: true,
      playoff_periods: 2,
      playoff_rounds: 'wins',
      playoff_ties: 'bench',
      playoff_third: true,
      playoff_consolation: 'losers',
      playoff_losers_pick: true,
      playoff_deadline: 'last-period',
    },
    bites: {
      winter: async (life) => {
        await bites.lowerBracket(life);
        await bites.tradeRefused('tradeDeadline')(life);
      },
      drafts: bites.losersPick(database),
    },
  },
  {
    name: 'Line-ups for a week, with few changes',
    own: {
      lineups: 'week',
      lineup_weekday: 'monday',
      lineup_changes: 1,
      lineup_changes_month: 8,
      lineup_changes_season: 20,
    },
    instead: ['lineup_dates'],
    bites: { autumn: bites.lineupRefused('2025-10-27') },
  },
  {
    name: 'Goalies who must play',
    own: { goalie_games: 60, goalie_games_points: 2 },
    bites: {},
  },
  {
    name: 'Custom scoring',
    own: { scoring: PRESETS.quebec.scoring },
    preset: 'quebec',
    bites: {},
  },
];

const money = (database: Database): Row[] => [
  {
    name: AUCTION,
    own: {
      rookieDraftEnabled: false,
      draft_form: 'auction',
      auction_budget: 100,
      auction_minimum: 1,
      auction_raise: 1,
      auction_nomination_seconds: 60,
      auction_bid_seconds: 5,
    },
    bites: { drafts: bites.lotSold(100) },
  },
  {
    name: 'Keepers at their auction price',
    like: [AUCTION],
    own: { keeper_kind: 'number', keepers: 3, keeper_raise: 3 },
    bites: { sheets: bites.keepersPriced(1), drafts: bites.keepersPaid(100, 1) },
  },
  {
    name: 'NHL rules: floor and ceiling, retained salary, a deadline',
    own: {
      salary_cap: 70_000_000,
      cap_floor: 40_000_000,
      ir_relief: 12_000_000,
      max_retention_perc: 50,
      retention_slots: 3,
      retention_days: 75,
      trade_deadline: '11-01',
      waiver_hours: 48,
    },
    bites: {
      autumn: async (life) => {
        await bites.moveRefused('drop', 'capFloor')(life);
        await bites.addRefused('cap', { position: 'F', capHit: 40_000_000 })(life);
      },
      winter: bites.tradeRefused('tradeDeadline'),
    },
  },
  {
    name: 'Players leave with their NHL contract',
    own: { nhl_contract_end: 'ufa', protectionSheetsEnabled: false },
    bites: { winter: bites.contractsEnd(database), drafts: bites.freeAgentsLeft },
  },
  {
    name: OWN_SALARIES,
    own: { salaries: 'own', salary_minimum: 500_000, salary_step: 1, protectionSheetsEnabled: false },
    bites: { autumn: bites.ownSalaries, drafts: bites.contractsLast },
  },
  {
    name: 'Cuts and buyouts with dead cap',
    like: [OWN_SALARIES],
    own: { cut_present: 50, cut_later: 25 },
    bites: { autumn: bites.cutsCost },
  },
  {
    name: SIGNED,
    like: [OWN_SALARIES],
    own: {
      contract_signing: 'managers',
      sign_salary: 'nhl',
      sign_least: 1,
      sign_most: 4,
      sign_days: 7,
      contract_years: 12,
      contract_slots: 4,
    },
    bites: { autumn: bites.managersSign, drafts: bites.signedStay },
  },
  {
    name: 'Salaries by the round of the draft',
    like: [OWN_SALARIES],
    own: { rookieDraftEnabled: false, slot_salary: 6_000_000, slot_step: 500_000, slot_seasons: 2 },
    bites: { drafts: bites.roundsSetSalaries },
  },
  {
    name: 'Entry-level contracts for prospects',
    like: [SIGNED],
    own: { rookieDraftEnabled: true, entry_seasons: 3, entry_salary: 950_000, entry_step: 25_000 },
    bites: { autumn: bites.comesUpSigned(database) },
  },
  {
    name: RESTRICTED,
    like: [OWN_SALARIES],
    own: { rfa: 'refusal', rfa_days: 2, rfa_match_hours: 12 },
    bites: {
      autumn: agency.entryLevelEnds,
      sheets: agency.offerIsMade,
      matching: agency.offerIsMatched,
      drafts: agency.matchedStays,
    },
  },
  {
    name: 'Restricted free agents with compensation',
    like: [RESTRICTED],
    own: { rfa: 'compensation' },
    bites: {
      autumn: agency.entryLevelEnds,
      sheets: agency.offerIsMade,
      matching: agency.playerIsLetGo,
      drafts: agency.picksArePaid,
    },
  },
  {
    name: 'Bids as salaries for one season',
    like: [OWN_SALARIES],
    own: { free_agents: 'bids', bid_funds: 'salary', salary_step: 1_000 },
    bites: { autumn: bites.bidsAreSalaries },
  },
  {
    name: 'Unrestricted free agents in auctions between seasons',
    like: [OWN_SALARIES],
    own: { free_agents: 'auctions', ufa_days: 2 },
    bites: { sheets: agency.auctionIsOpened, drafts: agency.auctionIsWon },
  },
];

const trading = (database: Database): Row[] => [
  {
    name: 'No trading of the future',
    own: { draftPickTradesAllowed: false, faTradesAllowed: false },
    bites: { autumn: bites.tradeRefused('picksNotTradable', 'pick') },
  },
  {
    name: 'Few trades, one for one',
    own: { season_trades: 1, equal_trades: true, trade_from: '10-25' },
    bites: { autumn: bites.tradeRefused('tradesNotOpen'), winter: bites.tradeRefused('unequalTrade', 'two for one') },
  },
  {
    name: 'Picks are traded, players are not',
    own: { player_trades: false },
    bites: { autumn: bites.tradeRefused('playersNotTradable') },
  },
  {
    name: 'Trading far ahead',
    own: { pick_seasons: 5, trade_review_hours: 48 },
    bites: { drafts: bites.picksAhead(database, 5) },
  },
  {
    name: 'Free agents by sealed bids (FAAB)',
    own: {
      free_agents: 'bids',
      bid_budget: 50,
      bid_minimum: 1,
      bid_days: 'daily',
      bid_first_come: false,
      bid_price: 'second',
      bid_ties: 'earlier',
      bid_losers: false,
      bid_carry: true,
    },
    bites: { autumn: bites.bidsSealed },
  },
  {
    name: 'Budgets for bids in trades',
    own: { free_agents: 'bids', bid_budget: 50, bid_trades: true, trade_review_hours: 0 },
    bites: { autumn: bites.budgetTraded },
  },
  {
    name: 'Cap space in trades',
    own: { cap_trades: true, trade_review_hours: 0 },
    bites: { autumn: bites.capSpaceTraded },
  },
  {
    name: 'Auction of free agents over days',
    own: {
      free_agents: 'auctions',
      bid_budget: 50,
      bid_minimum: 1,
      lot_hours: 48,
      lot_end: 'fixed',
      lot_quiet: 'evening',
      lot_nominations: 1,
    },
    bites: { autumn: bites.lotOverDays },
  },
  {
    name: 'Trades without a review',
    own: { trade_review_hours: 0 },
    bites: { autumn: bites.tradedAtOnce },
  },
];

const matchups = (database: Database): Row[] => [
  {
    name: 'Weekly head-to-head matchups, decided by points',
    own: {
      format: 'h2h_points',
      matchup_median: true,
      playoff_teams: 0,
      matchup_days: 7,
      matchup_weekday: 'monday',
      matchup_short_weeks: 'join',
      matchup_corrections: 'never',
      matchup_chances: false,
      adds_period: 1,
    },
    bites: { autumn: bites.oneAddOnly('periodAdds') },
  },
  {
    name: 'Matchups with few goalie starts and games',
    like: ['Weekly head-to-head matchups, decided by points', 'Line-ups set every day, with reserves'],
    own: { goalie_starts_period: 2, period_games_cap: 1, period_limits: 'fixed' },
    bites: {},
  },
  {
    name: PLAYOFFS,
    like: ['Weekly head-to-head matchups, decided by points'],
    own: {
      playoff_teams: 2,
      playoff_periods: 2,
      playoff_long_final: false,
      playoff_reseed: false,
      playoff_ties: 'bench',
      playoff_end: 'rest',
      playoff_third: false,
      playoff_consolation: 'none',
      playoff_out: 'closed',
      playoff_deadline: 'own',
    },
    bites: { winter: bites.outIsClosed },
  },
  {
    name: 'Two matchups a week, play-offs as best of three',
    like: [PLAYOFFS],
    own: { matchup_split: '3-4', matchup_corrections: 'always', playoff_periods: 3, playoff_rounds: 'wins' },
    bites: { winter: bites.seriesInHalfWeeks },
  },
  {
    name: 'Matchups in divisions, three points for a win',
    like: [PLAYOFFS],
    own: {
      matchup_record: '3-1-0',
      matchup_order: 'division-points-meetings',
      matchup_ties: 'broken',
      divisions: 2,
      playoff_division_winners: true,
    },
    bites: { winter: bites.divisionWinners },
  },
  {
    name: 'A cup beside the table',
    own: { cup: '11-01' },
    bites: { sheets: bites.cupWon },
  },
  {
    name: 'Matchups with double-headers',
    like: ['Weekly head-to-head matchups, decided by points'],
    own: { matchup_double: true, matchup_odd: 'double' },
    bites: { winter: bites.doubleHeaders },
  },
  {
    name: 'A further waiver claim as a prize',
    like: [PLAYOFFS],
    own: { season_adds: 1, adds_high: 2, playoff_consolation: 'losers', adds_lower_bracket: 3 },
    bites: { winter: bites.addsWonByScore, drafts: bites.lowerWinnerAhead(database) },
  },
  {
    name: 'Matchups in which every team plays on',
    like: [PLAYOFFS],
    own: { playoff_third: true, playoff_consolation: 'losers', playoff_losers_pick: true },
    bites: { winter: bites.lowerBracket, drafts: bites.losersPick(database) },
  },
  {
    name: 'The loser’s bracket plays for the first pick',
    like: [PLAYOFFS],
    own: { playoff_consolation: 'losers', playoff_losers_first: true },
    bites: { winter: bites.lowerBracket, drafts: bites.losersFirst(database) },
  },
];

const CATEGORY_KINDS: readonly Row[] = [
  {
    name: EACH,
    own: { format: 'h2h_each_category', categories: CATEGORIES, category_goalies: 1, category_goalies_below: 'all' },
    bites: {},
  },
  {
    name: 'Matchups by categories, most of them win',
    like: [PLAYOFFS, EACH],
    own: { format: 'h2h_most_categories' },
    bites: { winter: bites.outIsClosed },
  },
  {
    name: ROTO,
    own: {
      format: 'roto',
      categories: CATEGORIES,
      roto_ties: 'best',
      roto_goalies: 10,
      games_cap: 82,
      goalie_games_cap: 12,
    },
    bites: {},
  },
  {
    name: 'Roto with play-offs',
    like: [ROTO],
    own: {
      table_playoff_teams: 2,
      playoff_periods: 2,
      playoff_long_final: false,
      playoff_end: 'season',
      playoff_consolation: 'none',
      playoff_out: 'closed',
    },
    bites: { winter: bites.outIsClosed },
  },
  {
    name: 'Matchups by categories with keepers and few moves',
    like: [EACH],
    own: { ...pick(DAILY, 'lineups'), keeper_kind: 'number', keepers: 2, adds_period: 2, drops_count: true },
    bites: {
      autumn: bites.oneAddOnly('periodAdds', { drops: true }),
      sheets: bites.sheetFault('keepers', 4),
    },
  },
  {
    name: 'Roto for one season',
    type: 'redraft',
    like: [ROTO],
    own: { format: 'roto', ...pick(DAILY, 'lineups'), season_adds: 1 },
    bites: { autumn: bites.oneAddOnly('seasonAdds'), drafts: bites.rostersEmpty },
  },
];

function pick<K extends keyof Form>(form: Form, ...keys: readonly K[]): Pick<Form, K> {
  return Object.fromEntries(keys.map((key) => [key, form[key]])) as Pick<Form, K>;
}

export function kindsOf(database: Database): Kind[] {
  const groups: Record<KindGroup, readonly Row[]> = {
    keepers: keeping(database),
    rosters: rosters(database),
    money: money(database),
    trades: trading(database),
    matchups: matchups(database),
    categories: CATEGORY_KINDS,
  };
  const all = Object.values(groups).flat();
  const formOf = ({ like = [], own }: Row): Form => {
    const others = like.map((name) => {
      const row = all.find((one) => one.name === name);
      if (row === undefined) throw new Error(`there is no kind "${name}"`);
      return formOf(row);
    });
    return Object.assign({}, ...others, own) as Form;
  };
  return (Object.keys(groups) as KindGroup[]).flatMap((group) =>
    groups[group].map((row) => ({
      name: row.name,
      group,
      type: row.type ?? 'dynasty',
      // Places of line-ups that a row leaves out are those of the squads here.
      form: { ...(row.own.lineups === undefined ? {} : DAILY), ...formOf(row) },
      named: [...Object.keys(row.own), ...(row.instead ?? [])],
      ...(row.preset === undefined ? {} : { preset: row.preset }),
      bites: row.bites,
    })),
  );
}
