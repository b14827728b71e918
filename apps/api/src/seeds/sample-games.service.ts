import { Inject, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { seasonOfDay, type Season } from '@crease/core/season.js';
import { dayPlus } from '@crease/core/calendar.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { importSampleGames, playedDays } from './sample-games.import.js';

const DONE = 'select 1 as one from once where key = $1';
/** Leagues on the sample that play a season in days of their own, for want of its own days: it is over in the real world. */
const LATE = `
  select l.current_season as season, to_char(min(s.starts_on), 'YYYY-MM-DD') as "from", to_char(least(max(s.ends_on), $1::date), 'YYYY-MM-DD') as "to"
  from league l join league_season s on s.league_id = l.id and s.season = l.current_season
  where l.is_sample and l.phase = 'in-season' and l.current_season <> $2 and s.starts_on <= $1::date group by l.current_season`;

const LAST = `select to_char(max(k.day) + 1, 'YYYY-MM-DD') as next from player_game k join player p on p.id = k.player_id where p.is_sample and k.season = $1`;

interface Days {
  readonly season: Season;
  readonly from: string;
  readonly to: string;
}

/** Once a day, where SAMPLE_GAMES is on: invented games of the days up to yesterday, so that leagues on the sample score. */
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

  /** Plays what has not been played yet. Late, twice or from two processes at once comes to the same. */
  async play(now: Date): Promise<void> {
    const today = now.toISOString().slice(0, 10);
    const key = `sample-games-${today}`;
    const [wanted] = await this.database.query<{ wanted: boolean }>(
      `select exists (select 1 from league where is_sample) and not exists (${DONE}) as wanted`,
      [key],
    );
    if (wanted?.wanted !== true) return;
    const calendar = seasonOfDay(today);
    const present = playedDays(calendar, today);
    const late = await this.database.query<Days>(LATE, [dayPlus(today, -1), calendar]);
    const connection = new pg.Client({ connectionString: this.config.DATABASE_URL, connectionTimeoutMillis: 10_000 });
    connection.on('error', () => undefined);
    try {
      await connection.connect();
      for (const days of present === null ? late : [{ season: calendar, ...present }, ...late]) {
        const [last] = await this.database.query<{ next: string | null }>(LAST, [days.season]);
        const from = last?.next != null && last.next > days.from ? last.next : days.from;
        if (from <= days.to) await importSampleGames(connection, { ...days, from, now });
      }
      await this.database.query('insert into once (key) values ($1) on conflict do nothing', [key]);
    } finally {
      await connection.end().catch(() => undefined);
    }
  }
}

@Module({ providers: [SampleGames], exports: [SampleGames] })
export class SampleModule {}
