import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import type { ContractRecord, PlayerRecord } from '@crease/core/players/files/import.rules.js';
import { rankPlayers } from '@crease/core/players/scoring/ranking.rules.js';
import { searchName } from '@crease/core/players/search.rules.js';
import { seasonOfDay, seasonPlus, startYear, type Season } from '@crease/core/season.js';
import { defaultSeasonDates } from '@crease/core/seasons/week.rules.js';
import { rankingFacts } from '../../imports/ranking.js';
import { IMPORT_LOCK } from '../../imports/import.run.js';
import { Database, type Db } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { oneAtATime } from '../../platform/database/sql.js';
import { tellEveryLeague } from '../../platform/events/every-league.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import {
  PLAYER_COLUMNS,
  withTimesAsText,
  writeContracts,
  writePlayers,
  writeRanks,
} from '../../players/players.tables.js';
import { sampleClass } from './sample-classes.js';
import { SAMPLE_SOURCE } from './sample-model.js';
import { INJURY_DAYS, sampleSummer } from './sample-summer.js';

async function worldSeason(db: Db): Promise<Season | null> {
  const { day } = await db
    .selectFrom('player')
    .select(({ fn }) => fn.max<string | null>('as_of').as('day'))
    .where('is_sample', '=', true)
    .where('source', '=', SAMPLE_SOURCE)
    .executeTakeFirstOrThrow();
  return day === null ? null : seasonOfDay(day);
}

/**
 * True when a league already plays a season with its contracts, which must not change. That happens only when the
 * summer comes late.
 */
const isPlayed = (db: Db, season: Season) =>
  db
    .selectFrom('league')
    .select('id')
    .where('is_sample', '=', true)
    .where('phase', '=', 'in-season')
    .where('current_season', '>=', season)
    .limit(1)
    .executeTakeFirst();

/** Advances the sample: each 1 July rookies join, contracts are signed and players retire; injuries heal. */
@Injectable()
export class SampleWorld implements OnModuleInit {
  private readonly logger = new Logger('SampleWorld');
  /** Last processed day: the task does nothing more on it. */
  private done = '';

  constructor(
    private readonly tasks: TimedTasks,
    private readonly database: Database,
    private readonly clock: DbClock,
  ) {}

  onModuleInit(): void {
    this.tasks.register({ name: 'sample-world', run: () => this.liveUntil(new Date(this.clock.now())) });
  }

  /** Advances the sample to a day. Running twice, or in two processes, makes no difference. */
  async liveUntil(now: Date): Promise<void> {
    const today = now.toISOString().slice(0, 10);
    if (today === this.done) return;
    const present = seasonOfDay(today);
    for (;;) {
      const world = await worldSeason(this.database.db);
      if (world === null) break;
      const next = seasonPlus(world, 1);
      if (next > present || (await isPlayed(this.database.db, next))) break;
      await this.database.write(async ({ db }) => {
        await oneAtATime(db, IMPORT_LOCK);
        // Another process may have done it first.
        if ((await worldSeason(db)) !== world) return;
        const { rookies, retired } = await live(db, next);
        this.logger.log(`Summer of the sample before ${next}: ${rookies} rookies came, ${retired} players retired.`);
        await tellEveryLeague(db, 'leagueChanged', null);
      });
    }
    await heal(this.database.db, today);
    this.done = today;
  }
}

async function live(db: Db, season: Season): Promise<{ rookies: number; retired: number }> {
  const rows = await db
    .selectFrom('player')
    .select(PLAYER_COLUMNS)
    .where('is_sample', '=', true)
    .orderBy('id')
    .execute();
  const deals = await db
    .selectFrom('contract as c')
    .innerJoin('player as p', 'p.id', 'c.player_id')
    .select(['c.player_id', 'c.season', 'c.cap_hit'])
    .where('p.is_sample', '=', true)
    .execute();
  const byPlayer = new Map<number, { season: Season; cap_hit: number }[]>();
  for (const { player_id: id, ...deal } of deals) byPlayer.set(id, [...(byPlayer.get(id) ?? []), deal]);
  const summer = sampleSummer(
    rows.map((row) => ({ player: withTimesAsText(row), contracts: byPlayer.get(row.id) ?? [] })),
    season,
  );
  const rookies: PlayerRecord[] = [];
  const first: ContractRecord[] = [];
  for (const { contracts, seasons: _, ...player } of sampleClass(season)) {
    rookies.push({
      ...player,
      search_name: searchName(player.full_name),
      is_sample: true,
      source: SAMPLE_SOURCE,
      as_of: `${startYear(season)}-07-01`,
    });
    for (const deal of contracts) first.push({ player_id: player.id, ...deal, source: SAMPLE_SOURCE });
  }
  await writePlayers(db, [...summer.players, ...rookies]);
  await writeContracts(db, [...summer.contracts, ...first]);
  const facts = await rankingFacts(db, true);
  const ranks = rankPlayers(facts, season);
  await writeRanks(
    db,
    facts.map(({ id }) => ({ id, rank: ranks.get(id) })),
  );
  return { rookies: rookies.length, retired: summer.retired.length };
}

/** Heals injuries whose time is over; keeps statuses that the site owner set. */
async function heal(db: Db, today: string): Promise<void> {
  const { startsOn } = defaultSeasonDates(seasonOfDay(today));
  for (const { status, least, more } of INJURY_DAYS)
    await db
      .updateTable('player')
      .set({ status: 'healthy', status_as_of: null, status_note: null, updated_at: sql<Date>`now()` })
      .where('is_sample', '=', true)
      .where('status', '=', status)
      .where('status_by', 'is distinct from', 'hand')
      .where(
        sql<boolean>`${today}::date - greatest(status_as_of, ${startsOn}::date) > (${least}::int + id % ${more}::int) * interval '1 day'`,
      )
      .execute();
}
