import { z } from 'zod';
import { tokenNeed, type TokenNeed } from '@crease/core/auth/tokens/token.rules.js';
import { idSchema } from '@crease/core/request.parts.js';
import { wire, type Wire } from '@crease/core/wire.js';
import type { AnswerOf, Call } from '@crease/core/wire/call.js';

type Arguments = Readonly<Record<string, string>>;

/** A tool of an assistant: one documented read, with the arguments of its path and of its query. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly call: string;
  readonly needs: TokenNeed;
  /** Arguments, with the schemas of the call. */
  readonly input: z.ZodObject;
  /** Arguments in the call's query; others are only for `pick`. */
  readonly query: readonly string[];
  /** The part of the answer that is worth an assistant's context. */
  readonly pick: (answer: never, given: Arguments) => object;
}

type Reads = keyof Wire & `GET ${string}`;

interface Described<K extends Reads> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly query?: readonly string[];
  readonly more?: Readonly<Record<string, z.ZodType>>;
  readonly pick?: (answer: AnswerOf<Wire[K]>, given: Arguments) => object;
}

const leagueId = idSchema
  .optional()
  .describe('Id of the league, from my_leagues. Not needed by a token of a single league.');

export function tool<K extends Reads>(key: K, described: Described<K>): Tool {
  const { name, title, description, query = [], more = {}, pick = (answer) => answer as object } = described;
  const call: Call = wire[key];
  const needs = tokenNeed(key, call);
  if (needs === null) throw new Error(`${key} is not open to access tokens`);
  const params = [...key.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
  const shape = call.query instanceof z.ZodObject ? (call.query.shape as Record<string, z.ZodType>) : {};
  const input = z.object({
    ...Object.fromEntries(params.map((param) => [param, param === 'league_id' ? leagueId : idSchema])),
    ...Object.fromEntries(query.map((field) => [field, shapeOf(shape, field)])),
    ...more,
  });
  return { name, title, description, call: key, needs, input, query, pick };
}

function shapeOf(shape: Readonly<Record<string, z.ZodType>>, field: string): z.ZodType {
  const schema = shape[field];
  if (!schema) throw new Error(`the call has no ${field}`);
  return schema;
}
