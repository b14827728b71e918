import type { z } from 'zod';
import { boxScoreSchema, scheduleSchema, scoresSchema } from '@crease/core/players/night.rules.js';

/** How a source that is asked about a night answered. */
export type NightAnswer<T> =
  | { readonly kind: 'told'; readonly value: T }
  /** No answer that can be used, and how long the source asks to wait. */
  | { readonly kind: 'trouble'; readonly why: string; readonly waitMs: number | null };

const AGENT = 'Crease fantasy hockey (one reader, polite pace)';
const MOST_BYTES = 4_000_000;

/** Asks the NHL about a night: each question once, with the tag of the last answer, which then need not come again. */
export class NightClient {
  private readonly kept = new Map<string, { readonly tag: string; readonly value: unknown }>();

  constructor(
    private readonly url: string,
    private readonly timeoutMs = 10_000,
  ) {}

  schedule(day: string): Promise<NightAnswer<z.infer<typeof scheduleSchema>>> {
    return this.get(`/v1/schedule/${day}`, scheduleSchema);
  }

  scores(day: string): Promise<NightAnswer<z.infer<typeof scoresSchema>>> {
    return this.get(`/v1/score/${day}`, scoresSchema);
  }

  boxScore(game: string): Promise<NightAnswer<z.infer<typeof boxScoreSchema>>> {
    return this.get(`/v1/gamecenter/${game}/boxscore`, boxScoreSchema);
  }

  /** Answers of nights that are over are not kept for ever. */
  forget(): void {
    this.kept.clear();
  }

  private async get<S extends z.ZodType>(path: string, schema: S): Promise<NightAnswer<z.infer<S>>> {
    const trouble = (why: string, waitMs: number | null = null): NightAnswer<never> => ({
      kind: 'trouble',
      why: `${why} for ${path}`,
      waitMs,
    });
    const known = this.kept.get(path);
    try {
      const response = await fetch(`${this.url}${path}`, {
        // For the body too, which may stop in the middle.
        signal: AbortSignal.timeout(this.timeoutMs),
        headers: {
          accept: 'application/json',
          'user-agent': AGENT,
          ...(known === undefined ? {} : { 'if-none-match': known.tag }),
        },
      });
      if (response.status === 304 && known !== undefined) return { kind: 'told', value: known.value as z.infer<S> };
      if (!response.ok) {
        await response.body?.cancel();
        return trouble(`status ${response.status}`, waitOf(response.headers.get('retry-after')));
      }
      const text = await response.text();
      if (text.length > MOST_BYTES) return trouble('an answer that is too long');
      const read = schema.safeParse(JSON.parse(text));
      if (!read.success) {
        const [first] = read.error.issues;
        return trouble(`an answer of another shape (${first?.path.join('.') ?? ''}: ${first?.message ?? ''})`);
      }
      const given = response.headers.get('etag');
      if (given === null) this.kept.delete(path);
      else this.kept.set(path, { tag: given, value: read.data });
      return { kind: 'told', value: read.data };
    } catch (error) {
      if (error instanceof SyntaxError) return trouble('an answer that is no JSON');
      const late = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
      return trouble(late ? `no answer within ${this.timeoutMs / 1000} seconds` : 'no connection');
    }
  }
}

/** Retry-After in seconds or as a date, in milliseconds; at most an hour is obeyed. */
function waitOf(header: string | null): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 3_600_000) : null;
}
