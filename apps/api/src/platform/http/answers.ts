import type { z } from 'zod';

/** Answer of a route. Refusals common to all routes of a kind are not listed; they follow from what the route takes. */
export interface Answer {
  readonly schema?: z.ZodType;
  /** Media type of a body that is not JSON. */
  readonly media?: string;
  /** Further statuses: a redirect, 304, refusals specific to the route. */
  readonly also: readonly number[];
  /** A form instead of a JSON body: its fields, in JSON Schema. */
  readonly form?: Readonly<Record<string, object>>;
  /** Accepts another provider's ticket, in addition to a session ('too') or instead of one ('only'). */
  readonly ticket?: 'too' | 'only';
}
