import { sql, type Expression, type RawBuilder } from 'kysely';

/** SQL for a person's display name; null without a person. */
export function fullName(first: Expression<string>, last: Expression<string>): RawBuilder<string>;
export function fullName(first: Expression<string | null>, last: Expression<string | null>): RawBuilder<string | null>;
export function fullName(first: Expression<string | null>, last: Expression<string | null>): RawBuilder<string | null> {
  return sql<string | null>`${first} || ' ' || ${last}`;
}
