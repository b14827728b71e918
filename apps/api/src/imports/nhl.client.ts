import type { z } from 'zod';
import {
  nhlGoalieSummarySchema,
  nhlLandingSchema,
  nhlPageSchema,
  nhlRosterPlayerSchema,
  nhlRosterSchema,
  NHL_GAME_SCHEMAS,
  nhlSkaterFaceoffsSchema,
  nhlSkaterRealtimeSchema,
  nhlSkaterSummarySchema,
  type NhlGoalieSummary,
  type NhlGame,
  type NhlLanding,
  type NhlRosterPlayer,
  type NhlSkaterFaceoffs,
  type NhlSkaterRealtime,
  type NhlSkaterSummary,
} from '@crease/core/players/nhl.schema.js';
import type { NhlReport } from '@crease/core/players/scoring.table.js';
import { nhlSeason, type Season } from '@crease/core/season.js';
import { ok, type Refusal, type Result } from '@crease/core/result.js';
import { refuse } from './imports.refusals.js';

export interface NhlSettings {
  /** Rosters and players: https://api-web.nhle.com */
  readonly webUrl: string;
  /** The statistics service: https://api.nhle.com/stats/rest */
  readonly statsUrl: string;
  /** How long one answer may take, in milliseconds. */
  readonly timeoutMs: number;
  /** How often a request that failed is sent again. */
  readonly retries: number;
  /** The first pause before sending again; it doubles each time. Milliseconds. */
  readonly backoffMs: number;
  /** The longest pause that an answer's Retry-After is obeyed for. Milliseconds. */
  readonly patienceMs: number;
  /** Requests that may be under way at once. */
  readonly concurrency: number;
  /** The least time between the beginnings of two requests, out of courtesy to the service. Milliseconds. */
  readonly politenessMs: number;
  /** Rows asked for in one page of a report. */
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

/** The service's two addresses, from the environment where it names them. */
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

export interface NhlTools {
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** 0 to 1, for the jitter of pauses. */
  readonly random: () => number;
}

export const REAL_TOOLS: NhlTools = {
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
};

/** A row of a list, or why it could not be read. The other rows are read all the same. */
export type NhlRow<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly id: number | null; readonly why: string };

export interface NhlRoster {
  readonly club: string;
  readonly players: readonly NhlRow<NhlRosterPlayer>[];
}

/** How often, and how long, it is asked whether the service can be reached. */
const PROBES = 2;
const PROBE_MS = 5_000;

/** Regular season or playoffs. */
export type GameType = 2 | 3;

/** A client of the NHL's public web API. Failures of the service are values, never thrown. */
export class NhlClient {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly settings: NhlSettings,
    private readonly tools: NhlTools = REAL_TOOLS,
  ) {}

  /**
   * Whether the service answers at all, asked before anything else is: without a network that is told within seconds,
   * and not after every request was tried five times. Any answer counts, also one that asks to come again.
   */
  async reachable(): Promise<Result<null>> {
    let why = '';
    for (let attempt = 0; attempt < PROBES; attempt++) {
      if (attempt > 0) await this.tools.sleep(this.settings.backoffMs);
      try {
        const response = await fetch(`${this.settings.webUrl}/v1/roster/TOR/current`, {
          method: 'HEAD',
          signal: AbortSignal.timeout(Math.min(this.settings.timeoutMs, PROBE_MS)),
          redirect: 'manual',
        });
        await response.body?.cancel();
        return ok(null);
      } catch (error) {
        const late = error instanceof Error && error.name === 'TimeoutError';
        why = late ? `no answer within ${Math.min(this.settings.timeoutMs, PROBE_MS) / 1000} seconds` : 'no connection';
        // Where nothing answers in time, a second try would only take as long again.
        if (late) break;
      }
    }
    return refuse('nhlUnreachable', { figures: { why, host: new URL(this.settings.webUrl).host }, kind: 'busy' });
  }

  /** A club's roster of a season, or its present one. Null when the club did not play then. */
  async roster(club: string, season: Season | 'current'): Promise<Result<NhlRoster | null>> {
    const answer = await this.get(
      `${this.settings.webUrl}/v1/roster/${club}/${season === 'current' ? 'current' : nhlSeason(season)}`,
      nhlRosterSchema,
    );
    if (!answer.ok || answer.value === null) return answer.ok ? ok(null) : answer;
    const { forwards, defensemen, goalies } = answer.value;
    return ok({ club, players: readRows([...forwards, ...defensemen, ...goalies], nhlRosterPlayerSchema, 'id') });
  }

  /** A player's page. Null when the NHL knows no such player. */
  async player(id: number): Promise<Result<NhlLanding | null>> {
    return this.get(`${this.settings.webUrl}/v1/player/${id}/landing`, nhlLandingSchema);
  }

  skaterSummary(season: Season, gameType: GameType): Promise<Result<NhlRow<NhlSkaterSummary>[]>> {
    return this.report('skater/summary', season, gameType, nhlSkaterSummarySchema);
  }

  /** Hits, blocked shots, takeaways and giveaways are in a report of their own. */
  skaterRealtime(season: Season, gameType: GameType): Promise<Result<NhlRow<NhlSkaterRealtime>[]>> {
    return this.report('skater/realtime', season, gameType, nhlSkaterRealtimeSchema);
  }

  skaterFaceoffs(season: Season, gameType: GameType): Promise<Result<NhlRow<NhlSkaterFaceoffs>[]>> {
    return this.report('skater/faceoffwins', season, gameType, nhlSkaterFaceoffsSchema);
  }

  goalieSummary(season: Season, gameType: GameType): Promise<Result<NhlRow<NhlGoalieSummary>[]>> {
    return this.report('goalie/summary', season, gameType, nhlGoalieSummarySchema);
  }

  /** What a report tells of the games from a day to a day, both included. */
  games(report: NhlReport, from: string, to: string, gameType: GameType): Promise<Result<NhlRow<NhlGame>[]>> {
    return this.rows(report, gamesOf(from, to, gameType), true, NHL_GAME_SCHEMAS[report]);
  }

  private report<S extends z.ZodType>(
    name: string,
    season: Season,
    gameType: GameType,
    schema: S,
  ): Promise<Result<NhlRow<z.infer<S>>[]>> {
    return this.rows(
      name,
      `gameTypeId=${gameType} and seasonId<=${nhlSeason(season)} and seasonId>=${nhlSeason(season)}`,
      false,
      schema,
    );
  }

  /** Every page of a report, in order of player (and game), so that no row moves between two pages. */
  private async rows<S extends z.ZodType>(
    name: string,
    which: string,
    byGame: boolean,
    schema: S,
  ): Promise<Result<NhlRow<z.infer<S>>[]>> {
    const { pageSize, statsUrl } = this.settings;
    const rows: unknown[] = [];
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
      if (page.value === null) return unavailable(`no ${name}`);
      const { data, total } = page.value;
      rows.push(...data);
      // An empty page is the end, even where `total` promises more.
      if (data.length === 0 || (total == null ? data.length < pageSize : rows.length >= total)) break;
    }
    return ok(readRows(rows, schema, 'playerId'));
  }

  /** One answer as JSON of the expected shape. Null for 404. */
  private async get<S extends z.ZodType>(url: string, schema: S): Promise<Result<z.infer<S> | null>> {
    await this.enter();
    try {
      let reason = '';
      for (let attempt = 0; attempt <= this.settings.retries; attempt++) {
        if (attempt > 0) await this.tools.sleep(this.pause(attempt, reason));
        await this.takeTurn();
        const answer = await this.once(url);
        switch (answer.kind) {
          case 'absent':
            return ok(null);
          case 'refused':
            return unavailable(`${answer.why} for ${url}`);
          case 'again':
            reason = answer.why;
            break;
          case 'json': {
            const read = schema.safeParse(answer.value);
            if (read.success) return ok(read.data);
            const [issue] = read.error.issues;
            return unavailable(
              `an answer of another shape (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}) for ${url}`,
            );
          }
        }
      }
      return unavailable(`${reason.replace(/^wait \d+ /, '')}, ${this.settings.retries + 1} times, for ${url}`);
    } finally {
      this.leave();
    }
  }

  private async once(
    url: string,
  ): Promise<{ kind: 'json'; value: unknown } | { kind: 'absent' } | { kind: 'refused' | 'again'; why: string }> {
    const { timeoutMs, patienceMs } = this.settings;
    try {
      // The signal is for the body too, which may stop in the middle.
      const response = await fetch(url, {
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'application/json' },
        redirect: 'follow',
      });
      if (response.status === 404) {
        await response.body?.cancel();
        return { kind: 'absent' };
      }
      if (response.status === 429 || response.status >= 500) {
        const asked = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000;
        await response.body?.cancel();
        const wait = Number.isFinite(asked) && asked > 0 ? `wait ${Math.min(asked, patienceMs)} ` : '';
        return { kind: 'again', why: `${wait}status ${response.status}` };
      }
      if (!response.ok) {
        await response.body?.cancel();
        return { kind: 'refused', why: `status ${response.status}` };
      }
      const text = await response.text();
      try {
        return { kind: 'json', value: JSON.parse(text) };
      } catch {
        return { kind: 'again', why: 'an answer that is no JSON' };
      }
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      return {
        kind: 'again',
        why: name === 'TimeoutError' || name === 'AbortError' ? `no answer within ${timeoutMs} ms` : 'no connection',
      };
    }
  }

  /**
   * Half of the pause is certain, half is chance, so that many clients do not come back at once. Where the service asks
   * for a longer one (Retry-After), that is kept.
   */
  private pause(attempt: number, reason: string): number {
    const full = this.settings.backoffMs * 2 ** (attempt - 1);
    const own = full / 2 + (full / 2) * this.tools.random();
    const asked = Number(/^wait (\d+) /.exec(reason)?.[1] ?? 0);
    return Math.max(own, asked);
  }

  private async enter(): Promise<void> {
    if (this.running >= this.settings.concurrency) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
  }

  private leave(): void {
    const next = this.waiting.shift();
    // The next request gets this one's place, so the count of running requests stays.
    if (next !== undefined) next();
    else this.running -= 1;
  }

  /** Requests begin one after the other, `politenessMs` apart. */
  private takeTurn(): Promise<void> {
    const mine = this.turn;
    if (this.settings.politenessMs > 0) this.turn = mine.then(() => this.tools.sleep(this.settings.politenessMs));
    return mine;
  }
}

const gamesOf = (from: string, to: string, gameType: GameType): string =>
  `gameDate>="${from}" and gameDate<="${to} 23:59:59" and gameTypeId=${gameType}`;

function unavailable(what: string): { ok: false; refusal: Refusal } {
  return refuse('nhlUnavailable', { figures: { what }, kind: 'busy' });
}

function readRows<S extends z.ZodType>(rows: readonly unknown[], schema: S, idKey: string): NhlRow<z.infer<S>>[] {
  return rows.map((row): NhlRow<z.infer<S>> => {
    const read = schema.safeParse(row);
    if (read.success) return { ok: true, value: read.data };
    const id: unknown = typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[idKey] : null;
    return {
      ok: false,
      id: typeof id === 'number' ? id : null,
      why: read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    };
  });
}
