import { finalTable } from '../champion.rules.js';
import { defineFormat, ONE_TABLE } from './format.model.js';

/** Every season has points, so this format fits where no other does. */
export const POINTS = defineFormat({
  ...ONE_TABLE,
  results: () => null,
  row: ({ teamId, name, earned }) => ({ teamId, name, points: earned, less: 0 }),
  hasResult: ({ points }) => points !== 0,
  order: finalTable,
  end: (row, less) => ({ ...row, less }),
});
