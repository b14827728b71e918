import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  picksTable,
  playersOf,
  rosterTable,
  standingsTable,
  type FantraxPlayers,
  type FantraxRead,
  type FantraxTable,
} from '@crease/core/imports/move-in/fantrax.rules.js';
import {
  fantraxError,
  fantraxPicks,
  fantraxPlayers,
  fantraxRosters,
  fantraxStandings,
} from '@crease/core/imports/move-in/fantrax.schema.js';
import type { FantraxNote } from '@crease/core/imports/move-in/fantrax.words.en.js';
import type { FantraxAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import type { Refusal } from '@crease/core/result.js';
import { retryAfterMs } from '@crease/core/retry-after.js';
import { CONFIG, FANTRAX_URL, type Config } from '../../platform/config/config.js';
import { ask } from '../../platform/http/ask.js';
import type { Member } from '../../platform/http/member.js';
import { RateLimiter } from '../../platform/http/rate-limit.js';
import { RefusalError } from '../../platform/refusal.error.js';
import { refusal, type FantraxPart } from '../imports.refusals.js';

const SECONDS = 10;
/** The longest answer, the list of all players, has about 1.5 MB. */
const MOST_BYTES = 8_000_000;
const LONGEST_WAIT_MS = 86_400_000;
const READS_AN_HOUR = 20;
/** Cache time of the list of all players, which is large and the same for every league. */
const PLAYERS_MS = 60 * 60_000;

type Got = { readonly value: unknown } | { readonly refusal: Refusal };

/**
 * Reads public Fantrax leagues through its read-only API. The host comes from the configuration, never from the caller,
 * and redirects are not followed.
 */
@Injectable()
export class FantraxService {
  private players: { readonly at: number; readonly value: FantraxPlayers } | null = null;

  constructor(
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Reads a league's tables in the form of an export. Rosters are required; other tables may be missing. */
  async tables({ userId }: Member, id: string): Promise<FantraxAnswer> {
    await this.limiter.take(
      [{ key: `fantrax:${userId}`, limit: READS_AN_HOUR, windowSeconds: 3_600 }],
      refusal('tooManyMoveIns', { figures: { most: READS_AN_HOUR } }),
    );
    const found = await this.get('getTeamRosters', { leagueId: id }, id);
    const rosters = read(fantraxRosters, found, id, 'rosters');
    const players = await this.allPlayers(id);
    const tables: FantraxTable[] = [];
    const notes: FantraxNote[] = [];
    const add = ({ table, notes: told }: FantraxRead): void => {
      tables.push(table);
      notes.push(...told);
    };
    add(rosterTable(rosters, players));
    const teams = new Map(rosters.teams.map(({ team, teamName }) => [team, teamName]));
    try {
      const picks = read(fantraxPicks, await this.get('getDraftPicks', { leagueId: id }, id), id, 'picks');
      if (picks.futureDraftPicks.length > 0) add(picksTable(picks, teams));
    } catch (error) {
      notes.push({ key: 'noPicks', figures: { why: reasonOf(error) } });
    }
    try {
      const standings = read(fantraxStandings, await this.get('getStandings', { leagueId: id }, id), id, 'standings');
      if (standings.length > 0) add(standingsTable(standings));
    } catch (error) {
      notes.push({ key: 'noStandings', figures: { why: reasonOf(error) } });
    }
    return { tables, notes };
  }

  private async allPlayers(id: string): Promise<FantraxPlayers> {
    if (this.players !== null && Date.now() - this.players.at < PLAYERS_MS) return this.players.value;
    const told = await this.get('getPlayerIds', { sport: 'NHL' }, id);
    const value = playersOf(read(fantraxPlayers, told, id, 'players'));
    this.players = { at: Date.now(), value };
    return value;
  }

  private async get(what: keyof typeof PARTS, query: Readonly<Record<string, string>>, id: string): Promise<Got> {
    const url = new URL(`/fxea/general/${what}`, this.config.FANTRAX_API_URL);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const answer = await ask({
      url: url.href,
      headers: { accept: 'application/json', 'user-agent': `Crease (+${this.config.publicUrl})` },
      deadlineMs: SECONDS * 1_000,
      mostBytes: MOST_BYTES,
      own: this.config.FANTRAX_API_URL !== FANTRAX_URL,
      reads: (status) => status === 200,
    });
    switch (answer.is) {
      case 'late':
        return { refusal: refusal('fantrax.late', { kind: 'busy', figures: { seconds: SECONDS } }) };
      case 'broken':
        // An incomplete body counts as a broken connection.
        return answer.begun ? half(what) : away();
      case 'tooLarge':
        return half(what);
      case 'unreachable':
      case 'private':
        return away();
      case 'answered':
    }
    if (answer.status !== 200) return { refusal: refusedBy(answer.status, answer.headers['retry-after'] ?? null, id) };
    try {
      return { value: JSON.parse(answer.body.toString('utf8')) };
    } catch {
      return half(what);
    }
  }
}

const away = (): Got => ({ refusal: refusal('fantrax.away', { kind: 'busy', figures: { status: null } }) });
const PARTS = {
  getTeamRosters: 'rosters',
  getPlayerIds: 'players',
  getDraftPicks: 'picks',
  getStandings: 'standings',
} as const satisfies Record<string, FantraxPart>;
const half = (what: keyof typeof PARTS): Got => ({
  refusal: refusal('fantrax.half', { kind: 'busy', figures: { part: PARTS[what] } }),
});

function refusedBy(status: number, after: string | null, id: string): Refusal {
  if (status === 429) {
    const ms = retryAfterMs(after, Date.now(), LONGEST_WAIT_MS);
    return refusal('fantrax.wait', {
      kind: 'tooMany',
      figures: { seconds: ms === null ? null : Math.ceil(ms / 1_000) },
    });
  }
  if (status === 401 || status === 403)
    return refusal('fantrax.private', { kind: 'invalid', field: 'id', figures: { id } });
  if (status === 400 || status === 404)
    return refusal('fantrax.unknown', { kind: 'invalid', field: 'id', figures: { id } });
  return refusal('fantrax.away', { kind: 'busy', figures: { status } });
}

/** Parses an answer. A private league answers without the fields, an unknown one with an error. */
function read<S extends z.ZodType>(schema: S, found: Got, id: string, part: FantraxPart): z.infer<S> {
  if ('refusal' in found) throw new RefusalError(found.refusal);
  const value = schema.safeParse(found.value);
  if (value.success) return value.data;
  const error = fantraxError.safeParse(found.value);
  if (part !== 'rosters') throw new RefusalError(refusal('fantrax.half', { kind: 'busy', figures: { part } }));
  if (error.success) {
    const said = typeof error.data.error === 'string' ? error.data.error : error.data.error.message;
    const unknown = /not (?:be )?found|invalid|unknown|does(?:n.t| not) exist|no such/i.test(said);
    throw new RefusalError(
      refusal(unknown ? 'fantrax.unknown' : 'fantrax.private', { kind: 'invalid', field: 'id', figures: { id } }),
    );
  }
  const named = typeof found.value === 'object' && found.value !== null && 'rosters' in found.value;
  throw new RefusalError(
    named
      ? refusal('fantrax.half', { kind: 'busy', figures: { part } })
      : refusal('fantrax.private', { kind: 'invalid', field: 'id', figures: { id } }),
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof RefusalError) return error.refusal.message;
  throw error;
}
