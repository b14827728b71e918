import { z } from 'zod';
import { draftType, id, season, serial, time, whole } from '../answer.parts.js';

export const activityEntry = z
  .object({
    id: serial,
    action_type: z.string().describe("'add-player', 'drop-player', 'create-player', 'ir' or 'others'."),
    message: z.string(),
    date: time,
    actor: z.string().nullable().describe('Name of the user who did it; null when the service did.'),
    actor_id: id.nullable(),
    team_ids: z.array(id),
    data: z
      .record(z.string(), z.unknown())
      .describe(
        "What the line carries besides its wording: its player as `playerId` and `name`, its trade as `tradeId` where the caller may see it, of a draft `draftId` and `players`; a member's own note has `kind` 'note' and as `note` the type that they gave it; `direction` of 'ir' is 'placed' or 'activated'.",
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

const UNREAD = {
  unread: whole.describe('Lines of others, newer than what the caller has seen; counted up to 100.'),
  seen_id: serial.nullable().describe('The newest line he has seen; null before the first.'),
};

/** What the caller has not seen of a league's log yet. The same on all his devices. */
export const unread = z.object(UNREAD).meta({ id: 'Unread' });
export type Unread = z.infer<typeof unread>;

export const faPickView = z
  .object({
    id,
    week: whole,
    assigned_to: id.describe('The team that the pick began with.'),
    owned_by: id.describe('The team that has it.'),
    player_taken: z.string().nullable().describe("Name of the player taken, 'penalty', or null while unused."),
    starts_at: time.describe('It can be used from here on.'),
    expiry_date: time.describe('It can be used until the end of this second.'),
  })
  .meta({ id: 'FaPick' });
export type FaPickView = z.infer<typeof faPickView>;

export const draftPickView = z
  .object({
    id,
    season,
    type: draftType,
    round: whole,
    pick_number: whole.nullable().describe('null until the order is fixed.'),
    assigned_to: id.describe('The team that the pick began with.'),
    owned_by: id.describe('The team that has it.'),
  })
  .meta({ id: 'DraftPick' });
export type DraftPickView = z.infer<typeof draftPickView>;

export const teamSeasonPoints = z
  .object({ team_id: id, season, playoffs: z.boolean(), points: z.number() })
  .meta({ id: 'TeamSeasonPoints' });
export type TeamSeasonPoints = z.infer<typeof teamSeasonPoints>;

/** `GET /api/{league_id}/home`. Answers 304 to the `ETag` of a home that has not changed. */
export const homeAnswer = z
  .object({
    ...UNREAD,
    recentActivity: z.array(activityEntry),
    faPicks: z.array(faPickView),
    generalPicks: z.array(draftPickView),
    rookiePicks: z.array(draftPickView),
    teamPoints: z
      .array(teamSeasonPoints)
      .describe('Every team in every season of `seasons`, regular season and playoffs.'),
    seasons: z.array(season).describe('The three rolling seasons, oldest first.'),
    champions: z
      .array(z.object({ season, team_id: id, points: z.number() }))
      .describe('Who won those of them that have ended, as it was written down then: several where they were level.'),
  })
  .meta({ id: 'HomeAnswer' });
export type HomeAnswer = z.infer<typeof homeAnswer>;
