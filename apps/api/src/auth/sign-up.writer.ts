import { expressionBuilder, sql } from 'kysely';
import { readersLanguage } from '@crease/core/locale.js';
import type { SignUpBody } from '@crease/core/auth/auth.schema.js';
import type { Db, Tables } from '../platform/database/database.js';
import { ignoringCase, isSo } from '../platform/database/sql.js';
import type { Client } from './client.js';

/** An unqualified name, as the target of a conflict has it. */
const lowerEmail = expressionBuilder<Tables, 'app_user'>().fn<string>('lower', ['email']);

/**
 * Creates the account unless the address has one, and writes a security log entry in both cases, in one statement.
 * Returns the new account or the account that has the address.
 */
export const signUp = (
  db: Db,
  user: Pick<SignUpBody, 'username' | 'email' | 'first_name' | 'last_name'> & { uid: string; passwordHash: string },
  client: Client,
) =>
  db
    .with('made', (made) =>
      made
        .insertInto('app_user')
        .values({
          id: user.uid,
          username: user.username,
          email: user.email,
          first_name: user.first_name,
          last_name: user.last_name,
          password_hash: user.passwordHash,
          language: readersLanguage(),
        })
        .onConflict((conflict) => conflict.expression(lowerEmail).doNothing())
        .returning('id'),
    )
    .with('outcome', (outcome) =>
      outcome.selectNoFrom(({ exists, selectFrom }) => {
        const owner = selectFrom('app_user as u')
          .select('u.id')
          .where(({ ref }) => ignoringCase(ref('u.email'), user.email));
        return [
          sql<string>`coalesce(${selectFrom('made').select('made.id')}, ${owner})`.as('user_id'),
          isSo(exists(selectFrom('made').select('made.id'))).as('created'),
        ];
      }),
    )
    .with('logged', (logged) =>
      logged
        .insertInto('security_event')
        .columns(['kind', 'user_id', 'address', 'user_agent'])
        .expression(({ selectFrom }) =>
          selectFrom('outcome').select(({ val, ref }) => [
            sql<string>`case when ${ref('outcome.created')} then 'signedUp' else 'signUpRefused' end`.as('kind'),
            'outcome.user_id',
            val(client.address).as('address'),
            val(client.userAgent).as('user_agent'),
          ]),
        ),
    )
    .selectFrom('outcome')
    .select(['outcome.user_id', 'outcome.created']);
