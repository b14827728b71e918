import { messageWords } from '@crease/core/messages/messages.js';
import type { z } from 'zod';
import { boxScoreSchema, scheduleSchema, scoresSchema } from '@crease/core/players/nhl/night.rules.js';
import { playsSchema } from '@crease/core/players/nhl/plays.rules.js';
import { isConfigured } from './nhl.client.js';
import { askNhl } from './nhl.question.js';

export type NightAnswer<T> =
  | { readonly kind: 'told'; readonly value: T }
  /** No usable answer, and the wait that the source asks for. */
  | { readonly kind: 'trouble'; readonly why: string; readonly waitMs: number | null };

/** Requests a night's data from the NHL, with the last answer's ETag so that unchanged data is not sent again. */
export class NightClient {
  private readonly kept = new Map<string, { readonly tag: string; readonly value: unknown }>();

  constructor(
    private readonly url: string,
    private readonly timeoutMs = 10_000,
  ) {}

  schedule(day: string): Promise<NightAnswer<z.infer<typeof scheduleSchema>>> {
    return this.get(`/v1/schedule/${day}`, 'the schedule', scheduleSchema);
  }

  scores(day: string): Promise<NightAnswer<z.infer<typeof scoresSchema>>> {
    return this.get(`/v1/score/${day}`, 'the scores', scoresSchema);
  }

  boxScore(game: string): Promise<NightAnswer<z.infer<typeof boxScoreSchema>>> {
    return this.get(`/v1/gamecenter/${game}/boxscore`, 'a box score', boxScoreSchema);
  }

  plays(game: string): Promise<NightAnswer<z.infer<typeof playsSchema>>> {
    return this.get(`/v1/gamecenter/${game}/play-by-play`, 'the plays of a game', playsSchema);
  }

  /** Drops cached answers of past nights. */
  forget(): void {
    this.kept.clear();
  }

  private async get<S extends z.ZodType>(path: string, about: string, schema: S): Promise<NightAnswer<z.infer<S>>> {
    const known = this.kept.get(path);
    const answer = await askNhl({
      url: `${this.url}${path}`,
      about,
      headers: { accept: 'application/json', ...(known === undefined ? {} : { 'if-none-match': known.tag }) },
      own: isConfigured(this.url),
      timeoutMs: this.timeoutMs,
    });
    const trouble = (why: string): NightAnswer<never> => ({ kind: 'trouble', why, waitMs: null });
    if (answer.kind === 'trouble') return answer;
    if (answer.kind === 'unchanged')
      return known === undefined
        ? trouble(`It said that nothing was new in its first answer about ${about}.`)
        : { kind: 'told', value: known.value as z.infer<S> };
    const told = jsonOf(answer.text);
    if (told === undefined) return trouble(`Its answer about ${about} could not be read: it is no JSON.`);
    const read = schema.safeParse(told);
    if (!read.success) {
      const [first] = read.error.issues;
      return trouble(
        `Its answer about ${about} has another shape than expected (${first?.path.join('.') ?? ''}: ${messageWords(first?.message ?? '')}).`,
      );
    }
    if (answer.tag === null) this.kept.delete(path);
    else this.kept.set(path, { tag: answer.tag, value: read.data });
    return { kind: 'told', value: read.data };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
