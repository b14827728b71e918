import { finalTable } from '../champion.rules.js';
import { defineFormat, ONE_TABLE } from './format.model.js';

/** Points of the whole season decide. Every season has them, so that this format fits where no other does. */
export const POINTS = defineFormat({
  ...ONE_TABLE,
  results: () => null,
  row: ({ teamId, name, earned }) => ({ teamId, name, points: earned, less: 0 }),
  hasResult: ({ points }) => points !== 0,
  order: finalTable,
  end: (row, less) => ({ ...row, less }),
});
