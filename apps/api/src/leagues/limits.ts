import { sql } from 'kysely';
import type { Config } from '../platform/config/config.js';
import type { Db } from '../platform/database/database.js';
import { isSo } from '../platform/database/sql.js';
import type { Allowance } from '../platform/http/rate-limit.js';

const DAY = 86_400;

/**
 * What the limits of an account depend on: an account with a proven address may do more, and still more after its first
 * day.
 */
export interface Standing {
  readonly userId: string;
  readonly proven: boolean;
  /** Made within the last day. */
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

/** Leagues that one account may run at a time. */
export const LEAGUES_AT_ONCE = 30;
/** More than anybody needs in a day. Each league is thousands of rows. */
const LEAGUES_A_DAY = { unproven: 5, proven: 10, network: 30 };

export function leagueAllowances({ userId, proven }: Standing, network: string | null): Allowance[] {
  const most = proven ? LEAGUES_A_DAY.proven : LEAGUES_A_DAY.unproven;
  return [
    {
      key: `league:${userId}`,
      limit: most,
      windowSeconds: DAY,
      message: `You have created ${most} leagues within a day, the most for one account.`,
      ...(proven
        ? {}
        : { fix: 'Settings can be changed until the first draft: change a league instead of creating another.' }),
    },
    ...(network === null
      ? []
      : [
          {
            key: `league-from:${network}`,
            limit: LEAGUES_A_DAY.network,
            windowSeconds: DAY,
            message: `${LEAGUES_A_DAY.network} leagues were created from this network within a day, the most for one.`,
          },
        ]),
  ];
}

/** Enough for a league of 32 teams with some invitations sent twice, and far too few for advertising. */
const INVITATIONS_A_DAY = { unproven: 5, young: 40, proven: 100, network: 200, links: 200 };
/** How many one address is sent, by all senders together. */
const TO_ONE_ADDRESS = 5;

export function invitationAllowances(
  { userId, proven, young }: Standing,
  email: string | null,
  network: string | null,
  config: Pick<Config, 'mail'>,
): Allowance[] {
  if (email === null) {
    return [
      {
        key: `invite-link:${userId}`,
        limit: INVITATIONS_A_DAY.links,
        windowSeconds: DAY,
        message: `You have made ${INVITATIONS_A_DAY.links} invitations within a day, the most for one account.`,
      },
    ];
  }
  // Where no mail is sent, nobody can prove an address, and no stranger is sent anything.
  const kind = !config.mail ? 'proven' : !proven ? 'unproven' : young ? 'young' : 'proven';
  const most = INVITATIONS_A_DAY[kind];
  const fromNetwork = INVITATIONS_A_DAY.network;
  const who = {
    unproven: 'an account whose own address is not confirmed',
    young: 'a new account',
    proven: 'one account',
  }[kind];
  return [
    {
      key: `invite:${userId}`,
      limit: most,
      windowSeconds: DAY,
      field: 'email',
      message: `You have sent ${most} invitations by e-mail within a day, the most for ${who}.`,
      fix:
        kind === 'unproven'
          ? 'Confirm your address, or leave the e-mail empty and send the link yourself.'
          : 'Leave the e-mail empty and send the link yourself.',
    },
    {
      key: `invite-to:${email.trim().toLowerCase()}`,
      limit: TO_ONE_ADDRESS,
      windowSeconds: DAY,
      field: 'email',
      message: `This address was sent ${TO_ONE_ADDRESS} invitations within a day, the most for one address.`,
      fix: 'Leave the e-mail empty and send the link yourself.',
    },
    ...(network === null
      ? []
      : [
          {
            key: `invite-from:${network}`,
            limit: fromNetwork,
            windowSeconds: DAY,
            field: 'email',
            message: `${fromNetwork} invitations were sent from this network within a day, the most for one.`,
            fix: 'Leave the e-mail empty and send the link yourself.',
          },
        ]),
  ];
}
