import { Inject, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { seasonOfDay, type Season } from '@crease/core/season.js';
import { dayPlus } from '@crease/core/calendar.js';
import { LONGEST_SEASON_DAYS } from '@crease/core/seasons/season.schema.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { openSession } from '../../platform/database/connection/session.js';
import { Database, type Db } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { firstRun, notRunYet } from '../../platform/jobs/job-run.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { CompetitionModule } from '../../competition/competition.module.js';
import { failures, noteFailure } from '../../platform/failures.js';
import { Busy, unwrap } from '../../platform/refusal.error.js';
import { dropScheduled, writeSchedule } from '../../players/night.tables.js';
import { importSampleGames, playedDays } from './sample-games.import.js';
import { sampleSchedule } from './sample-schedule.js';
import { SampleNightController } from './sample-night.controller.js';
import { SampleWorld } from './sample-world.service.js';
import { SampleNight } from './sample-night.service.js';

/** Seasons that leagues on the sample play on their own dates, with the days up to yesterday. */
const playedSeasons = (db: Db, yesterday: string) =>
  db
    .selectFrom('league as l')
    .innerJoin('league_season as s', (join) =>
      join.onRef('s.league_id', '=', 'l.id').onRef('s.season', '=', 'l.current_season'),
    )
    .select(({ fn }) => [
      'l.current_season as season',
      // A league with odd dates must not make the span of all too long.
      sql<string>`greatest(${fn.min('s.starts_on')}, least(${fn.max('s.ends_on')}, ${yesterday}::date) - ${sql.lit(LONGEST_SEASON_DAYS)})`.as(
        'from',
      ),
      sql<string>`least(${fn.max('s.ends_on')}, ${yesterday}::date)`.as('to'),
    ])
    .where('l.is_sample', '=', true)
    .where('l.phase', '=', 'in-season')
    .where('s.starts_on', '<=', yesterday)
    .groupBy('l.current_season')
    .execute();

interface PlayedDays {
  readonly season: Season;
  readonly from: string;
  readonly to: string;
}

/** One span of days for each season: the NHL's dates, and those of leagues. */
function bySeason(all: readonly PlayedDays[]): PlayedDays[] {
  const spans = new Map<Season, PlayedDays>();
  for (const { season, from, to } of all) {
    const { from: first, to: last } = spans.get(season) ?? { from, to };
    spans.set(season, { season, from: from < first ? from : first, to: to > last ? to : last });
  }
  return [...spans.values()];
}

/** The day after the sample's last day in a season; null before the first. */
async function nextDay(db: Db, season: Season): Promise<string | null> {
  const { last } = await db
    .selectFrom('player_game as k')
    .innerJoin('player as p', 'p.id', 'k.player_id')
    .select(({ fn }) => fn.max<string | null>('k.day').as('last'))
    .where('p.is_sample', '=', true)
    .where('k.season', '=', season)
    .executeTakeFirstOrThrow();
  return last === null ? null : dayPlus(last, 1);
}

/** Daily, when SAMPLE_GAMES is on, generates games up to yesterday and stores the schedule of the next weeks. */
@Injectable()
export class SampleGames implements OnModuleInit {
  constructor(
    private readonly tasks: TimedTasks,
    private readonly database: Database,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    if (this.config.SAMPLE_GAMES)
      this.tasks.register({ name: 'sample-games', run: () => this.play(new Date(this.clock.now())) });
  }

  /** Plays missing days. Running late, twice or in two processes makes no difference. */
  async play(now: Date): Promise<void> {
    const today = now.toISOString().slice(0, 10);
    const key = `sample-games-${today}`;
    const { db } = this.database;
    const wanted = await db
      .selectFrom('league')
      .select('id')
      .where('is_sample', '=', true)
      .where(notRunYet(sql<string>`${key}::text`))
      .limit(1)
      .executeTakeFirst();
    if (wanted === undefined) return;
    const calendar = seasonOfDay(today);
    const present = playedDays(calendar, today);
    const own = await playedSeasons(db, dayPlus(today, -1));
    const connection = await openSession(this.config.DATABASE_DIRECT_URL);
    try {
      for (const days of bySeason(present === null ? own : [{ season: calendar, ...present }, ...own])) {
        const next = await nextDay(db, days.season);
        const from = next !== null && next > days.from ? next : days.from;
        if (from > days.to) continue;
        try {
          unwrap(await importSampleGames(connection, { ...days, from, now }));
        } catch (error) {
          if (error instanceof Busy) throw error;
          failures.record(`sampleGames.${days.season}`, error);
        }
      }
      await dropScheduled(db, today);
      await writeSchedule(db, sampleSchedule(calendar, today), true);
      await firstRun(db, key);
    } finally {
      await connection.end().catch(noteFailure('sampleGames.end'));
    }
  }
}

@Module({
  imports: [CompetitionModule],
  controllers: [SampleNightController],
  providers: [SampleGames, SampleNight, SampleWorld],
  exports: [SampleGames, SampleNight, SampleWorld],
})
export class SampleModule {}
