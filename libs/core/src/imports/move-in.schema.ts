import { z } from 'zod';

/** A league's rosters, some thousands of rows: far less than a file of the site's. */
export const MOVE_IN_MAX_BYTES = 4 * 1024 * 1024;

export const moveInSchema = z.object({
  /** Says what would happen and changes nothing. */
  dry_run: z.stringbool({ error: 'dry_run must be true or false.' }).default(false),
});
