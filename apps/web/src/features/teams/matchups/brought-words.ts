import { recordWords } from '@crease/core/competition/champion.words.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import * as t from './matchups.words.en.js';

/** The note about results that the league brought along. */
export const broughtWords = (
  brought: NonNullable<MatchupsAnswer['brought']>,
  teams: readonly Pick<TeamSummary, 'team_id' | 'team_name'>[],
): string => {
  const known = new Map(teams.map((team) => [team.team_id, team.team_name]));
  return t.broughtRecords({
    records: brought
      .map((record) => `${known.get(record.team_id) ?? ''} ${recordWords(record)}`)
      .sort((one, two) => one.localeCompare(two, 'en', { numeric: true }))
      .join(', '),
  });
};
