import type { RequestMessage } from '../../request.parts.js';

/** Messages of the parts that many requests have. */
export const REQUEST_MESSAGES: Readonly<Record<RequestMessage, () => string>> = {
  dateIsWrittenLike: () => "A date is written like '2025-10-07'.",
  idIsNotValid: () => 'This is not a valid id.',
  playerIdIsWholeNumber: () => 'A player id is a whole number.',
  seasonIsWrittenLike: () => "A season is written like '2025-26'.",
  wholeNumberFrom1: () => 'This is a whole number from 1.',
};
