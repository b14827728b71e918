import { z } from 'zod';
import { idSchema } from '../leagues/league.schema.js';

const name = (label: string) =>
  z.string(`${label} is required`).trim().min(1, `${label} is required`).min(2, `${label} must be at least 2 characters`).max(60, `${label} must be at most 60 characters`);

export const emailSchema = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

/** Body of `POST /api/create-user`; wordings of specification §5. */
export const signUpSchema = z.object({
  username: z
    .string('Username is required')
    .trim()
    .min(1, 'Username is required')
    .min(3, 'Username must be at least 3 characters')
    .max(30, 'Username must be at most 30 characters')
    .regex(/^[\p{L}\p{N}._-]+$/u, 'Username may use letters, digits, dots, dashes and underscores'),
  first_name: name('First name'),
  last_name: name('Last name'),
  email: emailSchema,
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .min(6, 'Password must be at least 6 characters')
    .max(200, 'Password must be at most 200 characters'),
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
}

export interface SessionAnswer {
  accessToken: string;
  /** ISO time at which the access token ends. */
  expiresAt: string;
  user: UserInfo;
}
