import { z } from 'zod';
import { idSchema } from '../leagues/league.schema.js';
import type { ImportReport } from '../players/players.import.schema.js';
import type { Provider } from './social.rules.js';

const name = (label: string) =>
  z.string(`${label} is required`).trim().min(1, `${label} is required`).min(2, `${label} must be at least 2 characters`).max(60, `${label} must be at most 60 characters`);

export const emailSchema = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

const usernameSchema = z
  .string('Username is required')
  .trim()
  .min(1, 'Username is required')
  .min(3, 'Username must be at least 3 characters')
  .max(30, 'Username must be at most 30 characters')
  .regex(/^[\p{L}\p{N}._-]+$/u, 'Username may use letters, digits, dots, dashes and underscores');

/** A password that is being chosen. */
export const newPasswordSchema = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters');

/** Body of `POST /api/create-user`; wordings of specification §5. */
export const signUpSchema = z.object({
  username: usernameSchema,
  first_name: name('First name'),
  last_name: name('Last name'),
  email: emailSchema,
  password: newPasswordSchema,
  self_registration: z.boolean().optional(),
});
export type SignUpBody = z.infer<typeof signUpSchema>;

export const signInSchema = z.object({
  email: z.string('Email is required').trim().min(1, 'Email is required').pipe(z.email('Please enter a valid email address.')),
  password: z.string('Password is required').min(1, 'Password is required').max(200, 'Password must be at most 200 characters'),
});

export const recordSessionSchema = z.object({
  user_id: idSchema.nullish(),
  date: z.string().max(40).nullish(),
  action: z.enum(['login', 'logout'], "Action is 'login' or 'logout'."),
});

/** What a sign-in with another provider left behind: good for five minutes, for one session or one proof. */
const ticketSchema = z.string('Sign in with the provider again.').min(20, 'Sign in with the provider again.').max(4_000, 'Sign in with the provider again.');

/** Body of `POST /api/create-user-social`. Who it is stands in the ticket; the rest is taken for the documented shape and must agree with it. */
export const createUserSocialSchema = z.object({
  uid: z.string().max(255).nullish(),
  email: z.string().max(254).nullish(),
  displayName: z.string().max(300).nullish(),
  photoURL: z.string().max(2_000).nullish(),
  provider: z.string().max(40).nullish(),
});
export type CreateUserSocialBody = z.infer<typeof createUserSocialSchema>;

/** Body of `POST /api/auth/reset-request`; wording of specification §5. */
export const resetRequestSchema = z.object({
  email: z
    .string('Please enter your email address.')
    .trim()
    .min(1, 'Please enter your email address.')
    .max(254, 'Please enter a valid email address.')
    .pipe(z.email('Please enter a valid email address.')),
});

const mailTokenSchema = z.string('This link is not complete.').regex(/^[\w-]{43}$/, 'This link is not complete.');

/** Body of `POST /api/auth/reset`. */
export const resetSchema = z.object({ token: mailTokenSchema, password: newPasswordSchema });

/** Body of `POST /api/auth/verify`: confirms an address, at sign-up or after a change. */
export const verifySchema = z.object({ token: mailTokenSchema });

/** That it is really him: his password, or a ticket of a provider linked to the account. */
const proof = { current_password: z.string().min(1, 'Enter your current password.').max(200, 'Incorrect password.').nullish(), ticket: ticketSchema.nullish() };

/** Body of `POST /api/auth/password`. */
export const changePasswordSchema = z.object({ ...proof, password: newPasswordSchema });

/** Body of `POST /api/auth/email`. */
export const changeEmailSchema = z.object({ ...proof, email: emailSchema });

/** Body of `POST /api/auth/delete-account`. */
export const deleteAccountSchema = z.object({ ...proof, confirm: z.literal('delete my account', 'Type "delete my account" to confirm.') });

/** Body of `POST /api/auth/providers`: links the provider that the ticket is of. */
export const linkProviderSchema = z.object({ ticket: ticketSchema });

/** Fields that are blank keep their value (specification §5). */
const kept = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .nullish()
    .transform((value) => (value == null || value.trim() === '' ? undefined : value))
    .pipe(schema.optional());

/** Body of `POST /api/edit-user-info`. `uid`, `old_user_id` and `email` must be the caller's own. */
export const editUserInfoSchema = z.object({
  uid: z.string().max(40).nullish(),
  old_user_id: z.string().max(40).nullish(),
  email: z.string().max(254).nullish(),
  user_name: kept(usernameSchema),
  first_name: kept(name('First name')),
  last_name: kept(name('Last name')),
  /** A `fileUrl` of `POST /api/upload`. */
  picture: kept(z.string().max(300, 'Upload the picture first.')),
  /** Takes the picture away. */
  remove_picture: z.boolean().nullish(),
});
export type EditUserInfoBody = z.infer<typeof editUserInfoSchema>;

/** Body of `POST /api/admin/users/{user_id}/disable`. */
export const disableUserSchema = z.object({ reason: z.string('Say why.').trim().min(3, 'Say why.').max(300, 'A reason has at most 300 characters.') });

/** The signed-in user, as the client sees him. */
export interface UserInfo {
  uid: string;
  email: string;
  user_name: string;
  first_name: string;
  last_name: string;
  picture: string | null;
  /** Commissioner of at least one league. */
  isAdmin: boolean;
  isSiteOwner: boolean;
  emailVerified: boolean;
}

export interface SessionAnswer {
  accessToken: string;
  /** ISO time at which the access token ends. */
  expiresAt: string;
  user: UserInfo;
}

/** `GET /api/login?email=`: with the access token of a session; with a ticket of a provider also the session that was opened. */
export interface LoginAnswer {
  userInfo: UserInfo[];
  session?: SessionAnswer;
}

/** `POST /api/upload` */
export interface UploadAnswer {
  fileUrl: string;
}

/** `POST /api/edit-user-info` */
export interface EditUserAnswer {
  success: true;
  user: UserInfo;
}

/** `POST /api/auth/email` and `POST /api/auth/verify-request` */
export interface EmailAnswer {
  success: true;
  /** `sent`: a message with a link is on its way to the address. `changed`: there is no mail server, so it counts at once. */
  status: 'sent' | 'changed';
  email: string;
}

/** `POST /api/auth/verify` */
export interface VerifiedAnswer {
  success: true;
  email: string;
  /** Whether the link changed the address of the account or confirmed the one it had. */
  changed: boolean;
}

/** One of the caller's sessions. Times are ISO. */
export interface SessionView {
  session_id: string;
  /** In words: 'Chrome on Windows'. */
  device: string;
  address: string | null;
  created_at: string;
  last_seen_at: string;
  /** The session that asks. */
  current: boolean;
}

/** `GET /api/auth/sessions`, the current one first, then by last seen. */
export interface SessionsAnswer {
  sessions: SessionView[];
}

/** `DELETE /api/auth/sessions` ends all others, `DELETE /api/auth/sessions/{session_id}` one. */
export interface SessionsEndedAnswer {
  success: true;
  ended: number;
}

/** One line of the account's history. */
export interface AccountEvent {
  id: number;
  /** ISO time. */
  at: string;
  /** 'signedIn', 'signInFailed', 'passwordChanged', … */
  kind: string;
  /** In words: 'Signed in'. */
  text: string;
  device: string | null;
  address: string | null;
}

/** `GET /api/auth/history?before=`, newest first; `next` asks for older ones. */
export interface AccountHistoryAnswer {
  events: AccountEvent[];
  next: number | null;
}

/** `GET /api/auth/account`: how the caller can sign in, and what he can do about it. */
export interface AccountAnswer {
  email: string;
  emailVerified: boolean;
  /** An address that waits for its confirmation. */
  pendingEmail: string | null;
  hasPassword: boolean;
  /** Providers linked to the account. */
  linked: { provider: Provider; email: string | null; linked_at: string }[];
  /** Providers that this installation offers. */
  offered: Provider[];
  /** Without a mail server nothing is sent: no confirmation, no reset. */
  mail: boolean;
}

/** `POST` and `DELETE /api/auth/providers` */
export interface ProvidersAnswer {
  success: true;
  linked: AccountAnswer['linked'];
}

/** `POST /api/auth/activity`: the session lives at least until then (ISO time). */
export interface ActivityAnswer {
  success: true;
  idleEndsAt: string;
}

/** One line of `GET /api/admin/users`, for the site owner. */
export interface AdminUser {
  uid: string;
  user_name: string;
  first_name: string;
  last_name: string;
  email: string;
  emailVerified: boolean;
  picture: string | null;
  created_at: string;
  last_seen_at: string | null;
  leagues: number;
  disabled_at: string | null;
  disabled_reason: string | null;
  isSiteOwner: boolean;
}

/** `GET /api/admin/users?search=&after=`, by username; `next` asks for the rest. */
export interface AdminUsersAnswer {
  users: AdminUser[];
  total: number;
  next: string | null;
}

/** `POST /api/admin/users/{user_id}/disable` and `/enable` */
export interface AdminUserAnswer {
  success: true;
  user: AdminUser;
}

/** `POST /api/admin/users/{user_id}/reset-link`: only where no mail server is configured; good for 30 minutes, once. */
export interface ResetLinkAnswer {
  success: true;
  link: string;
}

/** `GET /api/admin/security-events?before=&kind=&user_id=`, newest first. */
export interface SecurityEventsAnswer {
  events: (AccountEvent & { user_id: string | null; user_name: string | null; actor_name: string | null; data: Record<string, unknown> })[];
  next: number | null;
}

/** `GET` and `PUT /api/admin/config` */
export interface AdminConfigAnswer {
  current_season: string;
  /** Seasons that have contracts, newest first. */
  seasons: string[];
  mail: boolean;
  providers: Provider[];
  storage: 'disk' | 's3';
  redis: boolean;
  users: number;
  leagues: number;
}

/** One line of `GET /api/admin/imports`: a finished import of players, contracts, games or statuses. */
export interface ImportView extends Pick<ImportReport, 'id' | 'kind' | 'source' | 'counts' | 'notes'> {
  /** ISO time. */
  finished_at: string;
  /** `refused`: the file as a whole, and nothing was changed. */
  status: 'done' | 'refused';
  /** Rows that were refused, the first 20 of them; row 0 is the file itself. */
  refused: { row: number; name: string | null; why: string }[];
}

/** `GET /api/admin/imports`, the newest first, at most 20. */
export interface ImportsAnswer {
  imports: ImportView[];
}
