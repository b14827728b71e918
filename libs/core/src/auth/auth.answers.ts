import { z } from 'zod';
import { LANGUAGES } from '../locale.js';
import { day, dollars, id, playerId, season, time, whole, tradeRequest } from '../answer.parts.js';
import { statusNote } from '../players/players.answers.js';
import { PLAYER_STATUSES } from '../players/players.values.js';
import { toldReason } from '../players/files/report.answers.js';
import type { ImportKind } from '../players/files/import.report.js';
import { maintenanceSchema } from './maintenance.schema.js';
import { PROVIDERS } from './social.rules.js';

const success = z.literal(true);
const provider = z.enum(PROVIDERS);

export const userInfo = z
  .object({
    uid: id,
    email: z.string(),
    user_name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    picture: z.string().nullable(),
    isAdmin: z.boolean().describe('Commissioner of at least one league.'),
    isSiteOwner: z.boolean(),
    emailVerified: z.boolean(),
    language: z.enum(LANGUAGES).nullable().describe('Their choice; null for that of the browser.'),
    visitor: z.literal(true).optional().describe('Looks around as this user, and only reads.'),
  })
  .meta({ id: 'User' });
export type UserInfo = z.infer<typeof userInfo>;

export const sessionAnswer = z
  .object({
    accessToken: z.string(),
    expiresAt: time.describe('The end of the access token.'),
    kept: z.boolean().describe('Kept on its device: the session has no idle time.'),
    user: userInfo,
  })
  .meta({ id: 'SessionAnswer' });
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** `GET /api/login?email=` */
export const loginAnswer = z
  .object({
    userInfo: z.array(userInfo).describe('The caller; one.'),
    session: sessionAnswer.optional().describe('With a ticket of a provider: the session that was opened.'),
  })
  .meta({ id: 'LoginAnswer' });
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** `GET /api/login?team=&league=` */
export const teamInfoAnswer = z
  .object({
    teamInfo: z.object({ roster_size: whole, total_cap: dollars, salary_retained: dollars }),
    inbox: z.array(tradeRequest).describe('For the manager of the team.'),
  })
  .meta({ id: 'TeamInfoAnswer' });
export type TeamInfoAnswer = z.infer<typeof teamInfoAnswer>;

export const loginOrTeamAnswer = z.union([loginAnswer, teamInfoAnswer]);

export const systemConfigAnswer = z
  .object({
    config: z.array(
      z.object({
        current_season: season,
        support_email: z.string(),
        providers: z.array(z.enum(PROVIDERS)).describe('Services one can sign in with here.'),
        mail: z.boolean().describe('Whether mail is sent: without it there is no password reset by email.'),
        players: z
          .object({ real: z.boolean(), sample: z.boolean() })
          .describe('Which kinds of players there are for a new league.'),
        idle: z
          .object({ after: z.number(), warning: z.number() })
          .describe("Seconds without input until the countdown, and the countdown's length."),
        look_around: z
          .string()
          .nullable()
          .describe('First name of the manager as whom visitors can look around; null without the demo.'),
      }),
    ),
    maintenance: maintenanceSchema.nullable().describe('Maintenance that has begun or is announced.'),
    nhl_teams: z.array(z.object({ code: z.string(), name: z.string(), city: z.string(), color: z.string() })),
  })
  .meta({ id: 'SystemConfigAnswer' });
export type SystemConfigAnswer = z.infer<typeof systemConfigAnswer>;

export const userCreatedAnswer = z.object({ success, email: z.string() }).meta({ id: 'UserCreatedAnswer' });

export const socialUserCreatedAnswer = z
  .object({ success, uid: id, email: z.string() })
  .meta({ id: 'SocialUserCreatedAnswer' });

export const uploadAnswer = z.object({ fileUrl: z.string() }).meta({ id: 'UploadAnswer' });
export type UploadAnswer = z.infer<typeof uploadAnswer>;

export const editUserAnswer = z.object({ success, user: userInfo }).meta({ id: 'EditUserAnswer' });
export type EditUserAnswer = z.infer<typeof editUserAnswer>;

/** `POST /api/auth/reset` */
export const passwordResetAnswer = z.object({ success, email: z.string() }).meta({ id: 'PasswordResetAnswer' });

/** `POST /api/auth/email` and `POST /api/auth/verify-request` */
export const emailAnswer = z
  .object({
    success,
    status: z
      .enum(['sent', 'changed'])
      .describe(
        '`sent`: a message with a link is on its way to the address. `changed`: there is no mail server, so it counts at once.',
      ),
    email: z.string(),
  })
  .meta({ id: 'EmailAnswer' });
export type EmailAnswer = z.infer<typeof emailAnswer>;

/** `POST /api/auth/verify` */
export const verifiedAnswer = z
  .object({
    success,
    email: z.string(),
    changed: z.boolean().describe('Whether the link changed the address of the account or confirmed the one it had.'),
  })
  .meta({ id: 'VerifiedAnswer' });
export type VerifiedAnswer = z.infer<typeof verifiedAnswer>;

export const sessionView = z
  .object({
    session_id: id,
    device: z.string().describe("In words: 'Chrome on Windows'."),
    address: z.string().nullable(),
    created_at: time,
    last_seen_at: time,
    kept: z.boolean().describe('Kept on its device: it ends after 30 days without use, not when idle.'),
    current: z.boolean().describe('The session that asks.'),
  })
  .meta({ id: 'Session' });
export type SessionView = z.infer<typeof sessionView>;

/** `GET /api/auth/sessions`: the current session first, then by last use. */
export const sessionsAnswer = z.object({ sessions: z.array(sessionView) }).meta({ id: 'SessionsAnswer' });
export type SessionsAnswer = z.infer<typeof sessionsAnswer>;

/** `DELETE /api/auth/sessions` ends all other sessions, `DELETE /api/auth/sessions/{session_id}` ends one. */
export const sessionsEndedAnswer = z.object({ success, ended: whole }).meta({ id: 'SessionsEndedAnswer' });
export type SessionsEndedAnswer = z.infer<typeof sessionsEndedAnswer>;

export const accountEvent = z
  .object({
    id: whole,
    at: time,
    kind: z.string().describe("'signedIn', 'signInFailed', 'passwordChanged', …"),
    text: z.string().describe("In words: 'Signed in'."),
    device: z.string().nullable(),
    address: z.string().nullable(),
  })
  .meta({ id: 'AccountEvent' });
export type AccountEvent = z.infer<typeof accountEvent>;

/** `GET /api/auth/history?before=`, newest first. `next` is the `before` of the next page. */
export const accountHistoryAnswer = z
  .object({ events: z.array(accountEvent), next: whole.nullable() })
  .meta({ id: 'AccountHistoryAnswer' });
export type AccountHistoryAnswer = z.infer<typeof accountHistoryAnswer>;

const linked = z
  .array(z.object({ provider, email: z.string().nullable(), linked_at: time }))
  .describe('Providers linked to the account.');

export const accountAnswer = z
  .object({
    email: z.string(),
    emailVerified: z.boolean(),
    pendingEmail: z.string().nullable().describe('An address that waits for its confirmation.'),
    hasPassword: z.boolean(),
    linked,
    offered: z.array(provider).describe('Providers that this installation offers.'),
    mail: z.boolean().describe('Without a mail server nothing is sent: no confirmation, no reset.'),
    ownerCode: z.boolean().describe('The account becomes the site owner by the code that the server printed.'),
  })
  .meta({ id: 'AccountAnswer' });
export type AccountAnswer = z.infer<typeof accountAnswer>;

/** `POST` and `DELETE /api/auth/providers` */
export const providersAnswer = z.object({ success, linked }).meta({ id: 'ProvidersAnswer' });
export type ProvidersAnswer = z.infer<typeof providersAnswer>;

export const activityAnswer = z
  .object({ success, idleEndsAt: time.describe('The session lives at least until then.') })
  .meta({ id: 'ActivityAnswer' });
export type ActivityAnswer = z.infer<typeof activityAnswer>;

/** `GET /api/auth/export`: all stored data about the caller, by kind. */
export const exportAnswer = z.record(z.string(), z.unknown()).meta({ id: 'ExportAnswer' });

/** A user, as the site owner sees them. */
export const adminUser = z
  .object({
    uid: id,
    user_name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    picture: z.string().nullable(),
    created_at: time,
    last_seen_at: time.nullable(),
    leagues: whole,
    disabled_at: time.nullable(),
    disabled_reason: z.string().nullable(),
    isSiteOwner: z.boolean(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof adminUser>;

/** `GET /api/admin/users?search=&after=`, by username. `next` is the `after` of the next page. */
export const adminUsersAnswer = z
  .object({ users: z.array(adminUser), total: whole, next: z.string().nullable() })
  .meta({ id: 'AdminUsersAnswer' });
export type AdminUsersAnswer = z.infer<typeof adminUsersAnswer>;

/** `POST /api/admin/users/{user_id}/disable` and `/enable` */
export const adminUserAnswer = z.object({ success, user: adminUser }).meta({ id: 'AdminUserAnswer' });
export type AdminUserAnswer = z.infer<typeof adminUserAnswer>;

/** `POST /api/admin/users/{user_id}/reset-link`: only without a mail server. The link works once, within 30 minutes. */
export const resetLinkAnswer = z.object({ success, link: z.string() }).meta({ id: 'ResetLinkAnswer' });
export type ResetLinkAnswer = z.infer<typeof resetLinkAnswer>;

/** `GET /api/admin/security-events?before=&kind=&user_id=`, newest first. */
export const securityEventsAnswer = z
  .object({
    events: z.array(
      accountEvent.extend({
        user_id: id.nullable(),
        user_name: z.string().nullable(),
        actor_name: z.string().nullable(),
        data: z.record(z.string(), z.unknown()),
      }),
    ),
    next: whole.nullable(),
  })
  .meta({ id: 'SecurityEventsAnswer' });
export type SecurityEventsAnswer = z.infer<typeof securityEventsAnswer>;

export const adminConfigAnswer = z
  .object({
    current_season: season,
    season_set: z.boolean().describe('The site owner set it; otherwise it follows the calendar.'),
    calendar_season: season.describe('The season by the calendar: it changes on 1 July.'),
    season_dates: z.object({
      starts_on: day,
      ends_on: day,
      set: z.boolean().describe('The site owner set them; otherwise they are those of every year.'),
    }),
    minimum_salary: dollars.describe('What a player counts who never signed a contract.'),
    minimum_salary_season: season.nullable().describe('The season for which it was set.'),
    seasons: z.array(season).describe('Seasons that have contracts, newest first.'),
    mail: z.boolean(),
    providers: z.array(provider),
    storage: z.enum(['disk', 's3']),
    redis: z.boolean(),
    users: whole,
    leagues: whole,
  })
  .meta({ id: 'AdminConfigAnswer' });
export type AdminConfigAnswer = z.infer<typeof adminConfigAnswer>;

/** `GET /api/admin/league-delays`, the longest delay first. */
export const leagueDelaysAnswer = z
  .object({
    delays: z.array(
      z.object({
        league_id: id,
        league_name: z.string(),
        task: z.string().describe('The work that is set aside, such as `points` or `waivers`.'),
        since: time,
        tries: whole,
        next_try_at: time,
        cause: z.string().describe('The error of the last try.'),
      }),
    ),
  })
  .meta({ id: 'LeagueDelaysAnswer' });
export type LeagueDelaysAnswer = z.infer<typeof leagueDelaysAnswer>;

const IMPORTS = [
  'players',
  'contracts',
  'skater-stats',
  'goalie-stats',
  'games',
  'statuses',
  'rankings',
  'rosters',
  'nhl',
  'nhl-games',
  'nhl-schedule',
  'sample-games',
] as const satisfies ImportKind[];

/** One finished import (players, contracts, games or statuses) in `GET /api/admin/imports`. */
export const importView = z
  .object({
    id: z.string(),
    kind: z.enum(IMPORTS),
    source: toldReason.describe('Name of the file, or a key with figures for an import without one.'),
    by: z.string().nullable().describe('Who asked for it; null from the command line and every night.'),
    counts: z.object({ rows: whole, created: whole, updated: whole, unchanged: whole, refused: whole }),
    notes: z
      .array(toldReason)
      .describe('What the reader should know that belongs to no row: columns ignored, players ranked anew, …'),
    finished_at: time,
    status: z.enum(['done', 'refused']).describe('`refused`: the file as a whole, and nothing was changed.'),
    refused: z
      .array(z.object({ row: whole, name: z.string().nullable(), why: z.array(toldReason) }))
      .describe('Rows that were refused, the first 20 of them; row 0 is the file itself.'),
  })
  .meta({ id: 'Import' });
export type ImportView = z.infer<typeof importView>;

/** `GET /api/admin/imports`: newest first, at most 20. */
export const importsAnswer = z.object({ imports: z.array(importView) }).meta({ id: 'ImportsAnswer' });
export type ImportsAnswer = z.infer<typeof importsAnswer>;

/** One player in `GET /api/admin/players?search=`. Without a search it lists players who are not healthy. */
export const adminPlayer = z
  .object({
    id: playerId,
    full_name: z.string(),
    position: z.enum(['F', 'D', 'G']),
    nhl_club: z.string().nullable(),
    is_sample: z.boolean(),
    status: z.enum(PLAYER_STATUSES),
    status_note: statusNote,
    status_as_of: time.nullable(),
    status_by: z
      .enum(['hand', 'report'])
      .nullable()
      .describe('Who said so: the site owner, or the NHL’s roster report; null for a file.'),
  })
  .meta({ id: 'AdminPlayer' });
export type AdminPlayer = z.infer<typeof adminPlayer>;

export const adminPlayersAnswer = z.object({ players: z.array(adminPlayer) }).meta({ id: 'AdminPlayersAnswer' });
export type AdminPlayersAnswer = z.infer<typeof adminPlayersAnswer>;

/** `PUT /api/admin/players/{player_id}/status` */
export const adminPlayerAnswer = z.object({ success, player: adminPlayer }).meta({ id: 'AdminPlayerAnswer' });
export type AdminPlayerAnswer = z.infer<typeof adminPlayerAnswer>;

/** The import's result; with `dry_run`, the predicted one. */
export const importAnswer = z
  .object({
    success,
    dry_run: z.boolean().describe('Nothing was changed.'),
    kind: z.enum(IMPORTS),
    source: z.string(),
    counts: z.object({ rows: whole, created: whole, updated: whole, unchanged: whole, refused: whole }),
    notes: z.array(toldReason),
    rows: z
      .array(
        z.object({
          row: whole,
          action: z.enum(['created', 'updated', 'unchanged', 'refused']),
          name: z.string().nullable(),
          why: z.array(toldReason),
          changes: z.string().nullable().describe("In words: 'cap_hit: 775000 → 800000'."),
          hit: z
            .object({ season, cap_hit: dollars, before: dollars.nullable() })
            .nullable()
            .describe('Of a row of contracts: the cap hit that it says, and what stood before.'),
          candidates: z
            .array(z.object({ id: playerId, name: z.string(), position: z.string(), club: z.string().nullable() }))
            .describe('Whom a refused row could mean, for whoever can choose.'),
          disagrees: z.boolean().describe('Another source says another cap hit; `why` says which stands.'),
        }),
      )
      .describe(
        'Refused rows first, then those with something to say, then what changes; at most 200 of each kind, in a trial of contracts 1,000.',
      ),
    more: whole.describe('Rows of the report that are not shown.'),
  })
  .meta({ id: 'ImportAnswer' });
export type ImportAnswer = z.infer<typeof importAnswer>;
