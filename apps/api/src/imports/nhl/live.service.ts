import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { dayIn, dayPlus } from '@crease/core/calendar.js';
import { messageOf, storedMessageWords } from '@crease/core/messages/messages.js';
import type { NhlAsked } from '@crease/core/messages/words/imports.words.en.js';
import {
  gamesOfSchedule,
  gamesOfScores,
  needsPlaysOf,
  pauseAfter,
  type BoxScore,
  type ToldNight,
} from '@crease/core/players/nhl/night.rules.js';
import { NO_PLAYS, type GameFaceoffs, type GamePlays } from '@crease/core/players/nhl/plays.rules.js';
import type { RowFault } from '@crease/core/players/nhl/told-rows.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { oneAtATime } from '../../platform/database/sql.js';
import { noteFailure } from '../../platform/failures.js';
import { TimedTasks } from '../../platform/jobs/timed-tasks.js';
import {
  daysUnderWay,
  endLook,
  gamesNamed,
  nextStart,
  noteFaceoffs,
  readSource,
  takeLook,
  writeSchedule,
} from '../../players/night.tables.js';
import { settleDays } from '../../players/points-due.tables.js';
import { gamesWithFaceoffs } from '../../players/stored-games.queries.js';
import { ScoringService } from '../../competition/scoring/scoring.service.js';
import { IMPORT_LOCK } from '../import.run.js';
import { NightClient, type NightAnswer } from './night.client.js';
import { nhlSettings } from './nhl.client.js';
import { newsOf, keepNights, type ReadNight } from './live-nights.js';

const NHL_ZONE = 'America/New_York';
const SCHEDULE_EVERY_MS = 6 * 3_600_000;
/**
 * How long a process may hold its claim on a read. Longer than any read takes, so only a dead process loses its claim.
 */
const HOLD_MS = 120_000;
const AT_MOST_MS = 15 * 60_000;
/** The result of a part of a read: unreadable rows as keys with figures, and the wait that the source asked for. */
interface ReadPart {
  readonly unread: readonly string[];
  readonly waitMs: number | null;
}

const longer = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** Number of concurrent box score requests, so that a night of sixteen games is read within a second. */
const BOXES_AT_ONCE = 4;

/** Pause between reads of face-offs: a game's plays are about twenty times as large as its box score. */
const FACEOFFS_EVERY_MS = 120_000;

class Trouble extends Error {
  constructor(
    why: string,
    readonly waitMs: number | null,
  ) {
    super(why);
  }
}

/**
 * Reads NHL games while they run: the schedule four times a day, scores and box scores every NHL_LIVE_SECONDS. One
 * process reads at a time; the next read is scheduled and claimed in the database, by its clock. The figures go through
 * the same writers as the nightly import. The live reader cannot block that import, which has the final say about every
 * night.
 */
@Injectable()
export class LiveReader implements OnModuleInit {
  private readonly logger = new Logger('LiveReader');
  private readonly client: NightClient;
  private readonly paceMs: number;
  private under: Promise<void> | null = null;

  constructor(
    private readonly tasks: TimedTasks,
    private readonly database: Database,
    private readonly clock: DbClock,
    private readonly points: ScoringService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.client = new NightClient(nhlSettings(config).webUrl);
    this.paceMs = (config.NHL_LIVE_SECONDS ?? 30) * 1000;
  }

  onModuleInit(): void {
    if (this.config.NHL_LIVE_SECONDS === undefined) return;
    this.tasks.register({
      name: 'nhl-live',
      run: () => this.begin(),
      next: async () => (await readSource(this.database.db))?.next_at ?? null,
      ended: () => this.ended(),
    });
  }

  /** Starts a read if it is due and unclaimed. Other tasks do not wait for it. */
  async begin(): Promise<void> {
    if (this.under !== null || !(await takeLook(this.database.db, this.paceMs, HOLD_MS))) return;
    this.under = this.look()
      .catch(noteFailure('nhl.live'))
      .finally(() => (this.under = null));
  }

  /** Resolves when the running read has ended. A drain waits for it. */
  async ended(): Promise<void> {
    await this.under;
  }

  private async look(): Promise<void> {
    const { db } = this.database;
    const source = await readSource(db);
    let asked = false;
    let schedule = false;
    const unread: string[] = [];
    let waitMs: number | null = null;
    const parts = { answered: 0, failures: [] as Trouble[] };
    /** An unreadable part does not stop the others, unless the source asks for a pause. */
    const part = async (asks: NhlAsked, read: () => Promise<ReadPart>): Promise<boolean> => {
      asked = true;
      try {
        const answered = await read();
        unread.push(...answered.unread);
        waitMs = longer(waitMs, answered.waitMs);
        parts.answered += 1;
        return true;
      } catch (error) {
        const trouble = error instanceof Trouble ? error : new Trouble(notTaken(asks, error), null);
        if (trouble.waitMs !== null) throw trouble;
        parts.failures.push(trouble);
        unread.push(trouble.message);
        return false;
      }
    };
    try {
      const now = this.clock.now();
      if (source?.schedule_at == null || now - source.schedule_at.getTime() >= SCHEDULE_EVERY_MS) {
        const from = dayPlus(dayIn(now, NHL_ZONE), -1);
        schedule = await part({ about: 'schedule', day: from }, () => this.readSchedule(from));
        if (schedule) this.client.forget();
      }
      const isDue = now - (source?.faceoffs_at?.getTime() ?? -Infinity) >= FACEOFFS_EVERY_MS;
      const days = await daysUnderWay(db);
      for (const day of days) if (waitMs === null) await part({ about: 'scores', day }, () => this.readDay(day, isDue));
      const [failure] = parts.failures;
      if (parts.answered === 0 && failure !== undefined) throw failure;
      const named = [...new Set(unread)];
      // Log it once, not at every read.
      if (asked && named.length > 0 && named.join() !== source.unread.join())
        this.logger.warn(
          `${named.length} rows of the NHL's games could not be read: ${named.map(storedMessageWords).join(' ')}`,
        );
      const pause = Math.max(await this.pause(days.length > 0), waitMs ?? 0);
      await endLook(db, pause, asked ? { trouble: null, schedule, unread: named } : null);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const asksFor = error instanceof Trouble ? error.waitMs : null;
      const failures = (source?.failures ?? 0) + 1;
      await endLook(db, Math.max(pauseAfter(failures, asksFor), this.paceMs), { trouble: why, schedule });
      if (failures === 1) this.logger.warn(`The NHL's games could not be read: ${storedMessageWords(why)}`);
    }
  }

  /** Pause until the next read: the pace while games run, otherwise until the next game starts, with an upper limit. */
  private async pause(running: boolean): Promise<number> {
    if (running) return this.paceMs;
    const next = await nextStart(this.database.db);
    const wait = next === null ? AT_MOST_MS : next.getTime() - 5 * 60_000 - this.clock.now();
    return Math.min(Math.max(wait, this.paceMs), AT_MOST_MS);
  }

  private async readSchedule(from: string): Promise<ReadPart> {
    const told = valueOf(await this.client.schedule(from));
    const recent = this.clock.now() - 14 * 3_600_000;
    // A game of tonight becomes final only after its last box score was read.
    const { nights, faults } = gamesOfSchedule(told);
    const games = nights.map(({ game }) => ({
      game: game.state === 'final' && Date.parse(game.starts_at) > recent ? { ...game, state: 'over' as const } : game,
      goals: null,
    }));
    await this.database.write(async ({ db }) => {
      await writeSchedule(
        db,
        (await newsOf(db, games)).map(({ game }) => game),
      );
      await settleDays(db, [from]);
    });
    return { unread: linesOf({ about: 'schedule', day: from }, faults), waitMs: null };
  }

  /**
   * An unreadable box score does not block other games. When the source asks for a wait, the other games wait, too.
   * `isDue`: face-offs of all running games are asked for where they are watched.
   */
  private async readDay(day: string, isDue: boolean): Promise<ReadPart> {
    const told = valueOf(await this.client.scores(day));
    const { nights, faults } = gamesOfScores(told);
    const games = await newsOf(this.database.db, nights);
    const unread = linesOf({ about: 'scores', day }, faults);
    const begun = games.filter(({ game: { state } }) => state === 'live' || state === 'over' || state === 'final');
    const before = new Map(
      (
        await gamesNamed(
          this.database.db,
          begun.map(({ game }) => game.id),
        )
      ).map((game) => [game.id, game.state]),
    );
    // Skip games already read as final; the nightly import handles them.
    const asked = begun.filter(({ game }) => game.state !== 'final' || before.get(game.id) !== 'final');
    const last = asked.filter(({ game }) => game.state === 'final');
    const ofAll = isDue ? asked : last;
    const isWatched = ofAll.length > 0 && (await this.points.areFaceoffsWatched());
    // A game that was watched for a while has face-offs of that while, so its last read completes them.
    const withFaceoffs = new Set(isWatched ? ofAll : await this.withStoredFaceoffs(last));
    const boxes: ReadNight[] = [];
    const failed = new Set<string>();
    let trouble: Trouble | undefined;
    let waitMs: number | null = null;
    for (let from = 0; from < asked.length; from += BOXES_AT_ONCE) {
      const some = asked.slice(from, from + BOXES_AT_ONCE);
      if (waitMs !== null) {
        for (const { game } of some) failed.add(game.id);
        continue;
      }
      const answers = await Promise.all(
        some.map(async (night) => {
          const answer = await this.client.boxScore(night.game.id);
          const plays =
            answer.kind === 'told' ? await this.readPlays(night, answer.value, withFaceoffs.has(night)) : null;
          return { night, answer, plays };
        }),
      );
      for (const { night, answer, plays } of answers) {
        if (answer.kind === 'trouble') {
          failed.add(night.game.id);
          trouble ??= new Trouble(answer.why, answer.waitMs);
          waitMs = longer(waitMs, answer.waitMs);
          unread.push(answer.why);
        } else {
          boxes.push({
            night,
            box: answer.value,
            plays: plays?.figures ?? null,
            faceoffs: plays?.faceoffs ?? null,
          });
          waitMs = longer(waitMs, plays?.waitMs ?? null);
          unread.push(
            ...linesOf({ about: 'boxScore', game: night.game.id }, answer.value.faults),
            ...(plays?.unread ?? []),
          );
        }
      }
    }
    if (trouble !== undefined && boxes.length === 0) throw trouble;
    // Noted at once, so that a failure after it does not repeat these requests.
    if (isDue && isWatched) await noteFaceoffs(this.database.db);
    await this.database.write(async ({ db }) => {
      // Imports and live reads write the same games, so they run one after another.
      await oneAtATime(db, IMPORT_LOCK);
      const still = new Set((await newsOf(db, games)).map(({ game }) => game.id));
      await keepNights(
        db,
        boxes.filter(({ night }) => still.has(night.game.id)),
      );
      await writeSchedule(
        db,
        // A game without its box score is requested again, even if it is final now.
        games.map(({ game }) => game).filter(({ id }) => still.has(id) && !failed.has(id)),
      );
    });
    await this.points.accrueWatched();
    // The day's last game may have ended.
    await this.points.accrueDue();
    return { unread, waitMs };
  }

  private async withStoredFaceoffs(nights: readonly ToldNight[]): Promise<ToldNight[]> {
    const stored = await gamesWithFaceoffs(
      this.database.db,
      nights.map(({ game }) => game.id),
    );
    return nights.filter(({ game }) => stored.has(game.id));
  }

  /**
   * The plays of a game that needs them. `figures` is null when they cannot be read; the box score counts anyway.
   * `faceoffs` is null when they are not asked for, or cannot be read.
   */
  private async readPlays(
    night: ToldNight,
    box: BoxScore,
    forFaceoffs: boolean,
  ): Promise<ReadPart & { readonly figures: GamePlays | null; readonly faceoffs: GameFaceoffs | null }> {
    const isNeeded = needsPlaysOf(box, night);
    if (!isNeeded && !forFaceoffs) return { figures: NO_PLAYS, faceoffs: null, unread: [], waitMs: null };
    const { id: game } = night.game;
    const answer = await this.client.plays(game);
    if (answer.kind === 'trouble')
      return { figures: isNeeded ? null : NO_PLAYS, faceoffs: null, unread: [answer.why], waitMs: answer.waitMs };
    const { figures, faceoffs, faults, faceoffFaults } = answer.value;
    const unread = linesOf({ about: 'plays', game }, [...faults, ...(forFaceoffs ? faceoffFaults : [])]);
    return { figures, faceoffs, unread, waitMs: null };
  }
}

/** Number of bad rows listed individually for the site owner. */
const NAMED = 20;
function linesOf(asked: NhlAsked, faults: readonly RowFault[]): string[] {
  const named = faults
    .slice(0, NAMED)
    .map(({ id, name, field, value }) => messageOf('nhlRow', { ...asked, id, name, field, value }));
  const more = faults.length - named.length;
  return more > 0 ? [...named, messageOf('nhlMoreRows', { ...asked, more })] : named;
}

const notTaken = (asked: NhlAsked, error: unknown): string =>
  messageOf('nhlNotTaken', { ...asked, detail: error instanceof Error ? error.message : String(error) });

function valueOf<T>(answer: NightAnswer<T>): T {
  if (answer.kind === 'trouble') throw new Trouble(answer.why, answer.waitMs);
  return answer.value;
}
