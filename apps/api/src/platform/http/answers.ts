import type { z } from 'zod';

/**
 * What a route answers with. Refusals that every route of its kind can have are not named: they follow from what it
 * takes.
 */
export interface Answer {
  /** Of a JSON body. */
  readonly schema?: z.ZodType;
  /** Media type of a body that is no JSON. */
  readonly media?: string;
  /** Further statuses: a redirection, 'not modified', refusals of its own. */
  readonly also: readonly number[];
  /** A form instead of a JSON body: its fields, in JSON Schema. */
  readonly form?: Readonly<Record<string, object>>;
  /** Takes a ticket of another provider, beside a session or instead of one. */
  readonly ticket?: 'too' | 'only';
}
