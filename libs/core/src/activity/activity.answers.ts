import { z } from 'zod';
import { draftPickView, faPickView, id, season, serial, time, UNREAD } from '../answer.parts.js';
import { seasonPlaces } from '../seasons/race/race.answers.js';
import { LOG_TOPICS } from './topics.js';

export const activityEntry = z
  .object({
    id: serial,
    action_type: z.string().describe("'add-player', 'drop-player', 'create-player', 'ir' or 'others'."),
    topic: z
      .enum(LOG_TOPICS)
      .nullable()
      .describe('Its kind, as for what a channel posts; null for lines of the earliest releases.'),
    message: z.string(),
    date: time,
    actor: z.string().nullable().describe('Name of the user who did it; null when the service did.'),
    actor_id: id.nullable(),
    team_ids: z.array(id),
    data: z
      .record(z.string(), z.unknown())
      .describe(
        "What the line carries besides its wording: its player as `playerId` and `name`, its trade as `tradeId` where the caller may see it, of a draft `draftId` and `players`, and as `lines` how many lines it has where it is folded into one; a member's own note has `kind` 'note' and as `note` the type that they gave it; `direction` of 'ir' is 'placed' or 'activated'.",
      ),
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activityEntry>;

/** `GET /api/{league_id}/activity-log`: newest first. */
export const activityLogAnswer = z
  .object({
    activities: z.array(activityEntry),
    next: serial.nullable().describe('Give it as `before` for the next page; null at the end.'),
  })
  .meta({ id: 'ActivityLogAnswer' });
export type ActivityLogAnswer = z.infer<typeof activityLogAnswer>;

export const teamSeasonPoints = z
  .object({ team_id: id, season, playoffs: z.boolean(), points: z.number() })
  .meta({ id: 'TeamSeasonPoints' });
export type TeamSeasonPoints = z.infer<typeof teamSeasonPoints>;

/** `GET /api/{league_id}/home`. Answers 304 when the `ETag` still matches. */
export const homeAnswer = z
  .object({
    ...UNREAD,
    recentActivity: z.array(activityEntry),
    faPicks: z.array(faPickView),
    generalPicks: z.array(draftPickView),
    rookiePicks: z.array(draftPickView),
    furtherPicks: z.array(draftPickView).describe('Picks of drafts other than these two; `type` says which.'),
    teamPoints: z
      .array(teamSeasonPoints)
      .describe(
        'Every team in every season of `seasons`, regular season and playoffs. A season that was played elsewhere has the points of the table that was moved in, as regular season.',
      ),
    seasons: z.array(season).describe('The three rolling seasons, oldest first.'),
    played: seasonPlaces,
    champions: z
      .array(z.object({ season, team_id: id, points: z.number() }))
      .describe('Who won those of them that have ended, as it was written down then: several where they were level.'),
  })
  .meta({ id: 'HomeAnswer' });
export type HomeAnswer = z.infer<typeof homeAnswer>;
