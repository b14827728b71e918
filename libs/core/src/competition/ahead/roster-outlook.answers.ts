import { z } from 'zod';
import { id, whole } from '../../answer.parts.js';
import { matchupCategory } from '../matchups/matchup.answers.js';
import { categoryOutlook } from '../matchups/matchup-page.answers.js';

const share = z.number().min(0).max(1);
const figures = z.array(z.number().nullable()).describe('In the order of these `categories`; null without an attempt.');

const matchupEnd = z
  .object({
    projected: z.number().nullable().describe('Points at the end; null in a season of categories.'),
    record: categoryOutlook.shape.home_record.nullable().describe('null in a season of points.'),
    chance: share.describe('To win; a tie is half a win.'),
  })
  .meta({ id: 'MatchupEnd' });
export type MatchupEnd = z.infer<typeof matchupEnd>;

/** Answer of `POST /api/{league_id}/roster-outlook`, which stores nothing. */
export const rosterOutlookAnswer = z
  .object({
    matchups: z
      .array(
        z.object({
          team_id: id,
          against: id,
          period: whole,
          number: whole,
          before: matchupEnd,
          after: matchupEnd,
        }),
      )
      .describe(
        'Of these teams in the period of today, or the next one. Empty where the league shows no projections, and where the schedule is not known.',
      ),
    rest: z
      .object({
        categories: z.array(matchupCategory),
        teams: z.array(z.object({ team_id: id, before: figures, after: figures })),
      })
      .nullable()
      .describe(
        'What the healthy active players bring by the season’s end, if they play all games of their clubs. null where points decide, and where the schedule is not known.',
      ),
  })
  .meta({ id: 'RosterOutlook' });
export type RosterOutlookAnswer = z.infer<typeof rosterOutlookAnswer>;
