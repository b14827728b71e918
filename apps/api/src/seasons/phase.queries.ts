import { Injectable } from '@nestjs/common';
import { hindrancesToReopen } from '@crease/core/protection/deadline.rules.js';
import { beginsNextSeason, nextPhase, obstacles, type Situation } from '@crease/core/seasons/phase.rules.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { championsOf, championWords } from '@crease/core/seasons/champion.words.js';
import { GRADUATION_NOTICE_DAYS, stepWords, type StepFacts } from '@crease/core/seasons/step.words.js';
import { followed, undoingWords } from '@crease/core/seasons/take-back.rules.js';
import { teamTodo } from '@crease/core/seasons/todo.rules.js';
import { datesToPlay } from '@crease/core/seasons/week.rules.js';
import { dayPlus } from '@crease/core/calendar.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { SettingsTimes } from '../settings/settings-times.service.js';
import { Database, type Transaction } from '../platform/database/database.js';
import { sinceLocked } from '../protection/protection.queries.js';
import { BooksQueries, type PlayingLeague } from '../teams/books.queries.js';
import { openPromises } from '../trades/promises.queries.js';
import { lastChange, sinceChange } from './phase.changes.js';
import { undoingOf } from './phase.done.js';
import { picksOfSeason, SeasonQueries } from './season.queries.js';
import { finalTableOf, graduatesOf, lastTableOf } from './season-end.queries.js';

type Sql = Transaction['sql'];

const iso = (at: string | Date | null | undefined): string | null => (at == null ? null : new Date(at).toISOString());

/** What a league's phase asks for, what its next step would do, and what its last one could be taken back with. */
@Injectable()
export class PhaseQueries {
  constructor(
    private readonly database: Database,
    private readonly books: BooksQueries,
    private readonly seasons: SeasonQueries,
    private readonly settings: SettingsTimes,
  ) {}

  /** Where the league is in its life, and what its next step needs and does. */
  async phase(leagueId: string): Promise<PhaseAnswer> {
    return this.database.write(async ({ sql }) => {
      const present = await this.books.league(sql, leagueId);
      // The next season is prepared by what was decided for it.
      const league = beginsNextSeason(present.phase)
        ? { ...present, settings: await this.settings.ofNextSeason(sql, present) }
        : present;
      const situation = await this.seasons.situation(sql, league);
      const [season] = await sql<{ starts_on: string; ends_on: string }>(
        `select to_char(starts_on, 'YYYY-MM-DD') as starts_on, to_char(ends_on, 'YYYY-MM-DD') as ends_on from league_season where league_id = $1 and season = $2`,
        [league.id, league.season],
      );
      const [round] = await sql<{ deadline: string | Date | null; locked_at: string | Date | null; released: number }>(
        `select deadline, locked_at, coalesce(jsonb_array_length(lock_done -> 'released'), 0) as released from protection_round where league_id = $1 and season = $2`,
        [league.id, league.season],
      );
      const next = nextPhase(league);
      const usual =
        next === 'in-season' ? datesToPlay(await this.seasons.dates(sql, league.season), situation.today) : null;
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
        consequences: stepWords(await this.stepFacts(sql, league)),
        play_dates: usual === null ? null : { starts_on: usual.startsOn, ends_on: usual.endsOn },
        season_starts_on: season?.starts_on ?? null,
        season_ends_on: season?.ends_on ?? null,
        protection_deadline: iso(round?.deadline),
        protection_locked_at: iso(round?.locked_at),
        reopening: locked
          ? {
              released: round.released,
              obstacles: hindrancesToReopen(await sinceLocked(sql, league)).map(({ message }) => message),
            }
          : null,
        taking_back: await this.takingBack(sql, leagueId),
        todo: await this.todo(sql, league, situation),
        graduating: await this.graduating(sql, league, situation),
        final_table: await this.finalTable(sql, leagueId),
      };
    });
  }

  private async takingBack(sql: Sql, leagueId: string): Promise<PhaseAnswer['taking_back']> {
    const change = await lastChange(sql, leagueId);
    if (!change) return null;
    const since = await sinceChange(sql, leagueId, change);
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

  /** What each team must still do before the season starts; teams with nothing to do are left out. */
  private async todo(sql: Sql, league: PlayingLeague, situation: Situation): Promise<PhaseAnswer['todo']> {
    if (league.phase === 'setup' || league.phase === 'in-season') return [];
    // A draft that was not even created is still to come.
    const over = !obstacles(situation).some(({ name }) => name === 'draftMissing' || name === 'draftRunning');
    const teams = await sql<{ id: string }>('select id from team where league_id = $1 order by number', [league.id]);
    const books = await this.books.books(
      sql,
      league.id,
      teams.map(({ id }) => id),
    );
    return books.flatMap((team) => {
      const todo = teamTodo(team, league.settings, league.phase, over);
      return todo.length === 0 ? [] : [{ team_id: team.teamId, name: team.name, todo }];
    });
  }

  /** Whoever leaves the rookie banks at the season's end, in its last two weeks and until it is ended. */
  private async graduating(
    sql: Sql,
    league: PlayingLeague,
    { seasonEndsOn, today }: Situation,
  ): Promise<PhaseAnswer['graduating']> {
    if (league.phase !== 'in-season' || seasonEndsOn === null || today < dayPlus(seasonEndsOn, -GRADUATION_NOTICE_DAYS))
      return null;
    const players = await graduatesOf(sql, league);
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

  private async finalTable(sql: Sql, leagueId: string): Promise<PhaseAnswer['final_table']> {
    const last = await lastTableOf(sql, leagueId);
    if (!last) return null;
    return {
      season: last.season,
      words: championWords(last.season, last.table),
      champions: championsOf(last.table).map(({ teamId }) => teamId),
      rows: last.table.map(({ teamId, name, rank, points }) => ({ team_id: teamId, name, rank, points })),
    };
  }

  /** What the next step would change, in figures. */
  private async stepFacts(sql: Sql, league: PlayingLeague): Promise<StepFacts> {
    const to = nextPhase(league);
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
      promisesVoided: 0,
      draftPicksGiven: 0,
    };
    if (to === 'offseason') {
      const [ending] = await sql<Pick<StepFacts, 'faPicksEnding' | 'waiversEnding' | 'claimsEnding'>>(
        `select
           (select count(*)::int from fa_pick where league_id = $1 and season = $2 and player_id is null and not penalty and expires_at + interval '1 second' > clock_timestamp()) as "faPicksEnding",
           (select count(*)::int from waiver where league_id = $1 and resolved_at is null) as "waiversEnding",
           (select count(*)::int from waiver_claim c join waiver w on w.id = c.waiver_id where w.league_id = $1 and w.resolved_at is null and c.withdrawn_at is null and c.outcome is null) as "claimsEnding"`,
        [league.id, league.season],
      );
      return {
        ...facts,
        ...ending,
        table: await finalTableOf(sql, league.id, league.season),
        graduates: await graduatesOf(sql, league),
      };
    }
    if (!nextSeason) return facts;
    const redraft = league.type === 'redraft';
    const [retained] = await sql<{ ending: number }>(
      'select count(*)::int as ending from retention where league_id = $1 and ended_at is null and ($2 or through_season < $3)',
      [league.id, redraft, season],
    );
    const released = redraft
      ? await sql<{ player_id: number }>('select player_id from roster_entry where league_id = $1', [league.id])
      : [];
    return {
      ...facts,
      retentionsEnding: retained?.ending ?? 0,
      playersReleased: released.length,
      promisesVoided:
        released.length === 0
          ? 0
          : await openPromises(
              sql.db,
              league.id,
              released.map(({ player_id }) => player_id),
            ),
      draftPicksGiven: await this.picksToGive(sql, league, season),
    };
  }

  private async picksToGive(sql: Sql, league: PlayingLeague, season: Season): Promise<number> {
    const key = (pick: { season: string; type: string; round: number }, team: string) =>
      `${pick.season} ${pick.type} ${pick.round} ${team}`;
    const teams = await sql<{ id: string }>('select id from team where league_id = $1', [league.id]);
    const there = await sql<{ season: string; type: string; round: number; team: string }>(
      'select season, type, round, original_team_id as team from draft_pick where league_id = $1 and extra = 0 and season >= $2',
      [league.id, season],
    );
    const known = new Set(there.map((pick) => key(pick, pick.team)));
    return picksOfSeason(league.type, league.settings, season).flatMap((pick) =>
      teams.filter(({ id }) => !known.has(key(pick, id))),
    ).length;
  }
}
