import { z } from 'zod';
import { ID_PATTERN } from './ids.js';
import { isSeason } from './season.js';

/** An opaque id in a body, query or path. */
export const idSchema = z.string().regex(ID_PATTERN, 'This is not a valid id.');
export const seasonSchema = z.string().refine(isSeason, "A season is written like '2025-26'.");

/** An existing date from 1800 to 2199: PostgreSQL has no year 0, for example. */
export const dateOf = (message: string) => z.iso.date(message).regex(/^(?:1[89]|2[01])/, message);
export const dateSchema = dateOf("A date is written like '2025-10-07'.");

/** A path parameter that is not an id. The handler validates it. */
export const textParam = z.string();

/** The NHL's player id in a path, as text. */
export const playerIdParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'A player id is a whole number.')
  .transform(Number);

/** A number from 1 in a path, as text. */
export const countParam = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'This is a whole number from 1.')
  .transform(Number);
