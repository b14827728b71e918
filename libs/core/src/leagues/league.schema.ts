import { z } from 'zod';
import { oneLine } from '../text.rules.js';
import { idSchema, seasonSchema } from '../request.parts.js';

export { idSchema, seasonSchema };
export type { InvitationView, LeagueListEntry, TeamSummary } from './league.answers.js';

const count = (label: string) =>
  z
    .number(`${label} must be a number.`)
    .int(`${label} must be a whole number.`)
    .min(0, `${label} cannot be below 0.`)
    .max(1_000_000_000, `${label} is too large.`);
const optionalCount = (label: string) =>
  count(label)
    .nullish()
    .transform((value) => value ?? null);

/** Body of `POST /api/create-league` (specification §7). Fields of a disabled feature are null. */
export const createLeagueSchema = z.object({
  league_name: z.string('League name is required.').overwrite(oneLine).max(200, 'League name is too long.'),
  league_type: z.enum(['dynasty', 'redraft'], "League type is 'dynasty' or 'redraft'."),
  /** Accepted for the documented shape; must be the caller. */
  commissioner_id: idSchema.nullish(),
  current_year: seasonSchema.nullish(),
  /** On the invented sample or on real players, for good. Left out: real players where there are any. */
  is_sample: z.boolean('Choose real players or the sample.').nullish(),
  num_teams: count('Number of teams'),
  salary_cap: count('Salary cap'),
  max_roster_size: count('Roster size'),
  min_forwards: count('Minimum forwards'),
  min_defense: count('Minimum defensemen'),
  min_goalies: count('Minimum goalies'),
  ir_slots: count('IR slots'),
  maxPickupsPerWeek: count('Pickups per week'),
  faTradesAllowed: z.boolean('Free-agent pick trades must be on or off.'),
  general_draft_length: count('General draft rounds'),
  general_draft_startup_length: optionalCount('Startup draft rounds'),
  rookieDraftEnabled: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  rookie_draft_length: optionalCount('Rookie draft rounds'),
  rookie_draft_startup_length: optionalCount('Rookie startup rounds'),
  rookie_bank_size: optionalCount('Rookie bank size'),
  retentionEnabled: z.boolean('Retention must be on or off.'),
  max_retention_perc: count('Maximum retention')
    .nullish()
    .transform((value) => value ?? 0),
  retention_slots: count('Retention slots')
    .nullish()
    .transform((value) => value ?? 0),
  protectionSheetsEnabled: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  protection_sheet_limit: optionalCount('Protection limit'),
  protection_sheet_bench: optionalCount('Protection bench amount'),
  min_forwards_protected: optionalCount('Protected forwards'),
  min_defense_protected: optionalCount('Protected defensemen'),
  min_goalies_protected: optionalCount('Protected goalies'),
  protection_bench_size: optionalCount('Protection bench size'),
  draftPickTradesAllowed: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});
export type CreateLeagueBody = z.infer<typeof createLeagueSchema>;

export const acceptInvitationSchema = z.object({
  invitation_token: z.string().min(20, 'The invitation is incomplete.').max(200, 'The invitation is too long.'),
  user_uid: idSchema.nullish(),
});

/** Body of `POST /api/decline-invitation`. */
export const declineInvitationSchema = acceptInvitationSchema.pick({ invitation_token: true });

/** Body of `POST /api/{league_id}/leave`: the last commissioner names who takes over. */
export const leaveLeagueSchema = z.object({ successor_id: idSchema.nullish() });

export const createInvitationSchema = z.object({
  team_id: idSchema,
  email: z.email('Please enter a valid email address').max(254).nullish(),
});
