import { sql } from 'kysely';
import type { Config } from '../platform/config/config.js';
import type { Db } from '../platform/database/database.js';
import { isSo } from '../platform/database/sql.js';
import type { Allowance } from '../platform/http/rate-limit.js';
import { refusal } from './leagues.refusals.js';

const DAY = 86_400;

/** Standing of an account, which decides its limits. A confirmed address and an age of one day raise them. */
export interface Standing {
  readonly userId: string;
  readonly proven: boolean;
  /** Created within the last day. */
  readonly young: boolean;
}

export async function standingOf(db: Db, userId: string): Promise<Standing> {
  const user = await db
    .selectFrom('app_user')
    .select(({ eb }) => [
      isSo(eb('email_verified_at', 'is not', null)).as('proven'),
      isSo(eb('created_at', '>', sql<Date>`now() - interval '1 day'`)).as('young'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { userId, proven: user?.proven ?? false, young: user?.young ?? true };
}

export const LEAGUES_AT_ONCE = 30;
/** More than a user needs in a day. Each league is thousands of rows. */
const LEAGUES_A_DAY = { unproven: 5, proven: 10, network: 30 };

export function leagueAllowances({ userId, proven }: Standing, network: string | null): Allowance[] {
  const most = proven ? LEAGUES_A_DAY.proven : LEAGUES_A_DAY.unproven;
  return [
    {
      key: `league:${userId}`,
      limit: most,
      windowSeconds: DAY,
      refusal: refusal('limitReached.leagues', { figures: { most, proven } }),
    },
    ...(network === null
      ? []
      : [
          {
            key: `league-from:${network}`,
            limit: LEAGUES_A_DAY.network,
            windowSeconds: DAY,
            refusal: refusal('limitReached.leaguesFrom', { figures: { most: LEAGUES_A_DAY.network } }),
          },
        ]),
  ];
}

/** Enough for a league of 32 teams with some repeated invitations, and far too few for advertising. */
const INVITATIONS_A_DAY = { unproven: 5, young: 40, proven: 100, network: 200, links: 200 };
/** Most invitations to one address, from all senders together. */
const TO_ONE_ADDRESS = 5;

/** Invitations without an address: links to copy, and those that archives and copies create for accounts. */
export const linkAllowance = (userId: string): Allowance => ({
  key: `invite-link:${userId}`,
  limit: INVITATIONS_A_DAY.links,
  windowSeconds: DAY,
  refusal: refusal('limitReached.links', { figures: { most: INVITATIONS_A_DAY.links } }),
});

export function invitationAllowances(
  { userId, proven, young }: Standing,
  email: string | null,
  network: string | null,
  config: Pick<Config, 'mail'>,
): Allowance[] {
  if (email === null) return [linkAllowance(userId)];
  // Without a mail server addresses cannot be confirmed, and strangers get no mail.
  const kind = !config.mail ? 'proven' : !proven ? 'unproven' : young ? 'young' : 'proven';
  const most = INVITATIONS_A_DAY[kind];
  const fromNetwork = INVITATIONS_A_DAY.network;
  return [
    {
      key: `invite:${userId}`,
      limit: most,
      windowSeconds: DAY,
      refusal: refusal('limitReached.mails', { figures: { most, kind }, field: 'email' }),
    },
    {
      key: `invite-to:${email.trim().toLowerCase()}`,
      limit: TO_ONE_ADDRESS,
      windowSeconds: DAY,
      refusal: refusal('limitReached.mailsTo', { figures: { most: TO_ONE_ADDRESS }, field: 'email' }),
    },
    ...(network === null
      ? []
      : [
          {
            key: `invite-from:${network}`,
            limit: fromNetwork,
            windowSeconds: DAY,
            refusal: refusal('limitReached.mailsFrom', { figures: { most: fromNetwork }, field: 'email' }),
          },
        ]),
  ];
}
