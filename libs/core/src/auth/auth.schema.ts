import { z } from 'zod';
import { LANGUAGES } from '../locale.js';
import { messageOf } from '../messages/messages.js';
import { oneLine } from '../text.rules.js';
import { idSchema } from '../request.parts.js';

export type * from './auth.answers.js';

const name = (which: 'first' | 'last') =>
  z
    .string(messageOf('nameRequired', { which }))
    .overwrite(oneLine)
    .min(1, messageOf('nameRequired', { which }))
    .min(2, messageOf('nameAtLeast', { which, least: 2 }))
    .max(60, messageOf('nameAtMost', { which, most: 60 }));

export const emailSchema = z
  .string(messageOf('emailIsRequired'))
  .trim()
  .min(1, messageOf('emailIsRequired'))
  .max(254, messageOf('emailIsNotValid'))
  .pipe(z.email(messageOf('emailIsNotValid')));

const usernameSchema = z
  .string(messageOf('usernameIsRequired'))
  .overwrite(oneLine)
  .min(1, messageOf('usernameIsRequired'))
  .min(3, messageOf('usernameMustBeAtLeastCharacters', { least: 3 }))
  .max(30, messageOf('usernameMustBeAtMostCharacters', { most: 30 }))
  .regex(/^[\p{L}\p{N}._-]+$/u, messageOf('usernameMayUseSomeCharacters'));

export const newPasswordSchema = z
  .string(messageOf('passwordIsRequired'))
  .min(1, messageOf('passwordIsRequired'))
  .min(6, messageOf('passwordMustBeAtLeastCharacters', { least: 6 }))
  .max(200, messageOf('passwordMustBeAtMostCharacters', { most: 200 }));

/** Body of `POST /api/create-user`. The messages are defined in docs/rules.md, Forms. */
const invitationTokenSchema = z.string().max(200, messageOf('invitationIsTooLong')).nullish();

export const signUpSchema = z.object({
  username: usernameSchema,
  first_name: name('first'),
  last_name: name('last'),
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
    .string(messageOf('emailIsRequired'))
    .trim()
    .min(1, messageOf('emailIsRequired'))
    .pipe(z.email(messageOf('pleaseEnterValidEmail'))),
  password: z
    .string(messageOf('passwordIsRequired'))
    .min(1, messageOf('passwordIsRequired'))
    .max(200, messageOf('passwordMustBeAtMostCharacters', { most: 200 })),
});

export const recordSessionSchema = z.object({
  user_id: idSchema.nullish(),
  date: z.string().max(40).nullish(),
  action: z.enum(['login', 'logout'], messageOf('actionIsLoginOrLogout')),
});

/** Ticket from a sign-in with another provider. Valid for five minutes, for one session or one proof of identity. */
const ticketSchema = z
  .string(messageOf('signInWithProviderAgain'))
  .min(20, messageOf('signInWithProviderAgain'))
  .max(4_000, messageOf('signInWithProviderAgain'));

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
    .string(messageOf('pleaseEnterYourEmailAddress'))
    .trim()
    .min(1, messageOf('pleaseEnterYourEmailAddress'))
    .max(254, messageOf('pleaseEnterValidEmail'))
    .pipe(z.email(messageOf('pleaseEnterValidEmail'))),
});

const mailTokenSchema = z.string(messageOf('linkIsNotComplete')).regex(/^[\w-]{43}$/, messageOf('linkIsNotComplete'));

export const resetSchema = z.object({ token: mailTokenSchema, password: newPasswordSchema });

/** Body of `POST /api/auth/verify`: confirms an address at sign-up or after a change. */
export const verifySchema = z.object({ token: mailTokenSchema });

/** Body of `POST /api/auth/site-owner`: the code, with or without dashes. */
export const ownerCodeSchema = z.object({
  code: z
    .string()
    .trim()
    .min(1, messageOf('enterCodeThatServerPrinted'))
    .max(60, messageOf('codeHas32LettersAndDigits')),
});

/** Proof that the caller owns the account: the password, or a ticket from a linked provider. */
const proof = {
  current_password: z
    .string()
    .min(1, messageOf('enterYourCurrentPassword'))
    .max(200, messageOf('incorrectPassword'))
    .nullish(),
  ticket: ticketSchema.nullish(),
};

export const changePasswordSchema = z.object({ ...proof, password: newPasswordSchema });

export const changeEmailSchema = z.object({ ...proof, email: emailSchema });

export const deleteAccountSchema = z.object({
  ...proof,
  confirm: z.literal('delete my account', messageOf('typeDeleteMyAccount')),
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
  first_name: kept(name('first')),
  last_name: kept(name('last')),
  /** A `fileUrl` from `POST /api/upload`. */
  picture: kept(z.string().max(300, messageOf('uploadPictureFirst'))),
  remove_picture: z.boolean().nullish(),
});
export type EditUserInfoBody = z.infer<typeof editUserInfoSchema>;

/** Body of `PUT /api/account/language`. Null takes the choice back. */
export const accountLanguageSchema = z.object({ language: z.enum(LANGUAGES, messageOf('notAChoice')).nullable() });
