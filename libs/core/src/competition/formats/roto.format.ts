import { hasFigures, rotoRules, rotoTable, type RotoTeam } from '../roto/roto.rules.js';
import { defineFormat, ONE_TABLE, type TeamRecord } from './format.model.js';

const rowOf = ({ teamId, name, roto }: TeamRecord): RotoTeam | null => (roto == null ? null : { teamId, name, roto });

/** The teams of a season of roto; none in other formats. */
export const rotoTeams = (records: readonly TeamRecord[]): RotoTeam[] =>
  records.flatMap((record) => rowOf(record) ?? []);

/** Teams get points for their place in each category, by the sums of the season. */
export const ROTO = defineFormat({
  ...ONE_TABLE,
  results: (settings) => {
    const rules = rotoRules(settings);
    return rules && { ...rules, kind: 'roto', below: 'all', roundGoalies: rules.goalies };
  },
  row: rowOf,
  hasResult: (row) => hasFigures([row]),
  order: rotoTable,
});
