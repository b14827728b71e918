import type { z } from 'zod';
import { messageOf } from '@crease/core/messages/messages.js';
import type { NhlAsked } from '@crease/core/messages/words/imports.words.en.js';
import { boxScoreSchema, scheduleSchema, scoresSchema } from '@crease/core/players/nhl/night.rules.js';
import { playsSchema } from '@crease/core/players/nhl/plays.rules.js';
import { isConfigured } from './nhl.client.js';
import { askNhl, jsonOf, shaped } from './nhl.question.js';

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
    return this.get(`/v1/schedule/${day}`, { about: 'schedule', day }, scheduleSchema);
  }

  scores(day: string): Promise<NightAnswer<z.infer<typeof scoresSchema>>> {
    return this.get(`/v1/score/${day}`, { about: 'scores', day }, scoresSchema);
  }

  boxScore(game: string): Promise<NightAnswer<z.infer<typeof boxScoreSchema>>> {
    return this.get(`/v1/gamecenter/${game}/boxscore`, { about: 'boxScore', game }, boxScoreSchema);
  }

  plays(game: string): Promise<NightAnswer<z.infer<typeof playsSchema>>> {
    return this.get(`/v1/gamecenter/${game}/play-by-play`, { about: 'plays', game }, playsSchema);
  }

  forget(): void {
    this.kept.clear();
  }

  private async get<S extends z.ZodType>(path: string, asked: NhlAsked, schema: S): Promise<NightAnswer<z.infer<S>>> {
    const known = this.kept.get(path);
    const answer = await askNhl({
      url: `${this.url}${path}`,
      asked,
      headers: { accept: 'application/json', ...(known === undefined ? {} : { 'if-none-match': known.tag }) },
      own: isConfigured(this.url),
      timeoutMs: this.timeoutMs,
    });
    const trouble = (why: string): NightAnswer<never> => ({ kind: 'trouble', why, waitMs: null });
    if (answer.kind === 'trouble') return answer;
    if (answer.kind === 'unchanged')
      return known === undefined
        ? trouble(messageOf('nhlNothingNew', asked))
        : { kind: 'told', value: known.value as z.infer<S> };
    const told = jsonOf(answer.text);
    if (told === undefined) return trouble(messageOf('nhlNoJson', asked));
    const read = shaped(told, schema, asked);
    if ('why' in read) return trouble(read.why);
    if (answer.tag === null) this.kept.delete(path);
    else this.kept.set(path, { tag: answer.tag, value: read.value });
    return { kind: 'told', value: read.value };
  }
}
