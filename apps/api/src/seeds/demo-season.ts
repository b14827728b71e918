import type { INestApplicationContext } from '@nestjs/common';
import { daysBetween } from '@crease/core/calendar.js';
import { leagueFormDefaults } from '@crease/core/leagues/league.rules.js';
import { calendarSeason, seasonPlus, type Season } from '@crease/core/season.js';
import { defaultSeasonDates, type SeasonDates } from '@crease/core/seasons/week.rules.js';
import { FaPickService } from '../free-agents/fa-pick.service.js';
import { FreeAgentService } from '../free-agents/free-agent.service.js';
import { Database } from '../platform/database/database.js';
import { RefusalError } from '../platform/refusal.error.js';
import type { Member } from '../platform/http/member.js';
import { missSeason } from '../competition/scoring/missed-days.tables.js';
import { ScoringService } from '../competition/scoring/scoring.service.js';
import { putBroughtTable } from '../competition/final-tables.writer.js';
import { PhaseService } from '../seasons/phase.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { TalkService } from '../talk/talk.service.js';
import { LineupDays } from '../teams/lineup/lineup-days.service.js';
import { TeamService } from '../teams/team.service.js';
import { TradeAcceptance } from '../trades/settlement/trade.acceptance.js';
import { TradeService } from '../trades/trade.service.js';
import { TradeViews } from '../trades/trade.views.js';
import { DraftTable } from './draft-table.js';
import { createSampleLeague, type Person } from './create-sample-league.js';
import {
  evenSwaps,
  freeForwards,
  hurtPlayers,
  moveBack,
  useEarlierPicks,
  weakestForward,
  type Swap,
} from './season-past.queries.js';

export const SEASON_LEAGUE = 'Midwinter Keepers';
const SEED = '5ea500f1ce5ea500f1ce5ea500f1ce5e';
/** Before this many days a season has no middle to show. */
const LEAST_DAYS = 21;
/** Days between the league's draft and its season. */
const DRAFTED_BEFORE = 6;
/** Age of these events in days. The first trade is limited by the season's length. */
const AGO = { firstTrade: 25, secondTrade: 9, adds: 1 };
/** Pairs of teams to try in order. Commissioners' own trades are excluded, because they would need a review. */
const TRADERS = {
  first: [
    [1, 4],
    [3, 6],
    [2, 5],
  ],
  second: [
    [5, 2],
    [7, 3],
    [6, 1],
  ],
  offer: [
    [2, 0],
    [4, 0],
    [6, 0],
  ],
} as const;
const ADDERS = [2, 7, 4];

/**
 * Creates a sample league in mid-season. The application's services do everything at the present time; between steps,
 * earlier events are moved into the past. Returns null in the first weeks of a season and outside of one.
 */
export async function seedSeason(
  app: INestApplicationContext,
  people: readonly Person[],
  now: number,
): Promise<string | null> {
  const season = calendarSeason(now);
  const today = new Date(now).toISOString().slice(0, 10);
  const { startsOn, endsOn } = defaultSeasonDates(season);
  const since = daysBetween(startsOn, today);
  if (since < LEAST_DAYS || today > endsOn) return null;

  const { db } = app.get(Database);
  const [owner] = people;
  const form = {
    ...leagueFormDefaults('dynasty', SEASON_LEAGUE),
    commissioner_id: owner?.userId,
    current_year: undefined,
    is_sample: true,
    num_teams: people.length,
    lineups: 'day' as const,
  };
  const { leagueId, commissioner, members } = await createSampleLeague(app, form, people, null);
  await app
    .get(SettingsService)
    .change(commissioner, { change: { trade_review_hours: 0 }, force: null, seen: null }, null);
  const phases = app.get(PhaseService);
  await phases.advance(commissioner, { to: 'startup-drafts', confirm_soon: false }, null);
  const table = new DraftTable(app, SEED, commissioner, members);
  await table.play(await table.open('rookie'), Number.POSITIVE_INFINITY);
  await table.play(await table.open('general'), Number.POSITIVE_INFINITY);
  await phases.advance(
    commissioner,
    { to: 'in-season', season_starts_on: startsOn, season_ends_on: endsOn, confirm_soon: false },
    null,
  );
  await moveBack(db, leagueId, since + DRAFTED_BEFORE - AGO.firstTrade);

  const league = new SeasonOfDemo(app, leagueId, members, now);
  await league.trade(TRADERS.first);
  await moveBack(db, leagueId, AGO.firstTrade - AGO.secondTrade);
  await league.trade(TRADERS.second);
  await moveBack(db, leagueId, AGO.secondTrade - AGO.adds);
  await league.putHurtOnReserve();
  await league.addFreeAgents();
  await moveBack(db, leagueId, AGO.adds);
  await league.giveEarlierPicks(season, { startsOn, endsOn });

  await league.offer(TRADERS.offer);
  await league.talk(commissioner);
  await league.pastTables(season);
  await app.get(LineupDays).settle();
  await missSeason(db, leagueId, season, startsOn);
  await app.get(ScoringService).accrueDue();
  return leagueId;
}

type Pairs = readonly (readonly [number, number])[];

class SeasonOfDemo {
  constructor(
    private readonly app: INestApplicationContext,
    private readonly leagueId: string,
    private readonly members: readonly Member[],
    private readonly now: number,
  ) {}

  private get db() {
    return this.app.get(Database).db;
  }

  /** Trades players of one position and similar cap hits; the giver adds a late pick. */
  async trade(between: Pairs): Promise<void> {
    await this.firstLegal(between, async (swap, giver, receiver) => {
      const offer = await this.propose(giver, swap);
      if (offer === null) return false;
      const { trade_id: id } = offer;
      const { version, hash } = await this.app.get(TradeViews).view(receiver, id);
      await this.app.get(TradeAcceptance).accept(receiver, id, { version, hash }, null);
      return true;
    });
  }

  /** Proposes a trade that stays open. */
  async offer(between: Pairs): Promise<void> {
    await this.firstLegal(
      between,
      async (swap, giver) => (await this.propose(giver, swap, 'Yours for the second half?')) !== null,
    );
  }

  private async propose(giver: Member, swap: Swap, message: string | null = null) {
    const player = (player_id: number) => ({ kind: 'player' as const, player_id, condition: null });
    const side = (team_id: string, id: number) => ({ team_id, assets: [player(id)], moves: [] });
    const sides: Parameters<TradeService['preview']>[1]['sides'] = [
      side(swap.from, swap.give),
      side(swap.to, swap.take),
    ];
    const trades = this.app.get(TradeService);
    const { effects } = await trades.preview(giver, { sides });
    if (!effects.legal) return null;
    return trades.propose(giver, { sides, message, days: 7 }, null);
  }

  /** Executes the first even exchange that the rules allow. */
  private async firstLegal(
    between: Pairs,
    exchange: (swap: Swap, giver: Member, receiver: Member) => Promise<boolean>,
  ): Promise<void> {
    for (const [from, to] of between) {
      const [giver, receiver] = [this.members[from], this.members[to]];
      if (giver?.teamId == null || receiver?.teamId == null) continue;
      for (const swap of await evenSwaps(this.db, this.leagueId, giver.teamId, receiver.teamId))
        if (await exchange(swap, giver, receiver)) return;
    }
  }

  async putHurtOnReserve(): Promise<void> {
    for (const { teamId, playerId } of await hurtPlayers(this.db, this.leagueId))
      await this.allowed(teamId, (member) =>
        this.app.get(TeamService).move(member, teamId, { moves: [{ type: 'toIr', player_id: playerId }] }, null),
      );
  }

  /** Creates the free-agent picks of past weeks, as if the league had played them. */
  async giveEarlierPicks(season: Season, dates: SeasonDates): Promise<void> {
    const league = await this.db
      .selectFrom('league')
      .select(['id', 'settings', 'time_zone as timeZone'])
      .where('id', '=', this.leagueId)
      .executeTakeFirstOrThrow();
    const firstDay = Date.parse(dates.startsOn);
    await this.app.get(FaPickService).generate(this.db, { ...league, season }, dates, firstDay);
    await useEarlierPicks(this.db, this.leagueId);
  }

  /** Three teams drop a weak forward for a cheap free agent. */
  async addFreeAgents(): Promise<void> {
    const free = await freeForwards(this.db, this.leagueId);
    for (const index of ADDERS) {
      const teamId = this.members[index]?.teamId;
      const dropped = teamId == null ? null : await weakestForward(this.db, this.leagueId, teamId);
      if (teamId == null || dropped === null) continue;
      while (free.length > 0) {
        const body = { player_id: free.shift() ?? 0, drop_player_ids: [dropped] };
        if (await this.allowed(teamId, (by) => this.app.get(FreeAgentService).add(by, body, null))) break;
      }
    }
  }

  async talk(commissioner: Member): Promise<void> {
    const talk = this.app.get(TalkService);
    const { thread_id: thread } = await talk.begin(
      commissioner,
      {
        title: 'One goalie or two next season?',
        body: 'Every second week somebody has none in the net. **Two places** would cure that, and cost us a forward.',
        poll: {
          question: 'Goalies in the line-up next season',
          choices: ['One, as now', 'Two'],
          several: false,
          voters: 'team',
          secret: false,
          results: 'running',
          deadline: new Date(this.now + 6 * 86_400_000).toISOString(),
        },
      },
      null,
    );
    const other = this.members[2];
    if (other) await talk.write(other, thread, { body: 'One. Goalies are luck enough already.' }, null);
  }

  /** Imports tables of the two previous seasons. */
  async pastTables(season: string): Promise<void> {
    const teams = this.members.flatMap(({ teamId }) => (teamId === null ? [] : [teamId]));
    for (const [back, first] of [
      [1, 3],
      [2, 6],
    ] as const) {
      const order = teams.map((_, index) => teams[(index * 3 + first) % teams.length] ?? '');
      await putBroughtTable(
        this.db,
        this.leagueId,
        seasonPlus(season, -back),
        order.map((team_id, index) => ({ team_id, rank: index + 1, points: 1_240 - index * 37 - back * 11 })),
      );
    }
  }

  /** Returns false when the rules refuse it. */
  private async allowed(teamId: string, work: (member: Member) => Promise<unknown>): Promise<boolean> {
    const member = this.members.find((one) => one.teamId === teamId);
    if (member === undefined) return false;
    try {
      await work(member);
      return true;
    } catch (error) {
      if (error instanceof RefusalError) return false;
      throw error;
    }
  }
}
