import { Injectable } from '@nestjs/common';
import { dayIn, dayPlus } from '@crease/core/calendar.js';
import {
  decidedTo,
  decidesAt,
  lineupRules,
  lineupRulesOn,
  lockOf,
  type GamesByDay,
  type LineupRules,
} from '@crease/core/leagues/lineup.rules.js';
import { planFor, standing, type StandingPlace } from '@crease/core/teams/lineup/lineup.rules.js';
import { lockTeams } from '../../leagues/league-lock.tables.js';
import { holdForSweep, writeLineupsDue } from '../../leagues/league.tables.js';
import { noteDue } from '../../players/points-due.tables.js';
import { rewriteLineupDay, writeLineupDays } from '../../points/lineup-days.writer.js';
import { Database, type Db } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import {
  activeAt,
  activeIds,
  clubGames,
  dueLineups,
  lineupLeagues,
  plansOn,
  type ActivePlayer,
  type Plan,
} from './lineup.queries.js';

/** Days of a league settled per transaction and round, e.g. after a long outage. */
const AT_ONCE = 40;

export interface LineupLeague {
  readonly id: string;
  readonly season: string;
  readonly timeZone: string;
  /** Plays on the sample's games. */
  readonly sample: boolean;
}

export interface DayUnderWay {
  readonly active: readonly ActivePlayer[];
  readonly stands: readonly StandingPlace[];
}

/**
 * Stores the line-up of each decided day, with reserves that fill in; points count by it. Until the day closes, players
 * who are not locked can still be changed.
 */
@Injectable()
export class LineupDays {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly rounds: LeagueRounds,
  ) {}

  /** The games around now, and those of `day`. */
  async games(
    db: Db,
    { timeZone, sample }: Pick<LineupLeague, 'timeZone' | 'sample'>,
    day?: string,
  ): Promise<GamesByDay> {
    const today = dayIn(this.clock.now(), timeZone);
    const [from, to] = [dayPlus(today, -2), dayPlus(today, 2)];
    if (day === undefined || (day >= from && day <= to)) return clubGames(db, from, to, sample);
    const around = await clubGames(db, from, to, sample);
    const of = await clubGames(db, day, day, sample);
    return {
      startsOn: (one) => (one === day ? of : around).startsOn(one),
      of: (one, club) => (one === day ? of : around).of(one, club),
    };
  }

  /** Stores decided days' line-ups, a limited number of days per league. */
  async settle(): Promise<void> {
    await this.rounds.each('lineups', await dueLineups(this.database.db).execute(), async ({ league_id, marked }) => {
      if (!marked && !(await this.isDue(league_id))) return;
      await this.database.write(async ({ db }) => {
        await lockTeams(db, league_id);
        await holdForSweep(db, league_id);
        await this.advance(db, league_id);
      });
    });
  }

  /** The same for one league whose teams are locked, before or after its settings change. */
  async settleLeague(db: Db, leagueId: string): Promise<void> {
    while (await this.advance(db, leagueId));
  }

  private async isDue(leagueId: string): Promise<boolean> {
    const league = await lineupLeagues(this.database.db).where('l.id', '=', leagueId).executeTakeFirst();
    if (league === undefined) return false;
    const rules = lineupRulesOn(league.settings, league.coming, dayIn(this.clock.now(), league.timeZone));
    if (rules === null || league.from_day === null) return true;
    const games = await this.games(this.database.db, league);
    return nextOf(league, league.from_day) <= decidedTo(rules, this.clock.now(), league.timeZone, games.startsOn);
  }

  /** Stores the next days of a league, and when it is due again. True when days may be left. */
  private async advance(db: Db, leagueId: string): Promise<boolean> {
    const league = await lineupLeagues(db).where('l.id', '=', leagueId).executeTakeFirst();
    const rules = league === undefined ? null : lineupRules(league.settings);
    if (league === undefined || rules === null) {
      await db.deleteFrom('lineup_league').where('league_id', '=', leagueId).execute();
      await writeLineupsDue(db, leagueId, null);
      return false;
    }
    const games = await this.games(db, league);
    const rulesOn = (day: string) => lineupRulesOn(league.settings, league.coming, day);
    const now = this.clock.now();
    const last = decidedTo(rulesOn(dayIn(now, league.timeZone)) ?? rules, now, league.timeZone, games.startsOn);
    if (league.from_day === null) {
      // Start with the first day that is not decided yet: earlier days were played without line-ups.
      await this.begin(db, leagueId, dayPlus(last, 1));
      await this.waitFor(db, league, dayPlus(last, 1));
      return false;
    }
    let day = nextOf(league, league.from_day);
    for (let count = 0; day <= last && count < AT_ONCE; count += 1, day = dayPlus(day, 1)) {
      const own = rulesOn(day);
      // Line-ups end with this day's matchup period.
      if (own === null) break;
      await this.settleDay(db, league, own, day);
    }
    await this.waitFor(db, league, day);
    return day <= last && rulesOn(day) !== null;
  }

  /**
   * Stores when the league's next day is decided: at noon, or with an earlier game. Never for a day without line-ups:
   * the change that ends them lets the sweep look again.
   */
  private async waitFor(db: Db, league: SettledLeague, day: string): Promise<void> {
    const rules = lineupRulesOn(league.settings, league.coming, day);
    await db
      .updateTable('lineup_league')
      .set({ by_games: rules?.period === 'day' })
      .where('league_id', '=', league.id)
      .execute();
    await writeLineupsDue(db, league.id, rules === null ? null : new Date(lockOf(day, league.timeZone)));
  }

  /** Starts line-ups in a league on `day`, unless they have started before. */
  async begin(db: Db, leagueId: string, day: string): Promise<void> {
    await db
      .insertInto('lineup_league')
      .values({ league_id: leagueId, from_day: day })
      .onConflict((known) => known.doNothing())
      .execute();
  }

  private async settleDay(db: Db, league: LineupLeague, rules: LineupRules, day: string): Promise<void> {
    const games = await clubGames(db, day, day, league.sample);
    const teams = await db.selectFrom('team').select('id').where('league_id', '=', league.id).orderBy('id').execute();
    const active = await this.activeOn(db, league, rules, day, games);
    const plans = await plansOn(db, league.id, day);
    await writeLineupDays(
      db,
      league.id,
      day,
      teams.map(({ id }) => ({
        teamId: id,
        places: standing(
          planFor(rules, day, plans.get(id)),
          active.filter(({ teamId }) => teamId === id),
          rules,
        ),
      })),
    );
    await db.updateTable('lineup_league').set({ settled_to: day }).where('league_id', '=', league.id).execute();
    // The day may have been scored before its line-up was stored: games count while they run, and a process may have
    // been down.
    await this.reckonAgain(db, league, day);
  }

  private activeOn(db: Db, league: LineupLeague, rules: LineupRules, day: string, games: GamesByDay, teamId?: string) {
    const at = decidesAt(rules, day, league.timeZone, games.startsOn(day));
    return activeAt(db, league, at, teamId, { before: day, day, games });
  }

  /** Removes players who left between a morning game and noon: the roster at noon earns the day's points. */
  private async stillActive(
    db: Db,
    league: LineupLeague,
    day: string,
    active: readonly ActivePlayer[],
  ): Promise<readonly ActivePlayer[]> {
    const noon = lockOf(day, league.timeZone);
    if (active.length === 0 || noon > this.clock.now()) return active;
    const there = await activeIds(
      db,
      league.id,
      noon,
      active.map(({ id }) => id),
    );
    return active.filter(({ id, teamId }) => there.get(id) === teamId);
  }

  async underWay(
    db: Db,
    league: LineupLeague,
    rules: LineupRules,
    { teamId, day, games, plan }: { teamId: string; day: string; games: GamesByDay; plan: Plan | undefined },
  ): Promise<DayUnderWay> {
    const active = await this.stillActive(db, league, day, await this.activeOn(db, league, rules, day, games, teamId));
    const written = await db
      .selectFrom('lineup_day')
      .select('places')
      .where('league_id', '=', league.id)
      .where('team_id', '=', teamId)
      .where('day', '=', day)
      .executeTakeFirst();
    return { active, stands: written?.places ?? standing(planFor(rules, day, plan), active, rules) };
  }

  async restand(
    db: Db,
    league: LineupLeague,
    { teamId, day, places }: { teamId: string; day: string; places: readonly StandingPlace[] },
  ): Promise<void> {
    await rewriteLineupDay(db, { leagueId: league.id, teamId, day }, places);
    await this.reckonAgain(db, league, day);
  }

  private reckonAgain(db: Db, { season }: LineupLeague, day: string): Promise<void> {
    return noteDue(
      db,
      [false, true].map((nhlPlayoffs) => ({ season, playoffs: nhlPlayoffs, day, corrected: false })),
    );
  }
}

type SettledLeague = Awaited<ReturnType<ReturnType<typeof lineupLeagues>['execute']>>[number];
const nextOf = ({ settled_to }: { readonly settled_to: string | null }, fromDay: string): string =>
  settled_to === null ? fromDay : dayPlus(settled_to, 1);
