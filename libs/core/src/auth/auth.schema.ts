import { z } from 'zod';
import { oneLine } from '../text.rules.js';
import { idSchema } from '../request.parts.js';

export type * from './auth.answers.js';

const name = (label: string) =>
  z
    .string(`${label} is required`)
    .overwrite(oneLine)
    .min(1, `${label} is required`)
    .min(2, `${label} must be at least 2 characters`)
    .max(60, `${label} must be at most 60 characters`);

export const emailSchema = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

const usernameSchema = z
  .string('Username is required')
  .overwrite(oneLine)
  .min(1, 'Username is required')
  .min(3, 'Username must be at least 3 characters')
  .max(30, 'Username must be at most 30 characters')
  .regex(/^[\p{L}\p{N}._-]+$/u, 'Username may use letters, digits, dots, dashes and underscores');

export const newPasswordSchema = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters');

/** Body of `POST /api/create-user`. The messages are defined in docs/rules.md, Forms. */
const invitationTokenSchema = z.string().max(200, 'The invitation is too long.').nullish();

export const signUpSchema = z.object({
  username: usernameSchema,
  first_name: name('First name'),
  last_name: name('Last name'),
  email: emailSchema,
  password: newPasswordSchema,
  self_registration: z.boolean().optional(),
  /**
   * Token of the invitation link that the user followed. Invited users are exempt from the limit on new accounts per
   * network.
   */
  invitation_token: invitationTokenSchema,
});
export type SignUpBody = z.infer<typeof signUpSchema>;

export const signInSchema = z.object({
  email: z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .pipe(z.email('Please enter a valid email address.')),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(200, 'Password must be at most 200 characters'),
});

export const recordSessionSchema = z.object({
  user_id: idSchema.nullish(),
  date: z.string().max(40).nullish(),
  action: z.enum(['login', 'logout'], "Action is 'login' or 'logout'."),
});

/** Ticket from a sign-in with another provider. Valid for five minutes, for one session or one proof of identity. */
const ticketSchema = z
  .string('Sign in with the provider again.')
  .min(20, 'Sign in with the provider again.')
  .max(4_000, 'Sign in with the provider again.');

/**
 * Body of `POST /api/create-user-social`. The ticket identifies the user. The other fields are part of the documented
 * shape and must match the ticket.
 */
export const createUserSocialSchema = z.object({
  uid: z.string().max(255).nullish(),
  email: z.string().max(254).nullish(),
  displayName: z.string().max(300).nullish(),
  photoURL: z.string().max(2_000).nullish(),
  provider: z.string().max(40).nullish(),
  invitation_token: invitationTokenSchema,
});
export type CreateUserSocialBody = z.infer<typeof createUserSocialSchema>;

/** Body of `POST /api/auth/reset-request`. The message is defined in docs/rules.md, Forms. */
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

/** Body of `POST /api/auth/verify`: confirms an address at sign-up or after a change. */
export const verifySchema = z.object({ token: mailTokenSchema });

/** Body of `POST /api/auth/site-owner`: the code, with or without dashes. */
export const ownerCodeSchema = z.object({
  code: z
    .string()
    .trim()
    .min(1, 'Enter the code that the server printed.')
    .max(60, 'A code has 32 letters and digits.'),
});

/** Proof that the caller owns the account: the password, or a ticket from a linked provider. */
const proof = {
  current_password: z.string().min(1, 'Enter your current password.').max(200, 'Incorrect password.').nullish(),
  ticket: ticketSchema.nullish(),
};

/** Body of `POST /api/auth/password`. */
export const changePasswordSchema = z.object({ ...proof, password: newPasswordSchema });

/** Body of `POST /api/auth/email`. */
export const changeEmailSchema = z.object({ ...proof, email: emailSchema });

/** Body of `POST /api/auth/delete-account`. */
export const deleteAccountSchema = z.object({
  ...proof,
  confirm: z.literal('delete my account', 'Type "delete my account" to confirm.'),
});

/** Body of `POST /api/auth/providers`: links the provider of `link_ticket`. */
export const linkProviderSchema = z.object({ ...proof, link_ticket: ticketSchema });

/** A blank field keeps its value (docs/rules.md, Forms). */
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
  /** A `fileUrl` from `POST /api/upload`. */
  picture: kept(z.string().max(300, 'Upload the picture first.')),
  remove_picture: z.boolean().nullish(),
});
export type EditUserInfoBody = z.infer<typeof editUserInfoSchema>;
