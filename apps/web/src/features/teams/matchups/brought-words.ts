import { recordWords } from '@crease/core/competition/champion.words.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import * as t from './matchups.words.en.js';

/** The note about results that the league brought along, in the order of the teams. */
export const broughtWords = (
  brought: NonNullable<MatchupsAnswer['brought']>,
  teams: readonly Pick<TeamSummary, 'team_id' | 'team_name'>[],
): string =>
  t.broughtRecords({
    records: teams
      .flatMap(({ team_id: id, team_name: name }) =>
        brought.filter((record) => record.team_id === id).map((record) => `${name} ${recordWords(record)}`),
      )
      .join(', '),
  });
