import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { hindrancesToReopen } from '@crease/core/protection/deadline.rules.js';
import {
  beginsNextSeason,
  nextPhase,
  obstacles,
  seasonToPlay,
  type Situation,
} from '@crease/core/seasons/phase.rules.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { championDetail, championWords } from '@crease/core/competition/champion.words.js';
import { championsOf } from '@crease/core/competition/champion.rules.js';
import { GRADUATION_NOTICE_DAYS, stepWords, type StepFacts } from '@crease/core/seasons/step.words.js';
import { followed } from '@crease/core/seasons/take-back.rules.js';
import { undoingWords } from '@crease/core/seasons/take-back.words.js';
import { teamTodo } from '@crease/core/seasons/todo.rules.js';
import { dayPlus } from '@crease/core/calendar.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { SettingsTimes } from '../settings/settings-times.service.js';
import { findLeavingPlayers } from '../contracts/contracts.queries.js';
import { Database, type Db } from '../platform/database/database.js';
import { clockNow } from '../platform/database/sql.js';
import { sinceLocked } from '../protection/since-locked.queries.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { shortAddsOf } from '../teams/short-adds.queries.js';
import { lasts } from '../teams/spendable.queries.js';
import { openPromises } from '../trades/promises.queries.js';
import { lastChange } from './phase.changes.js';
import { undoingOf } from './phase.done.js';
import { yearlyPicks } from '../leagues/draft-picks.tables.js';
import { SeasonQueries, teamsInOrder } from './season.queries.js';
import { comingCalendar } from '../competition/matchups/calendar.queries.js';
import { findLastPeriod } from '../competition/matchups/last-period.queries.js';
import { lastFinalTable } from '../competition/final-tables.queries.js';
import { findEndingTable } from '../competition/table.queries.js';
import { graduatesOf } from './season-end.queries.js';
import { sinceChange } from './since-change.queries.js';
import { namesIn } from '../platform/database/rows.js';

const roundRow = namesIn('protection_round');

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

@Injectable()
export class PhaseQueries {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly seasons: SeasonQueries,
    private readonly settings: SettingsTimes,
  ) {}

  /** The league's phase, with the requirements and effects of its next step. */
  async phase(leagueId: string): Promise<PhaseAnswer> {
    return this.database.read(async (db) => {
      const present = await this.books.league(db, leagueId);
      const league = await this.settings.ofNextStep(db, present);
      const situation = await this.seasons.situation(db, league);
      const season = await db
        .selectFrom('league_season')
        .select(['starts_on', 'ends_on'])
        .where('league_id', '=', league.id)
        .where('season', '=', league.season)
        .executeTakeFirst();
      const round = await db
        .selectFrom('protection_round')
        .select([
          'deadline',
          'locked_at',
          sql<number>`coalesce(jsonb_array_length(${roundRow.lock_done} -> 'released'), 0)`.as('released'),
        ])
        .where('league_id', '=', league.id)
        .where('season', '=', league.season)
        .executeTakeFirst();
      const next = nextPhase(situation);
      const coming = seasonToPlay(league);
      const planned = league.phase === 'in-season' ? null : await this.seasons.plannedDates(db, league, coming);
      const locked = league.phase === 'protection' && round?.locked_at != null;
      return {
        phase: league.phase,
        season: league.season,
        next,
        obstacles: obstacles(situation).map(({ name, message, fix, final, teams }) => ({
          name,
          message,
          ...(fix === undefined ? {} : { fix }),
          final: final === true,
          teams: (teams ?? []).map((team) => ({ team_id: team.teamId, name: team.name, message: team.message })),
        })),
        consequences: stepWords(await this.stepFacts(db, league, next)),
        play_dates: planned === null ? null : { season: coming, starts_on: planned.startsOn, ends_on: planned.endsOn },
        matchup_calendar: planned === null ? null : await comingCalendar(db, { ...league, season: coming }, planned),
        last_period_starts_on: await findLastPeriod(db, present),
        season_starts_on: season?.starts_on ?? null,
        season_ends_on: season?.ends_on ?? null,
        protection_deadline: iso(round?.deadline),
        protection_locked_at: iso(round?.locked_at),
        reopening: locked
          ? {
              released: round.released,
              obstacles: hindrancesToReopen(await sinceLocked(db, league)).map(({ message }) => message),
            }
          : null,
        taking_back: await this.takingBack(db, leagueId),
        todo: await this.todo(db, league, situation),
        short_adds_from: (await shortAddsOf(db, league))?.from ?? null,
        graduating: await this.graduating(db, league, situation),
        final_table: await this.finalTable(db, leagueId),
      };
    });
  }

  /** Each team's open steps. `free`: nothing blocks the next phase. */
  async waits(leagueId: string): Promise<{ todo: PhaseAnswer['todo']; free: boolean }> {
    const { db } = this.database;
    const league = await this.settings.ofNextStep(db, await this.books.league(db, leagueId));
    const situation = await this.seasons.situation(db, league);
    return { todo: await this.todo(db, league, situation), free: obstacles(situation).length === 0 };
  }

  private async takingBack(db: Db, leagueId: string): Promise<PhaseAnswer['taking_back']> {
    const change = await lastChange(db, leagueId);
    if (!change) return null;
    const since = await sinceChange(db, leagueId, change);
    return {
      id: change.id,
      from: change.from,
      to: change.to,
      season: change.seasonBefore,
      at: change.iso,
      by: change.by,
      lines: undoingWords(undoingOf(change.done)),
      obstacles: followed(since).map(({ message, fix }) => ({ message, fix: fix ?? '' })),
    };
  }

  /** Each team's open steps before the season starts; teams without any are left out. */
  private async todo(db: Db, league: PlayingLeague, situation: Situation): Promise<PhaseAnswer['todo']> {
    if (league.phase === 'setup' || league.phase === 'in-season') return [];
    // A draft not created yet is still to be held.
    const over = !obstacles(situation).some(({ name }) => name === 'draftMissing' || name === 'draftRunning');
    const books = await this.books.books(db, league.id, await teamsInOrder(db, league.id));
    return books.flatMap((team) => {
      const todo = teamTodo(team, league.settings, league.phase, over);
      return todo.length === 0 ? [] : [{ team_id: team.teamId, name: team.name, todo }];
    });
  }

  /** Players who will leave the rookie banks, from the season's last two weeks to its end. */
  private async graduating(
    db: Db,
    league: PlayingLeague,
    { seasonEndsOn, today }: Situation,
  ): Promise<PhaseAnswer['graduating']> {
    if (league.phase !== 'in-season' || seasonEndsOn === null || today < dayPlus(seasonEndsOn, -GRADUATION_NOTICE_DAYS))
      return null;
    const players = await graduatesOf(db, league);
    if (players.length === 0) return null;
    return {
      last_day: seasonEndsOn,
      players: players.map(({ playerId, name, teamId, teamName }) => ({
        player_id: playerId,
        name,
        team_id: teamId,
        team_name: teamName,
      })),
    };
  }

  private async finalTable(db: Db, leagueId: string): Promise<PhaseAnswer['final_table']> {
    const last = await lastFinalTable(db, leagueId);
    if (!last) return null;
    return {
      season: last.season,
      words: championWords(last.season, last.table),
      detail: championDetail(last.table),
      champions: championsOf(last.table).map(({ teamId }) => teamId),
      rows: last.table.map(({ teamId, name, rank, points, record = null }) => ({
        team_id: teamId,
        name,
        rank,
        points,
        record,
      })),
    };
  }

  private async stepFacts(db: Db, league: PlayingLeague, to: LeaguePhase): Promise<StepFacts> {
    const nextSeason = beginsNextSeason(league.phase);
    const season = nextSeason ? seasonPlus(league.season, 1) : league.season;
    const facts: StepFacts = {
      type: league.type,
      settings: league.settings,
      to,
      season,
      nextSeason,
      table: [],
      graduates: [],
      faPicksEnding: 0,
      waiversEnding: 0,
      claimsEnding: 0,
      retentionsEnding: 0,
      playersReleased: 0,
      contractsEnding: 0,
      promisesVoided: 0,
      draftPicksGiven: 0,
    };
    if (to === 'offseason') {
      return {
        ...facts,
        ...(await endingWithSeason(db, league)),
        table: await findEndingTable(db, league),
        graduates: await graduatesOf(db, league),
      };
    }
    if (!nextSeason) return facts;
    const redraft = league.type === 'redraft';
    let running = db.selectFrom('retention').where('league_id', '=', league.id).where('ended_at', 'is', null);
    if (!redraft) running = running.where('through_season', '<', season);
    const retained = await running.select(({ fn }) => fn.countAll<number>().as('ending')).executeTakeFirstOrThrow();
    const released = redraft
      ? await db.selectFrom('roster_entry').select('player_id').where('league_id', '=', league.id).execute()
      : await findLeavingPlayers(db, league, season);
    return {
      ...facts,
      retentionsEnding: retained.ending,
      playersReleased: redraft ? released.length : 0,
      contractsEnding: redraft ? 0 : released.length,
      promisesVoided:
        released.length === 0
          ? 0
          : await openPromises(
              db,
              league.id,
              released.map(({ player_id }) => player_id),
            ),
      draftPicksGiven: await this.picksToGive(db, league, season),
    };
  }

  private async picksToGive(db: Db, league: PlayingLeague, season: Season): Promise<number> {
    const key = (pick: { season: string; type: string; round: number }, team: string) =>
      `${pick.season} ${pick.type} ${pick.round} ${team}`;
    const teams = await teamsInOrder(db, league.id);
    const there = await db
      .selectFrom('draft_pick')
      .select(['season', 'type', 'round', 'original_team_id as team'])
      .where('league_id', '=', league.id)
      .where('extra', '=', 0)
      .where('season', '>=', season)
      .execute();
    const known = new Set(there.map((pick) => key(pick, pick.team)));
    return yearlyPicks(league.type, league.settings, season).flatMap((pick) =>
      teams.filter((id) => !known.has(key(pick, id))),
    ).length;
  }
}

const endingWithSeason = (db: Db, league: PlayingLeague) =>
  db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('fa_pick as f')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('f.league_id', '=', league.id)
        .where('f.season', '=', league.season)
        .where('f.player_id', 'is', null)
        .where('f.penalty', '=', false)
        .where(lasts(clockNow))
        .$asScalar()
        .as('faPicksEnding'),
      selectFrom('waiver')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('league_id', '=', league.id)
        .where('resolved_at', 'is', null)
        .$asScalar()
        .as('waiversEnding'),
      selectFrom('waiver_claim as c')
        .innerJoin('waiver as w', (join) =>
          join.onRef('w.league_id', '=', 'c.league_id').onRef('w.id', '=', 'c.waiver_id'),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('w.league_id', '=', league.id)
        .where('w.resolved_at', 'is', null)
        .where('c.withdrawn_at', 'is', null)
        .where('c.outcome', 'is', null)
        .$asScalar()
        .as('claimsEnding'),
    ])
    .executeTakeFirstOrThrow();
