import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import {
  fantraxError,
  fantraxPicks,
  fantraxPlayers,
  fantraxRosters,
  fantraxStandings,
  picksTable,
  rosterTable,
  standingsTable,
} from '@crease/core/imports/fantrax.rules.js';
import type { FantraxAnswer } from '@crease/core/imports/move-in.answers.js';
import type { Refusal } from '@crease/core/result.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { Member } from '../platform/http/member.js';
import { RateLimiter } from '../platform/http/rate-limit.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import { refusal } from './imports.refusals.js';

const SECONDS = 10;
const MOST_BYTES = 16 * 1024 * 1024;
const READS_AN_HOUR = 20;
/** The list of all players is large, and the same for every league. */
const PLAYERS_MS = 60 * 60_000;

type Players = z.infer<typeof fantraxPlayers>;

/** What an address answered: a value, or why there is none. */
type Got = { readonly value: unknown } | { readonly refusal: Refusal };

/**
 * Reads public leagues of Fantrax by its read-only address. The host is the configuration's, never the caller's; an
 * answer that sends elsewhere is not followed.
 */
@Injectable()
export class FantraxService {
  private players: { readonly at: number; readonly value: Players } | null = null;

  constructor(
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The league's tables, as if somebody had exported them. Without rosters there are none; the rest may be missing. */
  async tables({ userId }: Member, id: string): Promise<FantraxAnswer> {
    await this.limiter.take(
      [{ key: `fantrax:${userId}`, limit: READS_AN_HOUR, windowSeconds: 3_600 }],
      refusal('tooManyMoveIns', { figures: { most: READS_AN_HOUR } }),
    );
    const found = await this.get('getTeamRosters', { leagueId: id }, id);
    const rosters = read(fantraxRosters, found, id, 'rosters');
    const players = await this.allPlayers(id);
    const tables = [rosterTable(rosters, players)];
    const notes: string[] = [];
    const teams = new Map(Object.entries(rosters.rosters).map(([team, { teamName }]) => [team, teamName]));
    try {
      const picks = read(fantraxPicks, await this.get('getDraftPicks', { leagueId: id }, id), id, 'draft picks');
      if (picks.futureDraftPicks.length > 0) tables.push(picksTable(picks, teams));
    } catch (error) {
      notes.push(noteOf('The draft picks', error));
    }
    try {
      const standings = read(fantraxStandings, await this.get('getStandings', { leagueId: id }, id), id, 'standings');
      if (standings.length > 0) tables.push(standingsTable(standings));
    } catch (error) {
      notes.push(noteOf('The standings', error));
    }
    return { tables, notes };
  }

  private async allPlayers(id: string): Promise<Players> {
    if (this.players !== null && Date.now() - this.players.at < PLAYERS_MS) return this.players.value;
    const value = read(fantraxPlayers, await this.get('getPlayerIds', { sport: 'NHL' }, id), id, 'players');
    this.players = { at: Date.now(), value };
    return value;
  }

  private async get(what: string, query: Readonly<Record<string, string>>, id: string): Promise<Got> {
    const url = new URL(`/fxea/general/${what}`, this.config.FANTRAX_API_URL);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    // For the body too, which may stop in the middle.
    const signal = AbortSignal.timeout(SECONDS * 1000);
    let begun = false;
    try {
      const response = await fetch(url, {
        signal,
        headers: { accept: 'application/json', 'user-agent': `Crease (+${this.config.publicUrl})` },
        redirect: 'manual',
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        return { refusal: refusedBy(response.status, response.headers.get('retry-after'), id) };
      }
      begun = true;
      const body = await bodyOf(response);
      if (body === null) return half(what);
      try {
        return { value: JSON.parse(body) };
      } catch {
        return half(what);
      }
    } catch {
      if (signal.aborted) return { refusal: refusal('fantrax.late', { kind: 'busy', figures: { seconds: SECONDS } }) };
      // An answer that ends in the middle of its body ends like a broken line.
      return begun ? half(what) : { refusal: refusal('fantrax.away', { kind: 'busy', figures: { status: null } }) };
    }
  }
}

const NAMES: Readonly<Record<string, string>> = {
  getTeamRosters: 'rosters',
  getPlayerIds: 'players',
  getDraftPicks: 'draft picks',
  getStandings: 'standings',
};
const half = (what: string): Got => ({
  refusal: refusal('fantrax.half', { kind: 'busy', figures: { what: NAMES[what] ?? 'an answer' } }),
});

function refusedBy(status: number, after: string | null, id: string): Refusal {
  const seconds = Number(after);
  if (status === 429)
    return refusal('fantrax.wait', {
      kind: 'tooMany',
      figures: { seconds: after !== null && seconds > 0 ? Math.ceil(seconds) : null },
    });
  if (status === 401 || status === 403)
    return refusal('fantrax.private', { kind: 'invalid', field: 'id', figures: { id } });
  if (status === 400 || status === 404)
    return refusal('fantrax.unknown', { kind: 'invalid', field: 'id', figures: { id } });
  return refusal('fantrax.away', { kind: 'busy', figures: { status } });
}

/** The text of an answer of a size that can be; null for a larger one. */
async function bodyOf(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > MOST_BYTES) return null;
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A private league answers without the fields, an unknown one with an error that says so. */
function read<S extends z.ZodType>(schema: S, found: Got, id: string, what: string): z.infer<S> {
  if ('refusal' in found) throw new RefusalError(found.refusal);
  const value = schema.safeParse(found.value);
  if (value.success) return value.data;
  const error = fantraxError.safeParse(found.value);
  if (what !== 'rosters') throw new RefusalError(refusal('fantrax.half', { kind: 'busy', figures: { what } }));
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
      ? refusal('fantrax.half', { kind: 'busy', figures: { what } })
      : refusal('fantrax.private', { kind: 'invalid', field: 'id', figures: { id } }),
  );
}

function noteOf(what: string, error: unknown): string {
  if (error instanceof RefusalError) return `${what} could not be had. ${error.refusal.message}`;
  throw error;
}
