import { Injectable, type OnModuleInit } from '@nestjs/common';
import { seasonOfDay } from '@crease/core/season.js';
import { nightOf } from '@crease/core/players/nhl/night.rules.js';
import { Database, type Idempotency } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { oneAtATime } from '../../platform/database/sql.js';
import { toLeague } from '../../platform/events/audience.js';
import type { Member } from '../../platform/http/member.js';
import { failures } from '../../platform/failures.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import { IMPORT_LOCK } from '../../imports/import.run.js';
import { writeGames } from '../../players/games.tables.js';
import { forgetPlays } from '../../players/night-plays.tables.js';
import { writeSchedule } from '../../players/night.tables.js';
import { beginNight, endNight, sampleNight, takeNight } from '../../players/sample-night.tables.js';
import { ScoringService } from '../../competition/scoring/scoring.service.js';
import { addUp, readyOn, recordsOf } from './sample-games.import.js';
import { samplePlayers } from './sample-ready.queries.js';
import { nightAt, NIGHT_SPEED } from './sample-night.js';
import { refusal } from '../seeds.refusals.js';

/** Interval of updates while a night is played. */
const PACE_MS = 2_000;
/** Minutes of the night before which there are no plays. */
const FIRST_PLAY = 1;

/**
 * Plays tonight's generated sample games on request, an hour per minute. The position in the night is the time since
 * its start, so any process can continue it.
 */
@Injectable()
export class SampleNight implements OnModuleInit {
  constructor(
    private readonly tasks: TimedTasks,
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly points: ScoringService,
  ) {}

  onModuleInit(): void {
    this.tasks.register({
      name: 'sample-night',
      run: () => this.look(),
      next: async () => {
        const night = await sampleNight(this.database.db);
        return night === undefined || night.ended_at !== null ? null : night.next_at;
      },
    });
  }

  async begin(member: Member, idempotency: Idempotency | null): Promise<{ success: true; day: string }> {
    const { db } = this.database;
    const league = await db
      .selectFrom('league')
      .select(['is_sample', 'phase', 'current_season as season'])
      .where('id', '=', member.leagueId)
      .executeTakeFirstOrThrow();
    const day = nightOf(this.clock.now());
    if (!league.is_sample) throw new RefusalError(refusal('night.real'));
    if (league.phase !== 'in-season' || league.season !== seasonOfDay(day))
      throw new RefusalError(refusal('night.notPlaying', { figures: { season: league.season } }));
    const answer = await this.database.write(async ({ db, record }) => {
      if (await beginNight(db, league.season, day)) await forgetPlays(db, day);
      await record(toLeague(member.leagueId, member.userId, { type: 'leagueChanged' }));
      return { success: true as const, day };
    }, idempotency);
    await this.look();
    await this.tasks.sweep();
    return answer;
  }

  /** Publishes the night's present state. */
  async look(): Promise<void> {
    const taken = await takeNight(this.database.db, PACE_MS);
    if (taken?.read_at == null) return;
    const { season, day, begun_at: begun, read_at: now } = taken;
    try {
      const minutes = ((now.getTime() - begun.getTime()) / 60_000) * NIGHT_SPEED;
      const players = readyOn(await samplePlayers(this.database.db, season, day), day);
      const { games, lines, over } = nightAt(season, day, players, begun.toISOString(), minutes);
      await this.database.write(async ({ db }) => {
        await oneAtATime(db, IMPORT_LOCK);
        await writeSchedule(db, games, true);
        // At its start a night that is played again loses the figures of its end, which is no play.
        await writeGames(db, recordsOf(lines, season, day), { underWay: true, noted: minutes >= FIRST_PLAY });
        if (!over) return;
        await addUp(db, season);
        await endNight(db);
      });
      await this.points.accrueDue();
    } catch (error) {
      failures.record('sampleNight', error);
    }
  }
}
