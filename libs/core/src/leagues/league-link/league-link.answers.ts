import { z } from 'zod';
import { id, time, whole } from '../../answer.parts.js';
import { leagueType } from '../league.answers.js';

export const leagueLinkAnswer = z
  .object({
    status: z.enum(['none', 'open', 'closed', 'expired']).describe('`none` until a commissioner makes the first link.'),
    link: z.string().nullable().describe('Only while open.'),
    expires_at: time.nullable(),
  })
  .meta({ id: 'LeagueLink' });
export type LeagueLinkAnswer = z.infer<typeof leagueLinkAnswer>;

/** `POST /api/league-link-preview`: the league of an open link, for anyone who has it. */
export const leagueLinkPreview = z
  .object({
    league_id: id,
    league_name: z.string(),
    league_type: leagueType,
    invited_by: z.string().nullable(),
    teams: whole.describe('Teams of the league.'),
    free: z
      .array(z.object({ team_id: id, team_name: z.string() }))
      .describe('Teams that the link gives away, the next one first.'),
    held: whole.describe('Teams without a manager that wait for an invited person.'),
    expires_at: time,
  })
  .meta({ id: 'LeagueLinkPreview' });
export type LeagueLinkPreview = z.infer<typeof leagueLinkPreview>;
