import { expect, test } from '@jest/globals';
import { Busy } from '../../refusal.error.js';
import { asUnavailable, violatedConstraint } from './trouble.js';

const failure = (message: string, more: object) => Object.assign(new Error(message), more);
const duplicate = (name: string) => `duplicate key value violates unique constraint "${name}"`;

test('a violated unique constraint has the same name on one PostgreSQL and on a cluster', () => {
  const onOne = failure(duplicate('invitation_team_key'), { code: '23505', constraint: 'invitation_team_key' });
  expect(violatedConstraint(onOne)).toBe('invitation_team_key');
  const onCluster = failure(duplicate('invitation_team_key_102184'), { code: '23505', constraint: undefined });
  expect(violatedConstraint(onCluster)).toBe('invitation_team_key');
  expect(violatedConstraint(new Error('The query failed.', { cause: onCluster }))).toBe('invitation_team_key');
});

test('other errors violate no unique constraint', () => {
  const foreignKey = 'insert or update on table "bid_102184" violates foreign key constraint "bid_team_fkey_102184"';
  expect(violatedConstraint(failure(foreignKey, { code: '23503' }))).toBeNull();
  expect(violatedConstraint(failure('no name', { code: '23505' }))).toBeNull();
  expect(violatedConstraint(null)).toBeNull();
});

test('the end of a server is an error that asks to try again, and another failure is not', () => {
  const ended = failure('terminating connection due to administrator command', { code: '57P01' });
  const coordinatorEnded = failure('postmaster was shut down, exiting', { code: 'XX000' });
  for (const error of [ended, coordinatorEnded]) expect(asUnavailable(error)).toBeInstanceOf(Busy);
  const other = failure('cache lookup failed for relation 7', { code: 'XX000' });
  expect(asUnavailable(other)).toBe(other);
});
