import { messageOf } from '@crease/core/messages/messages.js';
import type { NhlAsked } from '@crease/core/messages/words/imports.words.en.js';
import { z } from 'zod';
import {
  nhlGoalieSummarySchema,
  nhlLandingSchema,
  nhlPageSchema,
  nhlRosterPlayerSchema,
  nhlRosterSchema,
  NHL_FURTHER_SCHEMAS,
  NHL_GAME_SCHEMAS,
  nhlSkaterSummarySchema,
  type NhlFurther,
  type NhlGoalieSummary,
  type NhlLanding,
  type NhlRosterPlayer,
  type NhlSkaterSummary,
} from '@crease/core/players/nhl/nhl.schema.js';
import { reasonWords } from '@crease/core/players/files/report.words.js';
import type { NhlReport } from '@crease/core/players/scoring/scoring.sources.js';
import { gamesOfSchedule, scheduleSchema } from '@crease/core/players/nhl/night.rules.js';
import { clubScheduleSchema } from '@crease/core/players/nhl/season-schedule.rules.js';
import { playsSchema } from '@crease/core/players/nhl/plays.rules.js';
import type { GameRows, Schedule } from '@crease/core/players/nhl/game-report.rules.js';
import { readRows, type RowFault, type ToldRows } from '@crease/core/players/nhl/told-rows.js';
import { nhlSeason, type Season } from '@crease/core/season.js';
import { ok, type Refusal, type Result } from '@crease/core/result.js';
import { retryAfterMs } from '@crease/core/retry-after.js';
import { ask } from '../../platform/http/ask.js';
import { REAL_TOOLS, withRetries, type Again, type RetryPolicy, type RetryTools } from '../../platform/http/retry.js';
import { refuse } from '../imports.refusals.js';
import { badStatus, jsonOf, NHL_AGENT, NHL_MOST_BYTES, NHL_REDIRECTS, shaped, unanswered } from './nhl.question.js';

export interface NhlSettings extends RetryPolicy {
  /** Rosters and players: https://api-web.nhle.com */
  readonly webUrl: string;
  /** The statistics service: https://api.nhle.com/stats/rest */
  readonly statsUrl: string;
  /** Timeout of one answer. */
  readonly timeoutMs: number;
  readonly concurrency: number;
  /** Least time between the starts of two requests. */
  readonly politenessMs: number;
  readonly pageSize: number;
}

export const NHL_DEFAULTS: NhlSettings = {
  webUrl: 'https://api-web.nhle.com',
  statsUrl: 'https://api.nhle.com/stats/rest',
  timeoutMs: 10_000,
  retries: 4,
  backoffMs: 500,
  patienceMs: 60_000,
  concurrency: 4,
  politenessMs: 100,
  pageSize: 100,
};

/** The service's two addresses, overridable by the environment. */
export function nhlSettings(environment: {
  readonly NHL_WEB_API_URL?: string | undefined;
  readonly NHL_STATS_API_URL?: string | undefined;
}): NhlSettings {
  const address = (value: string | undefined, fallback: string): string =>
    (value === undefined || value === '' ? fallback : value).replace(/\/+$/, '');
  return {
    ...NHL_DEFAULTS,
    webUrl: address(environment.NHL_WEB_API_URL, NHL_DEFAULTS.webUrl),
    statsUrl: address(environment.NHL_STATS_API_URL, NHL_DEFAULTS.statsUrl),
  };
}

/** True for an address that the operator configured; only such an address may be in a private network. */
export const isConfigured = (url: string): boolean =>
  ![NHL_DEFAULTS.webUrl, NHL_DEFAULTS.statsUrl].some((usual) => url === usual || url.startsWith(`${usual}/`));

export type NhlRoster = ToldRows<NhlRosterPlayer>;

export interface NhlPage {
  readonly page: NhlLanding;
  readonly faults: readonly RowFault[];
}

/** The rows of a report; `complete` when all its pages were read. */
export interface ReportRows<T> extends ToldRows<T> {
  readonly complete: boolean;
}

/** Most rows of one report over all pages; more cannot be the NHL's. */
const MOST_ROWS = 50_000;

const PROBES = 2;
const PROBE_MS = 5_000;

export type GameType = 2 | 3;

/** A client of the NHL's public web API. Failures of the service are return values, never thrown. */
export class NhlClient {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly settings: NhlSettings,
    private readonly tools: RetryTools = REAL_TOOLS,
  ) {}

  /**
   * Checks that the service answers at all, before any other request. Without a network this fails within seconds,
   * instead of after five attempts per request. Any answer counts, even a "retry later".
   */
  async reachable(): Promise<Result<null>> {
    let seconds: number | null = null;
    for (let attempt = 0; attempt < PROBES; attempt++) {
      if (attempt > 0) await this.tools.sleep(this.settings.backoffMs);
      const url = `${this.settings.webUrl}/v1/roster/TOR/current`;
      const deadlineMs = Math.min(this.settings.timeoutMs, PROBE_MS);
      const answer = await ask({
        url,
        method: 'HEAD',
        headers: NHL_AGENT,
        deadlineMs,
        mostBytes: 0,
        own: isConfigured(url),
      });
      if (answer.is === 'answered') return ok(null);
      // After a timeout a second attempt would only take as long again.
      if (answer.is === 'late') {
        seconds = deadlineMs / 1000;
        break;
      }
    }
    return refuse('nhlUnreachable', { figures: { seconds, host: new URL(this.settings.webUrl).host }, kind: 'busy' });
  }

  /** A club's roster of a season, or its present one. Null when the club did not play then. */
  async roster(club: string, season: Season | 'current'): Promise<Result<NhlRoster | null>> {
    const answer = await this.get(
      `${this.settings.webUrl}/v1/roster/${club}/${season === 'current' ? 'current' : nhlSeason(season)}`,
      nhlRosterSchema,
    );
    if (!answer.ok || answer.value === null) return answer.ok ? ok(null) : answer;
    const { forwards, defensemen, goalies } = answer.value;
    return ok(
      readRows([...forwards, ...defensemen, ...goalies], nhlRosterPlayerSchema, { key: ({ id }) => id, mend: true }),
    );
  }

  /** Games of a week starting on a day. Null when the NHL has no schedule for it. */
  async schedule(from: string): Promise<Result<Schedule | null>> {
    const answer = await this.get(`${this.settings.webUrl}/v1/schedule/${from}`, scheduleSchema);
    if (!answer.ok || answer.value === null) return answer.ok ? ok(null) : answer;
    return ok(new Map(gamesOfSchedule(answer.value).nights.map(({ game }) => [game.id, game])));
  }

  /** A club's games of a season. Null when the NHL has no schedule of it. */
  clubSchedule(club: string, season: Season): Promise<Result<z.infer<typeof clubScheduleSchema> | null>> {
    return this.get(`${this.settings.webUrl}/v1/club-schedule-season/${club}/${nhlSeason(season)}`, clubScheduleSchema);
  }

  async player(id: number): Promise<Result<NhlPage | null>> {
    const url = `${this.settings.webUrl}/v1/player/${id}/landing`;
    const answer = await this.get(url, z.unknown());
    if (!answer.ok || answer.value === null) return answer.ok ? ok(null) : answer;
    const { rows, faults } = readRows([answer.value], nhlLandingSchema, {
      key: ({ playerId }) => playerId,
      mend: true,
    });
    const [page] = rows;
    if (page === undefined)
      return unavailable(
        messageOf('nhlOtherShape', {
          ...addressOf(url),
          path: '',
          fault: faults[0] === undefined ? '' : reasonWords(faults[0].why),
        }),
      );
    return ok({ page, faults });
  }

  /** A game's play-by-play. Null when the NHL has none. */
  plays(game: string): Promise<Result<z.infer<typeof playsSchema> | null>> {
    return this.get(`${this.settings.webUrl}/v1/gamecenter/${game}/play-by-play`, playsSchema);
  }

  skaterSummary(season: Season, gameType: GameType): Promise<Result<ReportRows<NhlSkaterSummary>>> {
    return this.report('skater/summary', season, gameType, nhlSkaterSummarySchema);
  }

  /** Figures that the summaries lack. */
  further(report: NhlReport, season: Season, gameType: GameType): Promise<Result<ReportRows<NhlFurther>>> {
    return this.report(report, season, gameType, NHL_FURTHER_SCHEMAS[report]);
  }

  goalieSummary(season: Season, gameType: GameType): Promise<Result<ReportRows<NhlGoalieSummary>>> {
    return this.report('goalie/summary', season, gameType, nhlGoalieSummarySchema);
  }

  /** A report's rows of games between two days, inclusive. */
  games(report: NhlReport, from: string, to: string, gameType: GameType): Promise<Result<GameRows>> {
    return this.rows(
      report,
      gamesOf(from, to, gameType),
      true,
      NHL_GAME_SCHEMAS[report],
      ({ playerId, gameId }) => `${playerId} ${gameId}`,
    );
  }

  private report<S extends z.ZodType<SeasonRow>>(
    name: string,
    season: Season,
    gameType: GameType,
    schema: S,
  ): Promise<Result<ReportRows<z.infer<S>>>> {
    return this.rows(
      name,
      `gameTypeId=${gameType} and seasonId<=${nhlSeason(season)} and seasonId>=${nhlSeason(season)}`,
      false,
      schema,
      // A player has one row per club.
      ({ playerId, teamAbbrevs, teamAbbrev }) => `${playerId} ${teamAbbrevs ?? teamAbbrev ?? ''}`,
    );
  }

  /** Reads all pages of a report, ordered by player (and game) so that no row moves between pages. */
  private async rows<S extends z.ZodType<object>>(
    name: string,
    which: string,
    byGame: boolean,
    schema: S,
    key: (row: z.infer<S>) => string,
  ): Promise<Result<ReportRows<z.infer<S>>>> {
    const { pageSize, statsUrl } = this.settings;
    const rows: unknown[] = [];
    let promised: number | null = null;
    for (;;) {
      const query = new URLSearchParams({
        isAggregate: 'false',
        isGame: String(byGame),
        sort: JSON.stringify([
          { property: 'playerId', direction: 'ASC' },
          ...(byGame ? [{ property: 'gameId', direction: 'ASC' }] : []),
        ]),
        start: String(rows.length),
        limit: String(pageSize),
        cayenneExp: which,
      });
      const page = await this.get(`${statsUrl}/en/${name}?${query.toString()}`, nhlPageSchema);
      if (!page.ok) return page;
      const asked: NhlAsked = { about: 'statistics', report: name };
      if (page.value === null) return unavailable(messageOf('nhlHasNone', asked));
      const { data, total } = page.value;
      rows.push(...data);
      if (rows.length > MOST_ROWS) return unavailable(messageOf('nhlTooManyRows', { ...asked, most: MOST_ROWS }));
      promised = total ?? null;
      // An empty page is the end, even if `total` promises more.
      if (data.length === 0 || (promised === null ? data.length < pageSize : rows.length >= promised)) break;
    }
    const read = readRows(rows, schema, { key });
    // A row that appears twice has moved between two pages, so another one was missed.
    return ok({ ...read, complete: read.rows.length + read.faults.length >= (promised ?? rows.length) });
  }

  /** One answer as JSON of the expected shape. Null for 404. */
  private async get<S extends z.ZodType>(url: string, schema: S): Promise<Result<z.infer<S> | null>> {
    await this.enter();
    try {
      const answer = await withRetries(this.settings, this.tools, async () => {
        await this.takeTurn();
        return this.once(url);
      });
      if ('again' in answer) return unavailable(answer.again, this.settings.retries + 1);
      if (answer.kind === 'absent') return ok(null);
      if (answer.kind === 'refused') return unavailable(answer.why);
      const read = shaped(answer.value, schema, addressOf(url));
      return 'why' in read ? unavailable(read.why) : ok(read.value);
    } finally {
      this.leave();
    }
  }

  private async once(
    url: string,
  ): Promise<{ kind: 'json'; value: unknown } | { kind: 'absent' } | { kind: 'refused'; why: string } | Again> {
    const { timeoutMs } = this.settings;
    const answer = await ask({
      url,
      headers: { ...NHL_AGENT, accept: 'application/json' },
      deadlineMs: timeoutMs,
      mostBytes: NHL_MOST_BYTES,
      own: isConfigured(url),
      redirects: NHL_REDIRECTS,
    });
    const asked = addressOf(url);
    const again = (why: string, waitMs: number | null = null): Again => ({ again: why, waitMs });
    if (answer.is !== 'answered') {
      const why = unanswered(answer, asked, timeoutMs);
      return answer.is === 'private' || answer.is === 'tooLarge' ? { kind: 'refused', why } : again(why);
    }
    const { status, headers, body } = answer;
    if (status === 404) return { kind: 'absent' };
    if (status === 429 || status >= 500)
      return again(badStatus(status, asked), retryAfterMs(headers['retry-after'], Date.now(), Infinity));
    if (status < 200 || status > 299) return { kind: 'refused', why: badStatus(status, asked) };
    const value = jsonOf(body.toString('utf8'));
    return value === undefined ? again(messageOf('nhlNoJson', asked)) : { kind: 'json', value };
  }

  private async enter(): Promise<void> {
    if (this.running >= this.settings.concurrency) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
  }

  private leave(): void {
    const next = this.waiting.shift();
    // The next request takes over this slot, so the count stays.
    if (next !== undefined) next();
    else this.running -= 1;
  }

  private takeTurn(): Promise<void> {
    const mine = this.turn;
    if (this.settings.politenessMs > 0) this.turn = mine.then(() => this.tools.sleep(this.settings.politenessMs));
    return mine;
  }
}

interface SeasonRow {
  readonly playerId: number;
  readonly teamAbbrevs?: string | null | undefined;
  readonly teamAbbrev?: string | null | undefined;
}

const gamesOf = (from: string, to: string, gameType: GameType): string =>
  `gameDate>="${from}" and gameDate<="${to} 23:59:59" and gameTypeId=${gameType}`;

const addressOf = (url: string): NhlAsked => ({ about: 'address', url });

function unavailable(what: string, times = 1): { ok: false; refusal: Refusal } {
  return refuse('nhlUnavailable', { figures: { what, times }, kind: 'busy' });
}
