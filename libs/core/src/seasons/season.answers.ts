import { z } from 'zod';
import { day, id, playerId, refusal, season, time, whole } from '../answer.parts.js';
import { matchupCalendar } from '../competition/calendar/calendar.answers.js';
import { winRecord } from '../competition/matchups/matchup.answers.js';
import { LEAGUE_PHASES } from '../leagues/league.rules.js';

const phase = z.enum(LEAGUE_PHASES);

export const phaseAnswer = z
  .object({
    phase,
    season,
    next: phase,
    obstacles: z
      .array(
        z.object({
          name: z.string(),
          message: z.string(),
          fix: z.string().optional(),
          final: z.boolean(),
          teams: z.array(z.object({ team_id: id, name: z.string(), message: z.string() })),
        }),
      )
      .describe('What stands in the way; a commissioner can override it with a reason unless it is `final`.'),
    consequences: z.array(z.string()).describe('What the next step does, in words and figures.'),
    play_dates: z
      .object({ season, starts_on: day, ends_on: day })
      .nullable()
      .describe('Dates of the coming season: set by a commissioner, otherwise by the site. null while one is played.'),
    matchup_calendar: matchupCalendar
      .nullable()
      .describe('The periods of the coming season; null while one is played, and where it is not played in matchups.'),
    last_period_starts_on: day
      .nullable()
      .describe(
        'In season, the first day of the last regular matchup period or week before play-offs, where trading ends then.',
      ),
    season_starts_on: day.nullable().describe("null before the league's season began."),
    season_ends_on: day.nullable(),
    protection_deadline: time.nullable().describe('During protection.'),
    protection_locked_at: time.nullable(),
    reopening: z
      .object({ released: whole.describe('Players who come back to their teams.'), obstacles: z.array(z.string()) })
      .nullable()
      .describe(
        'During protection, once sheets are locked: whether they can be opened again, which they can while `obstacles` is empty.',
      ),
    taking_back: z
      .object({
        id: z.string(),
        from: phase,
        to: phase,
        season: season.describe('The season that the league would be in again.'),
        at: time,
        by: z.string().nullable().describe('Name of the commissioner who took the step.'),
        lines: z.array(z.string()).describe('What taking it back does.'),
        obstacles: z
          .array(z.object({ message: z.string(), fix: z.string() }))
          .describe('What has followed; while it is empty the step can be taken back.'),
      })
      .nullable()
      .describe('The last step, which a commissioner can take back until something has followed it.'),
    todo: z
      .array(
        z.object({ team_id: id, name: z.string(), todo: z.array(z.object({ rule: z.string(), message: z.string() })) }),
      )
      .describe('What each team must still do before the season starts; teams with nothing to do are left out.'),
    short_adds_from: day
      .nullable()
      .describe(
        'The day from which teams below a position minimum may add free agents before the season; null while drafts are to come.',
      ),
    graduating: z
      .object({
        last_day: day,
        players: z.array(z.object({ player_id: playerId, name: z.string(), team_id: id, team_name: z.string() })),
      })
      .nullable()
      .describe("In the season's last two weeks: who leaves the rookie banks for the active rosters when it ends."),
    final_table: z
      .object({
        season,
        words: z.string(),
        detail: z.string().describe('How the champion won, without season and name.'),
        champions: z.array(id).describe('Teams; several where they are level, none where nobody earned a point.'),
        rows: z.array(
          z.object({
            team_id: id,
            name: z.string(),
            rank: whole.describe('Teams with equal points share one.'),
            points: z.number(),
            record: winRecord.nullable().describe('Of its matchups; null in a season of points.'),
          }),
        ),
      })
      .nullable()
      .describe('The final table of the last season that the league has ended.'),
  })
  .meta({ id: 'PhaseAnswer' });
export type PhaseAnswer = z.infer<typeof phaseAnswer>;

export const seasonDatesPreview = z
  .object({
    changes: z.array(z.string()).describe('What the correction changes, in sentences; empty when nothing.'),
    refusal: refusal.nullable().describe('Why it would be refused; null when it is possible.'),
  })
  .meta({ id: 'SeasonDatesPreview' });
export type SeasonDatesPreview = z.infer<typeof seasonDatesPreview>;

export const phaseChangedAnswer = z
  .object({ success: z.literal(true), phase, season })
  .meta({ id: 'PhaseChangedAnswer' });
export type PhaseChangedAnswer = z.infer<typeof phaseChangedAnswer>;
