import { z } from 'zod';
import { ID_PATTERN } from './ids.js';
import { isSeason } from './season.js';

/* What the schemas of requests are made of. */

/** An opaque id, in a body, a query or a path. */
export const idSchema = z.string().regex(ID_PATTERN, 'This is not a valid id.');
export const seasonSchema = z.string().refine(isSeason, "A season is written like '2025-26'.");

/** A parameter of a path that is no id; whoever gets it looks at what it is. */
export const textParam = z.string();

/** The NHL's id of a player in a path, where it is text. */
export const playerIdParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'A player id is a whole number.')
  .transform(Number);
