import { Injectable } from '@nestjs/common';
import { LONGEST_SEASON_DAYS, type PhaseBody } from '@crease/core/seasons/season.schema.js';
import { championsOf } from '@crease/core/seasons/champion.words.js';
import type { SeasonDetail } from '@crease/core/seasons/season.words.js';
import { datesToPlay } from '@crease/core/seasons/week.rules.js';
import { dayIn, daysBetween } from '@crease/core/calendar.js';
import { FaPickService } from '../free-agents/fa-pick.service.js';
import { WaiverService } from '../free-agents/waiver.service.js';
import { insertPicks } from '../leagues/draft-picks.tables.js';
import { pgArray, type Transaction } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { leagueLine } from '../platform/events/audience.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { ROSTER_ROW, type RosterRow } from '../teams/put-back.queries.js';
import { voidPromises } from '../trades/promises.queries.js';
import { endBefore } from '../trades/retention.writer.js';
import type { PhaseDone } from './phase.done.js';
import { picksOfSeason, SeasonQueries } from './season.queries.js';
import { finalTableOf, graduatesOf } from './season-end.queries.js';

type Hand = Pick<Transaction, 'sql' | 'record'>;

/** What comes with each change of phase. Every step says in `done` what it ended, removed and gave, so that it can be put back. */
@Injectable()
export class PhaseSteps {
  constructor(
    private readonly queries: SeasonQueries,
    private readonly picks: FaPickService,
    private readonly waivers: WaiverService,
    private readonly clock: DbClock,
  ) {}

  /** The season's end: nothing of it can be added or claimed any more, its champion is named, and who is no rookie any more leaves the bank. */
  async endSeason({ sql, record }: Hand, league: PlayingLeague, done: PhaseDone): Promise<SeasonDetail[]> {
    const { waivers, claims } = await this.waivers.closeAll(sql, league.id);
    done.waivers = waivers;
    done.claims = claims;
    done.faPicksEnded = await this.picks.endSeason(sql.db, league.id, league.season);
    const table = await finalTableOf(sql, league.id, league.season);
    await sql(
      `insert into season_standing (league_id, season, team_id, rank, points)
       select $1, $2, team_id, rank, points from jsonb_to_recordset($3::jsonb) as row (team_id text, rank int, points numeric)
       on conflict (league_id, season, team_id) do update set rank = excluded.rank, points = excluded.points`,
      [
        league.id,
        league.season,
        JSON.stringify(table.map(({ teamId, rank, points }) => ({ team_id: teamId, rank, points }))),
      ],
    );
    done.standing = league.season;
    const champions = championsOf(table).map(({ teamId }) => teamId);
    await record(
      leagueLine({
        leagueId: league.id,
        actor: null,
        teamIds: champions,
        says: { key: 'season.finalTable', figures: { season: league.season, table } },
        data: {
          kind: 'finalTable',
          season: league.season,
          champions,
          table: table.map(({ teamId, rank, points }) => ({ teamId, rank, points })),
        },
      }),
    );
    const graduates = await graduatesOf(sql, league);
    if (graduates.length > 0) {
      const ids = pgArray(graduates.map(({ playerId }) => playerId));
      const before = await sql<{ player_id: number; since: string }>(
        'select player_id, since::text as since from roster_entry where league_id = $1 and player_id = any($2::int[])',
        [league.id, ids],
      );
      await sql(`update roster_entry set place = 'active' where league_id = $1 and player_id = any($2::int[])`, [
        league.id,
        ids,
      ]);
      done.graduates = before.map(({ player_id, since }) => ({ playerId: player_id, since }));
    }
    for (const { playerId, name, teamId, teamName } of graduates) {
      await record(
        leagueLine({
          leagueId: league.id,
          actor: null,
          teamIds: [teamId],
          says: { key: 'season.graduated', figures: { name, team: teamName } },
          data: { kind: 'move', move: 'promote', teamId, playerId, name },
        }),
      );
    }
    return [{ key: 'season.champion', figures: { season: league.season, table } }];
  }

  /** The next season: retentions that end, a redraft league's empty rosters, and picks of one more future season. */
  async beginNext({ sql, record }: Hand, league: PlayingLeague, done: PhaseDone): Promise<SeasonDetail[]> {
    const said: SeasonDetail[] = [];
    const redraft = league.type === 'redraft';
    done.retentions = await endBefore(sql.db, league.id, league.season, redraft);
    if (redraft) {
      const released = await sql<RosterRow>(`delete from roster_entry where league_id = $1 returning ${ROSTER_ROW}`, [
        league.id,
      ]);
      done.released = released;
      done.promises = await voidPromises(
        { db: sql.db, record },
        league.id,
        released.map(({ player_id }) => player_id),
        'The season is over and rosters are empty.',
      );
      said.push({ key: 'season.rostersEmpty' });
    }
    const teams = await sql<{ id: string }>('select id from team where league_id = $1 order by number', [league.id]);
    const rounds = picksOfSeason(league.type, league.settings, league.season);
    if (rounds.length > 0)
      done.draftPicks = await insertPicks(
        sql.db,
        league.id,
        rounds,
        teams.map(({ id }) => id),
      );
    return said;
  }

  /** The season's dates, and the free-agent picks of its weeks. */
  async beginPlay({ sql }: Hand, league: PlayingLeague, body: PhaseBody, done: PhaseDone): Promise<SeasonDetail[]> {
    const now = this.clock.now();
    const usual = datesToPlay(await this.queries.dates(sql, league.season), dayIn(now, league.timeZone));
    const dates = { startsOn: body.season_starts_on ?? usual.startsOn, endsOn: body.season_ends_on ?? usual.endsOn };
    const days = daysBetween(dates.startsOn, dates.endsOn);
    if (days < 0 || days > LONGEST_SEASON_DAYS) {
      const what = days < 0 ? 'has no days' : `has more than ${LONGEST_SEASON_DAYS} days`;
      throw new RefusalError({
        name: 'seasonDates',
        kind: 'invalid',
        field: 'season_ends_on',
        message: `A season from ${dates.startsOn} to ${dates.endsOn} ${what}.`,
        figure: days,
        limit: LONGEST_SEASON_DAYS,
        fix: 'Give both dates, the last after the first and within a year.',
      });
    }
    const [before] = await sql<{ starts_on: string; ends_on: string; begun_at: string }>(
      `select to_char(starts_on, 'YYYY-MM-DD') as starts_on, to_char(ends_on, 'YYYY-MM-DD') as ends_on, begun_at::text as begun_at from league_season where league_id = $1 and season = $2`,
      [league.id, league.season],
    );
    done.played = before ?? null;
    await sql(
      `insert into league_season (league_id, season, starts_on, ends_on) values ($1, $2, $3::date, $4::date)
       on conflict (league_id, season) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on, begun_at = now()`,
      [league.id, league.season, dates.startsOn, dates.endsOn],
    );
    // Days that were reckoned before the league played them are reckoned again: they count, however late the commissioner was.
    await daysDue(sql, league.season, dates.startsOn);
    const { weeks, picks } = await this.picks.generate(sql.db, league, dates, now);
    done.faPicks = picks;
    return weeks === 0 ? [] : [{ key: 'season.weeksAhead', figures: { weeks } }];
  }
}

/** Has every day of a season from `day` on reckoned again. */
export async function daysDue(sql: Transaction['sql'], season: string, day: string): Promise<void> {
  await sql(
    `insert into points_due (season, playoffs, day) select distinct season, playoffs, day from player_game where season = $1 and day >= $2::date order by 1, 2, 3
     on conflict (season, playoffs, day) do nothing`,
    [season, day],
  );
}
