import { z } from 'zod';
import { ID_PATTERN } from './ids.js';
import { isSeason } from './season.js';
import { textsOfKeys } from './words.js';

/** Keys of the messages of these parts. Their words are in `messages/words`. */
export type RequestMessage =
  'dateIsWrittenLike' | 'idIsNotValid' | 'playerIdIsWholeNumber' | 'seasonIsWrittenLike' | 'wholeNumberFrom1';

const messageOf = textsOfKeys<Readonly<Record<RequestMessage, () => string>>>();

export const idSchema = z.string().regex(ID_PATTERN, messageOf('idIsNotValid'));
export const seasonSchema = z.string().refine(isSeason, messageOf('seasonIsWrittenLike'));

/** A date from 1800 to 2199: PostgreSQL has no year 0, for example. */
export const dateOf = (message: string) => z.iso.date(message).regex(/^(?:1[89]|2[01])/, message);
export const dateSchema = dateOf(messageOf('dateIsWrittenLike'));

/** A path parameter that is not an id. The handler validates it. */
export const textParam = z.string();

export const playerIdParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, messageOf('playerIdIsWholeNumber'))
  .transform(Number);

/** A number from 1, as text. */
export const countParam = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, messageOf('wholeNumberFrom1'))
  .transform(Number);
